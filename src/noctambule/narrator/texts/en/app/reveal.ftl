# The end of a night of cards: who won and why, the night told again, and the next one.

app-reveal-you-won = You won.
app-reveal-you-lost = You lost.
app-reveal-why = Why
app-reveal-held = { $player } held { $role }.
app-reveal-held-other = { $player } held { $role }, which began as { $from }.
app-reveal-wolves = On the wolves’ side: { $players }.
app-reveal-everyone = Everybody’s cards
app-reveal-first-last = { $first }, then { $last }
app-reveal-as = counts as { $role }
app-reveal-voted = pointed at { $target }
app-reveal-no-vote = pointed at nobody
app-reveal-accused = { $player } accuses { $target }.
app-reveal-died = died
app-reveal-won = won
app-reveal-lost = lost
app-reveal-replay = Replay the night
app-reveal-again = Again
app-reveal-host-deals = { $name } deals the next one.

## Again

app-reveal-again-title = Again, same table
app-reveal-joining = { $count ->
    [one] { $names } sits down with you.
   *[other] { $names } sit down with you.
}
app-reveal-deal-again = Deal
app-reveal-change = Change something else first

## The night told again

app-reveal-verdict = Verdict
app-reveal-deal = Deal
app-reveal-dealt = The cards as they were dealt.
app-reveal-dawn = Dawn
app-reveal-step = { $step } of { $steps }
app-reveal-stage = The table, all cards face up
app-reveal-lies = { $place }: { $role }
app-reveal-rail = Who was awake
app-reveal-pause = Pause
app-reveal-play = Go on
app-reveal-from-start = From the start
app-reveal-back = One step back
app-reveal-forward = One step on
app-reveal-who-moved = Who moved which card?
app-reveal-who-moved-mine = Who moved my card?
app-reveal-whose = Whose card
app-reveal-mine = Mine
app-reveal-was-dealt = Dealt here: { $role }
app-reveal-then = From then on: { $role }
app-reveal-never-moved = Nobody. It lay there all night.
app-reveal-ended = { $role } ended the night here: { $place }.

## The shuffle, looked at

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
app-shuffle-cards-open = The cards could not be dealt again here.
app-shuffle-cards-bad = Dealt again here, the cards lie elsewhere.
app-shuffle-late = Came too late, or held it back: { $names }.
app-shuffle-code = All screens at this table show the same: { $code }
