"""What is said aloud or stands on a screen because the printed rules want it said: the words that have to be in it."""

import pytest
from fluent.syntax import serialize
from fluent.syntax.ast import Resource

from noctambule.conformance.listing import every_statement
from noctambule.narrator.texts import LANGUAGES
from tests.test_texts import messages

WORDS = {
    # The night's frame
    "say-night": ("everybody, close your eyes", "tout le monde ferme les yeux"),
    "say-day": ("everybody, open your eyes", "tout le monde ouvre les yeux"),
    "say-artifacts": ("has an artifact | looks at it now, alone", "a un artefact | le regarde maintenant, en secret"),
    "say-wake": ("wake up", "ouvre les yeux"),
    "say-wake-many": ("wake up", "ouvrez les yeux"),
    "say-wake-many-but": ("except | wake up", "sauf | ouvrez les yeux"),
    "say-wake-again": ("if you saw | wake up", "si tu as vu | ouvre les yeux"),
    "say-sleep": ("close your eyes", "ferme les yeux"),
    "say-sleep-many": ("close your eyes", "fermez les yeux"),
    "say-sleep-unless": ("close your eyes, unless you saw", "ferme les yeux, sauf si tu as vu"),
    "say-thumbs-down": ("thumbs down", "pouces baissés"),
    "say-center-werewolf": ("beside the center | one more card", "à côté du milieu | une carte de plus"),
    # What each one does
    "do-sentinel": ("you may | shield | another player’s card", "tu peux | bouclier | carte d'un autre joueur"),
    "do-doppelganger": (
        "look at another player’s card | you are that role",
        "regarde la carte d'un autre | ton personnage",
    ),
    "do-werewolf": (
        "look for each other | alone may look at a center card",
        "du regard | seul peut regarder une carte du milieu",
    ),
    "do-werewolf-thumb": ("raise a thumb", "lève le pouce"),
    "do-alpha-wolf": (
        "exchange the center werewolf | no werewolf | do not look",
        "échange le loup-garou du milieu | pas de la meute | ne regarde pas",
    ),
    "do-mystic-wolf": ("you may look at somebody’s card", "tu peux regarder la carte de quelqu'un"),
    "do-minion": ("werewolves, stay asleep and raise a thumb", "loups-garous, dormez et levez le pouce"),
    "do-mason": ("look for each other", "cherchez-vous du regard"),
    "do-seer": (
        "you may look at somebody’s card, or at two center cards",
        "tu peux regarder la carte de quelqu'un, ou deux cartes du milieu",
    ),
    "do-apprentice-seer": ("you may look at a center card", "tu peux regarder une carte du milieu"),
    "do-paranormal-investigator": (
        "you may look at two | one after the other | werewolf or tanner stops you | you become",
        "tu peux regarder deux | l'une après l'autre | t'arrête | tu deviens",
    ),
    "do-robber": (
        "[ravensburger] exchange your card | [bezier] you may | look at your new one",
        "[ravensburger] échange ta carte | [bezier] tu peux | la nouvelle",
    ),
    "do-witch": (
        "you may look at a center card | if you do, exchange it | yours included",
        "tu peux regarder une carte du milieu | échange | la tienne",
    ),
    "do-troublemaker": (
        "[ravensburger] exchange the cards of two others | [bezier] you may | do not look",
        "[ravensburger] échange les cartes de deux autres | [bezier] tu peux | sans les regarder",
    ),
    "do-village-idiot": (
        "you may move everybody’s cards | your own | to the left or to the right | shield",
        "tu peux déplacer | gauche ou vers la droite | sauf la tienne | bouclier",
    ),
    "do-aura-seer": (
        "looked at or moved a card tonight, raise a thumb",
        "regardé ou déplacé une carte cette nuit lève le pouce",
    ),
    "do-drunk": (
        "exchange your card with a center card | do not look",
        "échange ta carte avec une carte du milieu | ne regarde pas",
    ),
    "do-insomniac": ("look at your own card", "regarde ta carte"),
    "do-revealer": (
        "you may turn up | werewolf or tanner is turned down again",
        "tu peux retourner | loup-garou ou le tanneur | face cachée",
    ),
    "do-curator": (
        "you may take an artifact at random | unseen | no shield | no artifact yet",
        "tu peux prendre un artefact au hasard | sans le regarder | sans bouclier | sans artefact",
    ),
    # Werewords
    "say-word-night": ("everybody, close your eyes", "tout le monde ferme les yeux"),
    "say-word-mayor": ("wake up | choose your word", "ouvre les yeux | choisis ton mot"),
    "say-word-mayor-end": ("mayor, close your eyes", "maire, ferme les yeux"),
    "say-word-seer": ("wake up and read the word", "ouvre les yeux et lis le mot"),
    "say-word-seer-end": ("seer, close your eyes", "voyante, ferme les yeux"),
    "say-word-werewolf": ("wake up and read the word", "ouvre les yeux et lis le mot"),
    "say-word-werewolf-end": ("werewolf, close your eyes", "loup-garou, ferme les yeux"),
    "say-word-werewolf-many": ("wake up, read the word, and see who", "ouvrez les yeux, lisez le mot, et voyez qui"),
    "say-word-beholder": ("seer, stay asleep and raise a thumb", "voyante, dors et lève le pouce"),
    "say-word-minion": ("werewolves, stay asleep and raise a thumb", "loups-garous, dormez et levez le pouce"),
    "say-word-day": ("everybody, open your eyes", "tout le monde ouvre les yeux"),
    # Screens
    "app-lobby-read-cards": ("what these cards do", "ce que font ces cartes"),
    "app-lobby-artifacts": ("artifacts to draw from", "artefacts à piocher"),
    "app-night-look-first": ("look at your card", "regarde ta carte"),
    "app-night-hold-card": ("see your card", "voir ta carte"),
    "app-day-roles": ("tonight’s roles", "les rôles de la nuit"),
    "app-day-turned-away": ("don’t look | point", "ne regardes pas | montreras du doigt"),
    "app-table-deck": ("the cards in this game", "les cartes de cette partie"),
    "app-table-enough": ("talk | vote now", "on parle | voter maintenant"),
    "app-phone-narrates": ("narrate from here", "raconter d'ici"),
    "app-rules-wakes": ("wakes at { $calls }", "réveil : { $calls }"),
    "app-vote-title": ("point at someone", "montre quelqu'un"),
    "app-vote-about": ("all fingers drop together at zero", "à zéro, tous les doigts se baissent"),
    "app-words-again": ("again", "encore"),
    "app-words-whoops": ("the other ending", "l'autre fin"),
    "lay-deal": (
        "shuffle | one face down for each player, three in the middle | looks at their own, once",
        "mélange | une carte face cachée par personne, trois au milieu | regarde la sienne, une fois",
    ),
    "lay-center-werewolf": ("beside the middle, face down", "à côté du milieu, face cachée"),
    "lay-artifacts": ("shuffle the artifacts | face down within reach", "mélange les artefacts | face cachée à portée"),
    "lay-markers": ("round markers | face up", "jetons ronds | face visible"),
    "lay-shields": ("lay a shield within reach", "pose un bouclier à portée de main"),
    "vote-shroud": (
        "points without turning round | the others settle",
        "pointe sans se retourner | les autres décident",
    ),
    "app-cards-talk": ("talk", "la parole"),
    "app-cards-talk-about": ("no looking at cards | true or not", "personne ne regarde de carte | vrai ou faux"),
    "app-cards-hands-about": ("at zero, everybody points", "à zéro, chaque doigt désigne"),
    "app-cards-point-about": ("then turn up the cards", "puis les cartes se retournent"),
    "app-cards-no-tokens": ("no more tokens", "plus de jetons"),
    "app-cards-found-about": (
        "wolves, show yourselves | fifteen seconds | the seer",
        "les loups se montrent | quinze secondes | la voyante",
    ),
    "artifact-mask-of-muting": (
        "not a sound | until the votes are in | hands",
        "plus un son | jusqu'à la fin du vote | mains",
    ),
    "ruling-v1": (
        "no looking at your card, no showing it | whatever you like",
        "ne regarde plus ta carte, ne la montre pas | ce que tu veux",
    ),
    "scenario-minimum": ("add a role for each further player", "ajoute un personnage par personne"),
    "column-stars": ("★", "★"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WORDS)
def test_a_text_says_what_the_rules_want_said(id: str, language: str) -> None:
    written = serialize(Resource([messages(language)[id]])).casefold().replace("\N{NO-BREAK SPACE}", " ")
    written = " ".join(written.split())
    for words in dict(zip(("en", "fr"), WORDS[id], strict=True))[language].split(" | "):
        assert words in written, id


def test_every_text_that_holds_a_statement_is_among_them() -> None:
    named = {holder.text for each in every_statement() for holder in each.held if holder.text}
    assert named - set(WORDS) == set()
