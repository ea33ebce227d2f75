/* SPDX-License-Identifier: MIT */
#include "panel.h"

#include <linux/input.h>

/* 10240 x 5760 units at 40 per mm. */
const char panel_description[] =
	"# EVEMU 1.3\n"
	"# An invented device; no such hardware exists.\n"
	"# Size in mm: 256x144\n"
	"N: Tactus Test Panel\n"
	"I: 0006 0000 0000 0001\n"
	"P: 02 00 00 00 00 00 00 00\n"
	"B: 00 0b 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 04 00 00 00 00 00 00\n" /* BTN_TOUCH */
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 03 03 00 00 01 00 80 e1 06\n"
	"A: 00 0 10240 0 0 40\n" /* ABS_X */
	"A: 01 0 5760 0 0 40\n"  /* ABS_Y */
	"A: 18 0 255 0 0 0\n"    /* ABS_PRESSURE */
	"A: 2f 0 9 0 0 0\n"      /* ABS_MT_SLOT */
	"A: 30 0 1020 0 0 40\n"  /* ABS_MT_TOUCH_MAJOR */
	"A: 35 0 10240 0 0 40\n" /* ABS_MT_POSITION_X */
	"A: 36 0 5760 0 0 40\n"  /* ABS_MT_POSITION_Y */
	"A: 37 0 2 0 0 0\n"      /* ABS_MT_TOOL_TYPE: finger, pen, palm */
	"A: 39 0 65535 0 0 0\n"  /* ABS_MT_TRACKING_ID */
	"A: 3a 0 255 0 0 0\n";   /* ABS_MT_PRESSURE */

static void report(struct panel *panel, int type, int code, int value)
{
	fprintf(panel->output, "E: %llu.%06llu %04x %04x %04d\n", (unsigned long long)(panel->time_us / 1000000),
		(unsigned long long)(panel->time_us % 1000000), (unsigned int)type, (unsigned int)code, value);
	panel->spoke = true;
}

static void report_if_new(struct panel *panel, int code, int *known, int value)
{
	if (*known != value) {
		report(panel, EV_ABS, code, value);
		*known = value;
	}
}

/* The kernel names a slot only before an event in it. */
static void report_in_slot(struct panel *panel, int slot, int code, int *known, int value)
{
	if (*known != value) {
		report_if_new(panel, ABS_MT_SLOT, &panel->slot, slot);
		report_if_new(panel, code, known, value);
	}
}

void panel_init(struct panel *panel, FILE *output)
{
	*panel = (struct panel){ .output = output };
	for (int slot = 0; slot < PANEL_SLOTS; slot++) {
		panel->tracking_ids[slot] = -1;
	}
}

int panel_land(struct panel *panel, const struct panel_contact *contact)
{
	for (int slot = 0; slot < PANEL_SLOTS; slot++) {
		int *id = &panel->tracking_ids[slot];
		if (*id < 0) {
			report_in_slot(panel, slot, ABS_MT_TRACKING_ID, id, panel->next_tracking_id++);
			panel_move(panel, slot, contact);
			return slot;
		}
	}
	return -1;
}

void panel_move(struct panel *panel, int slot, const struct panel_contact *contact)
{
	struct panel_contact *reported = &panel->reported[slot];
	panel->contacts[slot] = *contact;
	report_in_slot(panel, slot, ABS_MT_POSITION_X, &reported->x, contact->x);
	report_in_slot(panel, slot, ABS_MT_POSITION_Y, &reported->y, contact->y);
	report_in_slot(panel, slot, ABS_MT_TOUCH_MAJOR, &reported->touch_major, contact->touch_major);
	report_in_slot(panel, slot, ABS_MT_PRESSURE, &reported->pressure, contact->pressure);
}

void panel_lift(struct panel *panel, int slot)
{
	report_in_slot(panel, slot, ABS_MT_TRACKING_ID, &panel->tracking_ids[slot], -1);
}

void panel_begin_frame(struct panel *panel, uint64_t time_us)
{
	panel->time_us = time_us;
	panel->spoke = false;
}

static int oldest_slot(const struct panel *panel)
{
	int oldest = -1;
	for (int slot = 0; slot < PANEL_SLOTS; slot++) {
		if (panel->tracking_ids[slot] >= 0 &&
			(oldest < 0 || panel->tracking_ids[slot] < panel->tracking_ids[oldest])) {
			oldest = slot;
		}
	}
	return oldest;
}

/* For single-touch programs the kernel makes the oldest finger the pointer. */
static void emulate_pointer(struct panel *panel)
{
	int slot = oldest_slot(panel);
	bool touched = slot >= 0;
	if (touched != panel->touched) {
		report(panel, EV_KEY, BTN_TOUCH, touched);
		panel->touched = touched;
	}
	if (touched) {
		report_if_new(panel, ABS_X, &panel->pointer.x, panel->contacts[slot].x);
		report_if_new(panel, ABS_Y, &panel->pointer.y, panel->contacts[slot].y);
	}
	report_if_new(panel, ABS_PRESSURE, &panel->pointer.pressure, touched ? panel->contacts[slot].pressure : 0);
}

void panel_end_frame(struct panel *panel)
{
	emulate_pointer(panel);
	if (panel->spoke) {
		report(panel, EV_SYN, SYN_REPORT, 0);
	}
}
