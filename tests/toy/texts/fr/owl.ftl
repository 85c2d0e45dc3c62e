# Les mots du jeu jouet.
game-owl = Le Hibou
role-owl = Hibou
role-mouse = Souris
owl-night = La nuit tombe sur la grange.
owl-wakes = Hibou, ouvre les yeux. Fais peur à quelqu’un.
owl-sleeps = Hibou, ferme les yeux.
owl-day = Matin. Quelqu’un est tout pâle.
owl-dealt = Une carte a été donnée.
owl-chose = Le hibou a choisi.
owl-frightened = Quelqu’un a eu peur.
owl-pointed = Tous ont désigné quelqu’un.
owl-cards = Les cartes ont été retournées.
owl-won = Voilà qui décide.
