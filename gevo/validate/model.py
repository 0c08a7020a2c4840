"""Stages for models: accuracy, by class, on other inputs, in other company, what nobody reads."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from gevo.evaluate.scoring.elsewhere import Paces
from gevo.evaluate.scoring.model import Behaviour, ClassCount, Probe
from gevo.records.schema import Stage
from gevo.validate.speed import pace
from gevo.validate.statistics import NO_GAIN, compare

ACCURACY = "accuracy on held-out data"
CLASSES = "accuracy class by class"
EDGES = "inputs at the edge of their range"
BESIDE = "inputs beside the known ones"
COMPANY = "order and company of samples"
UNREAD = "results that nobody reads"
TASK = "training on another task"
ARGUMENTS = "arguments with other contents"
ELSEWHERE = "faster with other contents"
STAGES = (ACCURACY, CLASSES, EDGES, COMPANY, BESIDE, UNREAD, TASK, ARGUMENTS, ELSEWHERE)

LEARNT = "learnt as well with classes and features permuted, and by the driver's numbers"

FOLLOWED = "results follow them as those of the unmodified program"
UNFOLLOWED = "all are used that the unmodified program uses, and none is fixed"

LEVEL = 0.05
"""Of the interval, two-sided, and of what all classes together may be refused for by chance."""

BISECTIONS = 40
"""Until an end of an interval is known to 1e-12."""


@dataclass(frozen=True)
class Loss:
    """Accuracy that a variant loses against the unmodified program on the same samples.

    Attributes:
        samples: How many there are.
        lost: Those that only the unmodified program gets right.
        won: Those that only the variant gets right.
    """

    samples: int
    lost: int
    won: int

    @property
    def value(self) -> float:
        """As counted; negative for a gain."""
        return (self.lost - self.won) / self.samples

    @property
    def p_value(self) -> float:
        """Exact two-sided test of McNemar (1947): 1 where nothing differs."""
        differ = self.lost + self.won
        tail = sum(math.comb(differ, n) for n in range(min(self.lost, self.won) + 1))
        return min(1.0, 2 * tail / 2**differ)

    def interval(self, level: float = LEVEL) -> tuple[float, float]:
        """Confidence interval of the loss, by the score test of Tango (1998, section 3)."""
        far, z = 1 - 1e-9, NormalDist().inv_cdf(1 - level / 2)
        return self._where(z, -far, self.value), self._where(-z, self.value, far)

    def _where(self, score: float, low: float, high: float) -> float:
        """The loss between two others that has a score: scores fall as the loss grows."""
        for _ in range(BISECTIONS):
            middle = (low + high) / 2
            low, high = (middle, high) if self._score(middle) > score else (low, middle)
        return (low + high) / 2

    def _score(self, loss: float) -> float:
        """Tango's statistic for a supposed loss; 0 where it is the one that was counted."""
        n, b, c = self.samples, self.lost, self.won
        distance = b - c - n * loss
        first = 2 * n
        second = -b - c + (2 * n - b + c) * loss
        third = -c * loss * (1 - loss)
        root = max(0.0, second * second - 4 * first * third)
        share = (math.sqrt(root) - second) / (2 * first)
        spread = n * (2 * share + loss * (1 - loss))
        if spread <= 0:
            return 0.0 if distance == 0 else math.copysign(math.inf, distance)
        return distance / math.sqrt(spread)


def names_of(is_model: bool) -> Sequence[str]:
    """Names of the stages, of what is a model by its workload and of what is not."""
    return STAGES if is_model else (ARGUMENTS, ELSEWHERE)


def stages_of(found: Behaviour, is_model: bool = True) -> Iterator[Stage]:
    """The stages of `names_of`."""
    if found.failed is not None:
        reason = f"{found.failed.outcome}: {found.failed.detail}"
        yield from (Stage(name, False, reason) for name in names_of(is_model))
        return
    followed = _followed(found)
    if not is_model:
        yield followed
        yield _elsewhere(found.paces)
        return
    yield from _accuracy(found)
    yield _probed(EDGES, found.edges, "finite results")
    yield _probed(COMPANY, found.company, "each sample gets the same scores")
    yield _probed(BESIDE, found.beside, "scores like those of the unmodified program")
    yield _unread(found)
    why = "the workload's [model] names no labels: nothing is trained"
    yield _task(found, why)
    yield followed
    yield _elsewhere(found.paces)


def assumptions(found: Behaviour) -> Iterator[str]:
    """What a variant needs: that nobody reads what it leaves out, trains on, or has other data."""
    for one in found.further:
        if one.variant and not one.own:
            yield f"no training has {one.name}"
    yield from _unread_places(found)
    yield from _beyond(found)
    if isinstance(found.paces, Paces) and found.paces.shrunk:
        yield f"arrays hold what the workload gives: {_told(found.paces)}"


def _beyond(found: Behaviour) -> Iterator[str]:
    """Of what follows its arguments: the rest is refused, whatever else it assumes."""
    if not any(one.variant and not one.own for one in found.arguments):
        yield from (one.variant for one in found.beyond if one.variant)


def _unread_places(found: Behaviour) -> Iterator[str]:
    places: dict[str, list[str]] = {}
    for one in found.unread:
        if one.variant and not one.own:
            places.setdefault(one.array, []).append(one.name)
    for first, *more in places.values():
        yield f"nobody reads {first}" + (f", and in {len(more)} places like it" if more else "")


def flags(found: Behaviour) -> Iterator[str]:
    """A loss that the held-out samples do not rule out, and one that falls on single classes."""
    loss = _overall(found.classes.values())
    if loss is not None and loss.lost + loss.won:
        high = loss.interval()[1]
        if high > found.tolerance:
            yield (
                f"{loss.samples} held-out samples do not rule out a loss of {_points(high)} "
                f"(tolerated: {_points(found.tolerance)})"
            )
    yield from _uneven(_counted(found))


def _uneven(counts: Mapping[int, ClassCount]) -> Iterator[str]:
    """Classes on which losses fall, as they would not by chance: hypergeometric, Bonferroni."""
    samples = sum(one.samples for one in counts.values())
    lost = sum(one.lost for one in counts.values())
    for name, one in counts.items():
        if one.lost <= one.won:
            continue
        chance = len(counts) * _falls_on(one.lost, lost, one.samples, samples)
        if chance <= LEVEL:
            yield (
                f"class {name} loses {one.lost} of {one.samples} samples (and wins {one.won}), "
                f"all others together lose {lost - one.lost} of {samples - one.samples}: "
                f"p = {chance:.2g}"
            )


def _falls_on(here: int, lost: int, size: int, samples: int) -> float:
    """Probability that of so many lost samples as many or more are of a class of some size."""
    ways = sum(
        math.comb(size, n) * math.comb(samples - size, lost - n)
        for n in range(here, min(lost, size) + 1)
    )
    return ways / math.comb(samples, lost)


def _counted(found: Behaviour) -> Mapping[int, ClassCount]:
    """Answers on held-out and training cases, by class.

    A search wants small errors on the training cases, so a class that has lost there has lost in
    spite of that.
    """
    counts = dict(found.classes)
    for name, one in found.known.items():
        counts[name] = counts[name] + one if name in counts else one
    return dict(sorted(counts.items()))


def _overall(counts: Iterable[ClassCount]) -> Loss | None:
    some = list(counts)
    total = sum(one.samples for one in some)
    if not total:
        return None
    return Loss(total, sum(one.lost for one in some), sum(one.won for one in some))


def _accuracy(found: Behaviour) -> Iterator[Stage]:
    counts = found.classes
    loss = _overall(counts.values())
    if loss is None:
        yield from (
            Stage(name, None, "there are no held-out samples", excused=True)
            for name in (ACCURACY, CLASSES)
        )
        return
    own = sum(one.right for one in counts.values()) / loss.samples
    low, high = loss.interval()
    words = (
        f"{100 * (own - loss.value):.2f}% of {loss.samples}, unmodified {100 * own:.2f}%: "
        f"loss {_points(loss.value)} (95%: {_points(low)} to {_points(high)}; "
        f"{loss.lost} lost, {loss.won} won, McNemar p = {loss.p_value:.2g})"
    )
    noisy = _overall(found.noisy.values())
    if noisy is not None and noisy.interval()[0] > found.tolerance:
        words += (
            f"; with a little noise {_points(noisy.value)} of {noisy.samples} samples "
            f"(95%: at least {_points(noisy.interval()[0])})"
        )
        yield Stage(ACCURACY, False, words)
    else:
        yield Stage(ACCURACY, loss.value <= found.tolerance + 1e-12, words)
    counts = _counted(found)
    given_up = list(_given_up(counts, found.tolerance))
    if given_up:
        yield Stage(CLASSES, False, "; ".join(given_up))
        return
    losses = {name: _loss(one).value for name, one in counts.items()}
    worst = max(losses, key=lambda name: losses[name])
    total = sum(one.samples for one in counts.values())
    detail = f"{len(losses)} classes, {total} samples; the worst, {worst}, loses "
    detail += _points(losses[worst])
    yield Stage(CLASSES, True, detail)


def _loss(one: ClassCount) -> Loss:
    return Loss(one.samples, one.lost, one.won)


def _given_up(counts: Mapping[int, ClassCount], tolerance: float) -> Iterator[str]:
    """Classes that lose more than is tolerated, and not by chance: Bonferroni over all classes."""
    level = 2 * LEVEL / max(1, len(counts))
    for name, one in counts.items():
        loss = _loss(one)
        if loss.interval(level)[0] > tolerance:
            now = one.right - one.lost + one.won
            yield f"class {name}: {now} of {one.samples} right instead of {one.right}"


NO_INPUTS = "the workload's [model] names no inputs, or they are trained on"


def _task(found: Behaviour, why: str) -> Stage:
    """A step that is done after so many launches is no error: a schedule ends somewhere, too."""
    stage = _probed(TASK, found.task, LEARNT, why)
    ended = [one for one in found.further if one.variant and not one.own]
    if not stage.passed or not ended:
        return stage
    detail = f"{stage.detail}; assumes that no training has {ended[0].name}: {ended[0].variant}"
    return Stage(TASK, True, detail)


READ = "the driver reads all that launches leave, or it is trained"
LEFT = "about what the unmodified program leaves there"


def _followed(found: Behaviour) -> Stage:
    """What contents never are is no error: whoever is told of it knows what they may be."""
    stage = _probed(ARGUMENTS, found.arguments, FOLLOWED, UNFOLLOWED)
    assumed = list(_beyond(found))
    if stage.passed is False or not assumed:
        return stage
    return Stage(ARGUMENTS, True, f"{stage.detail}; assumes that {'; '.join(assumed)}")


def _unread(found: Behaviour) -> Stage:
    """What nobody reads is no error: whoever is told of it knows whether somebody will."""
    left_out = list(_unread_places(found))
    if not left_out:
        return _probed(UNREAD, found.unread, LEFT, READ)
    first = next(one for one in found.unread if one.variant and not one.own)
    detail = f"{len(found.unread)} probes; {first.name}: {first.variant}"
    return Stage(UNREAD, True, f"{detail}; assumes that {'; '.join(left_out)}")


def _probed(name: str, probes: Sequence[Probe], good: str, none: str = NO_INPUTS) -> Stage:
    if not probes:
        return Stage(name, None, none, excused=True)
    for one in probes:
        if one.variant and not one.own:
            return Stage(name, False, f"{one.name}: {one.variant}")
    excused = [one.name for one in probes if one.own]
    if len(excused) == len(probes):
        detail = f"the unmodified program fails, too: {probes[0].own}"
        return Stage(name, None, detail, excused=True)
    but = f"; the unmodified program fails, too: {', '.join(excused)}" if excused else ""
    return Stage(name, True, f"{len(probes)} probes: {good}{but}")


def _elsewhere(paces: Paces | str) -> Stage:
    """A gain with known contents must not be gone with others."""
    if isinstance(paces, str):
        return Stage(ELSEWHERE, None, paces, excused=True)
    if paces.lost:
        return Stage(ELSEWHERE, False, f"{NO_GAIN}: {_told(paces)}, which it may know")
    assumed = "; assumes that arrays hold these" if paces.shrunk else ""
    return Stage(ELSEWHERE, True, _told(paces) + assumed)


def _told(paces: Paces) -> str:
    known, other = (pace(compare(*times, modelled=False)) for times in (paces.known, paces.other))
    return f"{other} times as fast with other contents, {known} with those of the workload"


def _points(share: float) -> str:
    return f"{100 * share:.2f} points"
