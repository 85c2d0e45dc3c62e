# The card, the night and what it left: what a phone says in the dark.
# Whoever is really asked and whoever dreams must look alike: a question and its dream have the same length, within
# 15 %, in all their parts. A test measures them.

## The card

app-night-your-card = Your card, { $name }. Keep it close.
app-night-hold-card = Hold to see your card
app-night-lift = Lift your thumb and it shuts.
app-night-tap-again = Tap again and it shuts.
app-night-look-first = Look at your card
app-night-ready = I have looked
app-night-waiting = { $ready } of { $players } have looked.
app-night-starts = Night falls in { $seconds } seconds.
app-night-side-village = on the village’s side
app-night-side-werewolf = on the werewolves’ side
app-night-side-tanner = on nobody’s side
app-night-side-copied = on the side you copy
app-night-side-mayor = and tonight’s mayor, which all know

## Questions: what is asked, what comes of it, the one action in words, and the refusal

app-night-sentinel-player = Whose card do you shield?
    .then = Nobody looks at it or moves it.
    .act = Shield { $card }
    .not = Shield no card
app-night-doppelganger-player = Whose card do you copy?
    .then = You become whatever you see there.
    .act = Copy { $card }
    .not = Copy no one’s
app-night-alpha-wolf-player = Who gets the wolf’s card?
    .then = Theirs goes to the center, unseen.
    .act = Give it to { $who }
    .not = Give it to no one
app-night-mystic-wolf-player = Whose card do you look at?
    .then = You see it, and it stays in place.
    .act = See { $card }
    .not = Look at no card
app-night-paranormal-investigator-player = Whose card do you look at?
    .then = A wolf or tanner there changes you.
    .act = See { $card }
    .not = Look at no card
app-night-robber-player = Whose card do you take?
    .then = They get yours. You look at theirs.
    .act = Take { $card }
    .not = Keep my own card
app-night-revealer-player = Whose card do you turn up?
    .then = It stays up unless wolf or tanner.
    .act = Turn { $card }
    .not = Turn up no card
app-night-witch-any-player = Who gets the card you saw?
    .then = Somebody must. It may be you.
    .act = Give it to { $who }
    .not = Give it to no one
app-night-curator-any-player = Who gets your artifact?
    .then = Read at dawn. It may be you.
    .act = Give it to { $who }
    .not = Lay down nothing
app-night-werewolf-center = Which card do you look at?
    .then = No other wolf. One look is yours.
    .act = Look at { $card }
    .not = Look at no card
app-night-apprentice-seer-center = Which card do you look at?
    .then = It stays where it is, face down.
    .act = Look at { $card }
    .not = Look at no card
app-night-witch-center = Which card do you look at?
    .then = Once seen, it goes to a player.
    .act = Look at { $card }
    .not = Look at no card
app-night-drunk-center = Which card do you take?
    .then = Yours goes there. You see neither.
    .act = Swap with { $card }
    .not = Swap with no card
app-night-troublemaker-two-players = Whose cards do you swap?
    .then = They change places, unseen by you.
    .act = Exchange { $who }
    .not = Exchange nobody
app-night-seer-player-or-two-center = What do you look at?
    .then = A player, or two cards of the center.
    .act = Look at { $card }
    .not = Look at nothing
app-night-village-idiot-direction = Which way do the cards go?
    .then = All but yours move one place on.
    .act = { $way ->
            [left] Move them left
           *[right] Move them right
        }
    .not = Move no cards
app-night-mayor-word = Which word is it tonight?
    .then = Only you see these. Choose one.
    .act = Choose “{ $word }”
    .not = Show me other words

## The same for who sleeps

app-night-dream-player = Who walks in your dream?
    .then = You sleep. Choose someone anyway.
    .act = Dream about { $who }
    .not = Dream of no one
app-night-dream-any-player = Who knocks in your dream?
    .then = You sleep. It may even be you.
    .act = Dream about { $who }
    .not = Dream of no one
app-night-dream-center = Which card do you dream of?
    .then = You sleep. Choose a card anyway.
    .act = Dream of { $card }
    .not = Dream of no card
app-night-dream-two-players = Which two walk in dreams?
    .then = You sleep. Choose two all the same.
    .act = Dream of { $who }
    .not = Dream of no one
app-night-dream-player-or-two-center = What do you dream of?
    .then = You sleep. One player, or two cards.
    .act = Dream of { $card }
    .not = Dream of nothing
app-night-dream-direction = Which way does it drift?
    .then = You sleep. Choose a way anyway.
    .act = { $way ->
            [left] Drift off left
           *[right] Drift off right
        }
    .not = Drift nowhere

## Before and after the choice

app-night-choose = { $kind ->
    [center] Choose a card
    [two-players] Choose two players
    [player-or-two-center] Choose
    [direction] Choose a way
    [word] Choose a word
   *[other] Choose someone
}
app-night-must = You have to choose
app-night-one-more = And one more
app-night-sleeping = Sleeping…
app-night-two-center = center cards { $one } and { $two }
app-night-left = Left
app-night-right = Right
app-night-towards = towards { $name }
app-night-table = The table
app-night-part = Night, part { $part } of { $parts }.
app-night-paused = The night holds its breath.

## What was learned

app-night-notebook = Notebook
app-night-hold-notebook = Hold to read your notebook
app-night-hold-night = Hold to see what came to you
app-night-read-notebook = Read my notebook
app-night-nothing = You slept through, and nothing came.
app-night-look-title = What the night left you
app-night-look-about = Hold to see it. Nobody else can.
app-night-read-it = I have read it
app-night-have-read = The day begins when all have read theirs.
app-night-day-comes = Day breaks in { $seconds } seconds.
app-night-dream-roofs = You dream of warm roof tiles under bare feet.
app-night-dream-window = You dream of a lit window and nobody in it.
app-night-dream-steps = You dream of slow steps going round the house.
app-night-dream-bell = You dream of a bell that strikes thirteen.
app-night-dream-lamp = You dream of a lamp that asks your name.
app-night-dream-moon = You dream of a moon you can put in a pocket.
