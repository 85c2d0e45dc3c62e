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
