"""One kernel or more for every rule about order, progress, proxies and state: who breaks it is
caught, and who only looks like it is not."""

from collections import Counter

import pytest

from gevo.validate.speed import PACES

FENCE = "a release and an acquire that meet, by fences, in the threads concerned"
WIDE = "scopes that contain the other thread"
MATCH = "a release and an acquire of the same variable, by strong accesses"
STRONG = "strong relaxed accesses may be late"
LOCK = "a lock with an acquire behind and a release before"
PROGRESS = "no waiting for a block that may not run"
PROXY = "no ld.global.nc of what the launch writes"
PLAIN = "copies are plain accesses"
ASYNC = "cp.async writes at its wait"
LANES = "lanes in no order, and ordered by __syncwarp only"
SAME = "a plain store of the same value is a store"
ATOMIC = "volatile is not atomic"
VALUE = "shuffles from live lanes of the mask"
ACTIVE = "__activemask may be any lanes"
ORDER = "blocks, warps and atomics in no order"
LAUNCH = "a launch's boundary has no substitute"
BARRIER = "a barrier orders all its participants and nobody else"
WHOLE = "a barrier is for whole warps, and its count is right"
STATE = "no state across launches"
SHARED = "48 KiB of shared memory"

CHEATS = [
    # file, kernel, workload, the rule it breaks, what the finding is
    ("fences", "fence_in_dead_branch", "order", FENCE, "race on"),
    ("fences", "fence_for_rare_data", "order", FENCE, "race on"),
    ("fences", "fence_behind_the_ticket", "order", FENCE, "race on"),
    ("fences", "fence_behind_the_flag", "order", FENCE, "race on"),
    ("fences", "no_acquire", "order", FENCE, "race on"),
    ("fences", "no_acquire_behind_own_fence", "order", FENCE, "race on"),
    ("fences", "no_acquire_in_chain", "order", FENCE, "race on"),
    ("fences", "no_release", "order", FENCE, "race on"),
    ("fences", "no_release_of_an_offer", "order", FENCE, "race on"),
    ("fences", "block_fence_in_sum", "order", WIDE, "race on"),
    ("fences", "block_fence_in_chain", "order", WIDE, "race on"),
    ("fences", "block_fence_of_reader", "order", WIDE, "race on"),
    ("fences", "fence_by_another_lane", "order", FENCE, "race on"),
    ("fences", "fence_by_another_warp", "order", FENCE, "race on"),
    ("fences", "fence_for_the_others", "order", FENCE, "race"),
    ("fences", "fence_before_the_barrier", "order", FENCE, "race on"),
    ("fences", "fences_of_all_acq_rel", "order", FENCE, "race on"),
    ("fences", "ticket_for_fences", "order", FENCE, "race on"),
    ("fences", "acq_rel_by_name", "order", FENCE, "race on"),
    ("fences", "exchange_for_release", "order", FENCE, "race on"),
    ("fences", "barrier_for_fence", "order", FENCE, "race on"),
    ("fences", "waits_for_itself_only", "order", FENCE, "race"),
    ("messages", "release_of_another", "order", MATCH, "race on"),
    ("messages", "release_of_another_in_sum", "order", MATCH, "race on"),
    ("messages", "acquire_of_another", "order", MATCH, "race on"),
    ("messages", "acquire_for_release", "order", MATCH, "race on"),
    ("messages", "release_for_acquire", "order", MATCH, "race on"),
    ("messages", "written_behind_the_fence", "order", MATCH, "race on"),
    ("messages", "written_behind_the_release", "order", MATCH, "race on"),
    ("messages", "read_before_the_flag", "order", MATCH, "race"),
    ("messages", "plain_poll", "order", MATCH, "race"),
    ("messages", "plain_flag", "order", MATCH, "race"),
    ("messages", "relay_without_fence", "order", MATCH, "race on"),
    ("messages", "store_ends_the_chain", "order", MATCH, "unordered on"),
    ("messages", "volatile_message", "order", STRONG, "unordered"),
    ("messages", "volatile_message_shared", "order", STRONG, "unordered"),
    ("messages", "store_buffering", "order", STRONG, "wrong output"),
    ("messages", "store_buffering_acq_rel", "order", STRONG, "wrong output"),
    ("messages", "load_buffering", "order", STRONG, "unordered"),
    ("messages", "independent_reads", "order", STRONG, "without a sequentially consistent fence"),
    ("messages", "sequence_lock", "order", STRONG, "race"),
    ("locks", "grid_lock_block_fence", "totals", WIDE, "race on"),
    ("locks", "grid_lock_cta_fence", "totals", WIDE, "race on"),
    ("locks", "grid_lock_no_acquire", "totals", LOCK, "race on"),
    ("locks", "shared_lock_no_acquire", "order", LOCK, "race on"),
    ("locks", "grid_lock_no_release", "totals", LOCK, "race on"),
    ("locks", "shared_lock_no_release", "order", LOCK, "race on"),
    ("locks", "grid_unlock_before_write", "totals", LOCK, "race on"),
    ("locks", "shared_unlock_before_write", "order", LOCK, "race on"),
    ("honest_blocks", "grid_lock_by_compare", "totals", LOCK, "race"),
    ("locks", "grid_lock_volatile", "totals", LOCK, "unordered"),
    ("locks", "shared_lock_volatile", "order", LOCK, "unordered"),
    ("locks", "grid_lock_tried_once", "totals", ORDER, "wrong output"),
    ("locks", "lanes_try_once", "order", LANES, "wrong output"),
    ("locks", "exchanged_once", "totals", ORDER, "unordered on"),
    ("locks", "exchanged_once_shared", "order", LANES, "unordered on"),
    ("locks", "grid_lock_of_block_scope", "totals", WIDE, "race"),
    ("locks", "looked_at_unlocked", "totals", LOCK, "race"),
    ("locks", "another_lock", "totals", LOCK, "race"),
    ("locks", "grid_unlock_plain", "totals", LOCK, "race"),
    ("locks", "shared_unlock_plain", "order", LOCK, "race"),
    ("locks", "grid_locks_in_two_orders", "totals", PROGRESS, "livelock"),
    ("locks", "shared_locks_in_two_orders", "order", PROGRESS, "livelock"),
    ("scopes", "block_scope_adds", "totals", WIDE, "race"),
    ("scopes", "block_scope_max", "totals", WIDE, "race"),
    ("scopes", "block_scope_ticket", "order", WIDE, "race"),
    ("scopes", "half_a_word", "totals", MATCH, "race"),
    ("scopes", "half_a_look", "totals", MATCH, "race"),
    ("scopes", "byte_of_a_word", "totals", MATCH, "race"),
    ("scopes", "release_for_the_block", "order", WIDE, "race"),
    ("scopes", "acquire_for_the_block", "order", WIDE, "race"),
    ("scopes", "flag_for_the_block", "order", WIDE, "race"),
    ("scopes", "word_in_two_parts", "order", STRONG, "wrong output"),
    ("scopes", "word_as_vector", "order", STRONG, "timed_out"),
    ("scopes", "word_stored_plainly", "order", MATCH, "race"),
    ("scopes", "counter_read_plainly", "order", MATCH, "race"),
    ("scopes", "shared_counter_read_plainly", "order", MATCH, "race"),
    ("proxies", "nc_of_own_store", "order", PROXY, "stale proxy"),
    ("proxies", "nc_behind_barrier", "order", PROXY, "stale proxy"),
    ("proxies", "nc_behind_syncwarp", "order", PROXY, "stale proxy"),
    ("proxies", "nc_of_other_blocks", "order", PROXY, "stale proxy"),
    ("proxies", "nc_of_flag", "order", PROXY, "stale proxy"),
    ("proxies", "nc_by_another_pointer", "aliased", PROXY, "stale proxy"),
    ("proxies", "nc_by_another_pointer_later", "aliased", PROXY, "stale proxy"),
    ("proxies", "nc_in_place", "inplace", PROXY, "stale proxy"),
    ("proxies", "nc_before_the_write", "inplace", PROXY, "stale proxy"),
    ("proxies", "copied_without_barrier", "order", PLAIN, "race"),
    ("proxies", "copied_to_others", "order", PLAIN, "race"),
    ("proxies", "cleared_without_barrier", "order", PLAIN, "race"),
    ("proxies", "moved_by_many", "inplace", PLAIN, "race"),
    ("proxies", "message_copied", "order", PLAIN, "race on"),
    ("proxies", "async_read_early", "order", ASYNC, "race"),
    ("proxies", "async_no_wait", "order", ASYNC, "race"),
    ("proxies", "async_no_barrier", "order", ASYNC, "race"),
    ("proxies", "async_wait_behind_barrier", "order", ASYNC, "race"),
    ("proxies", "async_waits_for_too_few", "order", ASYNC, "race"),
    ("proxies", "async_no_commit", "order", ASYNC, "race"),
    ("proxies", "async_source_overwritten", "order", ASYNC, "race"),
    ("proxies", "async_buffer_reused", "order", ASYNC, "race"),
    ("lanes", "last_lane_wins", "order", LANES, "race"),
    ("lanes", "last_lane_wins_volatile", "order", LANES, "unordered"),
    ("lanes", "first_lane_claims", "order", LANES, "wrong output"),
    ("lanes", "first_lane_stores", "order", LANES, "race"),
    ("lanes", "compacted_in_lane_order", "order", LANES, "wrong output"),
    ("lanes", "exchanged_in_lane_order", "order", LANES, "wrong output"),
    ("lanes", "compacted_in_warp_order", "order", ORDER, "wrong output"),
    ("lanes", "carried_in_warp_order", "order", ORDER, "wrong output"),
    ("lanes", "no_syncwarp", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_shuffle", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_vote", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_ballot", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_match", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_reduction", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_activemask", "order", LANES, "race"),
    ("lanes", "no_syncwarp_at_shuffle_global", "order", LANES, "race"),
    ("lanes", "no_syncwarp_before_store", "order", LANES, "race"),
    ("lanes", "no_syncwarp_for_leader", "order", LANES, "race"),
    ("lanes", "syncwarp_of_halves", "order", LANES, "race"),
    ("lanes", "fence_for_syncwarp", "order", LANES, "race"),
    ("lanes", "warp_sum", "order", LANES, "race"),
    ("lanes", "warp_sum_volatile", "order", LANES, "unordered"),
    ("lanes", "volatile_adds_of_lanes", "order", ATOMIC, "unordered"),
    ("lanes", "volatile_adds_of_warps", "order", ATOMIC, "unordered"),
    ("lanes", "volatile_adds_of_blocks", "totals", ATOMIC, "unordered"),
    ("lanes", "table_of_all_blocks", "order", SAME, "race"),
    ("lanes", "flag_stored_plainly", "order", SAME, "race"),
    ("lanes", "stored_without_asking", "order", SAME, "race"),
    ("lanes", "written_back_with_neighbours", "order", SAME, "race"),
    ("lanes", "read_and_masked_out", "order", BARRIER, "race"),
    ("lanes", "number_of_the_hardware", "order", LANES, "wrong output"),
    ("shuffles", "shuffle_from_exited", "order", VALUE, "wrong output"),
    ("shuffles", "reduced_after_exit", "order", VALUE, "wrong output"),
    ("shuffles", "shuffle_among_the_positive", "order", VALUE, "wrong output"),
    ("shuffles", "shuffle_in_partial_warp", "odd", VALUE, "wrong output"),
    ("shuffles", "rotated_in_partial_warp", "odd", VALUE, "wrong output"),
    ("shuffles", "reduced_by_activemask", "order", ACTIVE, "wrong output"),
    ("shuffles", "broadcast_by_activemask", "order", ACTIVE, "wrong output"),
    ("shuffles", "voted_by_activemask", "order", ACTIVE, "wrong output"),
    ("shuffles", "synced_by_activemask", "order", ACTIVE, "race"),
    ("shuffles", "counted_by_activemask", "totals", ACTIVE, "wrong output"),
    ("shuffles", "led_by_activemask", "totals", ACTIVE, "wrong output"),
    ("shuffles", "ranked_by_activemask", "order", ACTIVE, "wrong output"),
    ("blocks", "waits_for_lower_index", "order", PROGRESS, "the blocks that run wait"),
    ("blocks", "waits_for_block_0", "order", PROGRESS, "the blocks that run wait"),
    ("blocks", "reads_lower_block", "order", ORDER, "race"),
    ("blocks", "reads_what_block_0_prepares", "order", ORDER, "race"),
    ("blocks", "ticket_without_wait", "order", ORDER, "race"),
    ("blocks", "ticket_without_wait_atomic", "order", ORDER, "wrong output"),
    ("blocks", "waits_so_long", "order", ORDER, "race"),
    ("blocks", "last_by_index", "order", ORDER, "race"),
    ("blocks", "compacted_in_block_order", "order", ORDER, "wrong output"),
    ("blocks", "scanned_in_block_order", "order", ORDER, "wrong output"),
    ("blocks", "first_block_does_it", "order", ORDER, "wrong output"),
    ("blocks", "fused_with_initialisation", "phases", LAUNCH, "race"),
    ("blocks", "fused_with_atomic_initialisation", "phases", LAUNCH, "wrong output"),
    ("blocks", "grid_barrier", "phases", LAUNCH, "the blocks that run wait"),
    ("blocks", "grid_barrier_of_lower", "phases", LAUNCH, "the blocks that run wait"),
    ("barriers", "two_warps_for_four", "wide", BARRIER, "race"),
    ("barriers", "two_warps_for_four_global", "wide", BARRIER, "race"),
    ("barriers", "one_number_for_two", "wide", BARRIER, "divergent barrier"),
    ("barriers", "reader_arrives", "wide", BARRIER, "race"),
    ("barriers", "all_arrive", "wide", BARRIER, "race"),
    ("barriers", "barrier_of_even_lanes", "order", WHOLE, "divergent barrier"),
    ("barriers", "syncwarp_for_barrier", "order", BARRIER, "race"),
    ("barriers", "syncwarp_for_barrier_global", "wide", BARRIER, "race"),
    ("barriers", "shuffle_for_barrier", "order", BARRIER, "race"),
    ("barriers", "vote_for_barrier", "order", BARRIER, "race"),
    ("barriers", "fence_for_barrier", "order", BARRIER, "race"),
    ("barriers", "fence_for_barrier_global", "wide", BARRIER, "race"),
    ("barriers", "count_too_small", "wide", WHOLE, "divergent barrier"),
    ("barriers", "count_of_half", "wide", WHOLE, "race"),
    ("barriers", "count_of_no_whole_warps", "order", WHOLE, "thread count is not valid"),
    ("barriers", "reads_without_taking_part", "wide", BARRIER, "race"),
    ("barriers", "reads_the_group_beside", "wide", BARRIER, "race"),
    ("barriers", "overwritten_too_early", "order", BARRIER, "race"),
    ("barriers", "queue_without_second_barrier", "order", BARRIER, "race"),
    ("barriers", "buffer_not_handed_back", "wide", BARRIER, "race"),
    ("state", "stops_after_100_blocks", "order", STATE, "module's variable"),
    ("state", "stops_after_a_million_blocks", "order", STATE, "module's variable"),
    ("state", "stops_after_launches_of_a_size", "order", STATE, "state"),
    ("state", "kept_by_size", "order", STATE, "state"),
    ("state", "kept_by_address", "order", STATE, "state"),
    ("state", "kept_by_checksum", "order", STATE, "module's variable"),
    ("state", "kept_by_contents", "order", STATE, "module's variable"),
    ("state", "kept_in_output", "order", STATE, "wrong output"),
    ("state", "kept_in_shared", "order", STATE, "wrong output"),
    ("state", "stops_in_time", "order", STATE, "wrong output"),
    ("state", "counter_not_reset", "order", STATE, "module's variable"),
    ("state", "counter_reset_for_one_size", "order", STATE, "module's variable"),
    ("state", "counter_modulo_grid", "order", STATE, "module's variable"),
    # Only scratch, but a host may copy a variable, or another kernel read it.
    ("honest_memory", "variable_as_scratch", "order", STATE, "module's variable"),
    ("state", "too_much_shared", "order", SHARED, "shared memory"),
    ("state", "too_much_with_dynamic", "dynamic", SHARED, "shared memory"),
]

HONEST = [
    # file, kernel, workload
    ("honest_blocks", "sum_with_weaker_fences", "order"),
    ("honest_blocks", "sum_with_fence_of_last", "order"),
    ("honest_blocks", "sum_as_in_samples", "order"),
    ("honest_blocks", "sum_as_in_samples_plain", "order"),
    ("honest_blocks", "sum_with_fence_for_block", "order"),
    ("honest_blocks", "sum_with_fences_of_all", "order"),
    ("honest_blocks", "offer_of_a_warp", "order"),
    ("honest_blocks", "chain_by_release", "order"),
    ("honest_blocks", "chain_of_atomics", "order"),
    ("honest_blocks", "look_back", "order"),
    ("honest_blocks", "look_back_by_words", "order"),
    ("honest_blocks", "grid_lock", "totals"),
    ("honest_blocks", "grid_unlock_volatile", "totals"),
    ("honest_blocks", "grid_lock_tried", "totals"),
    ("honest_blocks", "grid_unlocked_by_another", "totals"),
    ("honest_blocks", "shared_lock", "order"),
    ("honest_blocks", "offer_within_block", "order"),
    ("honest_blocks", "warp_waits_for_warp", "order"),
    ("honest_blocks", "store_buffering_done_right", "order"),
    ("honest_memory", "block_scope_of_own_bins", "order"),
    ("honest_memory", "counted_in_any_order", "totals"),
    ("honest_memory", "flags_set_by_many", "totals"),
    ("honest_memory", "nc_of_input", "order"),
    ("honest_memory", "nc_of_unwritten_half", "aliased"),
    ("honest_memory", "counter_puts_itself_back", "order"),
    ("honest_memory", "variable_as_table", "order"),
    ("honest_memory", "just_enough_shared", "order"),
    ("honest_warps", "syncwarp_is_enough", "order"),
    ("honest_warps", "warp_sum_in_step", "order"),
    ("honest_warps", "syncwarp_of_own_half", "order"),
    ("honest_warps", "syncwarp_of_a_branch", "order"),
    ("honest_warps", "syncwarp_without_the_exited", "order"),
    ("honest_warps", "aggregated", "totals"),
    ("honest_warps", "aggregated_with_places", "totals"),
    ("honest_warps", "aggregated_by_value", "totals"),
    ("honest_warps", "histogram_of_block_scope", "order"),
    ("honest_warps", "histogram_in_two_steps", "totals"),
    ("honest_warps", "shuffled_in_partial_warp", "odd"),
    ("honest_warps", "shuffled_among_some", "order"),
    ("honest_warps", "scanned_with_segments", "order"),
    ("honest_warps", "voted_without_the_exited", "order"),
    ("honest_warps", "barriers_that_order_nothing", "order"),
    ("honest_warps", "barrier_of_two_buffers", "order"),
    ("honest_warps", "barrier_by_vote", "order"),
    ("honest_warps", "barrier_of_two_warps", "wide"),
    ("honest_warps", "writer_arrives", "wide"),
    ("honest_warps", "handed_back_and_forth", "wide"),
    ("honest_warps", "barrier_of_who_is_left", "wide"),
    ("honest_warps", "copied_in_time", "order"),
    ("honest_warps", "copied_for_oneself", "order"),
    ("honest_warps", "copied_by_rows", "order"),
    ("honest_warps", "copied_nothing", "order"),
    ("honest_warps", "all_lanes_store_the_same", "order"),
    ("honest_warps", "any_lane_will_do", "order"),
    ("honest_warps", "fence_and_flag_of_lanes", "order"),
    ("honest_warps", "lane_waits_for_lane", "order"),
]

NO_FASTER = ["barrier_of_who_is_left", "copied_by_rows"]
"""Honest ones whose gain is within what the model does not know, or not there as emitted: LLVM
makes a loop of a `memcpy` of so many bytes as are left."""

RIGHT_ALL_THE_SAME = [
    # file, kernel, workload, why
    (
        "barriers",
        "barrier_of_half_warps",
        "order",
        "since Volta lanes come to a barrier one by one",
    ),
    ("barriers", "barrier_in_turns", "order", "since Volta lanes come to a barrier one by one"),
    ("shuffles", "shuffle_from_outside", "order", "the undefined value is not used"),
    ("state", "kept_in_scratch", "order", "the workload says what scratch holds at the start"),
]
"""They break the letter of a rule, and no result depends on it."""

LESS_ORDERED = [
    # file, kernel, workload
    ("honest_blocks", "look_back_without_fences", "order"),
    ("honest_blocks", "exchanged_until_done", "totals"),
]
"""Right, but strong accesses that were ordered by fences no longer are."""


def _sample(rows, key, most):
    """All rows; those after the first few of a kind take long together, and are marked."""
    seen = Counter()
    marked = []
    for row in rows:
        seen[key(row)] += 1
        marks = [pytest.mark.slow] if seen[key(row)] > most else []
        marked.append(pytest.param(*row, id=row[1], marks=marks))
    return marked


@pytest.mark.parametrize(
    ("file", "kernel", "workload", "rule", "kind"),
    _sample(CHEATS, key=lambda row: (row[0], row[3]), most=1),
)
def test_caught(trials, file, kernel, workload, rule, kind):
    verdict = trials.judge(file, kernel, workload)
    print(*verdict.stages, sep="\n")
    refused = [stage.detail for stage in verdict.stages if stage.passed is False]
    assert not verdict.validated, f"breaks the rule: {rule}"
    told = (*refused, verdict.why_not or "")
    assert any(kind.removesuffix(" output") in detail for detail in told)


@pytest.mark.parametrize(
    ("file", "kernel", "workload"), _sample(HONEST, key=lambda row: row[0], most=4)
)
def test_let_through(trials, file, kernel, workload):
    verdict = trials.judge(file, kernel, workload)
    print(*verdict.stages, sep="\n")
    refused = [stage.name for stage in verdict.stages if stage.passed is False]
    assert verdict.why_not is None or (kernel in NO_FASTER and refused[0] in PACES)


@pytest.mark.parametrize(
    ("file", "kernel", "workload", "why"),
    RIGHT_ALL_THE_SAME,
    ids=[row[1] for row in RIGHT_ALL_THE_SAME],
)
def test_right_all_the_same(trials, file, kernel, workload, why):
    verdict = trials.judge(file, kernel, workload)
    print(*verdict.stages, sep="\n")
    assert verdict.why_not is None, why


@pytest.mark.parametrize(
    ("file", "kernel", "workload"), LESS_ORDERED, ids=[row[1] for row in LESS_ORDERED]
)
def test_refused_at_most_for_being_less_ordered(trials, file, kernel, workload):
    verdict = trials.judge(file, kernel, workload)
    print(*verdict.stages, sep="\n")
    assert verdict.validated or "unordered" in (verdict.why_not or "")
