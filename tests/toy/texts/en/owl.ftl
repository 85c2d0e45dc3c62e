# The words of the toy game.
game-owl = The Owl
role-owl = Owl
role-mouse = Mouse
owl-night = Night falls over the barn.
owl-wakes = Owl, open your eyes. Frighten somebody.
owl-sleeps = Owl, close your eyes.
owl-day = Morning. Somebody is pale.
owl-dealt = A card was dealt.
owl-chose = The owl chose.
owl-frightened = Somebody was frightened.
owl-pointed = All pointed.
owl-cards = The cards were turned up.
owl-won = That decided it.
