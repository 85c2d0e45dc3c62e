# What happened, in sentences; and what is asked.

several = { $most } and { $last }
either = { $most } or { $last }

## Places and cards

place-center = center { $number }
place-center-werewolf = center werewolf
card-of = { $player }’s card
card-center = center card { $number }
card-center-werewolf = the center werewolf card
card-own = their own card

## Answers

answer-none = none
answer-left = left
answer-right = right

## Questions. What may be declined is said by the answers.

ask-player = Choose another player’s card.
ask-any-player = Choose a player’s card; your own counts.
ask-center = Choose a center card.
ask-two-players = Choose two other players’ cards.
ask-player-or-two-center = Choose another player’s card, or two center cards.
ask-direction = Choose which way the cards move.
ask-vote = Point at somebody.
ask-sentinel-player = Whose card do you shield?
ask-doppelganger-player = Whose card do you look at?
ask-werewolf-center = You are the only wolf. Which center card do you look at?
ask-alpha-wolf-player = Who gets the center werewolf card?
ask-mystic-wolf-player = Whose card do you look at?
ask-seer-player-or-two-center = Look at another player’s card, or at two center cards?
ask-apprentice-seer-center = Which center card do you look at?
ask-paranormal-investigator-player = Whose card do you look at?
ask-robber-player = Whose card do you take?
ask-witch-center = Which center card do you look at? Once seen, it must go to somebody.
ask-witch-any-player = Who gets that card? It may be you.
ask-troublemaker-two-players = Whose two cards do you exchange?
ask-village-idiot-direction = Which way do all the other cards move?
ask-drunk-center = Which center card do you take?
ask-revealer-player = Whose card do you turn up?
ask-curator-any-player = On whose card do you lay an artifact?

## The night

call-again = { role-doppelganger.the }, as { $role }
call-thumb = { $roles }, and a thumb: { $thumb }
tell-dealt = { $player } is dealt { $role }.
tell-chose = { $player } chooses { $card }.
tell-declined = { $player } lets it be.
tell-skipped = { $player } can do nothing: a shield is in the way, or too few cards are left.
tell-looked = { $player } looks at { $card }: { $role }.
tell-swapped = { $player } exchanges { $one } with { $other }.
tell-rotated = { $player } moves the cards of { $players } one place to the { $way }.
tell-shielded = A shield lies on { $card }.
tell-revealed = { $card } lies face up: { $role }.
tell-given = An artifact lies on { $card }.
tell-artifact = { $player } looks at the artifact: { $artifact }.
tell-became = { $player } is { $role } from now on.
tell-shown-werewolf = { $count ->
    [0] { $player } looks for werewolves and sees nobody.
   *[other] { $player } looks for werewolves and sees { $players }.
}
tell-shown-mason = { $count ->
    [0] { $player } sees no other mason.
   *[other] { $player } sees the other masons: { $players }.
}
tell-shown-stirred = { $count ->
    [0] { $player } sees that nobody has looked at or moved a card.
   *[other] { $player } sees who has looked at or moved a card: { $players }.
}
tell-dawn = Day breaks.
tell-claim = { $player } claims to have been { $role }.
tell-claim-story = { $player } claims to have been { $role }: “{ $story }”

## The vote and the end

tell-pointed = { $player } points at { $target }.
tell-not-pointed = { $player } points at nobody.
tell-card = { $player } turns up { $role }.
tell-unmasked = Under { $card } there was { $role }.
tell-counts-as = { $player } counts as { $role }.
tell-nobody-died = Nobody dies.
tell-died-of-votes = { $player } dies with { $votes } votes.
tell-died-with-hunter = { $player } dies: { $hunter }, the hunter, was pointing there.
tell-won-village-wolf-died = The village wins: a werewolf died.
tell-won-village-no-villager-died = The village wins: there was no werewolf, and nobody of the village died.
tell-lost-village-tanner-died = The village loses: the tanner died and no werewolf did.
tell-lost-village-no-wolf-died = The village loses: no werewolf died.
tell-lost-village-only-minions-died = The village loses: there was no werewolf, and somebody died after all.
tell-lost-village-villager-died = The village loses: there was no werewolf, and one of its own died.
tell-won-werewolf-no-wolf-died = The werewolves win: none of them died.
tell-won-werewolf-villager-died = The minion wins: there was no werewolf, and somebody of the village died.
tell-lost-werewolf-wolf-died = The werewolves lose: one of them died.
tell-lost-werewolf-tanner-died = The werewolves lose: the tanner died and none of them did.
tell-lost-werewolf-no-villager-died = The minion loses: there was no werewolf, and nobody of the village died.
tell-lost-werewolf-only-minions-died = The minion loses: there was no werewolf, and nobody else died.
tell-lost-werewolf-minion-died = The minion loses: there was no werewolf, and the minion died.
tell-won-tanner-tanner-died = The tanner wins by dying.
tell-lost-tanner-tanner-lived = The tanner loses, alive.
