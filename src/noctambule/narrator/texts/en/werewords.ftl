# Werewords: roles, what happened, and what is asked.

## Roles

word-role-mayor = Mayor
    .about = You choose the word and answer with tokens, without a sound. Your secret role says which side you are on.
    .brief = You choose the word and answer with tokens, without a sound.
    .more = You are also what the center card says, and nobody but you knows. Answer every question with one token: yes and no come from one stock, maybe is scarce, and there is one “so close”. On the werewolves’ side you may lie.
word-role-seer = Seer
    .about = You know the word. Steer the others to it, and do not let the werewolves notice.
    .brief = You know the word. Lead them to it, and don’t let it show.
    .more = Nothing keeps you from asking good questions, but asking only good ones will be noticed. If the word is found, a single werewolf’s finger on you loses the game. You may be the mayor as well.
word-role-werewolf = Werewolf
    .about = You know the word. Waste time and tokens. If the word is found, find the seer.
    .brief = You know the word. Mislead; and if it’s found, find the seer.
    .more = Ask what sounds useful and tells little. If the word is not found, they vote, and you would rather be nobody’s choice. If it is, you have fifteen seconds, and with two of you one finger on the seer is enough.
word-role-beholder = Beholder
    .about = You know who the seer is, not the word. Draw the werewolves’ eyes to yourself.
    .brief = You know who the seer is. Draw the wolves’ eyes to yourself.
    .more = Follow the seer’s lead, ask boldly, and be taken for the one who knows. A werewolf’s finger on you is a finger not on the seer.
word-role-minion = Minion
    .about = You know who the werewolves are, not the word. Help them; if you are found, they lose.
    .brief = You know who the wolves are. Help them, and don’t be found.
    .more = You may vote and argue, but you don’t point when the word is found. If the word is not found, the most votes on you count as if they had found a werewolf.
word-role-villager = Villager
    .about = Ask well, find the word, and watch who knows too much.
    .brief = Help find the word, and mark who seems to know it already.
    .more = Begin broad, then narrow down. If time or tokens run out, the word is shown and everybody votes: think back to who asked much and learned little.

## Tokens

token-yes = yes
token-no = no
token-maybe = maybe
token-so-close = so close
token-correct = correct

## The night and the day

word-call-mayor = The mayor
word-call-seer = The seer
word-call-werewolf = The werewolves
word-call-beholder = The beholder
word-call-minion = The minion
word-phase-deal = The deal
word-phase-dawn = The day
word-phase-day = The day
word-phase-guessed = The word was found
word-phase-missed = The word was not found
word-phase-over = The end
tell-word-dealt = { $player } is dealt { $role }.
tell-word-mayor = { $player } is the mayor.
tell-word-secret = { $player } takes the center card as secret role: { $role }.
tell-word-chose = { $player } chooses the word: { $word }.
tell-word-other-words = { $player } asks for other words.
tell-word-word = { $player } sees the word: { $word }.
tell-word-shown-werewolf = { $count ->
    [0] { $player } looks for werewolves and sees nobody.
   *[other] { $player } looks for werewolves and sees { $players }.
}
tell-word-shown-seer = { $player } sees who the seer is: { $players }.
tell-word-dawn = Everybody wakes. Questions, please.
tell-word-asked = { $player } asks: { $text }
tell-word-match = That is the word, { $mayor }: { $player } has asked it.
tell-word-token = { $player } gets a token: { $token }.
tell-word-undone = The mayor takes a token back from { $player }: { $token }.
tell-word-werewolves = The word was found. The werewolves show themselves: { $players }.
tell-word-word-shown = The word was not found. It was: { $word }.
tell-word-pointed = { $player } points at { $target }.
tell-word-turned = { $player } turns up: { $role }.
tell-word-roles = They were: { $list }.
tell-word-won-seer-found = The werewolves win: they found the seer.
tell-word-won-seer-safe = The village wins: the word was found, and the seer was not.
tell-word-won-nobody-pointed = The village wins: the word was found, and no werewolf pointed in time.
tell-word-won-wolf-found = The village wins: a werewolf was among those with the most votes.
tell-word-won-minion-found = The village wins: the minion was among those with the most votes.
tell-word-won-nobody-found = The werewolves win: the most votes fell on nobody of theirs.
tell-word-won-no-two-votes = The werewolves win: nobody had two votes.

## Errors

unknown-word-role = There is no role called “{ $name }” in Werewords: it is mayor, seer, werewolf, beholder, minion or villager.
one-of-each = { $copies } times { $role }: there is one mayor and one seer, and at most one beholder and one minion.
wolf-count = { $werewolves } werewolves can’t be: there is one, or there are two.
word-player-count = { $players } can’t play: Werewords takes { $fewest } to { $most } players.
too-many-roles = { $cards } cards are too many for { $players } players: they get { $needed }. Leave a role out.
words-shown = { $words } words to choose from can’t be: show 1 to 5.
day-length = A day of { $minutes } minutes can’t be: choose up to 60.
token-stock = There must be at least one yes/no token and one correct token.
pack-too-small = { $words } words are too few: the mayor is shown { $needed }.
no-mayor = The mayor lies in the center: say who was mayor last.
bad-words = The words for the mayor are missing, or one is there twice.
mayor-is-silent = The mayor asks nothing and says nothing.
one-question-at-a-time = One question at a time: wait for the mayor’s token.
question-length = A question has 1 to { $most } characters.
no-such-token = There is no token “{ $token }”.
token-used-up = There is no “{ $token }” token left.
nobody-asked = Say who asked: the token lies before them.
nothing-to-undo = There is no token to take back.
not-by-day = That is for the day, while the word is being looked for.
no-whoops-now = There is nothing to take back: the day has not ended, or the game has.
whoops-too-late = Somebody has pointed already: it is too late for whoops.
center-not-one = The center has { $cards } cards; in Werewords it takes one.
does-not-point = { $player } is not among those who point here.
not-in-this-ending = “{ $name }” does not belong to this ending: pointing is for a guessed word, votes for a missed one.
wanted-true-or-false = true or false
unknown-pack = There is no pack called “{ $name }”. `noctambule words` lists them.
unknown-difficulty = There is no difficulty called “{ $name }”: it is { $possible }.
bad-pack-lines = These lines can’t be used: { $lines }
empty-pack = There are no words in this pack.
pack-category = unknown category
pack-length = a word has 2 to 30 letters
pack-characters = letters, spaces, hyphens and apostrophes only
pack-attributes = unknown attribute, or the same one twice
pack-no-category = attributes need a [category] above
pack-twice = this word is there already

## The words command

column-pack = Pack
column-words = Words
column-categories = Categories
words-good = { $name }: { $count } words, nothing wrong.
words-line = line { $line }: { $text } ({ $why })

## The terminal table

word-hot-title = Werewords, on one screen. Pass it around; look only when it is your turn.
word-hot-mayor-night = { $player }, you are the mayor. Only you look now; press Enter
word-hot-choose-word = Choose the word.
word-hot-other-words = other words, please
word-hot-day = { $minutes } minutes. Ask { $mayor } questions that yes or no can answer. { $mayor } answers here, without a sound.
word-hot-who = Who asked? (u: take the last token back, t: time is up)
word-hot-token = Which token? y yes, n no, m maybe, s so close, c correct, Enter none
word-hot-keys = y n m s c
word-hot-bad-token = “{ $text }” is not one of the tokens.
word-hot-sure = The werewolves will show themselves now, and that can’t be undone. Once more { $key } to go on
word-hot-sure-missed = The word will be shown now, and that can’t be undone. Once more { $key } to go on
word-hot-left = { $time } left · yes/no { $yes_no } · maybe { $maybe } · so close { $so_close }
word-hot-time-up = Time is up.
word-hot-guessed = The word was found. Werewolves: 15 seconds to settle who the seer is. (w: whoops, Enter: go on)
word-hot-missed = One minute to talk: who knew too much? (w: whoops, Enter: go on)
word-hot-point = { $player }, who is the seer?
word-hot-vote = { $player }, who is a werewolf?
word-hot-again = Play again with the same people? (y/N)
word-hot-again-key = y
word-hot-difficulty = How hard should the words be? { $names }; Enter is for { $name }
