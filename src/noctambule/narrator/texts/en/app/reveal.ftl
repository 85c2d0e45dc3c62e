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
