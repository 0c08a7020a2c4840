#!/usr/bin/env bash
# All that waits for a GPU, in one command, for the day there is one:
#
#     scripts/gpu_day.sh [--limit 9m] [--device cuda] [--gpu H200] [--folder runs/gpu_day]
#                        [--parts "tests calibrate evolve model application operators"]
#                        [--programs "nw lud …"] [--operators "mm1 …"] [--budget 10m]
#                        [--profile default] [--variants 30] [--minutes 5]
#                        [--results benchmarks/results]
#
# tests      pytest -m cuda
# calibrate  the model's coefficients fitted to measured times, and the model beside the clock
# evolve     each program on the GPU, its winners through the whole validation, ship rule and all
# model      the same winners as the model sees them: what it would have promised
# application  a program recorded, its kernel evolved, and the program run with the winner
# operators  the operators of the OpEvo paper beside cuBLAS and cuDNN (needs torch)
#
# Every step leaves its output and, when done, a marker in --folder; the same command goes on where
# it was stopped. --limit stops it that long after its start at the latest: no step begins that has
# no time left, one under way is interrupted, and what can be resumed is. --gpu names the table of
# the time model, where the device's name does not. Results go to --results/gpu_day_DEVICE.md, with
# device, driver and date.
#
# Exit codes: 0 all done, 1 a step has failed (the next call tries it again), 2 no GPU or a bad
# option, 75 stopped by the limit: call it again.

set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

limit='' device=cuda gpu='' folder=runs/gpu_day budget=10m profile=default variants=30 minutes=5
results=benchmarks/results parts='tests calibrate evolve model application operators'
operators='mm1 mm2 mm3 bmm1 bmm2 bmm3 conv1 conv2'
programs='bfs btree cfd gaussian heartwall hotspot lud nn nw particlefilter pathfinder srad
          streamcluster svm momentum_sgd sgd_training'
least_s=30 # a step that has less is not begun
grace_s=20 # from the interrupt of a step to its end

refuse() {
    echo "gpu_day: $*" >&2
    exit 2
}

while (($#)); do
    case $1 in
        --limit | --device | --gpu | --folder | --parts | --programs | --operators | --budget | \
            --profile | --variants | --minutes | --results)
            (($# > 1)) || refuse "$1 needs a value"
            printf -v "${1#--}" '%s' "$2"
            shift 2
            ;;
        *) refuse "no option $1" ;;
    esac
done
for part in $parts; do
    [[ " tests calibrate evolve model application operators " == *" $part "* ]] || refuse "no part $part"
done

end_s=''
if [[ -n $limit ]]; then
    [[ $limit =~ ^([0-9]+)([smh])$ ]] || refuse "--limit $limit: say 90s, 9m or 2h"
    unit_s=1
    [[ ${BASH_REMATCH[2]} == m ]] && unit_s=60
    [[ ${BASH_REMATCH[2]} == h ]] && unit_s=3600
    end_s=$((SECONDS + 10#${BASH_REMATCH[1]} * unit_s))
fi
if [[ -z ${PYTHON:-} ]]; then
    PYTHON=python3
    [[ -x .venv/bin/python ]] && PYTHON=.venv/bin/python
fi
export PYTHONPATH="$PWD${PYTHONPATH:+:$PYTHONPATH}"
failed=0

tell() { # write what is there by now
    "$PYTHON" scripts/gpu_day_results.py table "$folder" --out "$results"
}

stop() {
    tell
    echo "gpu_day: stopped before the limit of $limit; the same command goes on"
    exit 75
}

step() { # step NAME 'GOOD EXIT CODES' COMMAND…
    local base=$folder/$1 good=$2 code within=()
    [[ -e $base.done ]] && return 0
    if [[ -n $end_s ]]; then
        local left_s=$((end_s - SECONDS - grace_s))
        ((left_s >= least_s)) || stop
        within=(timeout --signal=INT "--kill-after=$((grace_s / 2))" "$left_s")
    fi
    mkdir -p "$(dirname "$base")"
    echo "gpu_day: $1"
    "${within[@]}" "${@:3}" >"$base.out" 2>"$base.err"
    code=$?
    if [[ " $good " == *" $code "* ]]; then
        rm -f "$base.failed"
        echo "$code" >"$base.done"
    elif [[ -n $end_s ]] && ((code == 124 || code == 137)); then
        stop
    else
        echo "$code" >"$base.failed"
        echo "gpu_day: $1: exit code $code: $(tail -n 1 "$base.err" "$base.out" 2>/dev/null |
            grep -v '^==>' | grep . | head -n 1)" >&2
        failed=1
    fi
}

mkdir -p "$folder" || refuse "$folder: cannot be made"
"$PYTHON" scripts/gpu_day_results.py about "$folder" --device "$device" || exit 2

run_tests() {
    # Exit code 5: no test was collected.
    step tests 0 "$PYTHON" -m pytest -q -m cuda -p no:cacheprovider
}

run_calibrate() {
    local kernel all=$folder/calibrate/all.points.jsonl.gz table=() point
    [[ -n $gpu ]] && table=(--gpu "$gpu")
    for kernel in $programs; do
        [[ -e $folder/calibrate/$kernel.done ]] || rm -f "$folder/calibrate/$kernel.points.jsonl.gz"
        step "calibrate/$kernel" 0 "$PYTHON" -m scripts.calibrate --device "$device" \
            --kernels "$kernel" --variants "$variants" --out "$folder/calibrate/$kernel.toml" \
            "${table[@]}"
    done
    : >"$all"
    for kernel in $programs; do
        point=$folder/calibrate/$kernel.points.jsonl.gz
        [[ -e $point && -e $folder/calibrate/$kernel.done ]] && cat "$point" >>"$all"
    done
    [[ -s $all ]] && step calibrate/fit 0 "$PYTHON" -m scripts.calibrate --points "$all" \
        --out "$folder/calibrate/fit.toml" "${table[@]}"
}

run_evolve() {
    local program
    for program in $programs; do
        # 1, 3 and 4: nothing that could be offered without reservation, which is a result.
        step "evolve/$program" '0 1 3 4' "$PYTHON" -m gevo evolve "kernels/$program.ll" \
            --device "$device" --profile "$profile" --time-budget "$budget" --no-adequacy \
            --out "$folder/evolve/run-$program" --resume
    done
}

run_model() {
    local program patch
    for program in $programs; do
        patch=$folder/evolve/run-$program/front/01.patch.json
        [[ -e $folder/evolve/$program.done && -e $patch ]] || continue
        step "model/$program" '0 1 3 4' "$PYTHON" -m gevo judge "kernels/$program.ll" "$patch" \
            --device "simt${gpu:+:$gpu}" --json
    done
}

run_application() {
    step application/walk 0 "$PYTHON" scripts/record_app.py --device "$device" \
        --budget "$budget" --elements 4194304 --folder "$folder/application/walk"
}

run_operators() {
    local operator
    for operator in $operators; do
        step "operators/$operator" 0 "$PYTHON" -m benchmarks.operators_gpu --device "$device" \
            --operators "$operator" --minutes "$minutes" --folder "$folder/operators/runs" \
            --out "$folder/operators/table.md"
    done
}

for part in $parts; do
    "run_$part"
done
tell
exit "$failed"
