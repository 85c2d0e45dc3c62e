# Ce qui n'allait pas, et ce qu'on peut y faire.

## Les cartes choisies

unknown-role = Aucun personnage ne s'appelle « { $name } ». `noctambule roles` en donne la liste.
role-not-here = Cette partie a été jouée avec « { $name } », un personnage qui n'est pas installé ici : installe d'abord son paquet.
unknown-edition = Aucune édition ne s'appelle « { $name } » : c'est ravensburger ou bezier.
unknown-artifact = Aucun artefact ne s'appelle « { $name } ».
unknown-scenario = Aucun scénario ne s'appelle « { $name } ». `noctambule scenarios` en donne la liste.
several-scenarios = Plusieurs scénarios s'appellent « { $name } ». Précise lequel : { $possible }.
player-count = Impossible à { $players } : une partie se joue de { $fewest } à { $most }.
too-many-cards = { $cards } cartes, c'est trop à { $players } : il en faut { $needed }, trois de plus que de joueurs.
too-few-cards = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
}, c'est trop peu à { $players } : il en faut { $needed }, trois de plus que de joueurs.
one-mason = Les francs-maçons vont par deux : mets les deux, ou aucun.
role-not-fast = Le moteur rapide ne sait pas jouer { $role }. Les autres paquets se jouent comme d'habitude.
too-many-copies = { $copies } fois { $role }, c'est trop : les boîtes en ont { $most }.
no-center-werewolf = Le loup alpha a besoin d'un Loup-Garou du milieu : werewolf, mystic-wolf ou dream-wolf.
needless-center-werewolf = Un Loup-Garou du milieu ne sert qu'avec le loup alpha.
bad-center-werewolf = « { $name } » ne peut pas être le Loup-Garou du milieu : choisis werewolf, mystic-wolf ou dream-wolf.
artifact-twice = { $artifact } est là deux fois ; il n'y en a qu'un.
no-artifacts = Le conservateur a besoin d'au moins un artefact à tirer.
deal-is-not-the-deck = Les cartes reçues ne sont pas celles du paquet.
artifacts-are-not-the-draw = Les artefacts ne sont pas ceux choisis pour le tirage.
scenario-players = { $scenario } ne se joue pas à { $players } : ce scénario est fait pour { $possible } personnes.
unreadable-deck = « { $text } » n'est pas une partie de paquet. Écris par exemple « 2 werewolf, seer, robber ».
empty-deck = Le paquet est vide. Écris par exemple « 2 werewolf, seer, robber ».

## Conseils, qui n'empêchent rien

insomniac-undisturbed = Rien ici ne peut déplacer la carte de l'insomniaque. Ajoute un voleur, une noiseuse, une sorcière, un idiot du village ou un loup alpha.
bodyguard-few-players = Le garde du corps vaut mieux à partir de cinq.
masons-few-players = À moins de sept, les francs-maçons sont très forts.
doppelganger-last = Pour les groupes qui connaissent tous les autres personnages : { role-doppelganger.the }.
many-daybreak-roles = { $count } personnages de Crépuscule à la fois, c'est beaucoup. Quelques-uns suffisent pour les découvrir.
three-stars = Pour une première partie, laisse de côté les personnages ★★★ : { $roles }.
first-game = Pour une première partie, le mieux est La Première Nuit ou L'Éveil de la terreur, même à plus que prévu.
two-groups = { $players } à une table, c'est beaucoup. Deux groupes, une partie chacun, c'est plus vif ; sinon, que quelqu'un qui ne joue pas déplace les cartes.
no-villager-left = Il n'y a aucun simple villageois : la voyante a peu de monde où se cacher.
wolves-have-more-friends = { $wolves } cartes sont du côté des Loups-Garous, { $village } de celui du village : c'est dur à gagner.
no-werewolf = Il n'y a aucun Loup-Garou dans ce paquet.
not-in-bezier = Absent des boîtes de l'édition Bezier : { $roles }.

## Noms et réponses

same-name-twice = Deux personnes s'appellent { $name }. Donne à chacune un nom à elle.
name-not-usable = « { $name } » ne peut pas servir de nom.
unknown-player = Personne à cette table ne s'appelle « { $name } ». Y jouent { $possible }.
second-card-missing = { $player } a choisi { $answer } ; il faut une seconde carte avec.
not-an-option = { $player } ne peut pas choisir « { $answer } » : choisis { $options }.
not-one-of-the-answers = Ce n'est pas une des réponses possibles.
not-asked = Ce n'est pas demandé maintenant.
night-is-over = La nuit est finie.
claim-by-day-only = On affirme le jour.
claim-not-in-deck = { $role } : absent de cette partie.
claim-not-a-story = { $role } : cela n'a pas pu arriver.
silenced = Le masque impose le silence jusqu'à la fin du vote.

## Les documents de l'arbitre

not-a-document = Ce n'est pas une partie : écris en YAML ou en JSON les champs game, players, cards et center.
unreadable-document = Illisible en YAML : { $problem }
key-twice = « { $name } » est là deux fois.
unknown-game = Aucun jeu ne s'appelle « { $name } » : c'est one-night ou werewords.
unknown-field = « { $name } » n'est pas un champ de ce document. Il peut avoir { $possible }.
missing-field = « { $name } » manque.
bad-field = « { $name } » devrait être { $wanted }.
wanted-word = un mot
wanted-words = une liste de mots
wanted-by-player = une liste par personne
wanted-names-by-player = un nom par personne
wanted-answers-by-player = une liste de réponses par personne
cards-not-players = { $cards } cartes pour { $players } personnes : il en faut une chacune.
center-not-three = Le milieu a { $cards } cartes ; il en faut trois.
answer-missing = Une réponse { DE($player) } manque : choisis { $options }.
answer-left-over = Plus rien n'est demandé ici : { $player }. Réponses de trop : { $answers }.
votes-for-self = { $player } ne peut pas se pointer du doigt.
stays-itself = { $role } ne devient rien d'autre la nuit : rien à noter dans « became ».
cannot-become = { $role } n'a pas pu devenir « { $name } » : choisis parmi { $roles }.

## Les compositions d'un groupe

not-a-set = Ce n'est pas une composition : écris un document YAML avec name, about, game et ce qu'on joue.
bad-set = { $path } : { $why }
name-without-letters = « { $name } » ne peut pas être le nom d'une composition : il y faut une lettre ou un chiffre.
bad-choice = « { $name } » ne peut pas être « { $value } » : choisis { $possible }.
bad-number = « { $name } » doit être un nombre de { $fewest } à { $most }.
too-long = « { $name } » est trop long : { $most } lettres y tiennent.
too-many = « { $name } » en a trop : { $most } y tiennent.
set-there-already = Il y a déjà une composition « { $name } » : { $path }. Donne un autre nom à celle-ci, ou supprime ce fichier.
set-like-a-scenario = Un scénario imprimé s'appelle « { $name } ». Donne un autre nom à ta composition.
set-not-kept = La composition ne peut pas être gardée dans { $path } : { $problem }
set-of-another-game = « { $name } » est une composition pour un autre jeu.
scenario-or-deck = Écris quelles cartes on joue : soit scenario, soit deck.
own-words-not-in-sets = Une composition ne contient pas de mots à soi, sinon qui la lit les connaîtrait : enlève « own_words ».

## Enregistrements

not-a-record = Ce n'est pas un enregistrement de Noctambule.
empty-record = Cet enregistrement est vide.
record-version = Cet enregistrement est de la version { $version } ; ce programme lit la version { $known }.
record-line = La ligne { $line } de l'enregistrement est illisible.
record-of-another-game = Cet enregistrement est d'un jeu nommé « { $game } », que cette commande ne connaît pas.
record-rules = Cet enregistrement suit les règles { $rules } ; ce programme a les règles { $known }.
never-fits = Ce que l'enregistrement dit avoir été mélangé ({ $pool }) ne fait jamais une partie.
record-header = La première ligne de l'enregistrement n'a pas de « { $field } » utilisable.
record-input = Une entrée de type « { $kind } » est illisible.
record-refused = L'entrée { $number } est refusée : { $why }
unknown-input = Il n'y a pas d'entrée de type « { $kind } ».

## Commandes

no-such-file = { $path } est illisible : { $problem }
not-writable = Impossible d'enregistrer dans { $path } : { $problem }
no-documents = Il n'y a aucune partie dans { $path }.
center-werewolf-by-chance = Dans une Anarchie, le Loup-Garou du milieu est tiré aussi : laisse --center-werewolf de côté.
deck-or-scenario = Dis ce qu'il faut jouer : --scenario ou --deck.
no-scenario-for-so-many = Aucun scénario imprimé ne se joue à { $players } : choisis les cartes avec --deck.
option-of-the-other-game = { $option } ne va qu'avec --game { $game }.
needs-lab = Il faut l'extra lab : installe noctambule[lab].
report-not-writable = Le rapport ne peut pas être écrit dans { $path } : { $problem }
port-taken = Le port { $port } est pris par un autre programme. Choisis-en un avec --port.
ports-taken = Les ports { $first } à { $last } sont tous pris. Choisis-en un autre avec --port.
cannot-listen = Rien ne peut s’ouvrir à { $host }, port { $port } : { $problem }
store-unusable = Les salles ne peuvent pas être gardées dans { $path } : { $problem }
store-locked = { $path } est verrouillé par un autre programme. Ferme-le, ou choisis un autre fichier avec --store.
store-too-new = { $path } vient d’un Noctambule plus récent. Utilise celui-là, ou choisis un autre fichier avec --store.
store-in-use = Un serveur utilise { $path }. Arrête-le d’abord ; la liste des salles reste possible.
no-store = Il n’y a pas de fichier { $path }.
no-such-age = « { $text } » n’est pas un âge : écris-le comme 30d, 12h ou 90m.
which-rooms = Dis quelles salles : leurs codes, ou --older-than.
room-not-kept = Il n’y a pas de salle { $name } dans ce fichier.

## Mondes possibles

view-without-night = Il n'y a encore rien à croire : il manque la carte ou l'aube.
view-card-not-in-deck = Personne n'a pu recevoir cette carte, elle n'est pas dans la partie : { $role }.
view-not-a-night = Une telle nuit est impossible pour ce personnage : { $role }.
view-impossible = Aucune donne de ces cartes ne montre une telle nuit à personne.
claims-impossible = Si l'on prend ces déclarations au mot, il ne reste aucune donne qui s'accorde avec ce qui a été vu.
worlds-not-found = Sur { $drawn } nuits tirées au hasard, aucune ne s'accorde avec ce qui a été vu. Il en faut davantage.
bad-time = « { $text } » n'est pas un moment : écris-le comme 3:10, ou en secondes après la donne.
still-night = À { $time }, il faisait encore nuit : choisis un moment plus tard.
