# Rules and roles.

app-rules-title = Rules and roles
app-rules-lead = Everybody has one card and one night. Cards move. In the morning you talk, then point, and who has the most fingers dies.
app-rules-search = Look something up
app-rules-only = Show only
app-rules-roles = Roles
app-rules-artifacts = Artifacts
app-rules-scenarios = Scenarios
app-rules-words = Werewords
app-rules-rulings = Rulings
app-rules-wakes = wakes at { $calls }
app-rules-sleeps = never wakes
app-rules-copies = { $count ->
    [one] one card
   *[other] { $count } cards
}
app-rules-players = { $range } players
app-rules-found = { $count ->
    [one] One entry.
   *[other] { $count } entries.
}
app-rules-nothing = Nothing by that name. Try fewer letters.
