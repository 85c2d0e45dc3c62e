# One Night : noms et textes courts des personnages, artefacts, scénarios et équipes.
# $edition vaut « ravensburger » ou « bezier » ; il choisit le nom d'un artefact, et « peut » ou « doit ».


## Personnages

role-sentinel = Sentinelle
    .the = la sentinelle
    .a = une sentinelle
    .plural = sentinelles
    .about = Tu peux poser un bouclier sur la carte de quelqu'un d'autre : nul ne la regarde ni ne la déplace plus cette nuit, pas même qui l'a devant soi. Le vote l'ignore.
    .brief = Tu peux protéger la carte d'autrui : nul ne la voit ni ne la bouge.
    .more = Tu ouvres les yeux avant tout le monde. Le bouclier se voit de toute la table, pas qui l'a posé. Ta propre carte ne se protège pas, ni une carte déjà protégée. Qui devait agir avec sa propre carte, sous bouclier, s'en passe.

role-doppelganger = Doppelgänger
    .the = la doppelgänger
    .a = une doppelgänger
    .plural = doppelgängers
    .about = Tu regardes la carte de quelqu'un d'autre et deviens ce personnage : son équipe est la tienne, et ce qu'il fait la nuit, tu le fais.
    .brief = Tu vois la carte d'autrui et deviens ce personnage, nuit comprise.
    .more = Tu agis aussitôt comme sentinelle, voyante, voleur et la plupart des autres, et tu sais ce que sait le sbire. Avec les loups et les francs-maçons, tu ouvres les yeux en même temps qu'eux ; comme diseuse de bonne aventure, insomniaque, divinateur ou conservateur, juste après. La copie reste sur ta carte, qui que ce soit qui l'ait à la fin.

role-werewolf = Loup-Garou
    .the = le Loup-Garou
    .a = un Loup-Garou
    .plural = Loups-Garous
    .about = Tu découvres qui sont les autres Loups-Garous. Si tu ne vois personne, tu peux regarder une carte du milieu. Qu'aucun Loup-Garou ne meure.
    .brief = Tu vois ta meute ; à défaut, une carte du milieu, si tu veux.
    .more = Tu vois qui, pas de quelle sorte. Un loup rêveur est une compagnie : avec lui, pas de regard au milieu. Si l'on te prend ta carte dans la nuit, tu es ce que tu as au matin, peut-être sans le savoir.

role-alpha-wolf = Loup alpha
    .the = le loup alpha
    .a = un loup alpha
    .plural = loups alpha
    .about = Tu ouvres les yeux avec les Loups-Garous. Puis, sans rien regarder, tu échanges le Loup-Garou du milieu avec la carte de quelqu'un que tu ne vois pas parmi eux.
    .brief = Tu vois la meute. Quelqu'un reçoit de toi le Loup-Garou du milieu.
    .more = Tu amènes une quatrième carte au milieu, et tout le monde sait de quelle sorte elle est. L'échange est obligatoire, s'il reste une carte à choisir. Qui la reçoit est Loup-Garou le jour, peut-être sans s'en douter.

role-mystic-wolf = Loup shaman
    .the = le loup shaman
    .a = un loup shaman
    .plural = loups shamans
    .about = Tu ouvres les yeux avec les Loups-Garous, qui ne te distinguent pas d'eux. Un peu plus tard, de ton côté, tu peux regarder la carte de quelqu'un d'autre.
    .brief = Tu vois la meute. Plus tard, tu peux voir la carte d'autrui.
    .more = Tu regardes après l'échange du loup alpha : ce que tu vois est ce qui se trouve là à ce moment. Une carte sous bouclier ne se regarde pas. Si tu es l'unique Loup-Garou de la table, tu peux aussi regarder une carte du milieu.

role-dream-wolf = Loup rêveur
    .the = le loup rêveur
    .a = un loup rêveur
    .plural = loups rêveurs
    .about = Tu comptes parmi les Loups-Garous, mais tu dors toute la nuit. Les autres Loups-Garous et le sbire apprennent qui tu es ; tu n'apprends rien.
    .brief = De la meute, mais tu dors : elle te connaît, tu ne connais personne.
    .more = Tu lèves un pouce en dormant, à l'appel des Loups-Garous et du sbire. Grâce à toi, aucun autre Loup-Garou n'est seul. Le village gagne si tu meurs, comme pour tout Loup-Garou.

role-minion = Sbire
    .the = le sbire
    .a = un sbire
    .plural = sbires
    .about = Tu vois les Loups-Garous, eux ne te voient pas. Sauve-les, même au prix de ta vie. Si personne n'est Loup-Garou, survis, et que quelqu'un du village meure.
    .brief = Tu vois la meute, elle t'ignore. Meurs pour elle, s'il le faut.
    .more = La meute ne te connaît pas : ce que tu dis doit suffire pour tous. Mourir ne coûte rien à ton camp tant qu'il y a des Loups-Garous. Sans aucun à la table, tu gagnes si quelqu'un du village meurt et aucun sbire.

role-mason = Franc-maçon
    .the = le franc-maçon
    .a = un franc-maçon
    .plural = francs-maçons
    .about = Tu découvres qui sont les autres francs-maçons. Si tu ne vois personne, l'autre carte est partie au milieu, et tu n'as pas le droit de l'y chercher.
    .brief = Tu vois l'autre franc-maçon, ou personne : la carte est au milieu.
    .more = Les deux cartes de franc-maçon sont en jeu, ou aucune. Qui en a copié une ouvre les yeux avec toi. Si une carte de franc-maçon bouge plus tard, tu réponds de quelqu'un qui ne l'est plus.

role-seer = Voyante
    .the = la voyante
    .a = une voyante
    .plural = voyantes
    .about = Tu peux regarder la carte de quelqu'un d'autre, ou bien deux cartes du milieu. Ce que tu sais peut confondre qui ment.
    .brief = Tu peux voir la carte d'autrui, ou bien deux cartes du milieu.
    .more = Tu vois la carte telle qu'elle est alors : voleur, sorcière et d'autres viennent après toi. Au milieu, tu en regardes deux, pas une. Une carte sous bouclier ne se regarde pas.

role-apprentice-seer = Apprentie voyante
    .the = l'apprentie voyante
    .a = une apprentie voyante
    .plural = apprenties voyantes
    .about = Tu peux regarder une carte du milieu. C'est peu, mais c'est parfois assez pour flairer un mensonge.
    .brief = Tu peux voir une carte du milieu. C'est mieux que rien.
    .more = Tu ouvres les yeux juste après la voyante. Le Loup-Garou du milieu compte comme carte du milieu, s'il y en a un. D'autres peuvent encore déplacer ce que tu as vu.

role-paranormal-investigator = Chasseur de fantômes
    .the = le chasseur de fantômes
    .a = un chasseur de fantômes
    .plural = chasseurs de fantômes
    .about = Tu peux regarder la carte d'une ou deux autres personnes, l'une après l'autre. Un Loup-Garou ou un tanneur t'arrête, et tu le deviens à ton tour.
    .brief = Tu peux voir deux cartes d'autrui. Loup ou tanneur, tu le deviens.
    .more = Tu peux t'arrêter après la première carte. Ce que tu deviens tient à ta carte : qui la prend l'est à ta place, et tu es ce que tu as. La carte de la doppelgänger ne change personne.

role-robber = Voleur
    .the = le voleur
    .a = un voleur
    .plural = voleurs
    .about = { $edition ->
            [bezier] Tu peux prendre la carte de quelqu'un d'autre, qui reçoit la tienne. Dans ce cas, regarde ta prise : tu joues pour son équipe, sans son action de la nuit.
           *[ravensburger] Tu prends la carte de quelqu'un d'autre, qui reçoit la tienne, et regardes ta prise. Tu joues désormais pour son équipe, sans son action de la nuit.
        }
    .brief = Ta carte contre celle d'autrui. Ta prise, tu la vois et tu l'es.
    .more = Tu regardes après l'échange, la carte que tu as désormais. Qui l'a perdue n'en sait rien. Ta prise peut encore bouger avant l'aube. Sous bouclier, ou sans personne à voler, tu ne fais rien.

role-witch = Sorcière
    .the = la sorcière
    .a = une sorcière
    .plural = sorcières
    .about = Tu peux regarder une carte du milieu. Dans ce cas, tu dois l'échanger avec la carte de quelqu'un, peut-être la tienne, sans regarder celle-ci.
    .brief = Tu peux voir une carte du milieu. Quelqu'un la reçoit, ou toi.
    .more = Si tu regardes, tu dois échanger ; sinon, il ne se passe rien. Ta propre carte est permise, sauf sous bouclier. La personne dont c'était la carte n'en apprend rien.

role-troublemaker = Noiseuse
    .the = la noiseuse
    .a = une noiseuse
    .plural = noiseuses
    .about = { $edition ->
            [bezier] Tu peux intervertir les cartes de deux autres personnes, sans les regarder. Le leur dire ou non, le jour venu, c'est ton affaire.
           *[ravensburger] Tu intervertis les cartes de deux autres personnes, sans les regarder. Le leur dire ou non, le jour venu, c'est ton affaire.
        }
    .brief = Deux cartes d'autrui changent de place. Tu n'en vois aucune.
    .more = Ta propre carte reste en place, celles sous bouclier aussi. Aucune des deux personnes ne s'en aperçoit, à moins d'être l'insomniaque. Ce que tu racontes le jour n'est pas forcément ce que tu as fait.

role-village-idiot = Idiot du village
    .the = l'idiot du village
    .a = un idiot du village
    .plural = idiots du village
    .about = Tu peux décaler d'une place, à gauche ou à droite, toutes les cartes des autres. La tienne et celles sous bouclier ne bougent pas.
    .brief = Tu peux décaler d'une place les cartes des autres, pas la tienne.
    .more = Les cartes qui bougent passent par-dessus celles qui restent, jusqu'à la prochaine place libre. Avec moins de deux cartes à bouger, rien n'arrive. Personne n'apprend dans quel sens c'est allé.

role-aura-seer = Diseuse de bonne aventure
    .the = la diseuse de bonne aventure
    .a = une diseuse de bonne aventure
    .plural = diseuses de bonne aventure
    .about = Tu apprends qui d'autre a déjà regardé ou déplacé une carte cette nuit. Ce que chaque personne a fait au juste reste son secret.
    .brief = Tu apprends qui a regardé ou déplacé une carte avant toi.
    .more = On te montre qui a regardé ou déplacé quelque chose avant ton appel : un Loup-Garou solitaire, les voyantes, le voleur, la sorcière et leurs pareils, s'ils l'ont vraiment fait. Un bouclier, un éveil commun ou un renoncement ne se voit pas.

role-drunk = Soûlard
    .the = le soûlard
    .a = un soûlard
    .plural = soûlards
    .about = Tu échanges ta carte avec une carte du milieu, sans la regarder. Quoi que tu aies pris, c'est toi désormais, et tu joues pour son équipe.
    .brief = Ta carte contre une du milieu, sans la voir. C'est toi désormais.
    .more = C'est obligatoire, sauf sous bouclier. Le Loup-Garou du milieu est peut-être ce que tu prends. Personne ne te dit ce que tu es ; les récits des autres, peut-être.

role-insomniac = Insomniaque
    .the = l'insomniaque
    .a = une insomniaque
    .plural = insomniaques
    .about = Tard dans la nuit, tu regardes ta propre carte. Si ce n'est plus la même, tu joues désormais pour l'équipe de la nouvelle.
    .brief = Tard dans la nuit, tu revois ta carte. C'en est peut-être une autre.
    .more = Tu regardes après tous ceux qui déplacent des cartes : ce que tu vois est la carte que tu gardes. Sous bouclier, tu ne vois rien. Elle ne vaut sa place que si quelque chose peut bouger sa carte.

role-revealer = Divinateur
    .the = le divinateur
    .a = un divinateur
    .plural = divinateurs
    .about = Tu peux retourner face visible, pour toute la journée, la carte de quelqu'un d'autre. Un Loup-Garou ou un tanneur est recaché, mais tu l'as vu.
    .brief = Tu peux retourner la carte d'autrui. Loup ou tanneur, tu la recaches.
    .more = La carte reste visible jusqu'à la fin, telle qu'imprimée : ce qu'elle serait devenue en secret ne se voit pas. Ta propre carte ne se retourne pas, ni une carte sous bouclier.

role-curator = Conservateur
    .the = le conservateur
    .a = un conservateur
    .plural = conservateurs
    .about = Tu peux poser un artefact, tiré à l'aveugle, sur la carte de quelqu'un ou sur la tienne. Au matin, qui le reçoit le regarde, et personne d'autre.
    .brief = Tu peux tirer un artefact et le poser sur la carte de quelqu'un.
    .more = Tu ouvres les yeux quand presque tout est fait. Griffe, marque et gourdin changent ce que l'on est, masque et cape la façon de passer le jour, et un artefact ne fait rien. Une carte sous bouclier n'en reçoit pas. Lesquels sont en jeu, tout le monde le sait.

role-villager = Villageois
    .the = le villageois
    .a = un villageois
    .plural = villageois
    .about = Tu dors toute la nuit, sans autre pouvoir que ta parole et ton vote. Sers-toi des deux pour trouver un Loup-Garou.
    .brief = Tu dors. Le jour venu, il te reste ta parole et ton vote.
    .more = Rien ne te réveille, et rien de ce que tu dis de la nuit ne se vérifie. Ta carte peut bouger tout de même : ce que tu as devant toi au matin, tu l'es.

role-tanner = Tanneur
    .the = le tanneur
    .a = un tanneur
    .plural = tanneurs
    .about = Tu n'as pas de camp et ne gagnes que si tu meurs. Dans ce cas, à moins qu'un Loup-Garou ne meure aussi, le village et la meute perdent.
    .brief = Tu gagnes si tu meurs, et pas autrement. Tu n'as pas de camp.
    .more = Chaque tanneur joue pour soi et gagne en mourant, seul ou à égalité, par le vote ou par un chasseur. Si un Loup-Garou meurt aussi, le village gagne avec toi.

role-hunter = Chasseur
    .the = le chasseur
    .a = un chasseur
    .plural = chasseurs
    .about = Si tu meurs, la personne que tu pointes du doigt meurt avec toi. N'y échappe qu'un prince, ou quelqu'un que protège un garde du corps.
    .brief = Si tu meurs, la personne que tu pointes te suit. Peu y échappent.
    .more = Ce qui compte, c'est que ta carte soit le chasseur à la fin. Si la personne que tu pointes est chasseur aussi, cela continue. Ces morts comptent comme les autres pour dire qui a gagné.

role-bodyguard = Garde du corps
    .the = le garde du corps
    .a = un garde du corps
    .plural = gardes du corps
    .about = Au vote, la personne que tu pointes du doigt ne peut pas mourir, même si tu meurs. Ton doigt protège ; ce n'est pas une voix.
    .brief = La personne que tu pointes ne peut mourir. Ce n'est pas une voix.
    .more = Ton doigt sort du compte, et la personne qu'il protège aussi, même contre le chasseur. On peut voter contre toi comme contre quiconque. À jouer plutôt à partir de cinq.

role-prince = Prince
    .the = le prince
    .a = un prince
    .plural = princes
    .about = Ni le vote ni un chasseur ne peuvent te tuer. Les voix contre toi sont mises de côté : parmi les autres, qui en a le plus, deux au moins, meurt.
    .brief = Ni vote ni chasseur ne te tuent. Les voix contre toi ne comptent pas.
    .more = Ce qui compte, c'est que ta carte soit le prince à la fin, sans griffe, marque ou gourdin dessus. Si personne d'autre n'a deux voix, personne ne meurt.


## Autres noms, que l'on comprend aussi

also-mystic-wolf = Louve voyante
also-apprentice-seer = Jeune voyante
also-revealer = Révélatrice


## Artefacts

artifact-claw-of-the-werewolf = Griffe du Loup-Garou
    .about = Ton personnage est désormais un Loup-Garou, quelle que soit ta carte : tu gagnes avec la meute. Ta carte n'a plus de pouvoir.
    .more = Le village gagne si tu meurs. La nuit, tu étais autre chose et tu as agi ainsi ; seule la fin a changé.

artifact-brand-of-the-villager = Marque du villageois
    .about = Ton personnage est désormais un simple villageois, quelle que soit ta carte : tu gagnes avec le village. Ta carte n'a plus de pouvoir.
    .more = Loup-Garou ou tanneur naguère, plus maintenant : le village peut compter sur toi. Un chasseur, garde du corps ou prince sous la marque ne l'est plus.

artifact-cudgel-of-the-tanner = Gourdin du tanneur
    .about = Ton personnage est désormais un tanneur, quelle que soit ta carte : tu ne gagnes que si tu meurs. Ta carte n'a plus de pouvoir.
    .more = Tu joues pour toi, même à côté d'un autre tanneur. Si tu meurs et qu'aucun Loup-Garou ne meurt, personne d'autre ne gagne.

artifact-void-of-nothingness = { $edition ->
        [bezier] Néant
       *[ravensburger] Brume du néant
    }
    .about = Rien, aucun effet. Les autres n'ont pas à le savoir.
    .more = Tu restes ce que dit ta carte, et tu peux prétendre en avoir reçu un autre.

artifact-mask-of-muting = Masque du silence
    .about = Plus un son, plus un mot écrit jusqu'à la fin du vote. Tes mains et ton visage restent libres de parler.
    .more = Ici, l'application ferme aussi tes messages et tes déclarations. Tu peux toucher un suspect, et tu pointes comme tout le monde.

artifact-shroud-of-shame = Cape de la honte
    .about = Tourne le dos à la table et à tout le monde, même pour le vote. Parle à ta guise, et pointe du doigt comme tu peux.
    .more = L'application ne te montre rien de la table jusqu'à la fin du vote. Tu peux parler tout du long.


## Scénarios

scenario-the-first-night = La Première Nuit
    .about = Loups-Garous, voyante, voleur, noiseuse : les quatre noctambules à connaître d'abord.

scenario-moonstruck = Pleine Lune
    .about = Voleur et noiseuse déplacent des cartes ; l'insomniaque saura si la sienne en fait partie.

scenario-lonely-night = Nuit solitaire
    .about = Un seul Loup-Garou en jeu, et il dort peut-être au milieu de la table.

scenario-confusion = Confusion
    .about = Voleur, noiseuse et soûlard déplacent des cartes. Au matin, ne jure de rien.

scenario-payback = Bénéfice
    .about = Le chasseur rôde : si tu l'envoies dans la tombe, quelqu'un risque de l'y suivre.

scenario-secret-companions = Mystérieux compagnons
    .about = Les francs-maçons se portent garants, le sbire couvre la meute, et le chasseur attend.

scenario-hours-of-despair = Incertitudes
    .about = Le tanneur veut ta voix : un air coupable est peut-être fait exprès.

scenario-twilight-alliance = Alliance dans la pénombre
    .about = Deux francs-maçons d'un côté, la meute et son sbire de l'autre ; entre eux, les cartes bougent.

scenario-revenant = Revenants
    .about = Un personnage commence la nuit en devenant un autre. Pour qui connaît tout le reste.

scenario-anarchy-full-moon = Anarchie
    .about = Deux Loups-Garous et un villageois sont sûrs. Le hasard choisit le reste.

scenario-terror-awakens = L'Éveil de la terreur
    .about = Premiers pas au Crépuscule : un loup qui lit les cartes, une sorcière qui puise au milieu.

scenario-werewolf-night = La Nuit des loups
    .about = Un loup alpha qui recrute, face à un village aux aguets et à son unique bouclier.

scenario-a-terrifying-opponent = Un adversaire terrifiant
    .about = Une petite table face au loup alpha, pendant que l'idiot du village pousse les cartes.

scenario-precarious-alliances = Alliances précaires
    .about = On change d'équipe par échange, par curiosité ou par artefact. Ne promets rien à personne.

scenario-anarchy-daybreak = Anarchie
    .about = Tout le Crépuscule mélangé, chaque carte au hasard : trois loups au plus, peut-être aucun.

scenario-evil-transformations = Métamorphoses maléfiques
    .about = Copie, morsure, vol ou sortilège : personne ne finit à coup sûr dans l'équipe de ses débuts.

scenario-trust-no-one = Ne te fie à personne !
    .about = Un loup endormi, une copie, un tanneur en quête de voix : tout récit peut être un appât.

scenario-the-informed = Les sages
    .about = Presque tout le monde apprend quelque chose la nuit. Reste à savoir qui croire.

scenario-evil-transformation = Métamorphose maléfique
    .about = Six cartes pour commencer, et presque aucun camp sûr. Ajoute des personnages si la table grandit.

scenario-trust-no-one-bezier = Ne te fie à personne
    .about = Six cartes pour commencer, un tanneur entre deux sortes de loups. Ajoute des personnages si la table grandit.

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
box-own = Nos propres personnages
