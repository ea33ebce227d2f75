/* SPDX-License-Identifier: MIT */
/* Checks that a wl_touch object gets a legal stream; anything illegal fails the current check. */
#ifndef WAYLAND_ADAPTER_LEGALITY_H
#define WAYLAND_ADAPTER_LEGALITY_H

#include <stdbool.h>
#include <stdint.h>

#define LEGALITY_IDS 64

struct legality {
	const char *name;
	uint32_t version;
	struct {
		bool is_down;
		int32_t x, y; /* wl_fixed_t, last location */
		int32_t diameter;
	} touches[LEGALITY_IDS];
	bool wants_frame; /* whether events came since the last frame */
	bool has_time;
	uint32_t time;
	uint32_t serial; /* the last one */
	unsigned events;
	unsigned frames;
};

void legality_begin(struct legality *legality, const char *name, uint32_t version);
void legality_down(struct legality *legality, uint32_t serial, uint32_t time, int32_t id, int32_t x, int32_t y);
void legality_motion(struct legality *legality, uint32_t time, int32_t id, int32_t x, int32_t y);
void legality_up(struct legality *legality, uint32_t serial, uint32_t time, int32_t id);
void legality_shape(struct legality *legality, int32_t id, int32_t major, int32_t minor);
void legality_frame(struct legality *legality);
void legality_cancel(struct legality *legality);

unsigned legality_count_down(const struct legality *legality);
/* Expects that each down was closed and each event framed. */
void legality_expect_rest(const struct legality *legality);

#endif
