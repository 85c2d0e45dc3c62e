# Werewords from the morning on.

app-words-hold = maintiens pour voir ce que tu sais
app-words-read = Lire ce que je sais
app-words-log = Questions et réponses, la dernière en tête
app-words-aloud = { $name }, à voix haute
app-words-quoted = { $name } : « { $text } »
app-words-quote = « { $text } »
app-words-before-each = Les jetons devant chaque personne
app-words-asked = { $name } demande
app-words-who-asked = Qui demande ?
app-words-that-is-it = C'est le mot.
app-words-left = reste { $count }
app-words-got-it = C'est trouvé !
app-words-hold-it = maintiens
app-words-undo = Annuler
app-words-more-time = Une minute de plus
app-words-stock = { $mayor } tient la mairie. Restent { $yes } oui ou non, { $maybe } peut-être et { $close } tout près.
app-words-question = Est-ce que…
app-words-ask = Demander
app-words-yours = « { $text } »
app-words-waits = La mairie réfléchit
app-words-find-seer = Montre la voyante.
app-words-found = C'est trouvé !
app-words-wolves = { $count ->
    [one] Le loup, c'est { $names }. Un seul essai.
   *[other] Les loups : { $names }. Un seul essai.
}
app-words-point = Montre un loup.
app-words-not-found = Le mot n'est pas trouvé. Tous les doigts tombent ensemble.
app-words-watch = Les loups regardent autour d'eux
app-words-whoops = Oups, l'autre fin
app-words-missed = C'était « { $word } ».
app-words-suspects = Les soupçons
app-words-accused = { $count ->
    [one] un doigt
   *[other] { $count } doigts
}
app-words-tap-to-accuse = Touche quelqu'un pour dire qui tu soupçonnes.
app-words-roles = Rôles secrets
app-words-again = Encore, avec d'autres mots
app-words-to-the-lobby = Changer quelque chose d'abord
app-words-host-deals = { $name } distribue
