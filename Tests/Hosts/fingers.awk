# SPDX-License-Identifier: MIT
# What a recording of the made-up panel does, as story.awk would tell it of a client that loses nothing and waits
# for nothing. The compositor plays recordings from the time of one second on.

BEGIN { slot = 0 }

$1 == "E:" {
	split($2, time, ".")
	now = time[1] * 1000000 + time[2]
	if (first == "")
		first = now
}

$3 == "0003" && $4 == "002f" { slot = $5 + 0 }
$3 == "0003" && $4 == "0039" { change[++changes] = slot; lands[changes] = $5 + 0 >= 0 }

$3 == "0000" && $4 == "0000" {
	for (i = 1; i <= changes; i++)
		if (lands[i])
			printf "down %d t=%d\n", take_id(change[i]), milliseconds()
		else
			printf "up %d t=%d\n", give_id_back(change[i]), milliseconds()
	if (changes)
		print "frame"
	changes = 0
}

function milliseconds()
{
	return int((now - first + 1000000) / 1000)
}

# Wire ids are the smallest free numbers.
function take_id(of,    id)
{
	for (id = 0; id in taken; id++)
		;
	taken[id] = 1
	id_of[of] = id
	return id
}

function give_id_back(of)
{
	delete taken[id_of[of]]
	return id_of[of]
}
