# What this phone prefers.

app-phone-title = This phone
app-phone-language = Language
app-phone-daylight = Daylight
    .about = Bright screens for a table in the sun. The night stays dark.
app-phone-low = Lamp low
    .about = The day’s yellow turned down, for a dark room.
app-phone-still = Stand still
    .about = Cards are simply where they went.
app-phone-tap-to-peek = Tap to peek
    .about = A tap opens a card and another shuts it, instead of holding.
app-phone-narrates = Narrate from here
    .about = For a table without a screen in the middle. Only the host’s phone speaks.
