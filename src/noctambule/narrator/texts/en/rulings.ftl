# How we read the rules, ruling by ruling: a title, and the ruling in a few sentences. The ids are those of docs/rulings.md.

## Setup

ruling-s1 = Players and cards
    .about = Three to ten play, with three cards more than players; those three lie in the center. The alpha wolf brings a fourth, the center werewolf. Everybody knows of which kind it is, and who may touch a center card may touch that one too.
ruling-s2 = Copies of a role
    .about = Both masons play, or neither. No role is there more often than the boxes hold it; only from eleven players on may villagers and werewolves be added.
ruling-s3 = Seats
    .about = Seats go clockwise. On your left sits the next one in the list.
ruling-s4 = Advice is not a rule
    .about = Some cards want others beside them, a certain number of players, or a practised table. We say so and forbid nothing, and about a printed scenario we say nothing at all.
ruling-s5 = Scenarios
    .about = All the printed scenarios are here, for every number of players they name. In an Anarchy chance draws the cards, and a hand that can’t be played is drawn again whole. A night without a werewolf can happen.
ruling-s6 = What everybody knows
    .about = Which roles are in the game, where shields and artifacts lie, and every card that lies face up. Who laid them there is nobody’s business.

## Night

ruling-n1 = You act by the card you were dealt
    .about = Your night is that of your first card or, if you copied one, of the copy. A card that reaches you later brings you its team, never its action.
ruling-n2 = Cards as they lie now
    .about = Who looks or moves deals with whatever lies there at that moment. A look shows what is printed; what a card has secretly become is shown at the end.
ruling-n3 = Shields
    .about = A shielded card is not looked at, moved, turned or given an artifact, by its owner no more than by others. Nobody shields their own card, nor one that is shielded already. In the vote a shield saves nobody.
ruling-n4 = Too few choices
    .about = When there is not enough left to choose from, the action falls away, even one that has to be done. Whoever had it did nothing tonight.
ruling-n5 = Werewolves
    .about = They learn who the others are, not of which kind. The dream wolf is seen and sees nobody. Whoever wakes as the only werewolf among the players may look at one center card; a dream wolf counts as company.
ruling-n6 = Alpha wolf
    .about = The card in the center werewolf’s place must change with a player’s, unseen. The alpha wolf’s own card is not allowed, nor that of anybody seen as a werewolf. If another card lies there by then, it is that one that moves.
ruling-n7 = Minion
    .about = The minion learns who the werewolves are, the dream wolf too, and not of which kind. Nobody learns who the minion is. Who copied the minion learns the same, at once.
ruling-n8 = Masons
    .about = Masons learn who the other masons are, copies included. A mason alone looks at nothing.
ruling-n9 = The one who looks twice
    .about = As { role-paranormal-investigator.a } you look at up to two others’ cards, one after the other. A werewolf of any kind or a tanner ends it, and you become the same; the card of { role-doppelganger.the } never does that. What you became stays with the card, wherever it goes.
ruling-n10 = Those who look, shield or stir
    .about = The sentinel shields another’s card. The seer looks at another’s card or at two in the center, { role-mystic-wolf.the } at another’s, { role-apprentice-seer.the } at one in the center. A witch who has looked at a center card must exchange it, even with their own. The troublemaker exchanges two others’, unseen; the insomniac looks at their own.
ruling-n11 = Village idiot
    .about = All the others’ cards move one place, all the same way. The idiot’s own and shielded ones stay, and the rest pass over them. With fewer than two to move, nothing happens.
ruling-n12 = Thumbs for who was busy
    .about = At the call of { role-aura-seer.the }, whoever has really looked at or moved a card by then is shown. To shield, to wake together or to decline does not count.
ruling-n13 = Robber and drunk
    .about = The robber exchanges first and then looks at the new card. The drunk exchanges with the center and does not look.
ruling-n14 = Revealer
    .about = One other card is turned up and stays so, unless it is a werewolf or a tanner: that one goes back down, seen by the revealer alone. Cards that became something secretly stay up as they are printed.
ruling-n15 = Curator
    .about = An artifact, drawn blindly, goes on any unshielded card, the curator’s own included. Its owner looks at it in the morning and nobody else does. A second curator can’t use a card that has one.
ruling-n16 = Becoming somebody else
    .about = You must look at another’s card, and are that role from then on. Most night actions you do at once. With werewolves and masons you wake when they do; what comes late in the night you do right after the real one.
ruling-n17 = A copy stays on its card
    .about = Whoever has the card of { role-doppelganger.the } at the end is what it copied. If it lay in the center from the start it copied nothing, and is a villager.
ruling-n18 = What is called
    .about = Every role of the deck that wakes is called, whoever has the card, even when it lies in the center. So silence tells nothing.

## Day and vote

ruling-v1 = The day
    .about = No looking at your card, no showing it; say whatever you like. The mask allows gestures and no sound, and here no chat either, but a tap at a suspect. The shroud’s owner may speak and turns away from everything, and still points.
ruling-v2 = Pointing
    .about = All at once, at somebody else. Whoever does not point has no vote.
ruling-v3 = The bodyguard’s finger
    .about = It protects and is no vote. It protects even when the bodyguard dies.
ruling-v4 = Who dies
    .about = Princes and the protected are left out. Of the others, whoever has the most votes dies, all of them in a tie. One vote kills nobody.
ruling-v5 = Hunter
    .about = When a hunter dies, so does the one pointed at, and so on if that is a hunter too. Princes and the protected live on.
ruling-v6 = Powers in the vote
    .about = What counts is what your card is at the end. A claw, brand or cudgel comes first and leaves the card no power.
ruling-v7 = Cards on the table
    .about = After the vote all cards are shown, and with them what was copied and what somebody became.

## Who won

ruling-w1 = Tanner
    .about = Every tanner who dies wins.
ruling-w2 = A tanner died and no werewolf did
    .about = Then nobody else wins.
ruling-w3 = With a werewolf among the players
    .about = If a werewolf died, the village wins. If none did, and no tanner either, werewolves and minions win, a dead minion too.
ruling-w4 = With no werewolf among the players
    .about = The village wins if none of its own died and no tanner did; a dead minion does no harm to that. If one of the village died, the minions win, where there is one and all of them live; else nobody does.
ruling-w5 = Teams
    .about = A team wins or loses together, the dead with the living. Each tanner stands alone.

## Werewords

ruling-k1 = Cards
    .about = One card more than players: mayor, seer, a werewolf or two, beholder and minion if you like, villagers for the rest. Four to ten play; three may.
ruling-k2 = Mayor
    .about = Whoever is dealt the mayor shows it and takes the center card as a secret role. If the mayor lies in the center, the office goes to the left of the last mayor, whose neighbour keeps the dealt card as secret role.
ruling-k3 = Night
    .about = The mayor chooses a word. The seer sees it; so do the werewolves, who see each other too. The beholder sees the seer, the minion sees the werewolves, and neither sees the word.
ruling-k4 = Day
    .about = One question at a time, and a token for each. Yes and no come from one stock, and with its last token the day is over. The mayor says nothing else, and may lie if on the werewolves’ side. Only the whole word, asked for directly, is correct.
ruling-k5 = The word was found
    .about = The werewolves show themselves and have fifteen seconds to point, at anybody but each other. One finger on the seer wins the game for them. The minion does not point.
ruling-k6 = The word was not found
    .about = The word is shown, everybody talks for a minute, then all point. A werewolf or the minion among those with the most votes wins it for the village. If nobody has two votes, the werewolves win.
ruling-k7 = Whoops and play again
    .about = Until somebody has pointed, the mayor or the host may switch to the other ending. Playing again keeps the group and remembers who was mayor.
