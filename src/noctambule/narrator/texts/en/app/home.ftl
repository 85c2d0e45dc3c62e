# The door.

app-home-tagline = One night, one table, one wolf too many.
app-home-open = Open a table
app-home-have-code = I have a code
app-home-code-help = Four letters. You are let in with the last one.
app-home-not-opened = The table could not be opened. Try again in a moment.
app-home-more = More
app-home-back-to = Back to { $room }
app-home-cards = Real cards
app-home-rules = Rules and roles
app-home-past = Past games
