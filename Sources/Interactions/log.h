/* SPDX-License-Identifier: MIT */
/* Lines of the log: mistakes of the host, each kind once. */
#ifndef INTERACTIONS_LOG_H
#define INTERACTIONS_LOG_H

#include <stdatomic.h>
#include <tactus-interactions.h>

/* Writes "client bug: FUNCTION: WHAT", unless @p was_said is set, and sets it. */
void interactions_log_once(atomic_flag *was_said, const char *function, const char *what);

/* Logs the first mistake at this place. */
#define CLIENT_BUG(what) \
	do { \
		static atomic_flag was_said = ATOMIC_FLAG_INIT; \
		interactions_log_once(&was_said, __func__, what); \
	} while (0)

/* Returns INVALID_ARGUMENT, with a line, unless a condition holds. */
#define REQUIRE(condition, what) \
	do { \
		if (!(condition)) { \
			CLIENT_BUG(what); \
			return TACTUS_STATUS_INVALID_ARGUMENT; \
		} \
	} while (0)

#endif
