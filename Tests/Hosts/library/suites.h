/* SPDX-License-Identifier: MIT */
/* Suites of libtactus-host, each a file of checks. */
#ifndef HOST_TEST_SUITES_H
#define HOST_TEST_SUITES_H

#define SUITES(X) \
	X(life) \
	X(windows) \
	X(streams) \
	X(panels) \
	X(frames) \
	X(held) \
	X(numbers) \
	X(outputs) \
	X(touches) \
	X(recorder)

#define DECLARE(name) void check_##name(void);
SUITES(DECLARE)
#undef DECLARE

#endif
