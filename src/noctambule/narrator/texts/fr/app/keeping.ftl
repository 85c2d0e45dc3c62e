# Ce qui est gardé, combien de temps, et qui peut le lire.

app-keeping-title = Ce qui est gardé
app-keeping-what = Une table garde les noms, ses réglages et ses parties finies avec tout ce qui s'y est dit. Elle ne garde aucune adresse.
app-keeping-server-days = { $days ->
    [one] Ce serveur oublie une table un jour après sa dernière partie.
   *[other] Ce serveur oublie une table { $days } jours après sa dernière partie.
}
app-keeping-server-for-ever = Sur ce serveur, une table est gardée jusqu'à ce qu'on la supprime.
app-keeping-who = Ce qui est fini peut être lu par qui avait une place ici, par qui en reçoit le lien, et par qui tient le serveur. Le code de quatre lettres n'y suffit pas.
app-keeping-phone = Ce téléphone garde ton nom, tes places, tes préférences, et des lettres à lui qui le font reconnaître d'une table.
app-keeping-until = Gardé jusqu'au { $day }, ou plus longtemps si la table joue encore.
app-keeping-for-ever = Gardé sur le serveur jusqu'à ce qu'on le supprime.
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
