/* SPDX-License-Identifier: MIT */
/*
 * Rules of one client's touch streams (10.1 to 10.4), one stream per seat. Each function takes an event and returns
 * what is wrong with it, or NULL.
 */
#ifndef WIRE_RULES_H
#define WIRE_RULES_H

#include <stdbool.h>
#include <stdint.h>

#define WIRE_SEATS 8
#define WIRE_IDS 128

struct wire_stream {
	bool is_used;
	uint32_t seat;
	bool live[WIRE_IDS];
	unsigned live_count;
	bool wants_frame;
	uint64_t time_us;
};

struct wire_rules {
	struct wire_stream streams[WIRE_SEATS];
};

const char *wire_down(struct wire_rules *rules, uint32_t seat, int32_t id, uint64_t time_us);
const char *wire_motion(struct wire_rules *rules, uint32_t seat, int32_t id, uint64_t time_us);
const char *wire_up(struct wire_rules *rules, uint32_t seat, int32_t id, uint64_t time_us);
const char *wire_frame(struct wire_rules *rules, uint32_t seat);
const char *wire_cancel(struct wire_rules *rules, uint32_t seat);

/* Checks, after the outermost call, that each event has its frame. */
const char *wire_between_calls(const struct wire_rules *rules);
/* Checks, when all fingers are up and nothing is withheld, that everything that began is closed. */
const char *wire_at_rest(const struct wire_rules *rules);

#endif
