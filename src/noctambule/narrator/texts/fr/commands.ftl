# Ce que les commandes affichent.

## Tableaux

column-role = Personnage
column-id = Identifiant
column-team = Équipe
column-wakes = Réveil
column-stars = ★
column-copies = Cartes
column-scenario = Scénario
column-difficulty = Difficulté
column-players = Joueurs
column-deck = Cartes
column-wins = Victoires
column-rate = Taux
column-interval = Intervalle à 95 %
wakes-never = jamais
team-copied = copiée
nobody = personne
from-a-package = Vient du paquet { $package }. Les bots pèsent ce personnage nuit par nuit, ce qui est plus lent ; le moteur rapide le laisse au moteur lisible.
labelled = { $label } : { $value }
number = { $number }
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
scenario-drawn = tiré au hasard
scenario-minimum = Un minimum : ajoute un personnage par personne en plus.
scenario-center-werewolf = Loup-Garou du milieu : { $roles }.
set-own = à soi
set-added = « { $name } » est gardée dans { $path }.
simulate-title = { $games } parties au hasard, à { $players }
simulate-slowly = Le moteur rapide ne connaît pas { $roles } ; le moteur lisible prend le relais, et son temps.
simulate-seed = Graine : { $seed }

## Revoir et vérifier

replay-deal = La donne
replay-center = Au milieu : { $cards }.
replay-day = Le jour
replay-vote = Le vote
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'a pas été finie.
replay-as = Seulement ce qui a été montré ici : { $player }.
verify-secret-fits = Le secret correspond à l'empreinte montrée avant la donne.
verify-pledges-fit = Ce que chaque téléphone a donné est ce qu'il avait promis avant.
verify-draw-follows = Tout ce qui a été tiré pour cette donne découle du mélange : un jeu de cartes, des mots.
verify-deal-follows = La donne découle du secret et de ce que chacun a ajouté.
verify-inputs-legal = Chaque entrée est permise par les règles.
verify-finished = La partie a été jouée jusqu'au bout.
verify-not-committed = La donne n'a pas été engagée d'avance.
verify-secret-not-shown = Le secret de la donne n'a jamais été montré.
verify-gave = Ont donné au mélange : { $players }.
verify-away = N'ont rien donné, étant absents : { $players }.
verify-late = Ont promis, puis n'ont rien donné : { $players }.
verify-abandoned = { $count ->
    [one] Une partie a été interrompue avant celle-ci.
   *[other] { $count } parties ont été interrompues avant celle-ci.
}
verify-good = Cet enregistrement tient.
verify-bad = Cet enregistrement ne tient pas.
mark-holds = oui
mark-fails = NON
mark-nothing = –

## La table dans le terminal

prompt = { $text } :
hot-names = Qui joue ? Les noms dans l'ordre des places, avec des virgules
hot-scenarios = Scénarios possibles à ce nombre : { $names }.
hot-scenario = Lequel ? Entrée pour { $name }
hot-cards = Tes { $count } cartes, par exemple « 2 werewolf, seer, robber »
hot-title = One Night, sur un seul écran. On se le passe ; ne regarde qu'à ton tour.
hot-deck = Dans cette partie : { $deck }.
hot-center-werewolf = À côté du milieu, un Loup-Garou du milieu : { $role }.
hot-commit = La donne est fixée par un secret. Son empreinte : { $hash }
hot-contribute = Tout le monde peut ajouter au mélange : tape n'importe quoi, ou juste Entrée
hot-pass = { $player }, personne d'autre ne regarde. Prends l'écran, puis Entrée
hot-card = { $player }, ta carte :
hot-hide = Entrée pour cacher
hot-night = Nuit, tour { $beat } sur { $beats }
hot-news = Depuis la dernière fois :
hot-sleep = Tu dors. Choisis n'importe qui ; cela ne change rien, et personne ne le voit.
hot-choose = Ton choix
hot-kept = { $answer }. Entrée pour garder ; un autre choix pour changer
hot-nothing = Rien de nouveau.
hot-dawn = La nuit est finie
hot-day = Le jour. Place au débat : { $minutes } minutes suffisent.
hot-public = Ce que tout le monde peut voir :
hot-nothing-public = Rien n'est visible sur la table.
hot-to-vote = Entrée pour passer au vote
hot-vote = { $player }, pointe quelqu'un du doigt.
hot-reveal = Les cartes sont retournées
hot-winners = Victoire : { $names }
hot-no-winners = Personne n'a gagné.
hot-saved = La partie est enregistrée. Pour la revoir : noctambule replay { $path }
hot-bad-choice = « { $text } » n'est pas un choix possible. Tape un numéro ou un nom.
hot-stopped = Arrêt. Ce qui a été joué est dans { $path }
hot-stopped-early = Arrêt avant la donne.
stopped = Arrêt.

## Enquêter

column-player = Personne
column-werewolf = Loup-Garou
column-likely = Le plus probable
column-said = Dit
column-true = Vrai
column-claim = Déclaration
column-room = Salle
column-games = Parties
column-opened = Ouverte
column-last = Dernière fois
detect-title = { $player } : ce qui pouvait se savoir à { $time }
detect-title-end = { $player } : ce qui pouvait se savoir à la fin du jour
detect-model = On suppose que le Village dit vrai { $village } du temps, les Loups-Garous { $werewolf } et un Tanneur { $tanner }.
detect-exact = Exact : chaque donne possible a été pesée ({ $worlds }).
detect-sampled = Estimé : { $worlds } mondes tirés au hasard, qui en valent { $effective } entiers ; erreur type { $error }.
detect-likely = { $role } { $chance }
detect-no-claims = Personne n'avait rien déclaré.
detect-picture = À quel point chaque personne semblait Loup-Garou : avant toute déclaration (0), puis après chacune
detect-legend = · moins de 5 %, ░ dès 5 %, ▒ dès 25 %, ▓ dès 50 %, █ dès 75 %

## play: the server

play-scan = Scanne ceci, ou ouvre { $link } sur chaque téléphone. La salle est { $room }.
play-also = Si cela ne mène nulle part : { $link }
play-table = L’écran de la table, pour une tablette ou une télé : { $url }
play-kept = Les salles sont gardées dans { $path }
play-alone = Cette machine n’est sur aucun réseau que des téléphones pourraient partager. Connecte-la, puis relance.
play-stop = Ctrl-C met fin à la veille. Les salles et les parties en cours sont gardées.
play-other-port = Le port { $port } est pris ; { $other } est libre et fera l’affaire.
play-nobody = Une minute, et personne ne s’est assis. Si un téléphone ne trouve pas l’entrée :
play-try-wifi = Téléphones et machine vont sur le même Wi-Fi, sans données mobiles ni VPN entre eux.
play-try-guests = Un Wi-Fi d’invités sépare souvent ses invités. Prends le Wi-Fi principal, ou le partage de connexion d’un téléphone.
play-try-firewall = Un pare-feu de cette machine refuse peut-être les téléphones. Autorise Python, ou ce port, pour les connexions entrantes.
play-try-other = Plusieurs adresses ci-dessus ? Essaie les autres, avec le code de la salle.

## rooms

rooms-none = Aucune salle n’est gardée dans { $path }
rooms-nobody = personne
rooms-would-go = À supprimer : { $count ->
    [one] une salle
   *[other] { $count } salles
}. Rien n’a encore disparu ; --yes supprime.
rooms-none-old = Rien à supprimer.
rooms-gone = { $count ->
    [one] Une salle a disparu.
   *[other] { $count } salles ont disparu.
}
