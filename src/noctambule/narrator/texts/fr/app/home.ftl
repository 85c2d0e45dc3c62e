# La porte.

app-home-tagline = Une nuit, une table, un loup de trop.
app-home-open = Ouvrir une table
app-home-have-code = J'ai un code
app-home-code-help = Quatre lettres. La porte s'ouvre à la dernière.
app-home-not-opened = La table n'a pas pu s'ouvrir. Réessaie dans un instant.
app-home-more = Plus
app-home-back-to = Retour à { $room }
app-home-cards = Vraies cartes
app-home-rules = Règles et rôles
app-home-past = Parties passées
