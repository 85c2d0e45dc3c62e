# The shuffle, looked at when a game is over: whether anybody can have chosen the cards.

app-shuffle-under-way = The cards are being shuffled…
app-shuffle-abandoned = { $count ->
    [one] One game was broken off since the last one that was finished.
   *[other] { $count } games were broken off since the last one that was finished.
}
app-shuffle-good = Nobody chose these cards: this phone has dealt again, and all of it agrees.
app-shuffle-open = These cards follow from the shuffle. Not all of it could be checked here.
app-shuffle-bad = This shuffle is not what was promised. Somebody may have chosen the cards.
app-shuffle-seal-good = The server was bound before this phone gave anything: its secret fits the seal.
app-shuffle-seal-open = The secret fits the seal; this phone was not here before the deal to see that seal.
app-shuffle-seal-bad = The server’s secret does not fit the seal that was shown before the deal.
app-shuffle-own-good = What this phone drew by itself is in the shuffle.
app-shuffle-own-open = Nothing of this phone’s is in the shuffle: it was not here, or came too late.
app-shuffle-own-bad = Something else stands where this phone’s part of the shuffle should be.
app-shuffle-others-good = Everybody gave what they were bound to before anything was known.
app-shuffle-others-open = What the others gave fits; this phone did not see beforehand what they were bound to.
app-shuffle-others-bad = Somebody gave something else than they were bound to, or the deal was called for twice.
app-shuffle-cards-good = Dealt again here, the cards lie where they lay.
app-shuffle-cards-bad = Dealt again here, the cards lie elsewhere.
app-shuffle-late = Came too late, or held it back: { $names }.
app-shuffle-code = All screens at this table show the same: { $code }
app-shuffle-table = Nobody chose these cards. Every phone here shows: { $code }
