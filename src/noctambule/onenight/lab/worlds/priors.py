"""What others may have chosen at night, before anything is known of it: a weight for every legal answer."""

from collections.abc import Callable, Sequence

from noctambule.engine.questions import Question

Prior = Callable[[Question], Sequence[float]]
"""The weights of a question's answers, in their order; they need not add up to one."""


def any_legal_answer(question: Question) -> Sequence[float]:
    """Random legal choices: every answer is equally likely."""
    return (1.0,) * len(question.answers)


def shares(prior: Prior, question: Question) -> list[float]:
    """The probability of each answer."""
    weights = prior(question)
    total = sum(weights)
    return [weight / total for weight in weights]
