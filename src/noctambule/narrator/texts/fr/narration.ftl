# Ce qui se dit à voix haute la nuit. $name est le personnage, comme cette édition l'appelle.

## Le cadre

say-night = La nuit tombe. Tout le monde ferme les yeux.
say-center-werewolf = À côté du milieu, il y a une carte de plus. Qui peut toucher au milieu peut toucher à celle-là.
say-wake = { $name }, ouvre les yeux. { $do }
say-sleep = { $name }, ferme les yeux.
say-wake-many = { $name }, ouvrez les yeux. { $do }
say-wake-many-but = { $name }, sauf { $thumb }, ouvrez les yeux. { $do }
say-sleep-unless = { $name }, ferme les yeux, sauf si tu as vu { $card }.
say-sleep-many = { $name }, fermez les yeux.
say-thumbs-down = Pouces baissés.
say-wake-again = { $doppelganger }, si tu as vu { $name }, ouvre les yeux. { $do }
say-day = Le jour se lève. Tout le monde ouvre les yeux.
say-artifacts = Qui a un artefact sur sa carte le regarde maintenant, en secret.

the-many = les { $name }

## La même pour un groupe qui la connaît

short-wake = { $name }.
short-wake-but = { $name }. { $thumb }, rien que le pouce.
short-wake-again = { $doppelganger }, si tu as vu { $name }.
short-sleep = Dors.
short-sleep-many = Dormez.
short-sleep-unless = Dors, sauf si tu as vu { $card }.
short-minion = Loups-Garous, le pouce.
short-aura-seer = Qui a regardé ou déplacé, le pouce.

## Ce que chacun fait

do-sentinel = Tu peux poser un bouclier sur la carte d'un autre joueur. Une carte sous bouclier, personne ne la regarde ni ne la déplace.
do-doppelganger = Regarde la carte d'un autre joueur. C'est désormais ton personnage.
do-doppelganger-at-once = Si c'en est un de cette liste, joue-le tout de suite : { $roles }.
do-doppelganger-later = { $when ->
    [pack-own] Ensuite, on t'appelle avec { $pack } si tu en as vu un, sinon seulement comme { $doppelganger }.
    [pack] Ensuite, on ne t'appelle qu'avec { $pack }, et seulement si tu en as vu un.
    [own] Ensuite, on ne t'appelle que comme { $doppelganger }.
   *[never] On ne t'appelle plus.
}
do-werewolf = Cherchez-vous du regard. Qui est seul peut regarder une carte du milieu.
do-werewolf-thumb = Cherchez-vous du regard. { $thumb }, lève le pouce. Qui est seul peut regarder une carte du milieu.
do-alpha-wolf = Échange le Loup-Garou du milieu avec la carte de quelqu'un qui n'est pas de la meute. Ne regarde pas.
do-mystic-wolf = Tu peux regarder la carte de quelqu'un.
do-minion = Loups-Garous, dormez et levez le pouce, tous.
do-mason = Cherchez-vous du regard.
do-seer = Tu peux regarder la carte de quelqu'un, ou deux cartes du milieu.
do-apprentice-seer = Tu peux regarder une carte du milieu.
do-paranormal-investigator = Tu peux regarder deux cartes des autres, l'une après l'autre. Un Loup-Garou ou le tanneur t'arrête, et c'est ce que tu deviens.
do-robber = { $edition ->
    [bezier] Tu peux échanger ta carte avec celle de quelqu'un, puis regarder la nouvelle.
   *[ravensburger] Échange ta carte avec celle de quelqu'un, puis regarde la nouvelle.
}
do-witch = Tu peux regarder une carte du milieu. Si tu le fais, échange cette carte avec celle d'un joueur ou avec la tienne.
do-troublemaker = { $edition ->
    [bezier] Tu peux échanger les cartes de deux autres joueurs, sans les regarder.
   *[ravensburger] Échange les cartes de deux autres joueurs, sans les regarder.
}
do-village-idiot = { $bars ->
    [shields] Tu peux déplacer d'une place, vers la gauche ou vers la droite, les cartes de tous les joueurs, sauf la tienne et celles qui ont un bouclier.
   *[none] Tu peux déplacer d'une place, vers la gauche ou vers la droite, les cartes de tous les autres joueurs.
}
do-aura-seer = Qui a regardé ou déplacé une carte cette nuit lève le pouce.
do-drunk = Échange ta carte avec une carte du milieu. Ne regarde pas.
do-insomniac = Regarde ta carte.
do-revealer = Tu peux retourner la carte de quelqu'un. Si c'est un Loup-Garou ou le tanneur, remets-la face cachée.
do-curator = Tu peux prendre un artefact au hasard et le poser, sans le regarder, sur { $bars ->
    [shields] une carte de joueur sans bouclier
    [laid] une carte de joueur sans artefact
    [shields-laid] une carte de joueur sans bouclier ni artefact
   *[none] une carte de joueur
}, la tienne comprise.

## Ce qu'on pose avant, avec de vraies cartes, et ce qu'il faut savoir au vote

lay-deal = Mélange. Une carte face cachée par personne, trois au milieu. Chacun regarde la sienne, une fois.
lay-markers = Pose les jetons ronds de ces personnages face visible, où tout le monde les voit.
lay-center-werewolf = À côté du milieu, face cachée : { $role }.
lay-shields = { $count ->
    [one] Pose un bouclier à portée de main.
   *[other] Pose { $count } boucliers à portée de main.
}
lay-artifacts = Mélange les artefacts et pose-les face cachée à portée de main : { $artifacts }.
lay-words = Mélange. Une carte par personne, une au milieu. Qui a la mairie montre sa carte et prend celle du milieu, en secret.
vote-shroud = { $artifact } : qui la porte pointe sans se retourner, et les autres décident vers qui.

## Werewords

say-word-night = La nuit tombe. Tout le monde ferme les yeux.
say-word-mayor = Maire, ouvre les yeux. Choisis ton mot.
say-word-mayor-end = Maire, ferme les yeux.
say-word-seer = Voyante, ouvre les yeux et lis le mot.
say-word-seer-end = Voyante, ferme les yeux.
say-word-werewolf = Loup-Garou, ouvre les yeux et lis le mot.
say-word-werewolf-end = Loup-Garou, ferme les yeux.
say-word-werewolf-many = Loups-Garous, ouvrez les yeux, lisez le mot, et voyez qui d'autre est là.
say-word-werewolf-many-end = Loups-Garous, fermez les yeux.
say-word-beholder = Voyante, dors et lève le pouce. Observatrice, ouvre les yeux et vois qui c'est.
say-word-beholder-end = Pouce baissé. Observatrice, ferme les yeux.
say-word-minion = Loups-Garous, dormez et levez le pouce. Sbire, ouvre les yeux et vois qui c'est.
say-word-minion-end = Pouces baissés. Sbire, ferme les yeux.
say-word-day = Le jour se lève. Tout le monde ouvre les yeux. Place aux questions.

## La même pour un groupe qui la connaît

short-word-mayor = Maire.
short-word-seer = Voyante.
short-word-werewolf = Loup-Garou.
short-word-werewolf-many = Loups-Garous.
short-word-beholder = Voyante, le pouce. Observatrice.
short-word-minion = Loups-Garous, le pouce. Sbire.
short-word-end = Dors.
short-word-end-many = Dormez.
short-word-end-thumbs = Pouces baissés. Dors.
