# The narrator's sound.

app-sound-title = Sound
app-sound-speaks = The narrator speaks here
app-sound-short = Short words
    .about = Names and little else, for a group that knows the night. It can change in the middle of one.
app-sound-ambience = A town at night
    .about = Slow steps and a far bell. They cover the sound of cards and thumbs.
app-sound-voice = Voice
app-sound-any-voice = The device’s own choice
app-sound-no-voice = This device has no voice for this language. Every line is on the screen all the same.
app-sound-rate = Pace
app-sound-rates = { $step ->
    [0.75] slow
    [1.25] quick
   *[other] calm
}
app-sound-volume = Loudness
app-sound-test = Try it
app-sound-test-line = The lamps are out. Somebody is still awake.
