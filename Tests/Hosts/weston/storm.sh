# SPDX-License-Identifier: MIT
# Part of run-weston.sh: clients that open, move and destroy everything while fingers move, on Weston's desktop shell.

STORMING_CLIENTS=3 STORM_SECONDS=${STORM_SECONDS:-8}

# Prints a script of random fingers from a time on: NUMBER samples.
random_fingers()
{
	awk -v seed="$1" -v time="$2" -v number="$3" 'BEGIN {
		srand(seed)
		for (i = 0; i < number; i++) {
			id = int(rand() * 5)
			x = int(rand() * 800)
			y = int(rand() * 600)
			if (!(id in down)) {
				print "down", id, x, y, time
				down[id]
			} else if (rand() < 0.75) {
				print "motion", id, x, y, time
			} else {
				print "up", id, time
				delete down[id]
			}
			if (rand() < 0.7) print "frame"
			time += int(rand() * 12)
		}
		for (id in down) print "up", id, time
		print "frame"
	}'
}

storm_of_fingers()
{
	local round=0 end=$((SECONDS + STORM_SECONDS))
	while [ "$SECONDS" -lt "$end" ]; do
		random_fingers "$round" $((1000 + round * 3000)) 200 | play || return 1
		round=$((round + 1))
	done
	echo "$round" >"$work/rounds"
}

weston_answers()
{
	play <<-'END'
		state
	END
}

test_storm()
{
	local name="a storm of clients and fingers" seed pids=
	example_ini 1 | grep -v "^modules=" >"$work/storm.ini"
	start_weston storm "$work/storm.ini" --shell=desktop-shell.so --width=800 --height=600 ||
		{ fail "$name" "Weston does not start"; return; }
	for ((seed = 1; seed <= STORMING_CLIENTS; seed++)); do
		: >"$work/storm.$seed"
		"$programs/storm-client" "$seed" >>"$work/storm.$seed" 2>&1 &
		pids="$pids $!"
		disown
		wait_until "$patience" grep -q storming "$work/storm.$seed"
	done
	storm_of_fingers
	expect "$name: Weston lives" "$(tail -n 1 "$WESTON_LOG")" weston_answers
	for seed in $pids; do
		expect "$name: client $seed storms to the end" "$(cat "$work"/storm.? | grep -m 1 disconnected)" kill "$seed"
		wait_until "$patience" is_gone "$seed"
	done
	expect "$name: $(cat "$work/rounds") rounds" "too few" [ "$(cat "$work/rounds")" -ge 3 ]
	stop_weston
	expect "$name: Weston exits cleanly" "exit status $weston_status" [ "$weston_status" -eq 0 ]
}
