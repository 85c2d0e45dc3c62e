# Le mélange, vérifié à la fin d’une partie : quelqu’un a-t-il pu choisir les cartes ?

app-shuffle-under-way = On mélange les cartes…
app-shuffle-abandoned = { $count ->
    [one] Une partie a été interrompue depuis la dernière qui fut finie.
   *[other] { $count } parties ont été interrompues depuis la dernière qui fut finie.
}
app-shuffle-good = Personne n’a choisi ces cartes : ce téléphone a refait la donne, et tout concorde.
app-shuffle-open = Ces cartes découlent du mélange. Tout n’a pas pu être vérifié ici.
app-shuffle-bad = Ce mélange n’est pas celui qui était promis. Quelqu’un a pu choisir les cartes.
app-shuffle-seal-good = Le serveur était lié avant que ce téléphone ne donne rien : son secret correspond au sceau.
app-shuffle-seal-open = Le secret correspond au sceau ; ce téléphone n’était pas là avant la donne pour voir ce sceau.
app-shuffle-seal-bad = Le secret du serveur ne correspond pas au sceau montré avant la donne.
app-shuffle-own-good = Ce que ce téléphone a tiré de lui-même est dans le mélange.
app-shuffle-own-open = Rien de ce téléphone n’est dans le mélange : il n’était pas là, ou arriva trop tard.
app-shuffle-own-bad = Autre chose se trouve là où devrait être la part de ce téléphone.
app-shuffle-others-good = Chacun a donné ce à quoi il était lié avant que rien ne soit connu.
app-shuffle-others-open = Ce qu’ont donné les autres concorde ; ce téléphone n’a pas vu d’avance à quoi ils étaient liés.
app-shuffle-others-bad = Quelqu’un a donné autre chose que promis, ou la donne a été demandée deux fois.
app-shuffle-cards-good = La donne refaite ici, les cartes sont là où elles étaient.
app-shuffle-cards-bad = La donne refaite ici, les cartes sont ailleurs.
app-shuffle-late = Arrivés trop tard, ou retenus : { $names }.
app-shuffle-code = Tous les écrans de cette table montrent le même : { $code }
app-shuffle-table = Personne n’a choisi ces cartes. Chaque téléphone montre ici : { $code }
