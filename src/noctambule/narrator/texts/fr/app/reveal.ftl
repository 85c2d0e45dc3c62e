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

## Le mélange, vérifié

app-shuffle-under-way = On mélange les cartes…
app-shuffle-abandoned = { $count ->
    [one] Une partie a été interrompue depuis la dernière qui fut finie.
   *[other] { $count } parties ont été interrompues depuis la dernière qui fut finie.
}
app-shuffle-good = Personne n’a choisi ces cartes : ce téléphone a refait la donne, et tout concorde.
app-shuffle-open = Ces cartes découlent du mélange. Tout n’a pas pu être vérifié ici.
app-shuffle-bad = Ce mélange n’est pas celui qui était promis. Quelqu’un a pu choisir les cartes.
app-shuffle-seal-good = Le serveur était lié avant que ce téléphone ne donne rien : son secret correspond au sceau.
app-shuffle-seal-open = Le secret correspond au sceau ; ce téléphone n’était pas là avant la donne pour voir ce sceau.
app-shuffle-seal-bad = Le secret du serveur ne correspond pas au sceau montré avant la donne.
app-shuffle-own-good = Ce que ce téléphone a tiré de lui-même est dans le mélange.
app-shuffle-own-open = Rien de ce téléphone n’est dans le mélange : il n’était pas là, ou arriva trop tard.
app-shuffle-own-bad = Autre chose se trouve là où devrait être la part de ce téléphone.
app-shuffle-others-good = Chacun a donné ce à quoi il était lié avant que rien ne soit connu.
app-shuffle-others-open = Ce qu’ont donné les autres concorde ; ce téléphone n’a pas vu d’avance à quoi ils étaient liés.
app-shuffle-others-bad = Quelqu’un a donné autre chose que promis, ou la donne a été demandée deux fois.
app-shuffle-cards-good = La donne refaite ici, les cartes sont là où elles étaient.
app-shuffle-cards-open = La donne n’a pas pu être refaite ici.
app-shuffle-cards-bad = La donne refaite ici, les cartes sont ailleurs.
app-shuffle-late = Arrivés trop tard, ou retenus : { $names }.
app-shuffle-code = Tous les écrans de cette table montrent le même : { $code }
