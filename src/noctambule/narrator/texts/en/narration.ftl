# What is said aloud in the night. $name is the role as this edition calls it.

## The frame

say-night = Night falls. Everybody, close your eyes.
say-center-werewolf = Beside the center lies one more card. Whoever may touch the center may touch that one.
say-wake = { $name }, wake up. { $do }
say-sleep = { $name }, close your eyes.
say-wake-many = { $name }, wake up. { $do }
say-wake-many-but = { $name }, except { $thumb }, wake up. { $do }
say-sleep-unless = { $name }, close your eyes, unless you saw { $card }.
say-sleep-many = { $name }, close your eyes.
say-thumbs-down = Thumbs down.
say-wake-again = { $doppelganger }, if you saw { $name }, wake up. { $do }
say-day = Day breaks. Everybody, open your eyes.
say-artifacts = Whoever has an artifact on their card looks at it now, alone.

the-many = the { $name }

## The same for a group that knows it

short-wake = { $name }.
short-wake-but = { $name }. { $thumb }, only a thumb.
short-wake-again = { $doppelganger }, if you saw { $name }.
short-sleep = Sleep.
short-sleep-many = Sleep.
short-sleep-unless = Sleep, unless you saw { $card }.
short-minion = Werewolves, thumbs up.
short-aura-seer = Whoever looked or moved, thumb up.

## What each one does

do-sentinel = You may lay a shield on another player’s card. Nobody looks at a card with a shield, or moves it.
do-doppelganger = Look at another player’s card. You are that role now.
do-doppelganger-at-once = If it is one of these, do at once what it does: { $roles }.
do-doppelganger-later = { $when ->
    [pack-own] Later you are called with { $pack } if you saw one of them, else only as { $doppelganger }.
    [pack] Later you are called only with { $pack }, and only if you saw one of them.
    [own] Later you are called only as { $doppelganger }.
   *[never] You are not called again.
}
do-werewolf = Look for each other. Whoever is alone may look at a center card.
do-werewolf-thumb = Look for each other. { $thumb }, raise a thumb. Whoever is alone may look at a center card.
do-alpha-wolf = Exchange the center werewolf card with the card of somebody who is no werewolf. Do not look.
do-mystic-wolf = You may look at somebody’s card.
do-minion = Werewolves, stay asleep and raise a thumb, all of you.
do-mason = Look for each other.
do-seer = You may look at somebody’s card, or at two center cards.
do-apprentice-seer = You may look at a center card.
do-paranormal-investigator = You may look at two cards of others, one after the other. A werewolf or tanner stops you, and that is what you become.
do-robber = { $edition ->
    [bezier] You may exchange your card with somebody’s, then look at your new one.
   *[ravensburger] Exchange your card with somebody’s, then look at your new one.
}
do-witch = You may look at a center card. If you do, exchange it with anybody’s card, yours included.
do-troublemaker = { $edition ->
    [bezier] You may exchange the cards of two others. Do not look.
   *[ravensburger] Exchange the cards of two others. Do not look.
}
do-village-idiot = { $bars ->
    [shields] You may move everybody’s cards, but not your own and none with a shield, one place to the left or to the right.
   *[none] You may move everybody’s cards but your own one place to the left or to the right.
}
do-aura-seer = Whoever has looked at or moved a card tonight, raise a thumb.
do-drunk = Exchange your card with a center card. Do not look.
do-insomniac = Look at your own card.
do-revealer = You may turn up somebody’s card. A werewolf or tanner is turned down again.
do-curator = You may take an artifact at random and lay it, unseen, on { $bars ->
    [shields] anybody’s card that has no shield
    [laid] anybody’s card that has no artifact yet
    [shields-laid] anybody’s card that has neither a shield nor an artifact
   *[none] anybody’s card
}.

## What is laid out before, with real cards, and what to know at the vote

lay-deal = Shuffle. One face down for each player, three in the middle. Everybody looks at their own, once.
lay-markers = Lay the round markers of these roles face up where all can see them.
lay-center-werewolf = Beside the middle, face down: { $role }.
lay-shields = { $count ->
    [one] Lay a shield within reach.
   *[other] Lay { $count } shields within reach.
}
lay-artifacts = Shuffle the artifacts and lay them face down within reach: { $artifacts }.
lay-words = Shuffle. One for each player, one in the middle. The mayor shows the card and takes the one in the middle, unseen by others.
vote-shroud = { $artifact }: whoever has it points without turning round, and the others settle at whom.

## Werewords

say-word-night = Night falls. Everybody, close your eyes.
say-word-mayor = Mayor, wake up. Choose your word.
say-word-mayor-end = Mayor, close your eyes.
say-word-seer = Seer, wake up and read the word.
say-word-seer-end = Seer, close your eyes.
say-word-werewolf = Werewolf, wake up and read the word.
say-word-werewolf-end = Werewolf, close your eyes.
say-word-werewolf-many = Werewolves, wake up, read the word, and see who else is awake.
say-word-werewolf-many-end = Werewolves, close your eyes.
say-word-beholder = Seer, stay asleep and raise a thumb. Beholder, wake up and see who that is.
say-word-beholder-end = Thumb down. Beholder, close your eyes.
say-word-minion = Werewolves, stay asleep and raise a thumb. Minion, wake up and see who that is.
say-word-minion-end = Thumbs down. Minion, close your eyes.
say-word-day = Day breaks. Everybody, open your eyes. Questions, please.

## The same for a group that knows it

short-word-mayor = Mayor.
short-word-seer = Seer.
short-word-werewolf = Werewolf.
short-word-werewolf-many = Werewolves.
short-word-beholder = Seer, thumb up. Beholder.
short-word-minion = Werewolves, thumbs up. Minion.
short-word-end = Sleep.
short-word-end-many = Sleep.
short-word-end-thumbs = Thumbs down. Sleep.
