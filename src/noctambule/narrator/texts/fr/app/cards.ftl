# Des cartes en carton, et un seul appareil qui conte, tient l'heure et demande à l'arbitre.

## Qui joue à quoi

app-cards-title = Vraies cartes
app-cards-about = La boîte est à toi. Je conte la nuit, je tiens l'heure et je dis qui gagne.
app-cards-players = À table
app-cards-clockwise = Dans le sens des aiguilles d'une montre. Un nom peut rester vide.
app-cards-player = Place { $number }
app-cards-name = Nom à la place { $number }
app-cards-away = Le serveur ne répond pas. C'est de lui que viennent les cartes et les mots.
app-cards-take = Prendre ces cartes

## La mise en place

app-cards-lay = Étale-les.
app-cards-mayor = Qui tient la mairie ?
app-cards-mayor-heir = Si la mairie est au milieu, { $name } la prend et garde sa carte comme rôle secret.
app-cards-mayor-again = Si la mairie est au milieu, redistribue.
app-cards-keeping = Je fais mon sac pour la nuit…
app-cards-kept = Tout est là : la nuit peut se conter sans le serveur.
app-cards-not-kept = L'adresse de cette page n'est pas sécurisée, l'appareil ne peut pas la garder. La nuit se conte quand même sans le serveur, tant que la page reste ouverte.
app-cards-fall = Que la nuit tombe
app-cards-other = D'autres cartes

## La nuit

app-cards-dawn = Le jour.
app-cards-back = Retour
app-cards-short = En dire moins
app-cards-in-full = Tout dire
app-cards-skip = Passer
app-cards-other-words = D'autres mots
app-cards-secret-role = Et en secret, tu es :
app-cards-secret-later = Je le dirai plus tard

## Le jour

app-cards-talk = À toi la parole.
app-cards-talk-about = Les cartes restent cachées. Tout peut se dire, vrai ou faux.
app-cards-questions = Questions.
app-cards-no-tokens = Plus de jetons
app-cards-found = Trouvé.
app-cards-found-about = Les loups se montrent. Quinze secondes : chaque loup désigne la voyante.
app-cards-vote-now = Voter maintenant
app-cards-hands-up = Mains en l'air.
app-cards-hands-about = À zéro, chaque doigt désigne quelqu'un.
app-cards-point-about = Garde le doigt tendu jusqu'à ce que ce soit noté. Puis les cartes se retournent.
app-cards-count-again = Recompter

## Qui a gagné

app-cards-who-won = Qui a gagné ?
app-cards-ask-vote = { $name } désigne qui ? Touche, ou tire le doigt d'une place à l'autre.
app-cards-ask-card = Quelle carte est devant { $name } ?
app-cards-ask-became = Qu'est devenue cette carte : { $role } ?
app-cards-ask-artifacts = Où sont les artefacts ? Touche une place, puis ce qui s'y trouve.
app-cards-ask-nothing = C'est tout. Le reste est pour l'arbitre.
app-cards-nobody = Personne
app-cards-nothing = Rien
app-cards-no-artifacts = Plus d'artefacts
app-cards-judge = Demander à l'arbitre
app-cards-verdict-waits = L'arbitre n'est pas là. Ce que tu as noté est gardé ; je redemande toutes les quelques secondes.
app-cards-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
app-cards-correct = Corriger
