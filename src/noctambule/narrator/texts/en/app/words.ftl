# Werewords from the morning on.

app-words-hold = hold to see what you know
app-words-read = Read what I know
app-words-log = Questions and answers, the last one first
app-words-aloud = { $name }, aloud
app-words-quoted = { $name }: “{ $text }”
app-words-quote = “{ $text }”
app-words-before-each = Tokens in front of each player
app-words-asked = { $name } asked
app-words-who-asked = Who asked?
app-words-that-is-it = That is the word.
app-words-left = { $count } left
app-words-got-it = They got it!
app-words-hold-it = hold
app-words-undo = Undo
app-words-more-time = One minute more
app-words-stock = { $mayor } is mayor, with { $yes } yes or no, { $maybe } maybe and { $close } so close left.
app-words-question = Is it…
app-words-ask = Ask
app-words-yours = “{ $text }”
app-words-waits = The mayor is thinking
app-words-find-seer = Point at the seer.
app-words-found = They got it!
app-words-wolves = { $count ->
    [one] { $names } is the wolf, and has one guess.
   *[other] { $names } are the wolves, and have one guess.
}
app-words-point = Point at a wolf.
app-words-not-found = The word was not found. All fingers drop together.
app-words-watch = The wolves are looking around
app-words-whoops = Whoops, the other ending
app-words-missed = It was “{ $word }”.
app-words-suspects = Who is suspected
app-words-accused = { $count ->
    [one] one finger
   *[other] { $count } fingers
}
app-words-tap-to-accuse = Tap somebody to say aloud whom you suspect.
app-words-roles = Secret roles
app-words-again = Again, with other words
app-words-to-the-lobby = Change something first
app-words-host-deals = { $name } deals
