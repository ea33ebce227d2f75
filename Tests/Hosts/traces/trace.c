/* SPDX-License-Identifier: MIT */
#include "trace.h"
#include "finger.h"

#include <stdbool.h>

#define FRAME_US 8000
#define FRAME_NOISE_US 250.0
#define MAX_STROKES 32

void trace_write_description(FILE *output)
{
	fputs(panel_description, output);
}

static void bring_up_to(struct finger *finger, double time_ms, struct panel *panel, struct noise *noise)
{
	enum finger_phase phase = finger_phase_at(finger, time_ms);
	if (phase == FINGER_DOWN) {
		struct panel_contact contact = finger_sense(finger, time_ms, noise);
		if (finger->phase == FINGER_BEFORE) {
			finger->slot = panel_land(panel, &contact);
		} else if (finger->slot >= 0) {
			panel_move(panel, finger->slot, &contact);
		}
	} else if (finger->phase == FINGER_DOWN && finger->slot >= 0) {
		panel_lift(panel, finger->slot);
	}
	finger->phase = phase;
}

void trace_write_events(const struct trace *trace, FILE *output)
{
	struct noise noise = { trace->seed };
	struct finger fingers[MAX_STROKES];
	size_t count = trace->stroke_count < MAX_STROKES ? trace->stroke_count : MAX_STROKES;
	for (size_t i = 0; i < count; i++) {
		fingers[i] = (struct finger){ .stroke = &trace->strokes[i], .phase = FINGER_BEFORE, .slot = -1 };
	}
	struct panel panel;
	panel_init(&panel, output);
	fprintf(output, "# EVEMU 1.3\n# Generated trace \"%s\": %s.\n", trace->name, trace->description);

	/* As in evemu, a recording starts at 1 us. */
	uint64_t time_us = 1;
	bool unfinished = true;
	for (uint64_t frame = 1; unfinished; frame++) {
		unfinished = false;
		panel_begin_frame(&panel, time_us);
		for (size_t i = 0; i < count; i++) {
			bring_up_to(&fingers[i], (double)time_us / 1000, &panel, &noise);
			unfinished |= fingers[i].phase != FINGER_AFTER;
		}
		panel_end_frame(&panel);
		time_us = frame * FRAME_US + (uint64_t)(FRAME_NOISE_US + noise_next(&noise, FRAME_NOISE_US));
	}
}
