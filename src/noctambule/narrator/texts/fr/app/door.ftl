# La porte d'une table, des deux côtés.

app-door-title = La porte
app-door-who = Qui peut venir
app-door-open = Tout le monde
    .about = Qui a le code prend place.
app-door-ask = Sur demande
    .about = Qui arrive frappe d'abord, et tu réponds. Personne d'autre ne voit la table.
app-door-locked = Plus personne
    .about = Qui a une place va et vient. Personne d'autre ne voit la table.
app-door-out = À la porte
app-door-let-back = Laisser revenir { $name }
app-door-screen = Un grand écran
    .about = Ouvert par ce code, un écran voit aussi les parties passées, même après aujourd'hui. Ne le montre qu'aux tiens.
app-door-screen-qr = L'entrée d'un grand écran pour la table { $room }, à scanner
app-door-screen-outside = Cette table est fermée. Sur le téléphone de l'hôte, « La porte » montre l'entrée à cet écran.
app-door-keep-out = Mettre à la porte
app-door-keep-out-really = À la porte, et pour de bon
app-door-knocks = { $name } voudrait entrer.
app-door-let-in = Ouvrir
app-door-no = Non
app-door-knock = Frapper
app-door-knocked = Tu as frappé, { $name }. L'hôte le verra de jour.
app-door-left = { $count ->
    [one] { $names } a quitté la table.
   *[other] { $names } ont quitté la table.
}
