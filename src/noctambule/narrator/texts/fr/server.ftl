# Ce qu'une salle répond quand elle refuse.

not-a-pledge = Cela ne peut pas être promis à un mélange.
not-what-was-pledged = Ce n'est pas ce que ce téléphone avait promis au mélange.
hosts-own = C'est à l'hôte d'en décider.
room-is-full = Cette salle est pleine : on y joue à { $most } au plus.
no-chat = Il n'y a pas de discussion écrite ici, ou la ligne est trop longue.
paused = La partie est en pause.
try-again = Quelqu'un a été plus rapide. Essaie encore.
unreadable = Cela n'a pas été compris.
no-seat = Prends d'abord une place.
hello-first = Dis d'abord quelle salle.
no-such-room = Aucune salle n'a ce code.
no-such-seat = Cette place n'existe plus. Rejoins la salle à nouveau.
not-kept = Cela n'a pas pu être noté, donc rien n'a été fait. Essaie encore.
too-fast = C'était trop rapide. Attends un instant.
no-such-code = Ce code ne vaut rien, ou plus rien. Demandes-en un autre à l'hôte.
seat-is-here = Quelqu'un occupe cette place. Son téléphone doit avoir disparu depuis vingt secondes.
enough-said = On a assez parlé dans cette partie.
nobody-there = Il n'y a personne d'autre à cette place.
house-is-full = Toutes les salles sont prises. Réessaie plus tard.
no-bots-here = Les bots ne peuvent pas réfléchir sur cette machine : il lui manque noctambule[lab].

# La porte, et ce qui est fini.

needs-key = Ce qui est fini est pour qui était là. Reprends ta place, ou ouvre le lien que quelqu'un de la table te donne.
room-asks = Cette table est fermée. Tu peux frapper.
room-locked = Cette table est fermée à clé : personne de nouveau n'entre.
kept-out = Qui tient la table ne laisse pas entrer ce téléphone, et peut seul en décider autrement.
removed = Tu n'es plus à la table : l'hôte a retiré ta place. Demande pourquoi, ou reviens dans une demi-minute.
wait-a-little = { $seconds ->
    [one] Attends une seconde, puis reviens.
   *[other] Attends { $seconds } secondes, puis reviens.
}
others-knock = D'autres frappent en ce moment. Réessaie dans un instant.
too-many-outside = Trop de monde attend à cette porte. Réessaie plus tard.
not-let-in = L'hôte ne te laisse pas entrer maintenant.
nobody-answered = Personne n'a répondu. Frappe encore.
no-such-knock = Plus personne ne frappe.
no-such-evening = Cette soirée n'est plus gardée.
no-such-name = Personne du nom de { $name } n'a joué ici.
room-deleted = Cette table a été supprimée, avec toutes ses parties.
