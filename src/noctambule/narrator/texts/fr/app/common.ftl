# Ce que tous les écrans de l'application peuvent dire.

app-common-you = toi
app-common-close = Fermer
app-common-home = À la porte
app-common-lost = Tu as piqué du nez. Ta place t'attend.
app-common-refused = Cela n'a pas été fait ({ $code }).
app-common-mishap = Quelque chose a mal tourné.
    .about = Ta place est gardée. Recharge la page pour y revenir.
app-common-reload = Recharger
app-common-read-card = Lire ma carte
app-common-read-warning = Elle sera dite en toutes lettres. Mets des écouteurs, ou baisse le son.
app-common-read-now = Lire maintenant
app-common-time-left = Il reste { $time }
app-common-seconds-left = Il reste { $seconds } secondes
app-common-less = Moins : { $what }
app-common-more = Plus : { $what }
app-common-chat = Ce qui se dit
app-common-chat-say = Dire quelque chose
app-common-chat-send = Dire
