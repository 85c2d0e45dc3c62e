# Ce que montre `noctambule balance`, dans le terminal et dans son rapport.

balance-title = Équilibre : { $name }, à { $players }
balance-own-deck = tes propres cartes
balance-games = { $games } parties au hasard. Graine : { $seed }
balance-wins = Qui gagne
balance-wins-note = Au hasard : la nuit comme au vote, n'importe quel choix permis. À vue : chaque vote suit ce que la nuit a montré, et personne ne parle. Aucune table ne joue ainsi ; ce qu'une carte change se voit dans les deux.
column-random = Au hasard
column-seeing = À vue
balance-facts = Ce qui arrive
balance-moved = Finir avec une autre carte
balance-moved-value = { $share } des joueurs ; au moins une personne dans { $often } des parties
balance-no-wolf = Aucun Loup-Garou en jeu
balance-no-wolf-value = { $dealt } à la donne, { $end } à la fin
balance-quick = Nuit, rythme rapide
balance-narrated = Nuit racontée
balance-beats = { $beats ->
    [one] { $beats } temps
   *[other] { $beats } temps
}
balance-quick-value = { $beats }, au plus { $time }
balance-narrated-value = { $beats }, { $time }
balance-knows = Ce que chaque vue dit des Loups-Garous
balance-knows-note = Avant la nuit, { $bits } bits sont inconnus. Combien en connaît chaque personne à l'aube, selon la carte reçue, en moyenne sur { $games } parties : un bit divise les possibilités par deux. Échantillonné ; ± dit l'erreur possible.
column-tells = Bits
column-share = Du total
column-error = ±
balance-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-bits = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-bits-off = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
balance-any-seat = n'importe quelle place
balance-what-if = Et si
balance-what-if-note = Une carte de plus, c'est une personne de plus ; une carte de moins, une de moins ; un échange n'y change rien. { $games } parties chacun, au hasard ; sous { $noise } points, une différence peut être de la chance.
balance-what-if-most = Sur { $count } changements, ceux qui aident le plus et le moins le Village. --html et --json les ont tous.
balance-what-if-drawn = Une Anarchie tire ses cartes à chaque fois : il n'y en a aucune à échanger.
column-change = Changement
column-difference = Village ±
column-no-wolf = Sans loup
balance-added = + { $role }
balance-removed = − { $role }
balance-exchanged = { $removed } → { $added }
balance-more-less = Une carte de plus ou de moins
balance-exchange-map = Échanger une carte : taux de victoire du Village, en points
balance-out = Sort
balance-in = Entre
balance-written = Le rapport est dans { $path }
balance-warming = Préparation ; la première fois prend une minute.
busy = Trop de jeux de cartes attendent leur mesure. Redemande dans un instant.
