# The table screen.

app-table-come = Take a seat.
app-table-how = Point a camera at it, or open { $address } and type the letters.
app-table-qr = QR code for table { $room }
app-table-seats = The table
app-table-empty = Nobody is here yet.
app-table-lost = Nobody answers. I keep knocking.
app-table-waiting = Next game: { $names }.
app-table-peek = Look at your card. Nobody else does.
app-table-look = Read what the night showed you.
app-table-ready = { $ready } of { $all } are ready.
app-table-night = Night.
app-table-quick = Eyes on your own screen, thumbs busy, mouths shut.
app-table-paused = The clock stands still.
app-table-calls = The calls of the night
app-table-enough = { $enough ->
    [0] Talk.
   *[other] { $enough } of { $all } would rather vote now.
}
app-table-deck = The cards in this game
app-table-claims = Who says what
app-table-point = Point.
app-table-wolves-point = The word was found. Wolves, point at the seer.
app-table-voted = { $voted } of { $all } have pointed.
app-table-mayor = { $name } answers with tokens, and says nothing.
app-table-find-the-wolf = Time is up, and the word was not found. Find a wolf.
app-table-stock = Tokens left
app-table-left = { $token }: { $count }
app-table-asked = Questions and answers, the last one first
app-table-aloud = asked aloud.
app-table-won = { $team ->
    [village] The village wins.
    [werewolf] The wolves win.
    [tanner] The tanner wins.
   *[other] { $team } wins.
}
app-table-nobody-won = Nobody wins.
app-table-speak = Let me speak
