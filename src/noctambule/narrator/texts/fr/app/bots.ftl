# Les bots à la table, et ce qu'ils pensaient.

app-bots-play = Jouer avec des bots
app-bots-play-now = Donne-moi une carte
app-bots-four = Quatre bots prennent place avec toi. Ils attendent, ils écoutent, et certains mentent.
app-bots-add = Ajouter un bot
app-bots-is-bot = bot
app-bots-strength = Jeu
app-bots-temperament = Parole
app-bots-beginner = de débutant
app-bots-regular = solide
app-bots-sharp = affûté
app-bots-quiet = discrète
app-bots-eager = vive
app-bots-sceptical = sceptique
app-bots-theatrical = théâtrale
app-bots-minds = Ce que pensaient les bots
app-bots-of-you = À { $time }, { $name } pensait que le loup, c'était toi : { $percent } %.
