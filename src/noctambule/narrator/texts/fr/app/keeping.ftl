# Ce qui est gardé, combien de temps, et qui peut le lire ; et la porte d'une table.

app-keeping-title = Ce qui est gardé
app-keeping-what = Une table garde les noms, ses réglages et ses parties finies avec tout ce qui s'y est dit. Elle ne garde aucune adresse.
app-keeping-server-days = { $days ->
    [one] Ce serveur oublie une table un jour après sa dernière partie.
   *[other] Ce serveur oublie une table { $days } jours après sa dernière partie.
}
app-keeping-server-for-ever = Sur ce serveur, une table est gardée jusqu'à ce qu'on la supprime.
app-keeping-who = Ce qui est fini peut être lu par qui avait une place ici, par qui en reçoit le lien, et par qui tient le serveur. Le code de quatre lettres n'y suffit pas.
app-keeping-phone = Ce téléphone garde ton nom, tes places et tes préférences.
app-keeping-until = Gardé jusqu'au { $day }, ou plus longtemps si vous rejouez.
app-keeping-for-ever = Gardé sur cet ordinateur jusqu'à ce qu'on le supprime.
app-keeping-my-name = Retirer mon nom des parties passées
    .about = Un numéro prend sa place, et ce que tu y as écrit est supprimé.
    .really = Le retirer pour de bon
app-keeping-name = Retirer { $name } des parties passées
app-keeping-name-gone = { $name } n'est plus dans les parties passées.
app-keeping-host = Pour qui tient la table
app-keeping-evening = { $count ->
    [one] Supprimer la soirée du { $day } (une partie)
   *[other] Supprimer la soirée du { $day } ({ $count } parties)
}
    .really = La supprimer pour de bon
app-keeping-evening-gone = Cette soirée est supprimée.
app-keeping-room = Supprimer cette table
    .about = Avec toutes ses parties, pour tout le monde, tout de suite.
    .really = Tout supprimer pour de bon
app-keeping-leave-it = Laisser
app-keeping-link-about = Qui a ce lien peut lire ces parties.

app-door-title = La porte
app-door-who = Qui peut venir
app-door-open = Tout le monde
    .about = Qui a le code prend place.
app-door-ask = Sur demande
    .about = Qui arrive frappe d'abord, et tu réponds. Personne d'autre ne voit la table.
app-door-locked = Plus personne
    .about = Qui a une place va et vient. Personne d'autre ne voit la table.
app-door-out = À la porte
app-door-let-back = Laisser revenir
app-door-let-back-one = Laisser revenir { $name }
app-door-screen = Un grand écran
    .about = Ouvert par ce code, un écran voit aussi les parties passées, même après aujourd'hui. Ne le montre qu'aux tiens.
app-door-screen-qr = L'entrée d'un grand écran pour la table { $room }, à scanner
app-door-screen-outside = Sur le téléphone de l'hôte, « La porte » montre l'entrée à cet écran.
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
