# The table before the deal.

## Coming in

app-lobby-table = The table
app-lobby-nobody = Nobody sits here yet. Whoever comes first keeps the table.
app-lobby-already = { $count ->
    [one] { $names } sits here already.
   *[other] { $names } sit here already.
}
app-lobby-your-name = Your name
app-lobby-host = Take the first seat
app-lobby-sit-down = Sit down
app-lobby-nobody-else = Nobody else after all
app-lobby-had-a-seat = I had a seat here
app-lobby-as-table = Show this on a big screen
app-lobby-return-title = Back to your seat
app-lobby-return-about = Ask the host for a code. It works once your old phone has been gone for twenty seconds.
app-lobby-return-action = Take my seat back
app-lobby-game-on = { $phase ->
    [day] They are talking.
    [talk] They are talking.
    [vote] They are pointing.
    [guessed] They are pointing.
    [over] The cards are on the table.
   *[other] It is night.
}
app-lobby-playing = Playing: { $names }.
app-lobby-wait = Wait for the next game
app-lobby-waits = { $count ->
    [one] You sit down when this game is over.
   *[other] Waiting for the next game: { $names }.
}
app-lobby-stop-waiting = Stop waiting

## One phone, several players

app-lobby-shared = Players on this phone
app-lobby-newcomer = Somebody new
app-lobby-pass = Hand the phone to { $name }.
app-lobby-i-am = I am { $name }

## The way in

app-lobby-scan = Scan, or type the word
app-lobby-enlarge = Show the code large
app-lobby-come-in = Come in
app-lobby-qr = The way to table { $room }, to be scanned
app-lobby-share-link = Send the link
app-lobby-shared-link = Sent, or copied

## Who sits here

app-lobby-you = You
app-lobby-at-table = { $count ->
    [1] One at the table
    [2] Two at the table
    [3] Three at the table
    [4] Four at the table
    [5] Five at the table
    [6] Six at the table
    [7] Seven at the table
    [8] Eight at the table
    [9] Nine at the table
    [10] Ten at the table
   *[other] { $count } at the table
}
app-lobby-seats = Seats
app-lobby-as-we-sit = The table as you sit
app-lobby-away = { $count ->
    [one] { $names } has dozed off. The seat is kept.
   *[other] { $names } have dozed off. The seats are kept.
}
app-lobby-watching = { $count ->
    [one] One is watching.
   *[other] { $count } are watching.
}
app-lobby-returned = { $names } came back with a code.
app-lobby-order = Clockwise, as you sit. The host can change it.
app-lobby-order-host = Clockwise, as you sit. Drag a name, or move it with the arrows.
app-lobby-is-you = you
app-lobby-is-host = host
app-lobby-is-away = dozed off
app-lobby-more = More
app-lobby-more-about = More about { $name }
app-lobby-up = Move { $name } up
app-lobby-down = Move { $name } down
app-lobby-hand-on = Make host
app-lobby-let-back-in = Code for another phone
app-lobby-recovery = For { $name }, on the new phone: open this table and choose “I had a seat here”. Good for ten minutes.
app-lobby-kick = Remove from the table
app-lobby-another = Another player on this phone
app-lobby-leave = Leave the table

## What is played

app-lobby-game = Game
app-lobby-one-night = One Night
app-lobby-werewords = Werewords
app-lobby-first-game = { $count ->
    [3] First time? Made for three like you:
    [4] First time? Made for four like you:
    [5] First time? Made for five like you:
    [6] First time? Made for six like you:
   *[other] First time? The gentlest for { $count }:
}
app-lobby-outgrown = For { $count } of you, the gentlest is:
app-lobby-none-fits = No scenario is made for { $count }. Put together:
app-lobby-scenarios = Scenarios
app-lobby-own-cards = Our own cards
app-lobby-own-about = Any roles you like, three more than players.
app-lobby-own-count = { $cards } of { $wanted } cards
app-lobby-minimum-sets = Small sets, to be added to
app-lobby-drawn = Nobody knows which cards: they are drawn when they are dealt.
app-lobby-for = { $fewest ->
    [one] for { $most }
   *[other] for { $fewest } to { $most }
}
app-lobby-change-cards = Change the cards
app-lobby-hold-hint = Tap to put in or take out. Hold to read.
app-lobby-read-cards = What these cards do
app-lobby-card-count = { $count ->
    [0] { $name }, not in
   *[other] { $name }, { $count } in
}
app-lobby-words = The words
app-lobby-difficulty = How hard
app-lobby-words-easy = Easy
app-lobby-words-medium = Medium
app-lobby-words-hard = Hard
app-lobby-words-ridiculous = Ridiculous
app-lobby-pack = { $language ->
    [fr] { $count } words, in French
   *[other] { $count } words, in English
}

## How it is played

app-lobby-options = Options
app-lobby-pace = The night
app-lobby-pace-quick = Quick night
    .about = All who need not wait for each other act at once. A minute, or less.
app-lobby-pace-narrated = Told night
    .about = Each role is called aloud in turn: by a table screen, or by the host’s phone, if “Narrate from here” is on there.
app-lobby-short-about = For a group that knows the night: each call is over sooner.
app-lobby-call-seconds = Time at each call
app-lobby-seconds = { $seconds } s
app-lobby-as-told = as told
app-lobby-day = Time to talk
app-lobby-minutes = { $minutes } min
app-lobby-edition = Names and rules as printed by
app-lobby-center-werewolf = For the alpha wolf, the middle holds
app-lobby-as-boxes = whichever is left
app-lobby-artifacts = Artifacts to draw from
app-lobby-chat = Chat
    .about = Written words by day, for who can’t be heard.
app-lobby-word-minutes = Time to guess
app-lobby-words-shown = Words to choose from
app-lobby-words-in = Words in
app-lobby-own-words = Words of our own
app-lobby-own-words-about = One to a line. Whoever writes them should not play, or should forget them well.
app-lobby-own-words-take = { $count ->
    [one] Take this one
   *[other] Take these { $count }
}
app-lobby-own-words-count = { $count ->
    [one] One word of our own
   *[other] { $count } words of our own
}
app-lobby-own-words-none = Back to the packs
app-lobby-werewolves = Werewolves
app-lobby-wolves-fitting = as many as fit

## Sets of the group’s own

app-lobby-sets = Our own sets
app-lobby-sets-save = Keep what is chosen now
app-lobby-sets-no-words = Your own words stay at this table: a set can be read by anybody.
app-lobby-sets-name = Name
app-lobby-sets-about = A line about it
app-lobby-sets-keep = Keep
app-lobby-sets-given = Keep this set on your phone?
app-lobby-sets-kept = “{ $name }” is kept on this phone.
app-lobby-sets-replaced = “{ $name }” takes the place of the one that was called so.
app-lobby-sets-removed = “{ $name }” is removed.
app-lobby-sets-undo = Undo
app-lobby-sets-of-server = From this server
app-lobby-sets-hand-on = Hand on
app-lobby-sets-hand-on-one = Hand on { $name }
app-lobby-sets-remove = Remove
app-lobby-sets-remove-one = Remove { $name }
app-lobby-sets-link = The link, for another phone
app-lobby-sets-file = As a file
app-lobby-sets-open = Open a file
app-lobby-sets-away = The server can’t be reached.

## The deal

app-lobby-missing = { $count ->
    [one] One more, and you can deal.
   *[other] { $count } more, and you can deal.
}
app-lobby-host-deals = { $name } deals when all sit.
app-lobby-deal = Deal

## During a game

app-lobby-menu = The table
app-lobby-host-is = { $name } keeps this table: ask there for a pause, or for a code when a phone is lost.
app-lobby-pause = Pause
app-lobby-paused = Paused.
app-lobby-go-on = Go on
app-lobby-stop = Stop this game
app-lobby-stop-really = Throw the cards together

app-lobby-balance = How fair the cards are
app-lobby-balance-about = Who wins { NUMBER($games) } games in which everybody acts by chance and votes by what they saw:
app-lobby-balance-moved = { $share } end with another card
app-lobby-balance-no-wolf = no wolf at the table in { $share }
app-lobby-balance-told = at dawn a player knows { $share } of who the wolves are
app-lobby-balance-night = a night takes at most { $quick } s, narrated { $narrated } min
