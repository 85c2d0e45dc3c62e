# The vote: who is pointed at, and the moment after zero.

app-vote-title = Point at someone.
app-vote-about = All fingers drop together at zero.
app-vote-table = Who sits where
app-vote-choose = Choose someone
app-vote-point = Point at { $name }
app-vote-pointing = Pointing at { $name }
app-vote-count = { $voted } of { $players } are pointing
app-vote-seconds = { $seconds } seconds
app-vote-fingers = { $fingers ->
    [0] no finger
    [1] 1 finger
   *[other] { $fingers } fingers
}
app-vote-zero = All fingers are down.
app-vote-falls = The light falls on { $players }.
app-vote-nobody = The light falls on nobody.
