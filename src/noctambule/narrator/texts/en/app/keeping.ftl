# What is kept, for how long, and who can read it; and the door of a table.

app-keeping-title = What is kept
app-keeping-what = A table keeps the names at it, its settings and its finished games with all that was said in them. It keeps no addresses.
app-keeping-server-days = { $days ->
    [one] This server forgets a table a day after its last game.
   *[other] This server forgets a table { $days } days after its last game.
}
app-keeping-server-for-ever = On this server a table is kept until somebody deletes it.
app-keeping-who = What is over can be read by those who sat here, by who is handed a link by them, and by whoever runs the server. The code with four letters is not enough for it.
app-keeping-phone = This phone keeps your name, your seats and how you like it to look.
app-keeping-until = Kept until { $day }, or longer if you play again.
app-keeping-for-ever = Kept on this computer until somebody deletes it.
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

app-door-title = The door
app-door-who = Who may come
app-door-open = Everybody
    .about = Whoever has the code takes a seat.
app-door-ask = Who is let in
    .about = Whoever comes knocks first, and you answer. Nobody else sees the table.
app-door-locked = Nobody new
    .about = Those who have a seat come and go as they like. Nobody else sees the table.
app-door-out = Kept out
app-door-let-back = Let back in
app-door-let-back-one = Let { $name } back in
app-door-screen = A big screen
    .about = Opened with this code, a screen sees past games too, also after today. Show it to your own only.
app-door-screen-qr = The way for a big screen at table { $room }, to be scanned
app-door-screen-outside = On the host’s phone, “The door” shows this screen the way in.
app-door-keep-out = Keep out
app-door-keep-out-really = Keep out, from now on
app-door-knocks = { $name } would like to join.
app-door-let-in = Let in
app-door-no = No
app-door-knock = Knock
app-door-knocked = You have knocked, { $name }. The host sees it by day.
app-door-left = { $count ->
    [one] { $names } left the table.
   *[other] { $names } left the table.
}
