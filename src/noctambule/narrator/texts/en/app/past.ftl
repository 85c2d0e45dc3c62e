# Games that were played to their end.

app-past-table = Table { $room }
app-past-none = No game was played to its end here yet.
app-past-number = Game { $number }
app-past-won = { $count ->
    [0] Nobody won.
   *[other] Won by { $names }.
}
app-past-players = At the table: { $names }.
app-past-see = See the night again
app-past-read = Read it again
app-past-record = Keep the record
app-past-statistics = Who wins how often
app-past-player = Player
app-past-games = Games
app-past-wins = Wins
app-past-by-team = { $team } { $wins } of { $games }
