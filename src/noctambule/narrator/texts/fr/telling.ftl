# Ce qui s'est passé, en phrases ; et ce qui est demandé.

several = { $most } et { $last }
either = { $most } ou { $last }

## Places et cartes

place-center = milieu { $number }
place-center-werewolf = Loup-Garou du milieu
card-of = la carte { DE($player) }
card-center = la carte { $number } du milieu
card-center-werewolf = la carte Loup-Garou du milieu
card-own = sa propre carte

## Réponses

answer-none = rien
answer-left = gauche
answer-right = droite

## Questions

ask-player = Choisis la carte de quelqu'un d'autre.
ask-any-player = Choisis la carte de quelqu'un ; la tienne compte aussi.
ask-center = Choisis une carte du milieu.
ask-two-players = Choisis les cartes de deux autres personnes.
ask-player-or-two-center = Choisis la carte de quelqu'un d'autre, ou deux cartes du milieu.
ask-direction = Choisis le sens dans lequel les cartes se déplacent.
ask-vote = Pointe quelqu'un du doigt.
ask-sentinel-player = Sur la carte de qui poses-tu le bouclier ?
ask-doppelganger-player = La carte de qui regardes-tu ?
ask-werewolf-center = Tu es le seul loup. Quelle carte du milieu regardes-tu ?
ask-alpha-wolf-player = Qui reçoit le Loup-Garou du milieu ?
ask-mystic-wolf-player = La carte de qui regardes-tu ?
ask-seer-player-or-two-center = Tu regardes la carte de quelqu'un, ou deux cartes du milieu ?
ask-apprentice-seer-center = Quelle carte du milieu regardes-tu ?
ask-paranormal-investigator-player = La carte de qui regardes-tu ?
ask-robber-player = La carte de qui prends-tu ?
ask-witch-center = Quelle carte du milieu regardes-tu ? Une fois vue, elle doit aller à quelqu'un.
ask-witch-any-player = Qui reçoit cette carte ? Toi aussi, c'est permis.
ask-troublemaker-two-players = Quelles deux cartes intervertis-tu ?
ask-village-idiot-direction = Dans quel sens vont toutes les autres cartes ?
ask-drunk-center = Quelle carte du milieu prends-tu ?
ask-revealer-player = La carte de qui retournes-tu ?
ask-curator-any-player = Sur la carte de qui poses-tu un artefact ?

## La nuit

call-again = { role-doppelganger.the }, copie : { $role }
call-thumb = { $roles }, et un pouce levé : { $thumb }
tell-dealt = { $player } reçoit sa carte : { $role }.
tell-chose = { $player } choisit { $card }.
tell-declined = { $player } laisse les choses en l'état.
tell-skipped = { $player } ne peut rien faire : un bouclier l'en empêche, ou trop peu de cartes restent.
tell-looked = { $player } regarde { $card } : { $role }.
tell-swapped = { $player } échange { $one } avec { $other }.
tell-rotated = { $player } déplace les cartes d'une place vers la { $way ->
    [left] gauche
   *[right] droite
} : { $players }.
tell-shielded = Un bouclier est posé sur { $card }.
tell-revealed = Face visible, { $card } : { $role }.
tell-given = Un artefact est posé sur { $card }.
tell-artifact = { $player } regarde l'artefact : { $artifact }.
tell-became = Désormais, { $player } est { $role }.
tell-shown-werewolf = { $count ->
    [0] { $player } cherche les Loups-Garous et ne voit personne.
   *[other] { $player } cherche les Loups-Garous et voit : { $players }.
}
tell-shown-mason = { $count ->
    [0] { $player } ne voit aucun autre franc-maçon.
   *[other] { $player } voit les autres francs-maçons : { $players }.
}
tell-shown-stirred = { $count ->
    [0] { $player } voit que personne n'a regardé ni déplacé de carte.
   *[other] { $player } voit qui a regardé ou déplacé une carte : { $players }.
}
tell-dawn = Le jour se lève.
tell-claim = { $player } prétend avoir été { $role }.
tell-claim-story = { $player } prétend avoir été { $role } : « { $story } »

## Le vote et la fin

tell-pointed = { $player } pointe { $target } du doigt.
tell-not-pointed = { $player } ne pointe personne.
tell-card = { $player } retourne sa carte : { $role }.
tell-unmasked = Sous { $card } se cachait { $role }.
tell-counts-as = { $player } compte pour { $role }.
tell-nobody-died = Personne ne meurt.
tell-died-of-votes = { $player } meurt avec { $votes } voix.
tell-died-with-hunter = { $player } meurt : { $hunter }, en chasseur, pointait dans cette direction.
tell-won-village-wolf-died = Le village gagne : un Loup-Garou est mort.
tell-won-village-no-villager-died = Le village gagne : il n'y avait aucun Loup-Garou, et personne du village n'est mort.
tell-lost-village-tanner-died = Le village perd : le tanneur est mort, et aucun Loup-Garou.
tell-lost-village-no-wolf-died = Le village perd : aucun Loup-Garou n'est mort.
tell-lost-village-only-minions-died = Le village perd : il n'y avait aucun Loup-Garou, et quelqu'un est mort malgré tout.
tell-lost-village-villager-died = Le village perd : il n'y avait aucun Loup-Garou, et l'un des siens est mort.
tell-won-werewolf-no-wolf-died = La meute gagne : aucun Loup-Garou n'est mort.
tell-won-werewolf-villager-died = Le sbire gagne : il n'y avait aucun Loup-Garou, et quelqu'un du village est mort.
tell-lost-werewolf-wolf-died = La meute perd : un Loup-Garou est mort.
tell-lost-werewolf-tanner-died = La meute perd : le tanneur est mort, et aucun Loup-Garou.
tell-lost-werewolf-no-villager-died = Le sbire perd : il n'y avait aucun Loup-Garou, et personne du village n'est mort.
tell-lost-werewolf-only-minions-died = Le sbire perd : il n'y avait aucun Loup-Garou, et personne d'autre n'est mort.
tell-lost-werewolf-minion-died = Le sbire perd : il n'y avait aucun Loup-Garou, et le sbire est mort.
tell-won-tanner-tanner-died = Le tanneur gagne en mourant.
tell-lost-tanner-tanner-lived = Le tanneur perd, vivant.
