from __future__ import annotations

import compileall
import logging
import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from gevo.evaluate.cluster.ray import RayCluster

# On a busy machine an example takes as long as it takes.
settings.register_profile("gevo", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gevo")


SLOW = re.compile(
    r"""
    browser/test_pages.py::.*\[(graphed|compared|tunings|chart-spread|chart-hypervolume)\]
    |cheats/test_benign.py::.*\[(equal|hinted|overlap|beside|any|another_number|plain).*
    |cheats/test_cheats.py::test_caught\[[a-m].*
    |cheats/test_honest.py::test_validated\[(.*_global|[a-n].*)\]
    |cheats/test_order.py::test_caught\[(.*lower.*|grid_lock.*|lanes_try_once|stops_after.*)\]
    |cheats/test_order.py::test_caught\[(async|barrier|block|compacted|copied|reduced|two|word).*
    |cheats/test_order.py::test_let_through\[(sum_|counted|flags|syncwarp_of).*
    |cheats/test_order.py::test_refused_at_most.*
    |cli/test_adequacy.py::test_evolve_says_how_much_the_cases_notice
    |cli/test_adequacy.py::test_a_score_is_taken_once
    |cli/test_commands.py::test_a_tolerance_gives_a_front_of_several
    |cli/test_commands.py::test_(a_scaffold_can_be_evolved_unedited|the_journal_.*\[1\])
    |cli/test_cuda_source.py::test_a_run_(needs_no_compiler_to_go_on|of_a_source_that_has_changed).*
    |cli/test_check.py::test_winners_are_validated_again.*
    |cli/test_cuda_source.py::test_an_exported_winner_knows_its_source
    |cli/test_damage.py::test_commands_say_it_in_one_line\[evolve-baseline.ll\]
    |cli/test_evolve_stablehlo.py::test_constants_are_edited_when_asked_for
    |cli/test_guard.py::test_a_recorded_condition
    |cli/test_interruption.py::test_(a_torn_journal_.*\[0.*|killed_workers_.*|a_second_ctrl_c_.*)
    |cli/test_islands.py::test_its_winners_are_validated_again
    |cli/test_judge.py::test_refused.*
    |cli/test_launched.py::test_(winners_still_.*|a_search_leaves_.*|judge_.*\[driven.py\])
    |cli/test_missing_inputs.py::test_given\[(never|output|constant|device|acounter).*
    |cli/test_paths.py::test_exported_files_hold_no_absolute_path
    |cli/test_ray.py::test_tuning
    |cli/test_sanitize.py::test_found\[endless\]
    |cli/test_tune_kernel.py::test_(the_next_session_starts|resuming_measures_nothing).*
    |conformance/test_evaluator.py::.*\[ray\]
    |conformance/test_evaluator.py::.*\[ray-(return|raiseSystem).*
    |device/cuda/test_find.py::test_gevo_devices_says_why_not\[environment[0123].*
    |device/simt/test_fuzz.py::test_random_variants_do_not_crash\[[^b].*
    |edits/test_tensor_moves.py::.*::test_it_goes_together_with_other_edits\[(prune|[s-z].*)\]
    |evaluate/test_gpu_node.py::test_a_(fault_that|gpu_(that_is|may_need)|job_(that_never|is_tried)).*
    |evaluate/test_gpu_node.py::test_(another_gpu_takes_over|idleness)
    |evaluate/test_gpu_pool.py::test_every_failure.*program2.*
    |evaluate/test_pool.py::test_killing_busy_workers_changes_nothing
    |evaluate/test_ray.py::test_nodes_never_open_the_files_of_the_driver
    |evaluate/test_timing.py::test_a_case_that_cannot_be_recorded_is_one_line
    |integrations/test_folder.py::test_(what_was|further|contents|a_launch_that).*
    |kernels/test_references.py::.*\[svm-held.*
    |kernels/test_tunable.py::test_a_configuration_is_right_in_bounds_and_without_races\[.*-[1-9]\]
    |narrow/test_narrow.py::.*\[(softmax|all_rows|constant_element|unrolled|clamp_by).*
    |narrow/test_narrow.py::test_(not_validated|right_on_the_cases_only)\[[a-r].*
    |narrow/test_narrow.py::test_honest\[(guards_reordered|early_return).*
    |passes/test_fingerprint.py::test_both_sides_agree.*
    |passes/test_documents.py::test_(the_workflow_compiles|host_and_device_compile|fatbinary).*
    |passes/test_project.py::test_the_device_code_.*
    |program/llvm/test_coarsen.py::test_a_coarse_kernel_.*-4\]
    |program/llvm/test_coarsen.py::test_neighbours_.*-2\]
    |program/llvm/test_remap.py::.*\[(guard|leaves|loops|own|tree|halo)-tiles\]
    |program/llvm/test_uniform.py::test_a_condition_implies_the_comparison_in_every_thread
    |ptx/test_nvrtc.py::test_right_on_its_cases\[(svm|sgd_training|heartwall|nw)\]
    |scripts/test_calibration.py::test_a_fit_that_does_nothing_or_the_wrong_thing_is_noticed
    |stacks/test_triton_ptx.py::test_a_draft_.*
    |stacks/test_triton_ptx.py::.*\[(attention|matmul_(f16_deep|tf32|ieee|bf16))\]
    |study/test_passing_objects.py::test_a_run_with_a_class_of_edits_and_one_of_searches
    |study/test_screening.py::test_a_resumed_run_.*
    |study/test_time_up.py::test_a_joint_search_loses_no_configuration\[(tuning|initial).*
    |study/test_time_up.py::test_what_was_measured_when_time_was_up_is_kept\[6-5\]
    |study/test_time_up.py::test_the_low_end_of_gains_is_searched_for_again
    |study/test_time_up.py::test_resuming_gives_what_nobody_disturbed\[(14-|8-).*
    |study/test_validation_cut.py::test_(what_is_judged_is_kept|a_budget_that_is_spent).*
    |test_api.py::test_a_script_needs_no_guard
    |tuning/sketch/test_operators_benchmark.py::test_a_search_that_is_cut_off_.*
    |validate/test_adequacy.py::test_needless_barriers_.*
    |validate/test_counterexamples.py::test_passes_need_no_assumption
    |validate/test_counterexamples.py::.*\[(domain0-.*|reciprocal|sub-conditional)\]
    |validate/test_counterexamples.py::test_one_of_several_tests_is_enough
    |validate/test_judge.py::test_the_patch_is_replayed
    |validate/test_model_stages.py::test_gevo_judge_says_what_has_to_be_unread
    |validate/test_read_back.py::test_broken_code_generation.*\[[a-r].*
    |validate/test_sanitizer.py::test_each_tool_runs_the_program
    |workload/test_drafts.py::test_a_draft_runs_as_it_is\[[c-z].*
    |workload/test_drafts.py::.*\[(%f5-,channels=4|mv_warp-.*)\]
    |browser/test_pages.py::.*(\[tuned\]|test_(every_mark|charts_without|a_mark_of|everything_is).*)
    |cheats/test_files.py::test_what_later_launches_pay_for_is_no_gain\[False\]
    |cli/test_damage.py::test_commands_say_it_in_one_line\[evolve-.*
    |cli/test_interruption.py::test_ctrl_c_validates_and_reports_what_there_is
    |cli/test_judge_case.py::test_(conditional_ends|the_text_for_people|on_a_given).*
    |cli/test_ptx.py::test_evolve.*
    |cli/test_tune_network.py::test_equal_shapes_are_tuned_once_and_count_twice
    |cli/test_trust.py::test_links_out_of_the_folder_are_refused\[validate-progress.jsonl\]
    |conformance/test_evaluator.py::.*\[ray-.*
    |device/cuda/test_device.py::test_a_workload_gives_the_same_on_both_devices\[[a-l].*
    |device/xla/test_workers.py::test_a_process_with_an_endless_thread_is_replaced
    |edits/test_(forms|passes|regions).py::Test[^U].*::test_it_goes_together_with_other_edits.*
    |edits/test_passes.py::TestOptimize::test_applied_edits_change_.*
    |edits/test_regions.py::TestStage::test_applied_edits_change_.*
    |edits/test_tensor_moves.py::.*::test_it_goes_together_with_other_edits\[[n-z].*
    |evaluate/test_gpu_node.py::test_a_process_that_.*
    |evaluate/test_ray.py::test_a_node_with_other_versions_is_refused
    |integrations/test_application.py::test_(launches_that_are|a_cooperative|an_array_of).*
    |narrow/test_narrow.py::test_not_validated\[(saturating|sentinel|vector).*
    |narrow/test_narrow.py::test_honest\[(division|vector).*
    |passes/test_fingerprint.py::test_the_canonical_text_of_gevo_has_the_same_fingerprints
    |passes/test_project.py::test_the_build_says_what_it_replaced
    |program/llvm/test_coarsen.py::test_a_coarse_kernel_.*-8\]
    |scripts/test_calibrate.py::test_bad_input_is_one_line_and_exit_code_2\[kernel\]
    |search/test_steady.py::test_it_finds_what_is_faster_and_what_is_in_flight_may_be_any_number
    |test_api.py::test_(a_run_is_what_the_commands_make|a_workload_of_objects\[several\])
    |validate/test_adequacy.py::test_(the_same_for_any|a_guard_that_no|nothing_that_is).*
    |validate/test_commands.py::test_minimize_then_validate
    |validate/test_counterexamples.py::.*\[(compareandswapofablock|shift|assembly|domain2-.*)\]
    |validate/test_counterexamples.py::.*\[oftheunmodifiedkernel\]
    |validate/test_counterexamples.py::test_(edits_that_need_no|a_case_that_takes|a_variable_that_d).*
    |validate/test_counterexamples.py::test_(arrays_of_unknown|what_is_near|what_is_no_race).*
    |validate/test_judge.py::test_(a_winner_that_races_alone|a_configuration_is).*
    |validate/test_late.py::test_(what_might_pass|where_only_what).*
    |validate/test_read_back.py::test_(what_it_refuses|an_unmodified|wrong_outputs|a_kernel_that).*
    |validate/test_sanitizer.py::test_nothing_is_timed_on_the_gpu_while_the_tool_runs
    |validate/test_winners.py::test_(the_journal|effects_show|no_program_gets|a_member_that).*
    |workload/test_drafts.py::test_(a_draft_is_the_same|blocks_and_rows|radii_of|two_axes).*
    |frontend/test_sources.py::test_clang_reads_nothing_elsewhere\[link[.]h-clang\]
    |program/llvm/test_coarsen.py::test_a_coarse_.*\[(leaves|tree|loops|cases|guard|chain|several)-y-2\]
    |program/llvm/test_coarsen.py::test_neighbours_.*-8\]
    |program/llvm/test_remap.py::.*\[(around|between|beside|count|several|chain)-columns\]
    |program/llvm/test_stage_rows.py::test_it_gives_.*\[(pairs-u1[35]|parts|sums).*-(16|32)\]
    |tuning/sketch/test_tensor.py::test_the_default_.*\[matmul_33x.*
    |validate/test_counterexamples.py::.*\[compareandswapthatacquires\]
    |validate/test_read_back.py::.*\[scopeofanatomic\]
    """,
    re.VERBOSE,
)
"""Tests that are slow without being marked where they stand: whole runs of which quicker ones of
the same kind stay in the default run, or of which one in a row of parameters stays."""


def pytest_configure(config: pytest.Config) -> None:
    """Hundreds of processes that tests start find gevo compiled, also where nobody writes .pyc."""
    sys.dont_write_bytecode = False  # tests, too: rewriting their asserts takes each worker long
    if not hasattr(config, "workerinput"):
        compileall.compile_dir(Path(__file__).parents[1] / "gevo", quiet=2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if SLOW.fullmatch(item.nodeid.removeprefix("tests/").replace(" ", "")):
            item.add_marker(pytest.mark.slow)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden files anew instead of comparing with them",
    )


@pytest.fixture(scope="session", autouse=True)
def cache_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """What gevo keeps between runs lies in a folder of the session's, also for processes."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        yield folder


class Golden:
    """Compares a text with a file under tests/, or writes the file with --update-golden."""

    def __init__(self, update: bool) -> None:
        self._update = update
        self._root = Path(__file__).parent

    def check(self, name: str, text: str) -> None:
        path = self._root / name
        if self._update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8"), f"{path} differs; see --update-golden"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    return Golden(request.config.getoption("--update-golden"))


@pytest.fixture(scope="session")
def local_ray() -> Iterator[None]:
    """A Ray cluster of this process: one node, as far as Ray knows with 8 CPUs and 2 GPUs."""
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    options = {
        "address": "local",
        "num_cpus": 8,
        "num_gpus": 2,
        "include_dashboard": False,
        "log_to_driver": False,
        "logging_level": logging.CRITICAL,
        "object_store_memory": 100 << 20,
    }
    handler = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(**options)
    except Exception as error:  # on a machine so busy that Ray gives its own start up
        ray.shutdown()
        pytest.skip(f"Ray does not start here: {error}")
    signal.signal(signal.SIGTERM, handler)
    yield
    ray.shutdown()


@pytest.fixture(scope="session")
def ray_cluster(local_ray: None) -> Iterator[RayCluster]:
    """Two workers on it."""
    del local_ray
    cluster = RayCluster(workers=2)
    yield cluster
    cluster.close()
