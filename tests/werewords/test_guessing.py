"""Which typed questions are the word itself, asked directly (K4): those are pointed out to the mayor, no others."""

import pytest

from noctambule.werewords.rules.guessing import is_guess

DIRECT = [
    # The rules' own examples, and the issue's.
    ("frog", "Is the word 'frog'?"),
    ("frog", "Is it 'frog'?"),
    ("frog", "Is it a frog?"),
    ("frog", "frog?"),
    ("grenouille", "Est-ce une grenouille ?"),
    # Other ways of asking.
    ("frog", "frog"),
    ("frog", "A frog?"),
    ("frog", "The frog!"),
    ("frog", "It's a frog."),
    ("frog", "Is this a frog?"),
    ("frog", "Is that the frog?"),
    ("frog", "Could it be a frog?"),
    ("frog", "Would it be a frog?"),
    ("frog", "So, is it a frog?"),
    ("frog", "I think it's a frog"),
    ("frog", "I guess frog"),
    ("frog", "I say frog"),
    ("frog", "Is the magic word frog?"),
    ("frog", "Is the secret word “frog”?"),
    ("frog", "Is frog the word?"),
    ("frog", "Is it a frog, then?"),
    ("frog", "My guess is frog"),
    ("grenouille", "Est-ce bien une grenouille ?"),
    ("owl", "Is it an owl?"),
    ("rice", "Is it some rice?"),
    ("grenouille", "grenouille"),
    ("grenouille", "Une grenouille ?"),
    ("grenouille", "La grenouille ?"),
    ("grenouille", "C'est une grenouille ?"),
    ("grenouille", "C’est la grenouille !"),
    ("grenouille", "Est-ce que c'est une grenouille ?"),
    ("grenouille", "Est-ce « grenouille » ?"),
    ("grenouille", "Est-ce que le mot est « grenouille » ?"),
    ("grenouille", "Le mot est grenouille ?"),
    ("grenouille", "Serait-ce une grenouille ?"),
    ("grenouille", "Alors, c'est une grenouille ?"),
    ("grenouille", "Je pense que c'est une grenouille"),
    ("grenouille", "Je dis grenouille"),
    ("école", "L'école ?"),
    ("école", "Est-ce l’école ?"),
    ("eau", "Est-ce de l'eau ?"),
    ("riz", "C'est du riz ?"),
    # Case and accents, in the word or in the question.
    ("frog", "IS IT A FROG?"),
    ("frog", "  is   it a FrOg  "),
    ("Viking", "a viking?"),
    ("café", "Is it a cafe?"),
    ("cafe", "Is it a café?"),
    ("éléphant", "Est-ce un ELEPHANT ?"),
    ("château", "un chateau ?"),
    ("forêt", "la foret ?"),
    ("garçon", "un garcon ?"),
    ("maïs", "du mais ?"),
    ("œuf", "Est-ce un oeuf ?"),
    ("cœur", "le cœur ?"),
    ("cafe\u0301", "caf\u00e9?"),
    # Simple plurals, either way.
    ("frog", "Frogs?"),
    ("frog", "Is it frogs?"),
    ("stairs", "Is it a stair?"),
    ("box", "Is it boxes?"),
    ("bus", "Is it buses?"),
    ("puppy", "puppies?"),
    ("leaf", "leaves?"),
    ("knife", "Is it knives?"),
    ("grenouille", "Des grenouilles ?"),
    ("grenouille", "Les grenouilles ?"),
    ("château", "des châteaux ?"),
    ("cheval", "Est-ce des chevaux ?"),
    ("bijou", "les bijoux ?"),
    ("œuf", "des oeufs ?"),
    ("échecs", "L'échec ?"),
    # Words of several parts.
    ("ice cream", "Is it ice cream?"),
    ("ice cream", "Is it an ice-cream?"),
    ("ice cream", "ice creams?"),
    ("T-shirt", "Is it a t shirt?"),
    ("Murphy's law", "Is it Murphy’s law?"),
    ("pomme de terre", "Est-ce une pomme de terre ?"),
    ("pomme de terre", "Des pommes de terre ?"),
    ("arc-en-ciel", "un arc en ciel ?"),
    ("père Noël", "Est-ce le Père Noel ?"),
    ("chauve-souris", "Une chauve-souris ?"),
    # A word that may also stand before a guess.
    ("word", "Is it a word?"),
    ("secret", "Is it a secret?"),
    ("mot", "Est-ce un mot ?"),
]

STILL_DIRECT = [
    # The rules' example in French, and plurals asked as one asks them.
    ("grenouille", "Le mot est-il « grenouille » ?"),
    ("grenouille", "Ce sont des grenouilles ?"),
    ("grenouille", "Est-ce que ce sont des grenouilles ?"),
    ("grenouille", "Ça serait une grenouille ?"),
    ("frog", "Are they frogs?"),
]

NOT_DIRECT = [
    # The rules' own example, and the issue's.
    ("frog", "Is it a kind of frog?"),
    ("frog", "a kind of frog"),
    # Something about the word.
    ("frog", "not a frog"),
    ("frog", "It's not a frog"),
    ("frog", "It isn't a frog"),
    ("frog", "Is it like a frog?"),
    ("frog", "Is it bigger than a frog?"),
    ("frog", "Is it a frog's leg?"),
    ("frog", "Does a frog eat it?"),
    ("frog", "Is a frog green?"),
    ("frog", "Is it a green frog?"),
    ("frog", "Is it a tree frog?"),
    ("frog", "Is it a frog or a toad?"),
    ("frog", "Does it rhyme with frog?"),
    ("grenouille", "Est-ce une sorte de grenouille ?"),
    ("grenouille", "Ce n'est pas une grenouille"),
    ("grenouille", "pas une grenouille"),
    ("grenouille", "Une grenouille verte ?"),
    ("grenouille", "Une cuisse de grenouille ?"),
    ("grenouille", "Est-ce plus grand qu'une grenouille ?"),
    ("grenouille", "Est-ce que la grenouille en mange ?"),
    # Words inside longer ones, and parts of longer ones.
    ("frog", "Is it a bullfrog?"),
    ("frog", "a frogman?"),
    ("frog", "Is it fro?"),
    ("grenouille", "Une grenouillère ?"),
    ("chat", "Un château ?"),
    ("chat", "Un chaton ?"),
    ("cat", "a category?"),
    ("ice cream", "Is it ice?"),
    ("ice cream", "Is it cream?"),
    ("ice cream", "Is it cream ice?"),
    ("pomme de terre", "Est-ce une pomme ?"),
    ("pomme de terre", "Est-ce de la terre ?"),
    ("pomme", "Est-ce une pomme de terre ?"),
    ("cream", "Is it ice cream?"),
    ("princess", "Is it a prince?"),
    ("car", "Is it a card?"),
    # Something else, or nothing.
    ("frog", "Is it a toad?"),
    ("frog", "Is it alive?"),
    ("frog", "Is it the word?"),
    ("frog", "Is it?"),
    ("frog", "?"),
    ("frog", "…"),
    ("frog", ""),
    ("frog", "frog frog"),
    ("frog", "toad, frog"),
    ("grenouille", "Est-ce que c'est vivant ?"),
    ("grenouille", "Est-ce ?"),
    # Words in other letters, from a group's own pack.
    ("лягушка", "Это собака?"),
    ("лягушка", "Is it a dog?"),
    ("лягушка", "Is it?"),
    ("βάτραχος", "σκύλος;"),
    ("蛙", "犬?"),
]


@pytest.mark.parametrize(("word", "text"), DIRECT)
def test_k4_a_direct_guess(word: str, text: str) -> None:
    assert is_guess(word, text)


@pytest.mark.parametrize(("word", "text"), STILL_DIRECT)
def test_k4_a_direct_guess_in_other_words(word: str, text: str) -> None:
    assert is_guess(word, text)


@pytest.mark.parametrize(("word", "text"), NOT_DIRECT)
def test_k4_not_a_direct_guess(word: str, text: str) -> None:
    assert not is_guess(word, text)


@pytest.mark.parametrize("word", ["лягушка", "βάτραχος", "蛙", "smørrebrød", "Straße"])
def test_k4_a_word_in_other_letters_is_recognized_too(word: str) -> None:
    assert is_guess(word, f"{word.upper()}?")
