# The door of a table, from both sides.

app-door-title = The door
app-door-who = Who may come
app-door-open = Everybody
    .about = Whoever has the code takes a seat.
app-door-ask = Who is let in
    .about = Whoever comes knocks first, and you answer. Nobody else sees the table.
app-door-locked = Nobody new
    .about = Those who have a seat come and go as they like. Nobody else sees the table.
app-door-out = Kept out
app-door-let-back = Let { $name } back in
app-door-screen = A big screen
    .about = Opened with this code, a screen sees past games too, also after today. Show it to your own only.
app-door-screen-qr = The way for a big screen at table { $room }, to be scanned
app-door-screen-outside = This table is closed. On the host’s phone, “The door” shows this screen the way in.
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
