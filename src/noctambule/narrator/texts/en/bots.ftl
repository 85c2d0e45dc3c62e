# What bots say at One Night, by temperament; every sentence says what the claim or accusation says, no more.

## Who they say they were

bot-claim-quiet = I was { $role }.
    .two = For what it’s worth: I was { $role }.
    .three = My card said { $role }. That’s all.
bot-claim-eager = Me first: I was { $role }.
    .two = Let me say it straight away, I was { $role }.
    .three = I was { $role }, and gladly so.
bot-claim-sceptical = I was { $role }. Now let me hear the rest of you.
    .two = Believe it or not, I was { $role }.
    .three = I was { $role }. Check that against the others.
bot-claim-theatrical = The night handed me { $role }.
    .two = Look at me and see { $role }.
    .three = Fate dealt, and I was { $role }.

## What they say happened

bot-own-card = my card
bot-said-looked = I looked at { $card }: { $role }.
    .two = { $role } is what I saw when I looked at { $card }.
    .three = I had a look at { $card } and found { $role }.
bot-said-looked-own = I looked at my own card: { $role }.
    .two = { $role } is what lay before me when I looked.
    .three = My own card, when I looked, was { $role }.
bot-said-swapped = I exchanged { $one } with { $other }.
    .two = { $one } went one way, { $other } the other: I exchanged them.
    .three = By my hand, { $one } and { $other } changed places.
bot-said-rotated = I moved the other cards one place to the { $way }.
    .two = Every card but mine went one place to the { $way }.
    .three = One place to the { $way }: that is where I sent your cards.
bot-said-chose = I chose { $card }.
    .two = My choice was { $card }.
    .three = I settled on { $card }.
bot-said-chose-left = I chose left.
    .two = My choice was left.
    .three = I settled on left.
bot-said-chose-right = I chose right.
    .two = My choice was right.
    .three = I settled on right.
bot-said-declined = I let it be.
    .two = I could have acted, and let it be.
    .three = My hands stayed where they were.
bot-said-became = From then on I was { $role }.
    .two = That made me { $role }.
    .three = So I became { $role }.
bot-said-alone-werewolf = I looked for werewolves and saw nobody.
    .two = No werewolf met my eye.
    .three = I saw no werewolf when I looked.
bot-said-shown-werewolf = I saw who the werewolves were: { $players }.
    .two = Werewolves, by what I saw: { $players }.
    .three = I looked for werewolves and saw { $players }.
bot-said-alone-mason = I saw no other mason.
    .two = No other mason woke with me.
    .three = I looked for another mason and saw nobody.
bot-said-shown-mason = I saw the other masons: { $players }.
    .two = Masons with me: { $players }.
    .three = When the masons woke, I saw { $players }.
bot-said-alone-stirred = I saw that nobody had looked at or moved a card.
    .two = By then, nobody had touched or looked at a card.
    .three = No thumb for me to see: no card had been looked at or moved.
bot-said-shown-stirred = These had looked at or moved a card: { $players }.
    .two = A card had been looked at or moved by { $players }.
    .three = I saw who had looked at or moved a card: { $players }.

## Whom they suspect

bot-accuse-quiet = I’d say { $player }.
    .two = My finger goes to { $player }.
    .three = If I must name somebody: { $player }.
bot-accuse-eager = It’s { $player }, I’m sure of it.
    .two = My vote goes to { $player }, right now.
    .three = Come on, look at { $player }.
bot-accuse-sceptical = I don’t buy it from { $player }.
    .two = Something about { $player } does not add up.
    .three = I have my doubts about { $player }.
bot-accuse-theatrical = I see fur under the collar of { $player }.
    .two = All signs of the night point to { $player }.
    .three = Somewhere a wolf is smiling, and it sits where { $player } sits.

## The arena

arena-title = { $games } games among bots, { $players } players
arena-hits = village votes that hit a werewolf
arena-calibration = What they believed, and how often it was so
arena-legend = │ believed, ● observed; then how many beliefs
arena-believed = believed, %
arena-observed = observed, %
arena-rate = { NUMBER($rate, maximumFractionDigits: 1) } games per second
strength-beginner = beginner
strength-regular = regular
strength-sharp = sharp
strength-claims-at-random = sharp, but claims at random
unknown-bots = { $text } is no bot. Name a strength ({ $strengths }), or one for each team, as village=sharp,werewolf=regular. Teams: { $teams }.
