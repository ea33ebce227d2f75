# SPDX-License-Identifier: MIT
# Shell function that has the judge write random scenarios. Sourced behind scripts/checks.sh.

# write_random_scenarios JUDGE FOLDER COUNT: makes FOLDER with SEED.scenario for each seed. The judge's verdicts are those
# of another stage; here only the scenarios count.
write_random_scenarios()
{
	local written
	mkdir "$2" || exit 1
	seq "$3" | xargs -P 4 -I SEED sh -c '"$0" --show SEED >"$1/SEED.scenario"' "$1" "$2"
	written=$(find "$2" -name '*.scenario' -size +0 | wc -l)
	expect "$3 random scenarios are written" "$written are" [ "$written" -eq "$3" ]
}
