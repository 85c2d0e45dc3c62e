# The narrator's sound.

app-sound-title = Son
app-sound-speaks = Le narrateur parle ici
app-sound-short = En peu de mots
    .about = Les noms et presque rien d'autre, pour un groupe qui connaît la nuit. Cela peut changer en pleine nuit.
app-sound-ambience = Une ville la nuit
    .about = Des pas lents, une cloche au loin. Ils couvrent le bruit des cartes et des pouces.
app-sound-voice = Voix
app-sound-any-voice = Au choix de l'appareil
app-sound-no-voice = Cet appareil n'a pas de voix pour cette langue. Chaque phrase s'affiche quand même.
app-sound-rate = Allure
app-sound-rates = { $step ->
    [0.75] lente
    [1.25] rapide
   *[other] calme
}
app-sound-volume = Volume
app-sound-test = Essayer
app-sound-test-line = Les lampes sont éteintes. Quelqu'un veille encore.
