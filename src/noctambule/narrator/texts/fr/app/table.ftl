# The table screen.

app-table-come = Prends place.
app-table-how = Vise avec ton appareil photo, ou ouvre { $address } et tape les lettres.
app-table-qr = Code QR de la table { $room }
app-table-seats = La table
app-table-empty = Personne pour l'instant.
app-table-lost = Personne ne répond. Je frappe encore.
app-table-waiting = Prochaine partie : { $names }.
app-table-peek = Regarde ta carte. Toi seulement.
app-table-look = Lis ce que la nuit t'a montré.
app-table-ready = { $ready } sur { $all } ont fini.
app-table-night = La nuit.
app-table-quick = Les yeux sur ton écran, les pouces au travail, la bouche fermée.
app-table-paused = L'horloge est arrêtée.
app-table-calls = Les appels de la nuit
app-table-enough = { $enough ->
    [0] On parle.
   *[other] { $enough } sur { $all } préfèrent voter maintenant.
}
app-table-deck = Les cartes de cette partie
app-table-claims = Qui dit quoi
app-table-point = Le doigt tendu.
app-table-wolves-point = Le mot est trouvé. Les loups montrent la voyante.
app-table-voted = { $voted } sur { $all } ont montré quelqu'un.
app-table-mayor = { $name } répond avec des jetons, et se tait.
app-table-find-the-wolf = C'est fini, et le mot n'est pas trouvé. Reste à trouver un loup.
app-table-stock = Jetons restants
app-table-left = { $token } : { $count }
app-table-asked = Questions et réponses, la dernière en tête
app-table-aloud = à voix haute.
app-table-won = { $team ->
    [village] Le village gagne.
    [werewolf] Les loups gagnent.
    [tanner] Le tanneur gagne.
   *[other] { $team } gagne.
}
app-table-nobody-won = Personne ne gagne.
app-table-speak = Laisse-moi parler
