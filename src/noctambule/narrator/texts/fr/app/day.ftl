# The day: who says what.

app-day-title = Le jour
app-day-minute = minute
app-day-vote = Voter
app-day-enough = { $count ->
    [0] personne encore
    [one] 1 voix pour
   *[other] { $count } voix pour
}
app-day-turned-away = La honte te tourne vers le mur. Tu entends, tu ne regardes pas. Tu montreras du doigt comme les autres.
app-day-silenced = Ta bouche reste close
app-day-i-am = Je suis…
app-day-i-am-role = Je suis { $role }.
app-day-table = Ce qui est visible
app-day-roles = Les rôles de la nuit
app-day-chat = { $count ->
    [0] Parler
   *[other] Parler ({ $count })
}
app-day-board = Qui dit quoi
app-day-says = dit
app-day-me = { $name } (toi)
app-day-nothing-yet = N'a encore rien dit
app-day-no-story = Rien de plus
app-day-untrue = Tu sais que c'est faux.
app-day-suspected = { $count ->
    [one] { $names } a des soupçons
   *[other] { $names } ont des soupçons
}
app-day-suspect = Dire que tu soupçonnes { $name }
app-day-withdraw = Ne plus soupçonner { $name }
app-day-mark = Ta marque pour { $name } : { $mark }
app-day-mark-none = aucune
app-day-mark-believe = vrai
app-day-mark-doubt = à voir
app-day-mark-not = faux
app-day-and-then = Et ensuite ?
app-day-and-slept = Et c'est tout.
app-day-that-is-all = M'en tenir là
app-day-say-it = Le dire
app-day-start-again = Recommencer
app-day-declined = laisser faire
app-day-nobody = personne
app-day-your-artifact = Le tien :
app-day-lies-open = { $role }, face visible
app-day-lies-shielded = sous un bouclier
app-day-lies-artifact = avec un artefact
app-day-called = appel { $call }
app-day-sleeps = aucun appel
app-day-center-werewolf = À côté du centre, une carte de plus : { $role }.
