/* SPDX-License-Identifier: MIT */
/*
 * Finds the output of a touchscreen from facts. libtactus-host and libtactus-libinput both have this rule, under
 * names of their own. It knows neither of them, and allocates nothing.
 */
#ifndef PANEL_OUTPUTS_H
#define PANEL_OUTPUTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The numbers are those of the public enums. From CONFIGURED on, the stronger reason has the lower number. */
enum panel_output_reason {
	PANEL_OUTPUT_REASON_NONE,
	PANEL_OUTPUT_REASON_MISSING,
	PANEL_OUTPUT_REASON_CONFIGURED,
	PANEL_OUTPUT_REASON_UDEV,
	PANEL_OUTPUT_REASON_SIZE,
	PANEL_OUTPUT_REASON_BUILT_IN,
	PANEL_OUTPUT_REASON_VENDOR,
	PANEL_OUTPUT_REASON_ONLY_ONE_LEFT,
	PANEL_OUTPUT_REASON_FIRST,
	PANEL_OUTPUT_REASON_COUNT
};

/* A touchscreen. Texts may be NULL, sizes 0: unknown. */
struct panel_facts {
	const char *name;              /* of the device */
	const char *path;              /* udev's ID_PATH */
	const char *integration;       /* udev's ID_INTEGRATION */
	const char *configured_output; /* that the user or the host has chosen */
	const char *udev_output;       /* udev's WL_OUTPUT */
	const char *current_output;    /* that it has had so far */
	double width_mm, height_mm;
	/* Written: index of the output, or -1, and why. */
	int32_t output;
	enum panel_output_reason reason;
};

struct output_facts {
	const char *name;
	const char *vendor; /* of the EDID: three letters, or the whole name */
	double width_mm, height_mm;
	bool is_taken; /* by a panel that is none of these; written as well */
};

/* Gives each panel an output. The order of the panels matters only if two have the same name and path. */
void panel_outputs_assign(
	struct panel_facts *panels, size_t panel_count, struct output_facts *outputs, size_t output_count);

/* Returns a part of a sentence, without a full stop; never NULL. */
const char *panel_outputs_reason_name(uint32_t reason);

/* --- for assign.c ------------------------------------------------------------------ */

/* Fit of a panel and an output by one reason; less is better. */
struct panel_fit {
	int contradiction; /* one of them is built in: 0: so is the other, 1: unknown, 2: the other is not */
	int other_vendor;
	double difference; /* of sizes, relative to the output's */
};

/* Returns whether the pair fits by the reason. Not for ONLY_ONE_LEFT and FIRST, which are no facts of a pair. */
bool panel_fits_output(enum panel_output_reason reason, const struct panel_facts *panel,
	const struct output_facts *output, struct panel_fit *fit);

#endif
