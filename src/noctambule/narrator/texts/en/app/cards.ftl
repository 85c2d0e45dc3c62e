# Physical cards, and one device that narrates, keeps the time and asks the referee.

## Who plays what

app-cards-title = Real cards
app-cards-about = You have the box. I tell the night, keep the time, and say who won.
app-cards-players = Players
app-cards-clockwise = Clockwise, as you sit. Names may stay empty.
app-cards-player = Player { $number }
app-cards-name = Name of player { $number }
app-cards-away = The server does not answer. Cards and words come from there.
app-cards-take = Take these cards

## Laying them out

app-cards-lay = Lay them out.
app-cards-mayor = Who is the mayor?
app-cards-mayor-heir = If the mayor lies in the middle, { $name } takes it and keeps the card dealt as secret role.
app-cards-mayor-again = If the mayor lies in the middle, deal again.
app-cards-keeping = Packing for the night…
app-cards-kept = All packed: the night can be told without the server.
app-cards-not-kept = This page is not on a secure address, so this device can’t keep it. The night is told without the server all the same, as long as you don’t close or reload the page.
app-cards-fall = Let night fall
app-cards-other = Other cards

## The night

app-cards-dawn = Day.
app-cards-back = Back
app-cards-short = Say less
app-cards-in-full = Say it in full
app-cards-skip = Skip
app-cards-other-words = Other words
app-cards-secret-role = And in secret, you are:
app-cards-secret-later = I will say later

## The day

app-cards-talk = Talk.
app-cards-talk-about = No looking at cards. Anything may be said, true or not.
app-cards-questions = Questions.
app-cards-no-tokens = No more tokens
app-cards-found = Found.
app-cards-found-about = Wolves, show yourselves. Fifteen seconds: each points at the seer.
app-cards-vote-now = Vote now
app-cards-hands-up = Hands up.
app-cards-hands-about = At zero, everybody points at somebody.
app-cards-point-about = Keep pointing until it is written down. Then turn up the cards.
app-cards-count-again = Count again

## Who won

app-cards-who-won = Who won?
app-cards-ask-vote = Whom does { $name } point at? Tap, or draw the finger from seat to seat.
app-cards-ask-card = Which card lies before { $name }?
app-cards-ask-became = What has become of { $role }?
app-cards-ask-artifacts = Where do artifacts lie? Tap a seat, then what lies there.
app-cards-ask-nothing = That is all. The rest is for the referee.
app-cards-nobody = Nobody
app-cards-nothing = Nothing
app-cards-no-artifacts = No more artifacts
app-cards-judge = Ask the referee
app-cards-verdict-waits = The referee is not there. What you entered is kept; I ask again every few seconds.
app-cards-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
app-cards-correct = Correct this
