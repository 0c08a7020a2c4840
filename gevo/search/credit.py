"""What has paid: from it follow the kinds and the sites of the edits that are drawn next.

Source: adaptive operator selection by rank-based credit over a sliding window (Fialho,
Schoenauer and Sebag 2010, *Toward comparison-based adaptive operator selection*, GECCO, the sum
of ranks), with probabilities in proportion to credit above a floor (Thierens 2005, *An adaptive
pursuit strategy for allocating operator probabilities*, GECCO, equation 2): a wave is proposed
before anything of it is measured, and a bandit that takes the best arm would give it all to one.

Everything follows from the measurements in their order, so a resumed search knows what the
undisturbed one would have known.
"""

from __future__ import annotations

import math
import random
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gevo.edits.edit import Edit
from gevo.program.base import Site
from gevo.search.individual import Individual, Origin
from gevo.search.prior import Prior
from gevo.search.variation import ids_of

WINDOW = 200
"""So many of the last edits count for their kinds."""
DECAY = 0.95
"""The credit of a gain falls by this with each greater gain in the window."""
FLOOR = 0.25
"""Of the share that a kind would have by itself, it keeps at least so much."""
SMOOTHING = 12
"""A kind or a place counts as if it had been tried so many times before, with the mean result."""
LEAST, MOST = 0.25, 4.0
"""Bounds of each factor of a site's weight, and of what is known of a kind beforehand."""
_DRAWN = (Origin.INITIAL, Origin.MUTATION)


class CodeLine(NamedTuple):
    """A line of a function; the whole function where a program names no lines."""

    function: str
    line: int


class Credit:
    """A `Guide` that learns.

    Args:
        kinds: Kinds that are drawn; what stands there twice is drawn twice as often at first.
        sites: Those of the unmodified program.
        heat: Share of the unmodified program's modelled time, by place; empty where nothing
            tells.
        prior: What has paid on other programs.
        profile: By uid the time that sites take; each is a place of its own then.

    Attributes:
        spent: Share of the time by function; empty where nothing tells.
    """

    def __init__(
        self,
        kinds: Sequence[str],
        sites: Sequence[Site],
        heat: Mapping[CodeLine, float],
        prior: Prior,
        profile: Mapping[str, float] | None = None,
    ) -> None:
        self._share = {kind: n / len(kinds) for kind, n in Counter(kinds).items()}
        self._places = {site.uid: _place(site) for site in sites}
        if profile:
            self._places = {s.uid: CodeLine(s.function, n) for n, s in enumerate(sites, 1)}
            heat = {self._places[uid]: taken for uid, taken in profile.items()}
        self._heat = _relative(heat, Counter(self._places.values()))
        self.spent: dict[str, float] = {}
        for place, taken in heat.items():
            self.spent[place.function] = self.spent.get(place.function, 0.0) + taken
        self._prior = prior
        self._seen: dict[int, Individual] = {}
        self._patches: set[frozenset[str]] = set()
        self._window: deque[tuple[str, float]] = deque(maxlen=WINDOW)
        self._tried: Counter[CodeLine] = Counter()
        self._gained: Counter[CodeLine] = Counter()
        self._chances: Mapping[str, float] | None = None
        self._weights: dict[tuple[str, str, CodeLine], float] = {}

    @property
    def chances(self) -> Mapping[str, float]:
        """With what probability each kind is drawn next."""
        if self._chances is None:
            merit = self._merit()
            whole = math.fsum(share * merit[kind] for kind, share in self._share.items())
            self._chances = {
                kind: share * (FLOOR + (1.0 - FLOOR) * merit[kind] / whole)
                for kind, share in self._share.items()
            }
        return self._chances

    def kind(self, rng: random.Random) -> str:
        """A random kind, by what the kinds have gained lately."""
        kinds = list(self.chances)
        return rng.choices(kinds, [self.chances[kind] for kind in kinds])[0]

    def weight(self, kind: str, site: Site) -> float:
        """By its share of the time, what edits there have gained, and what is known of its op."""
        place = self._places.get(site.uid) or _place(site)
        key = kind, site.op, place
        if key not in self._weights:
            self._weights[key] = self.expected(kind, site) * self._paid(place)
        return self._weights[key]

    def expected(self, kind: str, site: Site) -> float:
        """The same without what edits have gained, so that it never changes."""
        place = self._places.get(site.uid) or _place(site)
        heat = self._heat.get(place, LEAST) if self._heat else 1.0
        return heat * bounded(self._prior.of_site(kind, site.op))

    def new(self, ids: frozenset[str]) -> bool:
        """Whether nothing with these edits has been measured yet."""
        return ids not in self._patches

    def learn(self, individual: Individual) -> None:
        """Take in what an individual was measured as; twice is as good as once.

        An edit's credit is the logarithm of the speed-up over the parent that it was added to.
        """
        if individual.id in self._seen:
            return
        self._seen[individual.id] = individual
        self._patches.add(ids_of(individual.patch))
        added = added_edit(individual, self._seen)
        if added is None:
            return
        gain = self._gain(individual)
        if individual.origin in _DRAWN:
            self._window.append((added.kind, gain))
        for place in {self._places[uid] for uid in _named(added) if uid in self._places}:
            self._tried[place] += 1
            self._gained[place] += gain > 0.0
        self._chances = None
        self._weights.clear()

    def _gain(self, individual: Individual) -> float:
        parent = self._seen.get(individual.parents[0])
        if parent is None or not individual.usable:
            return 0.0
        return max(
            0.0, math.log(parent.measurement.runtime_ns / individual.measurement.runtime_ns)
        )

    def _merit(self) -> Mapping[str, float]:
        """By kind, how much it has gained for each edit, in relation to the mean."""
        credit = dict.fromkeys(self._share, 0.0)
        uses = Counter(kind for kind, _ in self._window)
        gains = sorted((-gain, n) for n, (_, gain) in enumerate(self._window) if gain > 0.0)
        for rank, (_, n) in enumerate(gains):
            credit[self._window[n][0]] += DECAY**rank
        mean = (math.fsum(credit.values()) + 1.0) / (len(self._window) + SMOOTHING)
        return {
            kind: (credit[kind] + SMOOTHING * mean * bounded(self._prior.of_kind(kind)))
            / (uses[kind] + SMOOTHING)
            for kind in self._share
        }

    def _paid(self, place: CodeLine) -> float:
        """How often edits of a place have gained, in relation to all."""
        mean = (self._gained.total() + 1.0) / (self._tried.total() + SMOOTHING)
        own = (self._gained[place] + SMOOTHING * mean) / (self._tried[place] + SMOOTHING)
        return bounded(own / mean)


def added_edit(individual: Individual, known: Mapping[int, Individual]) -> Edit | None:
    """The edit that an individual has and its only parent has not; None where it is no such.

    Args:
        individual: What was measured.
        known: Individuals by id; one that is not there has no edits.
    """
    if individual.origin not in (*_DRAWN, Origin.TUNING) or len(individual.parents) != 1:
        return None
    parent = known.get(individual.parents[0])
    before = {edit.id for edit in parent.patch} if parent else set[str]()
    added = [edit for edit in individual.patch if edit.id not in before]
    return added[0] if len(added) == 1 else None


def _place(site: Site) -> CodeLine:
    return CodeLine(site.function, site.line)


def _named(edit: Edit) -> list[str]:
    return [uid for _, uid in edit.describe().sites]


def _relative(
    heat: Mapping[CodeLine, float], sites: Counter[CodeLine]
) -> Mapping[CodeLine, float]:
    """Of each place with sites the time by site, in relation to the mean; empty for no heat.

    Its square root: over hotspot, nw, lud, srad and bfs that brought edits that gain 1.13 times as
    often, the time itself took too much from the lines that compute addresses and conditions.
    """
    whole = math.fsum(heat.get(place, 0.0) for place in sites)
    if whole <= 0.0:
        return {}
    return {
        place: bounded(math.sqrt(heat.get(place, 0.0) / whole * sites.total() / count))
        for place, count in sites.items()
    }


def bounded(factor: float) -> float:
    """A factor of what is drawn, not too far from 1."""
    return min(MOST, max(LEAST, factor))
