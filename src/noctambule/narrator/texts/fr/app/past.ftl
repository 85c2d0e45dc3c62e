# Les parties jouées jusqu'au bout.

app-past-table = Table { $room }
app-past-none = Aucune partie n'est encore allée jusqu'au bout ici.
app-past-number = Partie { $number }
app-past-won = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
app-past-players = À la table : { $names }.
app-past-see = Revoir la nuit
app-past-read = Relire
app-past-record = Garder le compte rendu
app-past-statistics = Qui gagne combien
app-past-player = Nom
app-past-games = Parties
app-past-wins = Gagnées
app-past-by-team = { $team } { $wins } sur { $games }
