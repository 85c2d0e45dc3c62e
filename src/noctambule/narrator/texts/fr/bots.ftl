# Ce que disent les bots à One Night, selon leur tempérament ; chaque phrase dit ce que dit l'annonce, rien de plus.

## Qui les bots disent avoir été

bot-claim-quiet = J'étais { $role }.
    .two = Pour ce que ça vaut : j'étais { $role }.
    .three = Ma carte disait { $role }. Voilà tout.
bot-claim-eager = Moi d'abord : j'étais { $role }.
    .two = Je le dis tout de suite, j'étais { $role }.
    .three = J'étais { $role }, et avec plaisir.
bot-claim-sceptical = J'étais { $role }. Maintenant, j'écoute les autres.
    .two = Qu'on me croie ou non, j'étais { $role }.
    .three = J'étais { $role }. À comparer avec le reste.
bot-claim-theatrical = La nuit m'a tendu { $role }.
    .two = Qui me regarde voit { $role }.
    .three = Le destin a distribué, et j'étais { $role }.

## Ce que les bots disent avoir fait et vu

bot-own-card = ma carte
bot-said-looked = J'ai regardé { $card } : { $role }.
    .two = { $role }, voilà ce que j'ai vu en regardant { $card }.
    .three = J'ai jeté un œil sur { $card } et trouvé { $role }.
bot-said-looked-own = J'ai regardé ma propre carte : { $role }.
    .two = { $role }, voilà ce qu'il y avait devant moi quand j'ai regardé.
    .three = Ma propre carte, quand j'ai regardé, c'était { $role }.
bot-said-swapped = J'ai échangé { $one } avec { $other }.
    .two = { $one } d'un côté, { $other } de l'autre : je les ai échangées.
    .three = Par ma main, { $one } et { $other } ont changé de place.
bot-said-rotated = J'ai déplacé les autres cartes d'une place vers la { $way }.
    .two = Toutes les cartes sauf la mienne ont avancé d'une place vers la { $way }.
    .three = D'une place vers la { $way } : c'est là que sont parties les autres cartes.
bot-said-chose = J'ai choisi { $card }.
    .two = Mon choix : { $card }.
    .three = J'ai pris { $card }.
bot-said-chose-left = J'ai choisi la gauche.
    .two = Mon choix : à gauche.
    .three = Ce fut la gauche.
bot-said-chose-right = J'ai choisi la droite.
    .two = Mon choix : à droite.
    .three = Ce fut la droite.
bot-said-declined = Je n'ai rien fait.
    .two = J'aurais pu agir, et je n'ai rien fait.
    .three = Mes mains sont restées où elles étaient.
bot-said-became = À partir de là, j'étais { $role }.
    .two = Cela a fait de moi { $role }.
    .three = C'est ainsi que je fus { $role }.
bot-said-alone-werewolf = J'ai cherché les loups-garous et n'ai vu personne.
    .two = Aucun loup-garou n'a croisé mon regard.
    .three = Je n'ai vu aucun loup-garou en regardant.
bot-said-shown-werewolf = J'ai vu qui étaient les loups-garous : { $players }.
    .two = Les loups-garous, d'après ce que j'ai vu : { $players }.
    .three = J'ai cherché les loups-garous et vu { $players }.
bot-said-alone-mason = Je n'ai vu personne d'autre chez les francs-maçons.
    .two = Aucun autre franc-maçon ne s'est réveillé avec moi.
    .three = J'ai cherché un autre franc-maçon et n'ai vu personne.
bot-said-shown-mason = J'ai vu les autres francs-maçons : { $players }.
    .two = Francs-maçons avec moi : { $players }.
    .three = Au réveil des francs-maçons, j'ai vu { $players }.
bot-said-alone-stirred = J'ai vu que personne n'avait regardé ni déplacé de carte.
    .two = À cette heure, personne n'avait touché ni regardé de carte.
    .three = Aucun pouce à voir : aucune carte regardée ni déplacée.
bot-said-shown-stirred = Ont regardé ou déplacé une carte : { $players }.
    .two = Une carte avait été regardée ou déplacée par { $players }.
    .three = J'ai vu qui avait regardé ou déplacé une carte : { $players }.

## Qui les bots soupçonnent

bot-accuse-quiet = Je dirais { $player }.
    .two = Mon doigt va vers { $player }.
    .three = S'il faut un nom : { $player }.
bot-accuse-eager = C'est { $player }, j'en mets ma main au feu.
    .two = Mon vote va à { $player }, tout de suite.
    .three = Allons, il suffit de regarder { $player }.
bot-accuse-sceptical = De la part { DE($player) }, je n'y crois pas.
    .two = Chez { $player }, quelque chose ne colle pas.
    .three = J'ai mes doutes sur { $player }.
bot-accuse-theatrical = Je vois du poil sous le col { DE($player) }.
    .two = Tous les signes de la nuit désignent { $player }.
    .three = Quelque part un loup sourit, à la place { DE($player) }.

## L'arène

arena-title = { $games } parties entre bots, à { $players }
arena-hits = votes du village qui touchent un loup-garou
arena-calibration = Ce que les bots croyaient, et combien de fois c'était vrai
arena-legend = │ cru, ● observé ; puis le nombre de croyances
arena-believed = cru, %
arena-observed = observé, %
arena-rate = { NUMBER($rate, maximumFractionDigits: 1) } parties par seconde
strength-beginner = débutant
strength-regular = moyen
strength-sharp = fin
strength-claims-at-random = fin, mais ment au hasard
unknown-bots = { $text } n'est pas un bot. Donne une force ({ $strengths }), ou une par équipe, comme village=sharp,werewolf=regular. Équipes : { $teams }.
