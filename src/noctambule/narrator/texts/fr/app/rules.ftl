# Rules and roles.

app-rules-title = Règles et rôles
app-rules-lead = Une carte et une nuit par personne. Les cartes bougent. Au matin on parle, puis on montre du doigt, et qui reçoit le plus de doigts meurt.
app-rules-search = Chercher
app-rules-only = Montrer seulement
app-rules-roles = Rôles
app-rules-artifacts = Artefacts
app-rules-scenarios = Scénarios
app-rules-words = Werewords
app-rules-rulings = Points de règle
app-rules-wakes = réveil : { $calls }
app-rules-sleeps = ne se réveille jamais
app-rules-copies = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
app-rules-players = { $range } à table
app-rules-found = { $count ->
    [one] Une entrée.
   *[other] { $count } entrées.
}
app-rules-nothing = Rien de ce nom. Essaie avec moins de lettres.
