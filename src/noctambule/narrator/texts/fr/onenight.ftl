# One Night : noms et textes courts des personnages, artefacts, scénarios et équipes.
# $edition vaut « ravensburger » ou « bezier » ; il choisit le nom d'un artefact, et « peut » ou « doit ».


## Personnages

role-sentinel = Sentinelle
    .the = la sentinelle
    .a = une sentinelle
    .plural = sentinelles
    .about = Vous pouvez poser un bouclier sur la carte d'un autre joueur : plus personne, pas même lui, ne la regarde ni ne la déplace cette nuit. Rien contre le vote.

role-doppelganger = Doppelgänger
    .the = la doppelgänger
    .a = une doppelgänger
    .plural = doppelgängers
    .about = Vous regardez la carte d'un autre joueur et devenez ce personnage : son équipe est la vôtre, et ce qu'il fait la nuit, vous le faites.

role-werewolf = Loup-Garou
    .the = le Loup-Garou
    .a = un Loup-Garou
    .plural = Loups-Garous
    .about = Vous découvrez les autres Loups-Garous. Si aucun autre joueur ne l'est, vous pouvez regarder une carte du milieu. Qu'aucun de vous ne meure.

role-alpha-wolf = Loup alpha
    .the = le loup alpha
    .a = un loup alpha
    .plural = loups alpha
    .about = Vous ouvrez les yeux avec les Loups-Garous. Puis, sans rien regarder, vous échangez le Loup-Garou du milieu avec la carte d'un joueur que vous n'avez pas vu parmi eux.

role-mystic-wolf = Louve voyante
    .the = la louve voyante
    .a = une louve voyante
    .plural = louves voyantes
    .about = Vous ouvrez les yeux avec les Loups-Garous, qui ne vous distinguent pas d'eux. Un peu plus tard, vous pouvez regarder la carte d'un autre joueur.

role-dream-wolf = Loup rêveur
    .the = le loup rêveur
    .a = un loup rêveur
    .plural = loups rêveurs
    .about = Vous appartenez à la meute, mais vous dormez toute la nuit. Les autres Loups-Garous et le sbire apprennent qui vous êtes ; vous n'apprenez rien.

role-minion = Sbire
    .the = le sbire
    .a = un sbire
    .plural = sbires
    .about = Vous voyez les Loups-Garous, eux ne vous voient pas. Sauvez-les, au prix de votre vie. Sans Loup-Garou parmi vous, survivez, et qu'un membre du village meure.

role-mason = Franc-maçon
    .the = le franc-maçon
    .a = un franc-maçon
    .plural = francs-maçons
    .about = Vous découvrez les autres francs-maçons. Si vous ne voyez personne, l'autre carte est partie au milieu, et vous n'avez pas le droit de l'y chercher.

role-seer = Voyante
    .the = la voyante
    .a = une voyante
    .plural = voyantes
    .about = Vous pouvez regarder deux cartes du milieu, ou bien celle d'un autre joueur. Ce que vous savez peut démasquer un menteur.

role-apprentice-seer = Jeune voyante
    .the = la jeune voyante
    .a = une jeune voyante
    .plural = jeunes voyantes
    .about = Vous pouvez regarder une carte du milieu. C'est peu, mais c'est parfois assez pour flairer un mensonge.

role-paranormal-investigator = Chasseur de fantômes
    .the = le chasseur de fantômes
    .a = un chasseur de fantômes
    .plural = chasseurs de fantômes
    .about = Vous pouvez regarder une ou deux cartes d'autres joueurs, l'une après l'autre. Un Loup-Garou ou un tanneur vous arrête, et vous devenez comme lui.

role-robber = Voleur
    .the = le voleur
    .a = un voleur
    .plural = voleurs
    .about = { $edition ->
            [bezier] Vous pouvez prendre la carte d'un autre joueur, qui reçoit la vôtre. Dans ce cas, regardez-la : vous jouez pour son équipe, sans son action de la nuit.
           *[ravensburger] Vous prenez la carte d'un autre joueur, qui reçoit la vôtre, et regardez votre prise. Vous jouez désormais pour son équipe, sans son action de la nuit.
        }

role-witch = Sorcière
    .the = la sorcière
    .a = une sorcière
    .plural = sorcières
    .about = Vous pouvez regarder une carte du milieu. Dans ce cas, vous devez l'échanger avec la carte d'un joueur, la vôtre peut-être, sans regarder celle-ci.

role-troublemaker = Noiseuse
    .the = la noiseuse
    .a = une noiseuse
    .plural = noiseuses
    .about = { $edition ->
            [bezier] Vous pouvez intervertir les cartes de deux autres joueurs, sans les regarder. Le leur dire au matin ou non, c'est votre affaire.
           *[ravensburger] Vous intervertissez les cartes de deux autres joueurs, sans les regarder. Le leur dire au matin ou non, c'est votre affaire.
        }

role-village-idiot = Idiot du village
    .the = l'idiot du village
    .a = un idiot du village
    .plural = idiots du village
    .about = Vous pouvez décaler d'une place, à gauche ou à droite, les cartes de tous les autres joueurs. La vôtre et celles sous bouclier ne bougent pas.

role-aura-seer = Diseuse de bonne aventure
    .the = la diseuse de bonne aventure
    .a = une diseuse de bonne aventure
    .plural = diseuses de bonne aventure
    .about = Vous apprenez quels autres joueurs ont déjà regardé ou déplacé une carte cette nuit. Ce qu'ils ont fait au juste reste leur secret.

role-drunk = Soûlard
    .the = le soûlard
    .a = un soûlard
    .plural = soûlards
    .about = Vous échangez votre carte avec une carte du milieu, sans la regarder. Quoi que vous ayez pris, c'est vous désormais, et c'est votre équipe.

role-insomniac = Insomniaque
    .the = l'insomniaque
    .a = une insomniaque
    .plural = insomniaques
    .about = Tard dans la nuit, vous regardez votre propre carte. Si c'en est une autre, vous jouez désormais pour son équipe.

role-revealer = Révélatrice
    .the = la révélatrice
    .a = une révélatrice
    .plural = révélatrices
    .about = Vous pouvez retourner face visible, pour toute la journée, la carte d'un autre joueur. Un Loup-Garou ou un tanneur est recaché, mais vous l'avez vu.

role-curator = Conservateur
    .the = le conservateur
    .a = un conservateur
    .plural = conservateurs
    .about = Vous pouvez poser un artefact, tiré à l'aveugle, sur la carte d'un joueur ou sur la vôtre. Au matin, seul son destinataire le regarde.

role-villager = Villageois
    .the = le villageois
    .a = un villageois
    .plural = villageois
    .about = Vous dormez toute la nuit, sans autre pouvoir que votre parole et votre vote. Servez-vous-en pour trouver un Loup-Garou.

role-tanner = Tanneur
    .the = le tanneur
    .a = un tanneur
    .plural = tanneurs
    .about = Vous n'avez pas de camp et ne gagnez que si vous mourez. À moins qu'un Loup-Garou ne meure aussi, le village et la meute perdent alors.

role-hunter = Chasseur
    .the = le chasseur
    .a = un chasseur
    .plural = chasseurs
    .about = Si vous mourez, le joueur que vous pointez du doigt vous suit. Seul y échappe un prince, ou un joueur que protège un garde du corps.

role-bodyguard = Garde du corps
    .the = le garde du corps
    .a = un garde du corps
    .plural = gardes du corps
    .about = Au vote, le joueur que vous pointez du doigt ne peut pas mourir, même si vous mourez. Votre doigt protège ; ce n'est pas une voix.

role-prince = Prince
    .the = le prince
    .a = un prince
    .plural = princes
    .about = Ni le vote ni un chasseur ne peuvent vous tuer. Les voix contre vous sont mises de côté : parmi les autres joueurs, qui en a le plus, deux au moins, meurt.


## Artefacts

artifact-claw-of-the-werewolf = Griffe du Loup-Garou
    .about = Vous voilà Loup-Garou, quelle que soit votre carte : vous gagnez avec la meute. Votre carte n'a plus de pouvoir.

artifact-brand-of-the-villager = Marque du villageois
    .about = Vous voilà simple villageois, quelle que soit votre carte : vous gagnez avec le village. Votre carte n'a plus de pouvoir.

artifact-cudgel-of-the-tanner = Gourdin du tanneur
    .about = Vous voilà tanneur, quelle que soit votre carte : vous ne gagnez que si vous mourez. Votre carte n'a plus de pouvoir.

artifact-void-of-nothingness = { $edition ->
        [bezier] Néant
       *[ravensburger] Brume du néant
    }
    .about = Rien, aucun effet. Les autres n'ont pas à le savoir.

artifact-mask-of-muting = Masque du silence
    .about = Plus un son, plus un mot écrit jusqu'à la fin du vote. Vos mains et votre visage restent libres de parler.

artifact-shroud-of-shame = Cape de la honte
    .about = Tournez le dos aux joueurs et à la table, même pour le vote. Parlez à votre guise, et pointez du doigt comme vous pouvez.


## Scénarios

scenario-the-first-night = La Première Nuit
    .about = Loups-Garous, voyante, voleur, noiseuse : les quatre noctambules à connaître d'abord.

scenario-moonstruck = Pleine Lune
    .about = Voleur et noiseuse déplacent des cartes ; l'insomniaque saura si la sienne en fait partie.

scenario-lonely-night = Nuit solitaire
    .about = Un seul Loup-Garou en jeu, et il dort peut-être au milieu de la table.

scenario-confusion = Confusion
    .about = Voleur, noiseuse et soûlard déplacent des cartes. Au matin, ne jurez de rien.

scenario-payback = Bénéfice
    .about = Le chasseur rôde : si vous l'envoyez dans la tombe, quelqu'un risque de l'y suivre.

scenario-secret-companions = Mystérieux compagnons
    .about = Les francs-maçons se portent garants, le sbire couvre la meute, et le chasseur attend.

scenario-hours-of-despair = Incertitudes
    .about = Le tanneur veut vos voix : un air coupable est peut-être fait exprès.

scenario-twilight-alliance = Alliance dans la pénombre
    .about = Deux francs-maçons d'un côté, la meute et son sbire de l'autre ; entre eux, les cartes bougent.

scenario-revenant = Revenants
    .about = Un personnage commence la nuit en devenant un autre. Pour qui connaît tout le reste.

scenario-anarchy-full-moon = Anarchie
    .about = Deux Loups-Garous et un villageois sont sûrs. Le hasard choisit le reste.

scenario-terror-awakens = L'Éveil de la terreur
    .about = Premiers pas au Crépuscule : une louve qui lit les cartes, une sorcière qui puise au milieu.

scenario-werewolf-night = La Nuit des loups
    .about = Un loup alpha qui recrute, face à un village aux aguets et à son unique bouclier.

scenario-a-terrifying-opponent = Un adversaire terrifiant
    .about = Une petite table face au loup alpha, pendant que l'idiot du village pousse les cartes.

scenario-precarious-alliances = Alliances précaires
    .about = On change d'équipe par échange, par curiosité ou par artefact. Ne promettez rien.

scenario-anarchy-daybreak = Anarchie
    .about = Tout le Crépuscule mélangé, chaque carte au hasard : trois loups au plus, peut-être aucun.

scenario-evil-transformations = Métamorphoses maléfiques
    .about = Copie, morsure, vol ou sortilège : nul n'est sûr de finir dans l'équipe de ses débuts.

scenario-trust-no-one = Ne faites confiance à personne !
    .about = Un loup endormi, une copie, un tanneur en quête de voix : tout récit peut être un appât.

scenario-the-informed = Les Initiés
    .about = Presque tout le monde apprend quelque chose la nuit. Reste à savoir qui croire.

scenario-evil-transformation = Métamorphose maléfique
    .about = Six cartes pour commencer, et presque aucun camp sûr. Complétez à votre gré.

scenario-trust-no-one-bezier = Ne faites confiance à personne
    .about = Six cartes pour commencer, un tanneur entre deux sortes de loups. Complétez à votre gré.

scenario-cautionary-tale = Fable édifiante
    .about = Aucune carte ne bouge. On voit beaucoup ; chasseur et garde du corps font peser chaque doigt.

scenario-information-society = Société de l'information
    .about = Huit cartes, chacune avec un secret à percer. La curiosité peut coûter le village à l'une d'elles.

scenario-total-chaos = Chaos total
    .about = Cinq personnages déplacent des cartes, un copie, un sème des artefacts. Se connaisse qui peut.


## Équipes

team-village = village
    .the = le village

team-werewolf = meute
    .the = la meute

team-tanner = tanneur
    .the = le tanneur


## Difficulté et boîtes

difficulty-introduction = initiation
difficulty-easy = facile
difficulty-medium = moyen
difficulty-difficult = difficile

box-fm = Loup-Garou pour une Nuit
box-db = Loup-Garou pour un Crépuscule
