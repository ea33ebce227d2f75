# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: what goes, dies or breaks in the middle of a gesture.

test_troubles()
{
	with_host troubles common_troubles
}
