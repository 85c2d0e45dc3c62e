# Notre lecture des règles, point par point : un titre, et la règle en quelques phrases. Les identifiants sont ceux de docs/rulings.md.

## Mise en place

ruling-s1 = Nombre et cartes
    .about = On joue de trois à dix, avec trois cartes de plus que de personnes ; ces trois-là sont au milieu. Le loup alpha en amène une quatrième, le Loup-Garou du milieu. Tout le monde sait de quelle sorte il est, et qui peut toucher une carte du milieu peut toucher celle-là aussi.
ruling-s2 = Exemplaires d'un personnage
    .about = Les deux francs-maçons jouent, ou aucun. Nul personnage n'est là plus souvent que dans les boîtes ; à plus de dix seulement, on peut ajouter des villageois et des Loups-Garous.
ruling-s3 = Places
    .about = Les places se suivent dans le sens des aiguilles d'une montre. À ta gauche se trouve la suivante de la liste.
ruling-s4 = Un conseil n'est pas une règle
    .about = Certaines cartes en demandent d'autres à leurs côtés, un nombre précis, ou une table aguerrie. On le dit, on n'interdit rien ; et d'un scénario imprimé, on ne dit rien du tout.
ruling-s5 = Scénarios
    .about = Tous les scénarios imprimés sont là, pour chaque nombre qu'ils prévoient. En Anarchie, le hasard tire les cartes, et un tirage injouable est refait en entier. Une nuit sans Loup-Garou, cela arrive.
ruling-s6 = Ce que tout le monde sait
    .about = Quels personnages sont en jeu, où se trouvent boucliers et artefacts, et chaque carte face visible. Qui les a posés ne regarde personne.

## Nuit

ruling-n1 = Tu agis selon la carte reçue
    .about = Ta nuit est celle de ta première carte ou, si tu en as copié une, de la copie. Une carte qui t'arrive plus tard t'apporte son équipe, jamais son action.
ruling-n2 = Les cartes telles qu'elles sont là
    .about = Qui regarde ou déplace a affaire à ce qui se trouve là à cet instant. Un regard montre ce qui est imprimé ; ce qu'une carte est devenue en secret se montre à la fin.
ruling-n3 = Boucliers
    .about = Une carte sous bouclier ne se regarde pas, ne se déplace pas, ne se retourne pas, ne reçoit pas d'artefact, même de qui l'a devant soi. On ne protège ni sa propre carte, ni une carte déjà protégée. Au vote, un bouclier ne sauve personne.
ruling-n4 = Trop peu de choix
    .about = Quand il ne reste pas de quoi choisir, l'action tombe, même obligatoire. Qui devait la faire n'a rien fait cette nuit.
ruling-n5 = Loups-Garous
    .about = Ils apprennent qui sont les autres, pas de quelle sorte. Le loup rêveur est vu et ne voit personne. Qui ouvre les yeux comme unique Loup-Garou de la table peut regarder une carte du milieu ; un loup rêveur compte comme compagnie.
ruling-n6 = Loup alpha
    .about = La carte à la place du Loup-Garou du milieu doit changer avec celle de quelqu'un, sans regard. Ni la sienne, ni celle d'un Loup-Garou qu'il a vu. Si une autre carte s'y trouve entre-temps, c'est elle qui bouge.
ruling-n7 = Sbire
    .about = Le sbire apprend qui sont les Loups-Garous, loup rêveur compris, et pas de quelle sorte. Personne n'apprend qui est le sbire. Qui a copié le sbire apprend la même chose, aussitôt.
ruling-n8 = Francs-maçons
    .about = Les francs-maçons apprennent qui sont les autres, copies comprises. Un franc-maçon sans pareil ne regarde rien.
ruling-n9 = Celui qui regarde deux fois
    .about = Le chasseur de fantômes regarde jusqu'à deux cartes d'autrui, l'une après l'autre. Un Loup-Garou de toute sorte ou un tanneur l'arrête, et il le devient ; la carte de la doppelgänger, jamais. Ce qu'il est devenu reste à la carte, où qu'elle aille.
ruling-n10 = Ceux qui regardent, protègent ou remuent
    .about = La sentinelle protège la carte d'autrui. La voyante regarde celle d'autrui ou deux du milieu, le loup shaman celle d'autrui, l'apprentie voyante une du milieu. La sorcière qui a regardé une carte du milieu doit l'échanger, même avec la sienne. La noiseuse intervertit deux cartes d'autrui, sans les voir ; l'insomniaque regarde la sienne.
ruling-n11 = Idiot du village
    .about = Toutes les cartes des autres avancent d'une place, toutes du même côté. La sienne et celles sous bouclier restent, et les autres passent par-dessus. Avec moins de deux cartes à bouger, il ne se passe rien.
ruling-n12 = Des pouces pour qui s'est activé
    .about = À l'appel de la diseuse de bonne aventure, on lui montre qui a vraiment regardé ou déplacé une carte jusque-là. Protéger, ouvrir les yeux ensemble ou renoncer ne compte pas.
ruling-n13 = Voleur et soûlard
    .about = Le voleur échange d'abord, puis regarde ce qu'il a. Le soûlard échange avec le milieu et ne regarde pas.
ruling-n14 = Divinateur
    .about = Une carte d'autrui est retournée et le reste, sauf un Loup-Garou ou un tanneur : celui-là est recaché, vu du divinateur seul. Une carte devenue autre en secret reste visible telle qu'imprimée.
ruling-n15 = Conservateur
    .about = Un artefact, tiré à l'aveugle, va sur toute carte sans bouclier, peut-être la sienne. Au matin, qui l'a devant soi le regarde, et personne d'autre. Un second conservateur ne peut pas choisir une carte qui en a un.
ruling-n16 = Devenir quelqu'un d'autre
    .about = Tu dois regarder la carte d'autrui, et tu es ce personnage dès lors. La plupart des actions de nuit se font aussitôt. Avec Loups-Garous et francs-maçons, tu ouvres les yeux en même temps qu'eux ; ce qui vient tard dans la nuit, tu le fais juste après le vrai.
ruling-n17 = Une copie reste sur sa carte
    .about = Qui a la carte de la doppelgänger à la fin est ce qu'elle a copié. Si elle était au milieu dès le début, elle n'a rien copié : c'est un villageois.
ruling-n18 = Ce qui est appelé
    .about = Chaque personnage en jeu qui agit la nuit est appelé, qui que ce soit qui l'ait, et même s'il est au milieu. Ainsi le silence ne dit rien.

## Jour et vote

ruling-v1 = Le jour
    .about = Ne regarde plus ta carte, ne la montre pas ; dis ce que tu veux. Le masque permet les gestes et aucun son, et ici aucun message, mais un doigt vers un suspect. Qui porte la cape peut parler, tourne le dos à tout, et vote quand même.
ruling-v2 = Pointer du doigt
    .about = Tout le monde en même temps, vers quelqu'un d'autre. Qui ne pointe personne n'a pas de voix.
ruling-v3 = Le doigt du garde du corps
    .about = Il protège et n'est pas une voix. Il protège même si le garde du corps meurt.
ruling-v4 = Qui meurt
    .about = On laisse de côté les princes et qui est sous protection. Parmi les autres, qui a le plus de voix meurt ; à égalité, tout le groupe. Une seule voix ne tue personne.
ruling-v5 = Chasseur
    .about = Quand un chasseur meurt, la personne qu'il pointe meurt aussi, et ainsi de suite si c'est un autre chasseur. Princes et personnes sous protection survivent.
ruling-v6 = Pouvoirs au vote
    .about = Ce qui compte, c'est ce que ta carte est à la fin. Griffe, marque ou gourdin passent d'abord et ne laissent à la carte aucun pouvoir.
ruling-v7 = Cartes sur table
    .about = Après le vote, toutes les cartes se montrent, avec ce qui a été copié et ce que quelqu'un est devenu.

## Qui a gagné

ruling-w1 = Tanneur
    .about = Tout tanneur qui meurt gagne.
ruling-w2 = Un tanneur est mort, et aucun Loup-Garou
    .about = Alors personne d'autre ne gagne.
ruling-w3 = Avec un Loup-Garou à la table
    .about = Si un Loup-Garou est mort, le village gagne. Si aucun, et pas de tanneur non plus, la meute et ses sbires gagnent, même un sbire mort.
ruling-w4 = Sans Loup-Garou à la table
    .about = Le village gagne si aucun des siens n'est mort, et aucun tanneur ; un sbire mort n'y change rien. Si quelqu'un du village est mort, les sbires gagnent, s'il y en a et que tous vivent ; sinon personne.
ruling-w5 = Équipes
    .about = Une équipe gagne ou perd ensemble, morts et vivants. Chaque tanneur est seul.

## Werewords

ruling-k1 = Cartes
    .about = Une carte de plus que de personnes : maire, voyante, un Loup-Garou ou deux, observatrice et sbire si tu veux, villageois pour le reste. On joue de quatre à dix ; à trois, c'est permis.
ruling-k2 = Maire
    .about = Qui reçoit le maire le montre et prend la carte du milieu comme rôle secret. Si le maire est au milieu, la charge passe à gauche du dernier maire, et la carte reçue là reste rôle secret.
ruling-k3 = Nuit
    .about = Le maire choisit un mot. La voyante le voit ; les Loups-Garous aussi, et ils se voient entre eux. L'observatrice voit la voyante, le sbire voit les Loups-Garous, et ni l'une ni l'autre ne voit le mot.
ruling-k4 = Jour
    .about = Une question à la fois, et un jeton pour chacune. Oui et non viennent d'une même réserve ; avec son dernier jeton, le jour finit. Le maire ne dit rien d'autre, et peut mentir s'il est du côté de la meute. Seul le mot entier, demandé tout droit, est le bon.
ruling-k5 = Le mot est trouvé
    .about = Les Loups-Garous se montrent et ont quinze secondes pour pointer du doigt, sauf l'un vers l'autre. Un doigt sur la voyante leur donne la partie. Le sbire ne pointe pas.
ruling-k6 = Le mot n'est pas trouvé
    .about = Le mot se montre, on parle une minute, puis tout le monde pointe. Un Loup-Garou ou le sbire parmi qui a le plus de voix, et le village gagne. Si personne n'a deux voix, la meute gagne.
ruling-k7 = Oups, et encore une partie
    .about = Tant que personne n'a pointé, le maire ou l'hôte peut passer à l'autre fin. Rejouer garde le groupe et se souvient du maire.
