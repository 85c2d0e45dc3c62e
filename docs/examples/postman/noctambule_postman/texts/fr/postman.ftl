role-postman = Facteur
    .the = le facteur
    .a = un facteur
    .plural = facteurs
    .about = Tu vas de porte en porte, à ta gauche ou à ta droite, et regardes les deux premières cartes sur ton chemin.
    .brief = Tu regardes deux cartes voisines, d'un seul côté.
    .more = Tu te réveilles après toutes les voyantes. Une carte de Loup-Garou à la première porte te renvoie chez toi, et tu passes devant les boucliers. Ce que tu as vu peut encore bouger.
do-postman = Tu peux aller de porte en porte, à gauche ou à droite, et regarder deux cartes. Après un Loup-Garou, ne regarde plus rien.
ask-postman-direction = De quel côté vas-tu ?
app-night-postman-direction = De quel côté vas-tu ?
    .then = Tu regardes deux cartes sur ton chemin.
    .act = { $way ->
            [left] Sonner à gauche
           *[right] Sonner à droite
        }
    .not = Ne sonner nulle part
