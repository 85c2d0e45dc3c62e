# What is kept, for how long, and who can read it.

app-keeping-title = What is kept
app-keeping-what = A table keeps the names at it, its settings and its finished games with all that was said in them. It keeps no addresses.
app-keeping-server-days = { $days ->
    [one] This server forgets a table a day after its last game.
   *[other] This server forgets a table { $days } days after its last game.
}
app-keeping-server-for-ever = On this server a table is kept until somebody deletes it.
app-keeping-who = What is over can be read by those who sat here, by who is handed a link by them, and by whoever runs the server. The code with four letters is not enough for it.
app-keeping-phone = This phone keeps your name, your seats, how you like it to look, and letters of its own by which a table knows it again.
app-keeping-until = Kept until { $day }, or longer if you play again.
app-keeping-for-ever = Kept on the server until somebody deletes it.
app-keeping-my-name = Take my name out of past games
    .about = A number stands in its place, and what you wrote there is deleted.
    .really = Take it out for good
app-keeping-name = Take { $name } out of past games
app-keeping-name-gone = { $name } is out of all past games.
app-keeping-host = For the host
app-keeping-evening = { $count ->
    [one] Delete the evening of { $day } (one game)
   *[other] Delete the evening of { $day } ({ $count } games)
}
    .really = Delete it for good
app-keeping-evening-gone = That evening is deleted.
app-keeping-room = Delete this table
    .about = With all its games, for everybody, at once.
    .really = Delete all of it for good
app-keeping-leave-it = Leave it
app-keeping-link-about = Whoever has this link can read these games.
