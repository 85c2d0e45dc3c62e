# Bots at the table, and what they thought.

app-bots-play = Play with bots
app-bots-play-now = Deal me in
app-bots-four = Four bots sit down with you. They wait, they listen, and some of them lie.
app-bots-add = Add a bot
app-bots-is-bot = bot
app-bots-strength = Plays
app-bots-temperament = Talks
app-bots-beginner = beginner
app-bots-regular = steady
app-bots-sharp = sharp
app-bots-quiet = quiet
app-bots-eager = eager
app-bots-sceptical = sceptical
app-bots-theatrical = theatrical
app-bots-minds = What the bots thought
app-bots-of-you = At { $time }, { $name } thought you were the wolf, { $percent } %.
