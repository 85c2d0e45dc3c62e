# What was wrong, and what to do about it.

## The cards chosen

unknown-role = There is no role called “{ $name }”. `noctambule roles` lists them.
role-not-here = This game was played with “{ $name }”, a role that is not installed here: install its package first.
unknown-edition = There is no edition called “{ $name }”: it is ravensburger or bezier.
unknown-artifact = There is no artifact called “{ $name }”.
unknown-scenario = There is no scenario called “{ $name }”. `noctambule scenarios` lists them.
several-scenarios = Several scenarios are called “{ $name }”. Say which: { $possible }.
player-count = { $players } can’t play: One Night takes { $fewest } to { $most } players.
too-many-cards = { $cards } cards are too many for { $players } players: choose { $needed }, three more than players.
too-few-cards = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} too few for { $players } players: choose { $needed }, three more than players.
one-mason = Masons come in pairs: put both in, or none.
role-not-fast = The fast engine doesn’t know how to play { $role }. Other decks are played as usual.
too-many-copies = { $copies } times { $role } is too many: the boxes hold { $most }.
no-center-werewolf = The alpha wolf needs a center werewolf: choose werewolf, mystic-wolf or dream-wolf for it.
needless-center-werewolf = A center werewolf is for games with the alpha wolf only.
bad-center-werewolf = “{ $name }” can’t be the center werewolf: choose werewolf, mystic-wolf or dream-wolf.
artifact-twice = { $artifact } is there twice; there is only one of it.
no-artifacts = The curator needs at least one artifact to draw.
deal-is-not-the-deck = The cards dealt are not those of the deck.
artifacts-are-not-the-draw = The artifacts dealt are not those chosen for the draw.
scenario-players = { $scenario } can’t be played by { $players }: it is made for { $possible } players.
unreadable-deck = “{ $text }” is not part of a deck. Write it like “2 werewolf, seer, robber”.
empty-deck = The deck is empty. Write it like “2 werewolf, seer, robber”.

## Advice, which does not block

insomniac-undisturbed = Nothing here can move the insomniac’s card. Add a robber, troublemaker, witch, village idiot or alpha wolf.
bodyguard-few-players = The bodyguard is better with five players or more.
masons-few-players = With fewer than seven players, masons are very strong.
doppelganger-last = Only for groups that know all the other roles: { role-doppelganger.the }.
many-daybreak-roles = { $count } Daybreak roles at once are a lot. A few at a time are easier to learn.
three-stars = For a first game, leave out the ★★★ roles: { $roles }.
first-game = For a first game, The First Night or Terror Awakens are best, even with more players than they are made for.
two-groups = { $players } at one table are many. Two groups with a game each are livelier; else let somebody who does not play move the cards.
no-villager-left = Nobody here is a plain villager: the seer has few to hide among.
wolves-have-more-friends = { $wolves } cards are on the werewolves’ side and { $village } on the village’s: that is hard to win.
no-werewolf = There is no werewolf in this deck.
not-in-bezier = Not in the Bezier edition’s boxes: { $roles }.

## Names and answers

same-name-twice = Two players are called { $name }. Give everybody a name of their own.
name-not-usable = “{ $name }” can’t be a player’s name.
unknown-player = Nobody at this table is called “{ $name }”. At it sit { $possible }.
second-card-missing = { $player } chose { $answer }; a second card is needed with it.
not-an-option = { $player } can’t choose “{ $answer }”: choose { $options }.
not-one-of-the-answers = That is not one of the answers.
not-asked = That is not asked now.
night-is-over = The night is over.
claim-by-day-only = Claims are for the day.
claim-not-in-deck = { $role } is not in this game.
claim-not-a-story = That can’t have happened to { $role }.
silenced = The mask keeps you silent until the votes are in.

## The referee’s documents

not-a-document = This is no game: write a YAML or JSON mapping with game, players, cards and center.
unreadable-document = This can’t be read as YAML: { $problem }
key-twice = “{ $name }” stands there twice.
unknown-game = There is no game called “{ $name }”: it is one-night or werewords.
unknown-field = “{ $name }” is not a field of this document. It may have { $possible }.
missing-field = “{ $name }” is missing.
bad-field = “{ $name }” should be { $wanted }.
wanted-word = a word
wanted-words = a list of words
wanted-by-player = a mapping by player
wanted-names-by-player = names, by player
wanted-answers-by-player = lists of answers, by player
cards-not-players = { $cards } cards for { $players } players: write one card for each.
center-not-three = The center has { $cards } cards; it takes three.
answer-missing = { $player } is asked and has no answer: choose { $options }.
answer-left-over = { $player } is not asked any more; left over: { $answers }.
votes-for-self = { $player } can’t point at themselves.
stays-itself = { $role } becomes nothing else in the night: leave it out of “became”.
cannot-become = { $role } can’t have become “{ $name }”: choose { $roles }.

## Sets of one’s own

not-a-set = This is no set: write one YAML mapping with name, about, game and what is played.
bad-set = { $path }: { $why }
name-without-letters = “{ $name }” can’t be a set’s name: it needs a letter or a number.
bad-choice = “{ $name }” can’t be “{ $value }”: choose { $possible }.
bad-number = “{ $name }” should be a number from { $fewest } to { $most }.
too-long = “{ $name }” is too long: { $most } letters fit.
too-many = “{ $name }” has too many: { $most } fit.
set-there-already = There is a set called “{ $name }” already: { $path }. Give this one another name, or remove that file.
set-like-a-scenario = A printed scenario is called “{ $name }”. Give your set another name.
set-not-kept = The set can’t be kept in { $path }: { $problem }
set-of-another-game = “{ $name }” is a set for another game.
scenario-or-deck = Write which cards are played: either a scenario or a deck.
own-words-not-in-sets = A set holds no words of one’s own, or whoever reads it would know them: leave “own_words” out.

## Records

not-a-record = This is not a Noctambule record.
empty-record = There is nothing in this record.
record-version = This record is of version { $version }; this program reads version { $known }.
record-line = Line { $line } of the record can’t be read.
record-of-another-game = This record is of a game called “{ $game }”, which this command does not know.
record-rules = This record was played by rules { $rules }; this program has rules { $known }.
never-fits = What the record says was shuffled ({ $pool }) never makes a game.
record-header = The record’s first line has no usable “{ $field }”.
record-input = An input of kind “{ $kind }” can’t be read.
record-refused = Input { $number } is refused: { $why }
unknown-input = There is no input of kind “{ $kind }”.

## Commands

no-such-file = { $path } can’t be read: { $problem }
not-writable = The record can’t be written to { $path }: { $problem }
no-documents = There is no game in { $path }.
center-werewolf-by-chance = In an Anarchy the center werewolf is drawn too: leave --center-werewolf out.
deck-or-scenario = Say what to play: either --scenario or --deck.
no-scenario-for-so-many = No printed scenario is for { $players } players: choose the cards with --deck.
option-of-the-other-game = { $option } goes with --game { $game } only.
needs-lab = This needs the extra lab: install noctambule[lab].
report-not-writable = The report can’t be written to { $path }: { $problem }
port-taken = Port { $port } is taken by another program. Choose one with --port.
ports-taken = Ports { $first } to { $last } are all taken. Choose another with --port.
cannot-listen = Nothing can be opened at { $host }, port { $port }: { $problem }
store-unusable = The rooms can’t be kept in { $path }: { $problem }
store-locked = { $path } is locked by another program. Close it, or choose another file with --store.
store-too-new = { $path } was written by a newer Noctambule. Use that one, or choose another file with --store.
store-in-use = A server is using { $path }. Stop it first; rooms may be listed meanwhile.
no-store = There is no file { $path }.
no-such-age = “{ $text }” is no age: write it like 30d, 12h or 90m.
which-rooms = Say which rooms: their codes, or --older-than.
room-not-kept = There is no room { $name } in this store.

## Possible worlds

view-without-night = There is nothing to believe yet: this view has no card or no dawn.
view-card-not-in-deck = Nobody can have been dealt { $role }: it is not in this game.
view-not-a-night = { $role } can’t have seen such a night.
view-impossible = No deal of these cards shows anybody such a night.
claims-impossible = With these claims taken at their word, no deal is left that fits what was seen.
worlds-not-found = Of { $drawn } nights drawn by chance, none fits what was seen. Allow more of them.
bad-time = “{ $text }” is no time: write it like 3:10, or in seconds after the deal.
still-night = At { $time } it was still night: choose a later moment.
