# One Night: names and short texts of roles, artifacts, scenarios and teams.
# $edition is "ravensburger" or "bezier"; it chooses names, and may or must.


## Roles

role-sentinel = Sentinel
    .the = the sentinel
    .a = a sentinel
    .plural = sentinels
    .about = You may shield somebody else’s card. For the rest of the night nobody looks at it or moves it, not even its owner. No help in the vote.
    .brief = You may shield another’s card: nobody looks at it or moves it.
    .more = First of all to wake. The shield lies open for everybody to see, not who laid it. Your own card is not for shielding, nor one with a shield on it. Whoever was going to act with a shielded card of their own goes without.

role-doppelganger = { $edition ->
        [bezier] Doppelgänger
       *[ravensburger] Shapeshifter
    }
    .the = { $edition ->
            [bezier] the doppelgänger
           *[ravensburger] the shapeshifter
        }
    .a = { $edition ->
            [bezier] a doppelgänger
           *[ravensburger] a shapeshifter
        }
    .plural = { $edition ->
            [bezier] doppelgängers
           *[ravensburger] shapeshifters
        }
    .about = You look at somebody else’s card and become that role: its team is yours, and whatever it does at night, you do.
    .brief = You look at another’s card and become it, night work and all.
    .more = You act at once as sentinel, seer, robber and most others, and with the minion’s knowledge. With the wolves and masons you wake when they do; as { role-aura-seer.a }, insomniac, revealer or curator, right after the real one. The copy stays on your card, whoever has it in the end.

role-werewolf = Werewolf
    .the = the werewolf
    .a = a werewolf
    .plural = werewolves
    .about = You learn who the other werewolves are. If you see nobody, you may look at one center card. Let none of you die.
    .brief = You see your pack. Alone, you may look at one center card.
    .more = You see who, not which kind. A dream wolf is company, so with one about you don’t look at the center. If your card is taken from you in the night, you are what you hold in the morning, and may not know.

role-alpha-wolf = Alpha Wolf
    .the = the alpha wolf
    .a = an alpha wolf
    .plural = alpha wolves
    .about = You wake with the werewolves. Then, looking at neither, you exchange the center werewolf with the card of somebody you didn’t see among them.
    .brief = You wake with the wolves and give another the center werewolf.
    .more = You bring a fourth card to the center, and everybody knows of which kind it is. You have to exchange it, if any card is left to choose. Whoever gets it is a werewolf by day and may have no idea.

role-mystic-wolf = { $edition ->
        [bezier] Mystic Wolf
       *[ravensburger] Seeing Wolf
    }
    .the = { $edition ->
            [bezier] the mystic wolf
           *[ravensburger] the seeing wolf
        }
    .a = { $edition ->
            [bezier] a mystic wolf
           *[ravensburger] a seeing wolf
        }
    .plural = { $edition ->
            [bezier] mystic wolves
           *[ravensburger] seeing wolves
        }
    .about = You wake with the werewolves and pass for any of them. A little later, on your own, you may look at somebody else’s card.
    .brief = You wake with the wolves. Later you may look at another’s card.
    .more = You look after the alpha wolf’s exchange, so what you see is what lies there by then. A shielded card can’t be looked at. As the only werewolf among the players you may look at a center card besides.

role-dream-wolf = Dream Wolf
    .the = the dream wolf
    .a = a dream wolf
    .plural = dream wolves
    .about = You’re a werewolf who sleeps through the night. The other werewolves and the minion find out who you are; you find out nothing.
    .brief = A werewolf, and asleep: the pack knows you, you know nobody.
    .more = You raise a thumb in your sleep when the werewolves and the minion are called. Because of you no other werewolf is alone. The village wins if you die, as with any werewolf.

role-minion = Minion
    .the = the minion
    .a = a minion
    .plural = minions
    .about = You see the werewolves; they don’t see you. Save them, even with your life. If nobody is one, live, and see that one of the village dies.
    .brief = You see the wolves; they don’t see you. Die for them if need be.
    .more = Werewolves don’t know you, so what you say has to do for both. Dying costs your side nothing while there are werewolves. With none among the players, you win if somebody of the village dies and no minion does.

role-mason = Mason
    .the = the mason
    .a = a mason
    .plural = masons
    .about = You learn who the other masons are. If you see nobody, the other card was dealt to the center, and you don’t get to look for it.
    .brief = You see the other mason. Nobody there: the card’s in the center.
    .more = Both mason cards are in the game, or neither. Whoever copied one wakes with you. If a mason’s card is moved later, you vouch for somebody who is no mason any more.

role-seer = Seer
    .the = the seer
    .a = a seer
    .plural = seers
    .about = You may look at somebody else’s card, or at two center cards instead. What you know can undo a liar.
    .brief = You may look at another’s card, or at two cards of the center.
    .more = What you see is the card as it lies then: robber, witch and others come after you. In the center you look at two, not at one. A shielded card can’t be looked at.

role-apprentice-seer = { $edition ->
        [bezier] Apprentice Seer
       *[ravensburger] Young Seer
    }
    .the = { $edition ->
            [bezier] the apprentice seer
           *[ravensburger] the young seer
        }
    .a = { $edition ->
            [bezier] an apprentice seer
           *[ravensburger] a young seer
        }
    .plural = { $edition ->
            [bezier] apprentice seers
           *[ravensburger] young seers
        }
    .about = You may look at one center card. It isn’t much, but it may be enough to catch a lie.
    .brief = You may look at one center card. It’s better than nothing.
    .more = You wake right after the seer. The center werewolf counts as a center card, if there is one. Others may still move what you saw.

role-paranormal-investigator = { $edition ->
        [bezier] Paranormal Investigator
       *[ravensburger] Ghost Hunter
    }
    .the = { $edition ->
            [bezier] the paranormal investigator
           *[ravensburger] the ghost hunter
        }
    .a = { $edition ->
            [bezier] a paranormal investigator
           *[ravensburger] a ghost hunter
        }
    .plural = { $edition ->
            [bezier] paranormal investigators
           *[ravensburger] ghost hunters
        }
    .about = You may look at the cards of one or two others, one by one. A werewolf or tanner ends your search, and you become the same.
    .brief = You may look at two others’ cards. A wolf or tanner makes you one.
    .more = You may stop after the first card. What you became is written on your card, so to speak: if somebody takes it, they are that, and you are what you hold. The card of { role-doppelganger.the } changes nobody.

role-robber = Robber
    .the = the robber
    .a = a robber
    .plural = robbers
    .about = { $edition ->
            [bezier] You may exchange your card with somebody else’s. If you do, you look at your new one and play for its team, without its night action.
           *[ravensburger] You exchange your card with somebody else’s and look at your new one. You play for its team now, but without its night action.
        }
    .brief = Your card for another’s. What you take, you see, and you are.
    .more = You look after the exchange, at the card you hold now. Whoever lost it doesn’t know. What you took may be moved again before dawn. Under a shield, or with nobody to rob, you do nothing.

role-witch = Witch
    .the = the witch
    .a = a witch
    .plural = witches
    .about = You may look at one center card. If you do, you must exchange it with somebody’s card, perhaps your own, without looking at that one.
    .brief = You may look at a center card. Somebody gets it, perhaps you.
    .more = Look, and you have to exchange; don’t look, and nothing happens. Your own card is allowed, unless it is shielded. The one whose card it was learns nothing.

role-troublemaker = Troublemaker
    .the = the troublemaker
    .a = a troublemaker
    .plural = troublemakers
    .about = { $edition ->
            [bezier] You may exchange the cards of two others, without looking at either. Whether you tell them by day is up to you.
           *[ravensburger] You exchange the cards of two others, without looking at either. Whether you tell them by day is up to you.
        }
    .brief = Two others’ cards change places. You look at neither.
    .more = Your own card stays where it is, shielded ones too. Neither of the two wakes to find out, unless one of them is the insomniac. What you say by day need not be what you did.

role-village-idiot = Village Idiot
    .the = the village idiot
    .a = a village idiot
    .plural = village idiots
    .about = You may push everybody else’s card one place on, left or right as you please. Your own and any shielded card stay put.
    .brief = You may push everybody else’s card one place on, left or right.
    .more = The cards that move pass over those that stay, to the next free place. With fewer than two cards to move nothing happens. Nobody is told which way it went.

role-aura-seer = { $edition ->
        [bezier] Aura Seer
       *[ravensburger] Fortune Teller
    }
    .the = { $edition ->
            [bezier] the aura seer
           *[ravensburger] the fortune teller
        }
    .a = { $edition ->
            [bezier] an aura seer
           *[ravensburger] a fortune teller
        }
    .plural = { $edition ->
            [bezier] aura seers
           *[ravensburger] fortune tellers
        }
    .about = You learn who else has looked at or moved a card so far tonight. What exactly they did stays their secret.
    .brief = You learn who looked at a card or moved one before you.
    .more = Shown are those who looked or moved something before your call: a lone werewolf, the seers, robber, witch and the like, if they really did. A shield, waking together, and having declined don’t show.

role-drunk = Drunk
    .the = the drunk
    .a = a drunk
    .plural = drunks
    .about = You exchange your card with a center card and don’t look. Whatever you took, you are that now, and you play for its team.
    .brief = Your card for one of the center. You don’t look; you are that now.
    .more = You have to, unless your card is shielded. The center werewolf may be what you take. Nobody tells you what you are; perhaps the others’ stories will.

role-insomniac = Insomniac
    .the = the insomniac
    .a = an insomniac
    .plural = insomniacs
    .about = Late in the night you look at your own card. If it’s a different one by then, you’re on its team now.
    .brief = Late in the night you look at your card. It may be another.
    .more = You look after all who move cards in the night, so what you see is the card you keep. Under a shield you see nothing. Only worth a place where something can move cards.

role-revealer = Revealer
    .the = the revealer
    .a = a revealer
    .plural = revealers
    .about = You may turn somebody else’s card face up for the whole day. A werewolf or tanner goes face down again, but you have seen it.
    .brief = You may turn another’s card up. A wolf or tanner goes back down.
    .more = The card lies open for everybody to the end, as printed: what it may have become in secret doesn’t show. Your own is not for turning, nor a shielded one.

role-curator = Curator
    .the = the curator
    .a = a curator
    .plural = curators
    .about = You may lay an artifact, drawn blindly, on anybody’s card, even your own. In the morning the card’s owner looks at it, and nobody else.
    .brief = You may lay an artifact, drawn blind, on anybody’s card.
    .more = You wake when nearly all is done. Claw, brand and cudgel change what the owner is, mask and shroud how they spend the day, and one does nothing. A shielded card can’t get one. Which are in the draw, everybody knows.

role-villager = Villager
    .the = the villager
    .a = a villager
    .plural = villagers
    .about = You sleep all night and have no power but your voice and your vote. Use both to find a werewolf.
    .brief = You sleep. By day you have your voice and your vote.
    .more = Nothing wakes you, so nothing you say about the night can be checked. Your card may still be moved: what lies before you in the morning is what you are.

role-tanner = Tanner
    .the = the tanner
    .a = a tanner
    .plural = tanners
    .about = You’re on nobody’s side and win only if you die. If you do and no werewolf does, village and werewolves both lose.
    .brief = You win if you die, and in no other way. Nobody is on your side.
    .more = Each tanner plays alone and wins by dying, alone or in a tie, by vote or by a hunter. If a werewolf dies too, the village wins along with you.

role-hunter = Hunter
    .the = the hunter
    .a = a hunter
    .plural = hunters
    .about = If you die, whoever you point at dies with you. Only a prince, or somebody a bodyguard protects, gets away.
    .brief = If you die, the one you point at goes with you. Few are spared.
    .more = What counts is that your card is the hunter at the end. If the one you point at is a hunter too, it goes on from there. Deaths of this kind count like any other for who has won.

role-bodyguard = Bodyguard
    .the = the bodyguard
    .a = a bodyguard
    .plural = bodyguards
    .about = Whoever you point at in the vote can’t die, even if you do. Your finger protects; it isn’t a vote.
    .brief = Whoever you point at can’t die. Your finger isn’t a vote.
    .more = Your finger is taken out of the count, and so is the one it protects, from the hunter as well. You can be voted for like anybody. Best from five players on.

role-prince = Prince
    .the = the prince
    .a = a prince
    .plural = princes
    .about = Neither the vote nor a hunter can kill you. Votes for you are set aside, and whoever else has the most, two or more, dies.
    .brief = Neither vote nor hunter can kill you. Votes for you don’t count.
    .more = What counts is that your card is the prince at the end, and that no claw, brand or cudgel lies on it. If nobody else has two votes, nobody dies.


## Other names, which are understood as well

also-mystic-wolf = Seeing Wolf
also-apprentice-seer = Young Seer
also-revealer = Revealer


## Artifacts

artifact-claw-of-the-werewolf = { $edition ->
        [bezier] Claw of the Werewolf
       *[ravensburger] Werewolf’s Claw
    }
    .about = You’re a werewolf now, whatever your card says, and win with the werewolves. Your card has no power left.
    .more = The village wins if you die. In the night you were something else, and did what that does; only the end has changed.

artifact-brand-of-the-villager = { $edition ->
        [bezier] Brand of the Villager
       *[ravensburger] Villager’s Brand
    }
    .about = You’re a plain villager now, whatever your card says, and win with the village. Your card has no power left.
    .more = Once a werewolf or a tanner, now neither: the village may count on you. A hunter, bodyguard or prince under the brand is none any more.

artifact-cudgel-of-the-tanner = { $edition ->
        [bezier] Cudgel of the Tanner
       *[ravensburger] Tanner’s Cudgel
    }
    .about = You’re a tanner now, whatever your card says, and win only by dying. Your card has no power left.
    .more = You stand alone, even beside another tanner. If you die and no werewolf does, nobody else wins.

artifact-void-of-nothingness = { $edition ->
        [bezier] Void of Nothingness
       *[ravensburger] Fog of Nothingness
    }
    .about = It does nothing at all. The others don’t have to know that.
    .more = You stay what your card is, and may claim to have any of the others.

artifact-mask-of-muting = { $edition ->
        [bezier] Mask of Muting
       *[ravensburger] Mask of Silence
    }
    .about = Not a sound, not a written word from you until the votes are in. Hands and face may say what they like.
    .more = Here the app keeps your chat and claims shut as well. You may tap at a suspect, and you point like everybody.

artifact-shroud-of-shame = { $edition ->
        [bezier] Shroud of Shame
       *[ravensburger] Cloak of Shame
    }
    .about = Turn your back on everybody and on the table, for the vote as well. Speak as you like, and point as best you can.
    .more = The app shows you nothing of the table until the votes are in. You may talk all the while.


## Scenarios

scenario-the-first-night = The First Night
    .about = Werewolves, seer, robber, troublemaker: the four night roles to learn first.

scenario-moonstruck = Moonstruck
    .about = Robber and troublemaker move cards; an insomniac who loses one finds out.

scenario-lonely-night = Lonely Night
    .about = One werewolf in the whole deck, and it may well be lying in the center.

scenario-confusion = Confusion
    .about = Robber, troublemaker and drunk all move cards. Swear to nothing in the morning.

scenario-payback = Payback
    .about = The hunter is about, and seldom goes to the grave alone.

scenario-secret-companions = Secret Companions
    .about = Masons vouch for each other, a minion covers for the wolves, and the hunter waits.

scenario-hours-of-despair = Hours of Despair
    .about = The tanner wants your vote: whoever looks guilty may be doing it on purpose.

scenario-twilight-alliance = Twilight Alliance
    .about = Two masons on one side, wolves and minion on the other, and cards on the move between.

scenario-revenant = Revenant
    .about = One role begins the night by becoming another. For tables that know all the rest.

scenario-anarchy-full-moon = Anarchy
    .about = Two werewolves and a villager are certain. Chance picks the rest of the deck.

scenario-terror-awakens = Terror Awakens
    .about = First steps in Daybreak: a wolf who reads cards and a witch who meddles with the center.

scenario-werewolf-night = Werewolf Night
    .about = An alpha wolf who recruits, against a village full of watchers with one shield.

scenario-a-terrifying-opponent = A Terrifying Opponent
    .about = Few of you against an alpha wolf, while the village idiot pushes cards around.

scenario-precarious-alliances = Precarious Alliances
    .about = Sides change by card, by curiosity and by artifact. Don’t promise anybody anything.

scenario-anarchy-daybreak = Anarchy
    .about = All of Daybreak shuffled, every card by chance: up to three wolves, perhaps none.

scenario-evil-transformations = Evil Transformations
    .about = Copied, recruited, robbed or bewitched: nobody is sure to end on the side they began on.

scenario-trust-no-one = Trust No One!
    .about = A wolf asleep, a copy awake and a tanner fishing for votes: every story may be bait.

scenario-the-informed = The Informed
    .about = Nearly everybody learns something at night. The hard part is whom to believe.

scenario-evil-transformation = Evil Transformation
    .about = Six cards to start from, and hardly a safe side among them. Add roles as the table grows.

scenario-trust-no-one-bezier = Trust No One
    .about = Six cards to start from, a tanner among two kinds of wolves. Add roles as the table grows.

scenario-cautionary-tale = Cautionary Tale
    .about = No card changes place. Much is seen, and hunter and bodyguard make every finger count.

scenario-information-society = Information Society
    .about = Eight cards, each with something to find out. Curiosity may cost one of you the village.

scenario-total-chaos = Total Chaos
    .about = Five roles move cards, one copies, one hands out artifacts. Know who you are, if you can.


## Teams

team-village = village
    .the = the village

team-werewolf = werewolves
    .the = the werewolves

team-tanner = tanner
    .the = the tanner


## Difficulty and boxes

difficulty-introduction = introduction
difficulty-easy = easy
difficulty-medium = medium
difficulty-difficult = difficult

box-fm = Full Moon
box-db = Daybreak
box-own = Our own roles
