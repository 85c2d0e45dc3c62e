# What `noctambule balance` shows, in the terminal and in its report.

balance-title = Balance: { $name }, { $players } players
balance-own-deck = a deck of your own
balance-games = { $games } random games. Seed: { $seed }
balance-wins = Who wins
balance-wins-note = By chance: every answer at night and every vote is any legal one. By sight: the votes go by what their owners saw, and nobody says a word. No table plays like either; what a card changes shows in both.
column-random = By chance
column-seeing = By sight
balance-facts = What happens
balance-moved = Ends with another card
balance-moved-value = { $share } of all players; somebody in { $often } of games
balance-no-wolf = No werewolf among the players
balance-no-wolf-value = { $dealt } at the deal, { $end } at the end
balance-quick = Night, quick pace
balance-narrated = Night, narrated
balance-beats = { $beats ->
    [one] { $beats } beat
   *[other] { $beats } beats
}
balance-quick-value = { $beats }, at most { $time }
balance-narrated-value = { $beats }, { $time }
balance-knows = What a view tells about who the werewolves are
balance-knows-note = Before the night { $bits } bits are unknown. How many of them a player knows at dawn, by the card dealt, on the average of { $games } games: one bit halves the possibilities. Sampled; ± says how far off a number may be.
column-tells = Bits
column-share = Of all
column-error = ±
balance-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-bits = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-bits-off = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
balance-any-seat = any seat
balance-what-if = What if
balance-what-if-note = A card more is for one player more, a card less for one less; an exchange leaves the players as they are. { $games } games each, by chance; a difference below { $noise } points may be luck.
balance-what-if-most = Of { $count } changes, those that help the village most and least. --html and --json have them all.
balance-what-if-drawn = An Anarchy draws its cards anew: there is none to exchange.
column-change = Change
column-difference = Village ±
column-no-wolf = No wolf
balance-added = + { $role }
balance-removed = − { $role }
balance-exchanged = { $removed } → { $added }
balance-more-less = One card more or less
balance-exchange-map = Exchanging one card: the village’s win rate, in percentage points
balance-out = Out
balance-in = In
balance-written = The report is in { $path }
balance-warming = Getting ready; the first time takes a minute.
busy = Too many decks are being measured. Ask again in a moment.
