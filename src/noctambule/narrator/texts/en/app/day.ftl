# The day: who says what.

app-day-title = Day
app-day-minute = minute
app-day-vote = Vote
app-day-enough = { $count ->
    [0] nobody yet
    [one] 1 would
   *[other] { $count } would
}
app-day-turned-away = Shame has turned you to the wall. You hear, you don’t look. You point with the others.
app-day-silenced = Your mouth is shut tonight
app-day-i-am = I am…
app-day-i-am-role = I am { $role }.
app-day-table = What lies open
app-day-roles = Tonight’s roles
app-day-chat = { $count ->
    [0] Talk
   *[other] Talk ({ $count })
}
app-day-board = Who says what
app-day-says = says
app-day-me = { $name } (you)
app-day-nothing-yet = Has said nothing yet
app-day-no-story = No more than that
app-day-untrue = You know better.
app-day-suspected = { $count ->
    [one] Suspected by { $names }
   *[other] Suspected by { $names }
}
app-day-suspect = Say that you suspect { $name }
app-day-withdraw = No longer suspect { $name }
app-day-mark = Your mark for { $name }: { $mark }
app-day-mark-none = none
app-day-mark-believe = believed
app-day-mark-doubt = doubtful
app-day-mark-not = not believed
app-day-and-then = And then?
app-day-and-slept = And slept.
app-day-that-is-all = Leave it at that
app-day-say-it = Say it
app-day-start-again = Start again
app-day-declined = let it be
app-day-nobody = nobody
app-day-your-artifact = Yours:
app-day-lies-open = { $role }, face up
app-day-lies-shielded = under a shield
app-day-lies-artifact = with an artifact
app-day-called = called at { $call }
app-day-sleeps = never called
app-day-center-werewolf = Beside the center lies one more card: { $role }.
