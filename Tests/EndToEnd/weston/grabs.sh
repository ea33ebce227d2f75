# SPDX-License-Identifier: MIT
test_grabs()
{
	:
}
