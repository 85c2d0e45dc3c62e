# What every screen of the app may say.

app-common-you = you
app-common-close = Close
app-common-home = To the door
app-common-lost = You drifted off. Your seat is kept.
app-common-refused = That was not done ({ $code }).
app-common-mishap = Something went wrong.
    .about = Your seat is kept. A reload should bring you back to it.
app-common-reload = Reload
app-common-read-card = Read my card
app-common-read-warning = It will be read out as words. Use headphones, or turn the sound down.
app-common-read-now = Read it now
app-common-time-left = { $time } left
app-common-seconds-left = { $seconds } seconds left
app-common-less = Less: { $what }
app-common-more = More: { $what }
app-common-chat = Said at the table
app-common-chat-say = Say something
app-common-chat-send = Say
