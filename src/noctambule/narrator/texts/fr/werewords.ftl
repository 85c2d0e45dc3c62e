# Werewords : personnages, ce qui s'est passé, et ce qui est demandé.

## Personnages

word-role-mayor = Maire
    .about = Tu choisis le mot et tu réponds par des jetons, sans un bruit. Ton rôle secret dit de quel côté tu es.
    .brief = Tu choisis le mot et tu réponds par des jetons, sans un bruit.
    .more = Tu es aussi ce que dit la carte du milieu, et personne d'autre ne le sait. Réponds à chaque question par un jeton : oui et non viennent d'une même réserve, « peut-être » est rare, et « tout près » unique. Du côté de la meute, tu peux mentir.
word-role-seer = Voyante
    .about = Tu connais le mot. Mène les autres jusqu'à lui, sans que les Loups-Garous le remarquent.
    .brief = Tu connais le mot. Mènes-y les autres, sans que cela se voie.
    .more = Rien n'empêche de poser de bonnes questions, mais n'en poser que de bonnes se remarque. Si le mot est trouvé, un seul doigt de Loup-Garou sur toi perd la partie. Tu peux être maire en même temps.
word-role-werewolf = Loup-Garou
    .about = Tu connais le mot. Fais perdre du temps et des jetons. Si le mot est trouvé, trouve la voyante.
    .brief = Tu connais le mot. Égare-les ; s'il est trouvé, vise la voyante.
    .more = Demande ce qui semble utile et n'apprend presque rien. Si le mot n'est pas trouvé, on vote, et mieux vaut que ce ne soit pas contre toi. S'il l'est, tu as quinze secondes ; à deux loups, un doigt sur la voyante suffit.
word-role-beholder = Observatrice
    .about = Tu sais qui est la voyante, pas le mot. Attire sur toi l'attention des Loups-Garous.
    .brief = Tu sais qui est la voyante. Attire sur toi les yeux de la meute.
    .more = Suis la piste de la voyante, ose tes questions, et fais croire que tu sais. Un doigt de Loup-Garou sur toi, c'est un doigt de moins sur elle.
word-role-minion = Sbire
    .about = Tu sais qui sont les Loups-Garous, pas le mot. Aide-les ; si l'on te trouve, la meute perd.
    .brief = Tu sais qui est de la meute. Aide-la, et qu'on ne te trouve pas.
    .more = Tu votes et tu discutes, mais tu ne pointes pas quand le mot est trouvé. S'il ne l'est pas, le plus de voix sur toi vaut comme sur un Loup-Garou.
word-role-villager = Villageois
    .about = Pose les bonnes questions, trouve le mot, et observe qui en sait trop.
    .brief = Aide à trouver le mot, et note qui semble déjà le connaître.
    .more = Commence large, puis resserre. Si le temps ou les jetons manquent, le mot se montre et tout le monde vote : souviens-toi de qui a beaucoup demandé pour peu apprendre.

## Jetons

token-yes = oui
token-no = non
token-maybe = peut-être
token-so-close = tout près
token-correct = trouvé

## La nuit et le jour

word-call-mayor = Le maire
word-call-seer = La voyante
word-call-werewolf = Les Loups-Garous
word-call-beholder = L'observatrice
word-call-minion = Le sbire
word-phase-deal = La donne
word-phase-dawn = Le jour
word-phase-day = Le jour
word-phase-guessed = Le mot a été trouvé
word-phase-missed = Le mot n'a pas été trouvé
word-phase-over = La fin
tell-word-dealt = { $player } reçoit sa carte : { $role }.
tell-word-mayor = { $player } tient la mairie.
tell-word-secret = { $player } prend la carte du milieu comme rôle secret : { $role }.
tell-word-chose = { $player } choisit le mot : { $word }.
tell-word-other-words = { $player } demande d'autres mots.
tell-word-word = { $player } voit le mot : { $word }.
tell-word-shown-werewolf = { $count ->
    [0] { $player } cherche les Loups-Garous et ne voit personne.
   *[other] { $player } cherche les Loups-Garous et voit : { $players }.
}
tell-word-shown-seer = { $player } voit qui est la voyante : { $players }.
tell-word-dawn = Tout le monde se réveille. Place aux questions.
tell-word-asked = { $player } demande : { $text }
tell-word-match = C'est le mot, { $mayor } : { $player } vient de le demander.
tell-word-token = { $player } reçoit un jeton : { $token }.
tell-word-undone = Un jeton est repris, devant { $player } : { $token }.
tell-word-werewolves = Le mot a été trouvé. Les Loups-Garous se dévoilent : { $players }.
tell-word-word-shown = Le mot n'a pas été trouvé. C'était : { $word }.
tell-word-pointed = { $player } pointe { $target } du doigt.
tell-word-turned = { $player } retourne sa carte : { $role }.
tell-word-roles = Chacun était : { $list }.
tell-word-won-seer-found = La meute gagne : elle a trouvé la voyante.
tell-word-won-seer-safe = Le village gagne : le mot a été trouvé, la voyante non.
tell-word-won-nobody-pointed = Le village gagne : le mot a été trouvé, et aucun Loup-Garou n'a pointé à temps.
tell-word-won-wolf-found = Le village gagne : un Loup-Garou est parmi les plus désignés.
tell-word-won-minion-found = Le village gagne : le sbire est parmi les plus désignés.
tell-word-won-nobody-found = La meute gagne : le plus de voix n'est tombé sur aucun des siens.
tell-word-won-no-two-votes = La meute gagne : personne n'a eu deux voix.

## Erreurs

unknown-word-role = Aucun personnage de Werewords ne s'appelle « { $name } » : c'est mayor, seer, werewolf, beholder, minion ou villager.
one-of-each = { $copies } fois { $role } : il y a un maire et une voyante, et au plus une observatrice et un sbire.
wolf-count = { $werewolves } Loups-Garous, ce n'est pas possible : il y en a un ou deux.
word-player-count = Impossible à { $players } : Werewords se joue de { $fewest } à { $most }.
too-many-roles = { $cards } cartes, c'est trop à { $players } : il y en a { $needed }. Laisse un personnage de côté.
words-shown = { $words } mots au choix, ce n'est pas possible : de 1 à 5.
day-length = Un jour de { $minutes } minutes, ce n'est pas possible : 60 au plus.
token-stock = Il faut au moins un jeton oui/non et un jeton trouvé.
pack-too-small = { $words } mots, c'est trop peu : le maire en voit { $needed }.
no-mayor = Le maire est au milieu : dis qui tenait la mairie la dernière fois.
bad-words = Les mots du maire manquent, ou l'un d'eux est là deux fois.
mayor-is-silent = Le maire ne demande rien et ne dit rien.
one-question-at-a-time = Une question à la fois : attends le jeton du maire.
question-length = Une question a de 1 à { $most } caractères.
no-such-token = Il n'y a pas de jeton « { $token } ».
token-used-up = Il n'y a plus de jeton « { $token } ».
nobody-asked = Dis qui a demandé : le jeton se pose devant.
nothing-to-undo = Il n'y a aucun jeton à reprendre.
not-by-day = C'est pour le jour, tant que l'on cherche le mot.
no-whoops-now = Il n'y a rien à rattraper : le jour n'est pas fini, ou la partie l'est.
whoops-too-late = Quelqu'un a déjà pointé du doigt : trop tard pour oups.
center-not-one = Le milieu a { $cards } cartes ; dans Werewords il en faut une.
does-not-point = { $player } ne pointe pas dans ce cas.
not-in-this-ending = « { $name } » ne va pas avec cette fin : pointing est pour un mot trouvé, votes pour un mot manqué.
wanted-true-or-false = true ou false
unknown-pack = Aucun paquet de mots ne s'appelle « { $name } ». `noctambule words` en donne la liste.
unknown-difficulty = Aucune difficulté ne s'appelle « { $name } » : c'est { $possible }.
bad-pack-lines = Ces lignes ne vont pas : { $lines }
empty-pack = Il n'y a aucun mot dans ce paquet.
pack-category = catégorie inconnue
pack-length = un mot a de 2 à 30 lettres
pack-characters = lettres, espaces, traits d'union et apostrophes seulement
pack-attributes = attribut inconnu, ou deux fois le même
pack-no-category = des attributs demandent une [catégorie] au-dessus
pack-twice = ce mot est déjà là

## La commande words

column-pack = Paquet
column-words = Mots
column-categories = Catégories
words-good = { $name } : { $count } mots, rien à redire.
words-line = ligne { $line } : { $text } ({ $why })

## La table dans le terminal

word-hot-title = Werewords, sur un seul écran. On se le passe ; ne regarde qu'à ton tour.
word-hot-mayor-night = { $player }, tu tiens la mairie. Personne d'autre ne regarde ; Entrée
word-hot-choose-word = Choisis le mot.
word-hot-other-words = d'autres mots
word-hot-day = { $minutes } minutes. Pour { $mayor }, des questions auxquelles on répond par oui ou non. Les réponses se donnent ici, sans un bruit.
word-hot-who = Qui a demandé ? (u : reprendre le dernier jeton, t : temps écoulé)
word-hot-token = Quel jeton ? o oui, n non, p peut-être, s tout près, c trouvé, Entrée aucun
word-hot-keys = o n p s c
word-hot-bad-token = « { $text } » n'est pas un des jetons.
word-hot-sure = Les Loups-Garous vont se dévoiler, et cela ne se reprend pas. Encore { $key } pour continuer
word-hot-sure-missed = Le mot va être montré, et cela ne se reprend pas. Encore { $key } pour continuer
word-hot-left = reste { $time } · oui/non { $yes_no } · peut-être { $maybe } · tout près { $so_close }
word-hot-time-up = Le temps est écoulé.
word-hot-guessed = Le mot a été trouvé. Loups-Garous : 15 secondes pour décider qui est la voyante. (w : oups, Entrée : continuer)
word-hot-missed = Une minute pour parler : qui en savait trop ? (w : oups, Entrée : continuer)
word-hot-point = { $player }, qui est la voyante ?
word-hot-vote = { $player }, qui est Loup-Garou ?
word-hot-again = Rejouer avec les mêmes personnes ? (o/N)
word-hot-again-key = o
word-hot-difficulty = Quelle difficulté pour les mots ? { $names } ; Entrée pour { $name }
