# La carte, la nuit et ce qu'elle laisse : ce qu'un téléphone dit dans le noir.
# Qui agit et qui rêve doivent avoir le même écran : une question et son rêve ont la même longueur, à 15 % près, dans
# toutes leurs parties. Un test les mesure.

## La carte

app-night-your-card = Ta carte, { $name }. Garde-la contre toi.
app-night-hold-card = Appuie et tiens pour voir ta carte
app-night-lift = Lève le pouce, elle se referme.
app-night-tap-again = Touche encore, elle se referme.
app-night-look-first = Regarde ta carte
app-night-ready = C'est vu
app-night-waiting = { $ready } sur { $players } ont regardé leur carte.
app-night-starts = La nuit tombe dans { $seconds } secondes.
app-night-side-village = du côté du village
app-night-side-werewolf = du côté des Loups-Garous
app-night-side-tanner = du côté de personne
app-night-side-copied = du côté de ta copie
app-night-side-mayor = et à la mairie, tout le monde le sait

## Questions

app-night-sentinel-player = Quelle carte protéger ?
    .then = Nul ne la regarde ni ne la déplace.
    .act = Protéger { $card }
    .not = Ne protéger personne
app-night-doppelganger-player = Quelle carte copies-tu ?
    .then = Tu deviens aussitôt ce que tu y vois.
    .act = Copier { $card }
    .not = Ne copier personne
app-night-alpha-wolf-player = Qui reçoit le Loup-Garou ?
    .then = Sa carte va au milieu, sans être vue.
    .act = Échanger la carte { DE($who) }
    .not = N'échanger personne
app-night-mystic-wolf-player = Quelle carte regardes-tu ?
    .then = Tu la vois, et elle reste à sa place.
    .act = Regarder { $card }
    .not = Ne regarder personne
app-night-paranormal-investigator-player = Quelle carte regardes-tu ?
    .then = Un loup ou un tanneur te change aussi.
    .act = Regarder { $card }
    .not = Ne regarder personne
app-night-robber-player = Quelle carte prends-tu ?
    .then = La tienne va là-bas. Tu vois la prise.
    .act = Prendre { $card }
    .not = Garder ma propre carte
app-night-revealer-player = Quelle carte retourner ?
    .then = Visible, sauf un loup ou un tanneur.
    .act = Retourner { $card }
    .not = Ne rien retourner
app-night-witch-any-player = Qui reçoit la carte vue ?
    .then = Il le faut. Toi aussi, c'est permis.
    .act = Échanger la carte { DE($who) }
    .not = N'échanger personne
app-night-curator-any-player = Qui reçoit l'artefact ?
    .then = Lu au matin. Toi aussi, c'est permis.
    .act = Le poser sur la carte { DE($who) }
    .not = Ne rien poser du tout
app-night-werewolf-center = Quelle carte regardes-tu ?
    .then = Aucun autre loup. À toi un regard.
    .act = Regarder { $card }
    .not = Ne rien regarder
app-night-apprentice-seer-center = Quelle carte regardes-tu ?
    .then = Elle reste où elle est, face cachée.
    .act = Regarder { $card }
    .not = Ne rien regarder
app-night-witch-center = Quelle carte regardes-tu ?
    .then = Une fois vue, elle va à quelqu'un.
    .act = Regarder { $card }
    .not = Ne rien regarder
app-night-drunk-center = Quelle carte prends-tu ?
    .then = La tienne va là-bas. Tu ne vois rien.
    .act = Prendre { $card }
    .not = Ne rien prendre
app-night-troublemaker-two-players = Quelles cartes échanger ?
    .then = Elles changent de place, sans bruit.
    .act = Intervertir { $who }
    .not = Ne rien échanger
app-night-seer-player-or-two-center = Que regardes-tu ?
    .then = Quelqu'un, ou deux cartes du milieu.
    .act = Regarder { $card }
    .not = Ne rien regarder
app-night-village-idiot-direction = Où vont les cartes ?
    .then = Toutes, sauf la tienne, d'une place.
    .act = { $way ->
            [left] Décaler à gauche
           *[right] Décaler à droite
        }
    .not = Ne rien décaler
app-night-mayor-word = Quel mot, cette nuit ?
    .then = Personne d'autre ne les voit.
    .act = Choisir « { $word } »
    .not = Voir d'autres mots

## La même chose pour qui dort

app-night-dream-player = Qui marche dans ton rêve ?
    .then = Tu dors. Choisis quelqu'un quand même.
    .act = Rêver de la carte { DE($who) }
    .not = Ne rêver de personne
app-night-dream-any-player = Qui frappe dans ton rêve ?
    .then = Tu dors. Toi aussi, c'est permis.
    .act = Rêver de la carte { DE($who) }
    .not = Ne rêver de personne
app-night-dream-center = De quelle carte rêves-tu ?
    .then = Tu dors. Choisis une carte quand même.
    .act = Rêver de { $card }
    .not = Ne rêver de rien
app-night-dream-two-players = Qui danse dans ton rêve ?
    .then = Tu dors. Choisis-en deux quand même.
    .act = Voir passer { $who }
    .not = Ne voir personne
app-night-dream-player-or-two-center = De quoi rêves-tu ?
    .then = Tu dors. Quelqu'un, ou deux cartes.
    .act = Entrevoir { $card }
    .not = Ne rêver de rien
app-night-dream-direction = Où va donc ton rêve ?
    .then = Tu dors. Choisis un côté quand même.
    .act = { $way ->
            [left] Dériver à gauche
           *[right] Dériver à droite
        }
    .not = Ne pas dériver

## Avant et après le choix

app-night-choose = { $kind ->
    [center] Choisis une carte
    [two-players] Choisis deux cartes
    [player-or-two-center] Choisis
    [direction] Choisis un côté
    [word] Choisis un mot
   *[other] Choisis quelqu'un
}
app-night-must = Il faut choisir
app-night-one-more = Encore une
app-night-sleeping = Chut, ça dort…
app-night-two-center = les cartes { $one } et { $two } du milieu
app-night-left = Gauche
app-night-right = Droite
app-night-towards = vers { $name }
app-night-table = La table
app-night-part = Nuit, partie { $part } sur { $parts }.
app-night-paused = La nuit retient son souffle.

## Ce que l'on a appris

app-night-notebook = Carnet
app-night-hold-notebook = Appuie et tiens pour lire ton carnet
app-night-hold-night = Appuie et tiens pour voir ce qui t'est venu
app-night-read-notebook = Lire mon carnet
app-night-nothing = Tu as dormi, et rien n'est venu.
app-night-look-title = Ce que la nuit t'a laissé
app-night-look-about = Appuie et tiens. Personne d'autre ne voit.
app-night-read-it = C'est lu
app-night-have-read = Le jour se lève quand tous ont lu.
app-night-day-comes = Le jour se lève dans { $seconds } secondes.
app-night-dream-roofs = Tu rêves de tuiles tièdes sous tes pieds nus.
app-night-dream-window = Tu rêves d'une fenêtre allumée, vide de gens.
app-night-dream-steps = Tu rêves de pas lents qui contournent la maison.
app-night-dream-bell = Tu rêves d'une cloche qui sonne treize coups.
app-night-dream-lamp = Tu rêves d'une lampe qui demande ton nom.
app-night-dream-moon = Tu rêves d'une lune qui tient dans une poche.
