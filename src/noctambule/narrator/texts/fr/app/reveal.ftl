# La fin d'une nuit de cartes : qui gagne et pourquoi, la nuit racontée, et la suivante.

app-reveal-you-won = Tu gagnes.
app-reveal-you-lost = Tu perds.
app-reveal-why = Pourquoi
app-reveal-held = { $player } avait { $role }.
app-reveal-held-other = { $player } avait { $role }, au départ { $from }.
app-reveal-wolves = Du côté des loups : { $players }.
app-reveal-everyone = Les cartes de tout le monde
app-reveal-first-last = { $first }, puis { $last }
app-reveal-as = compte comme { $role }
app-reveal-voted = montrait { $target }
app-reveal-no-vote = ne montrait personne
app-reveal-accused = { $player } accuse { $target }.
app-reveal-died = meurt
app-reveal-won = gagne
app-reveal-lost = perd
app-reveal-replay = Revoir la nuit
app-reveal-again = Encore
app-reveal-host-deals = { $name } donnera la prochaine.

## Encore

app-reveal-again-title = Encore, même table
app-reveal-joining = { $count ->
    [one] { $names } s'assoit avec le groupe.
   *[other] { $names } s'assoient avec le groupe.
}
app-reveal-deal-again = Donner
app-reveal-change = Changer autre chose d'abord

## La nuit racontée

app-reveal-verdict = Verdict
app-reveal-deal = Donne
app-reveal-dealt = Les cartes telles qu'elles ont été données.
app-reveal-dawn = Aube
app-reveal-step = { $step } sur { $steps }
app-reveal-stage = La table, toutes les cartes visibles
app-reveal-lies = { $place } : { $role }
app-reveal-rail = Qui veillait
app-reveal-pause = Pause
app-reveal-play = Continuer
app-reveal-from-start = Du début
app-reveal-back = Un pas en arrière
app-reveal-forward = Un pas en avant
app-reveal-who-moved = Qui a bougé quelle carte ?
app-reveal-who-moved-mine = Qui a bougé ma carte ?
app-reveal-whose = La carte de qui
app-reveal-mine = La mienne
app-reveal-was-dealt = Donnée ici : { $role }
app-reveal-then = Dès lors : { $role }
app-reveal-never-moved = Personne. Elle n'a pas quitté sa place de la nuit.
app-reveal-ended = { $role } a fini la nuit ici : { $place }.
