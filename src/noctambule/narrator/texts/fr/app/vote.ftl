# Le vote : qui est montré du doigt, et l'instant d'après zéro.

app-vote-title = Montre quelqu'un.
app-vote-about = À zéro, tous les doigts se baissent.
app-vote-table = Le tour de table
app-vote-choose = Choisis quelqu'un
app-vote-point = Montrer { $name }
app-vote-pointing = Tu montres { $name }
app-vote-count = { $voted } sur { $players } montrent déjà
app-vote-seconds = { $seconds } secondes
app-vote-fingers = { $fingers ->
    [0] aucun doigt
    [1] 1 doigt
   *[other] { $fingers } doigts
}
app-vote-zero = Tous les doigts sont baissés.
app-vote-falls = La lumière tombe sur { $players }.
app-vote-nobody = La lumière ne tombe sur personne.
