# La table avant la donne.

## Arriver

app-lobby-table = La table
app-lobby-nobody = Il n'y a encore personne. La première place tient la table.
app-lobby-already = { $count ->
    [one] { $names } est déjà là.
   *[other] { $names } sont déjà là.
}
app-lobby-your-name = Ton nom
app-lobby-host = Prendre la première place
app-lobby-sit-down = Prendre place
app-lobby-nobody-else = Finalement, personne d'autre
app-lobby-had-a-seat = J'avais une place ici
app-lobby-as-table = Montrer sur un grand écran
app-lobby-return-title = Retrouver ta place
app-lobby-return-about = Demande un code à qui tient la table. Il marche dès que ton ancien téléphone est absent depuis vingt secondes.
app-lobby-return-action = Reprendre ma place
app-lobby-game-on = { $phase ->
    [day] La discussion est ouverte.
    [talk] La discussion est ouverte.
    [vote] Les doigts se lèvent.
    [guessed] Les doigts se lèvent.
    [over] Les cartes sont sur la table.
   *[other] Il fait nuit.
}
app-lobby-playing = En jeu : { $names }.
app-lobby-wait = Attendre la prochaine partie
app-lobby-waits = { $count ->
    [one] Ta place t'attend à la fin de cette partie.
   *[other] En attente de la prochaine partie : { $names }.
}
app-lobby-stop-waiting = Ne plus attendre

## Un téléphone, plusieurs joueurs

app-lobby-shared = Qui joue sur ce téléphone
app-lobby-newcomer = Quelqu'un d'autre
app-lobby-pass = Passe le téléphone à { $name }.
app-lobby-i-am = C'est moi, { $name }

## L'entrée

app-lobby-scan = Scanne, ou tape le mot
app-lobby-enlarge = Montrer le code en grand
app-lobby-come-in = La porte est ouverte
app-lobby-qr = L'entrée de la table { $room }, à scanner
app-lobby-share-link = Envoyer le lien
app-lobby-shared-link = Envoyé, ou copié

## Qui est là

app-lobby-you = Toi
app-lobby-at-table = { $count ->
    [1] Une personne à table
    [2] Deux à table
    [3] Trois à table
    [4] Quatre à table
    [5] Cinq à table
    [6] Six à table
    [7] Sept à table
    [8] Huit à table
    [9] Neuf à table
    [10] Dix à table
   *[other] { $count } à table
}
app-lobby-seats = Places
app-lobby-as-we-sit = La table telle qu'elle est
app-lobby-away = { $count ->
    [one] { $names } pique du nez. La place est gardée.
   *[other] { $names } piquent du nez. Les places sont gardées.
}
app-lobby-watching = { $count ->
    [one] Quelqu'un regarde.
   *[other] { $count } personnes regardent.
}
app-lobby-returned = De retour avec un code : { $names }.
app-lobby-order = Dans le sens des aiguilles d'une montre. Qui tient la table peut changer l'ordre.
app-lobby-order-host = Dans le sens des aiguilles d'une montre. Fais glisser un nom, ou sers-toi des flèches.
app-lobby-is-you = toi
app-lobby-is-host = tient la table
app-lobby-is-away = pique du nez
app-lobby-more = Plus
app-lobby-more-about = Plus sur { $name }
app-lobby-up = Monter { $name }
app-lobby-down = Descendre { $name }
app-lobby-hand-on = Confier la table
app-lobby-let-back-in = Code pour un autre téléphone
app-lobby-recovery = Pour { $name }, sur le nouveau téléphone : ouvrir cette table et choisir « J'avais une place ici ». Valable dix minutes.
app-lobby-kick = Retirer de la table
app-lobby-another = Quelqu'un d'autre sur ce téléphone
app-lobby-leave = Quitter la table

## Le jeu

app-lobby-game = Jeu
app-lobby-one-night = Une Nuit
app-lobby-werewords = Werewords
app-lobby-first-game = { $count ->
    [3] Première fois ? Fait pour trois :
    [4] Première fois ? Fait pour quatre :
    [5] Première fois ? Fait pour cinq :
    [6] Première fois ? Fait pour six :
   *[other] Première fois ? Le plus doux à { $count } :
}
app-lobby-outgrown = À { $count }, le plus doux :
app-lobby-none-fits = Aucun scénario n'est fait pour { $count }. À composer :
app-lobby-scenarios = Scénarios
app-lobby-own-cards = Nos propres cartes
app-lobby-own-about = Les rôles de ton choix, trois de plus que de personnes.
app-lobby-own-count = { $cards } cartes sur { $wanted }
app-lobby-minimum-sets = Petits jeux, à compléter
app-lobby-drawn = Personne ne sait quelles cartes : elles sont tirées à la donne.
app-lobby-for = { $fewest ->
    [one] à { $most }
   *[other] de { $fewest } à { $most }
}
app-lobby-change-cards = Changer les cartes
app-lobby-hold-hint = Touche pour mettre ou retirer. Maintiens pour lire.
app-lobby-read-cards = Ce que font ces cartes
app-lobby-card-count = { $count ->
    [0] { $name }, hors du jeu
   *[other] { $name }, { $count } en jeu
}
app-lobby-words = Les mots
app-lobby-difficulty = Difficulté
app-lobby-words-easy = Facile
app-lobby-words-medium = Moyen
app-lobby-words-hard = Difficile
app-lobby-words-ridiculous = Absurde
app-lobby-pack = { $language ->
    [fr] { $count } mots, en français
   *[other] { $count } mots, en anglais
}

## La manière

app-lobby-options = Options
app-lobby-pace = La nuit
app-lobby-pace-quick = Nuit rapide
    .about = Quand rien n'oblige à attendre, tout se passe en même temps. Une minute, ou moins.
app-lobby-pace-narrated = Nuit contée
    .about = Chaque rôle est appelé à voix haute, l'un après l'autre : par un grand écran, ou par le téléphone de l'hôte, si « Raconter d'ici » y est allumé.
app-lobby-short-about = Pour un groupe qui connaît la nuit : chaque appel dure moins.
app-lobby-call-seconds = Temps de chaque appel
app-lobby-seconds = { $seconds } s
app-lobby-as-told = au fil du conte
app-lobby-day = Temps de parole
app-lobby-minutes = { $minutes } min
app-lobby-edition = Noms et règles comme imprimés par
app-lobby-center-werewolf = Pour le loup alpha, au milieu
app-lobby-as-boxes = celui qui reste
app-lobby-artifacts = Artefacts à piocher
app-lobby-chat = Messages
    .about = Des mots écrits le jour, pour qui ne s'entend pas.
app-lobby-word-minutes = Temps pour deviner
app-lobby-words-shown = Mots au choix
app-lobby-words-in = Mots en
app-lobby-own-words = Nos propres mots
app-lobby-own-words-about = Un par ligne. Qui les écrit ne devrait pas jouer, ou devrait vite les oublier.
app-lobby-own-words-take = { $count ->
    [one] Prendre celui-ci
   *[other] Prendre ces { $count } mots
}
app-lobby-own-words-count = { $count ->
    [one] Un mot à nous
   *[other] { $count } mots à nous
}
app-lobby-own-words-none = Revenir aux listes
app-lobby-werewolves = Loups-garous
app-lobby-wolves-fitting = autant qu'il faut

## Les compositions du groupe

app-lobby-sets = Nos compositions
app-lobby-sets-save = Garder ce qui est choisi
app-lobby-sets-no-words = Les mots du groupe restent à cette table : une composition se lit par n'importe qui.
app-lobby-sets-name = Nom
app-lobby-sets-about = Une ligne à son sujet
app-lobby-sets-keep = Garder
app-lobby-sets-given = Garder cette composition sur ton téléphone ?
app-lobby-sets-kept = « { $name } » est gardée sur ce téléphone.
app-lobby-sets-replaced = « { $name } » prend la place de celle du même nom.
app-lobby-sets-removed = « { $name } » est supprimée.
app-lobby-sets-undo = Annuler
app-lobby-sets-of-server = De ce serveur
app-lobby-sets-hand-on = Transmettre
app-lobby-sets-hand-on-one = Transmettre { $name }
app-lobby-sets-remove = Supprimer
app-lobby-sets-remove-one = Supprimer { $name }
app-lobby-sets-link = Le lien, pour un autre téléphone
app-lobby-sets-file = En fichier
app-lobby-sets-open = Ouvrir un fichier
app-lobby-sets-away = Le serveur ne répond pas.

## La donne

app-lobby-missing = { $count ->
    [one] Encore une personne, et tu peux distribuer.
   *[other] Encore { $count } personnes, et tu peux distribuer.
}
app-lobby-host-deals = { $name } distribue quand tout le monde est là.
app-lobby-deal = Distribuer

## Pendant la partie

app-lobby-menu = La table
app-lobby-host-is = { $name } tient cette table : c'est là qu'on demande une pause, ou un code quand un téléphone est perdu.
app-lobby-pause = Pause
app-lobby-paused = En pause.
app-lobby-go-on = Reprendre
app-lobby-stop = Arrêter la partie
app-lobby-stop-really = Ramasser les cartes

app-lobby-balance = Si les cartes sont justes
app-lobby-balance-about = Qui gagne { NUMBER($games) } parties où tout se joue au hasard et où chaque vote suit ce qui a été vu :
app-lobby-balance-moved = { $share } finissent avec une autre carte
app-lobby-balance-no-wolf = aucun loup à table dans { $share } des cas
app-lobby-balance-told = à l'aube on sait { $share } de qui sont les loups
app-lobby-balance-night = une nuit dure au plus { $quick } s, racontée { $narrated } min
