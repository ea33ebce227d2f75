/* SPDX-License-Identifier: MIT */
/*
 * Assigns by the strength of reasons: all that a strong reason decides is decided before a weaker one is looked at, and
 * of what one reason decides the best fit comes first. What came first does not matter, except that a panel keeps its
 * output where nothing else decides: the twin of a panel that is unplugged must not move to the other monitor.
 */
#include "panel-outputs.h"

#include <string.h>

struct assignment {
	struct panel_facts *panels;
	size_t panel_count;
	struct output_facts *outputs;
	size_t output_count;
};

struct pair {
	struct panel_facts *panel;
	struct output_facts *output;
	struct panel_fit fit;
};

static int compare_texts(const char *text, const char *other)
{
	return strcmp(text ? text : "", other ? other : "");
}

static int compare_numbers(double number, double other)
{
	return (number > other) - (number < other);
}

/* Twins have one name; the path says where each is plugged in. Then their own order counts. */
static int compare_panels(const struct panel_facts *panel, const struct panel_facts *other)
{
	int order = compare_texts(panel->name, other->name);

	if (order == 0)
		order = compare_texts(panel->path, other->path);
	return order ? order : (panel > other) - (panel < other);
}

/* The first of all outputs is the host's first, which may be its main one; of twins it is the first by name. */
static int compare_outputs(
	enum panel_output_reason reason, const struct output_facts *output, const struct output_facts *other)
{
	int order = reason == PANEL_OUTPUT_REASON_FIRST ? 0 : compare_texts(output->name, other->name);

	return order ? order : (output > other) - (output < other);
}

static bool is_better(enum panel_output_reason reason, const struct pair *pair, const struct pair *best)
{
	int order = pair->fit.contradiction - best->fit.contradiction;

	/* The first one is so for everybody. */
	if (reason == PANEL_OUTPUT_REASON_FIRST)
		order = 0;
	if (order == 0)
		order = pair->fit.other_vendor - best->fit.other_vendor;
	if (order == 0)
		order = compare_numbers(pair->fit.difference, best->fit.difference);
	if (order == 0)
		order = compare_panels(pair->panel, best->panel);
	if (order == 0)
		order = compare_outputs(reason, pair->output, best->output);
	return order < 0;
}

/* A name is an order, which several panels may have; a guess gives an output to one of them. */
static bool is_shared(enum panel_output_reason reason)
{
	return reason == PANEL_OUTPUT_REASON_CONFIGURED || reason == PANEL_OUTPUT_REASON_UDEV;
}

static size_t count_free(const struct assignment *assignment)
{
	size_t index, count = 0;

	for (index = 0; index < assignment->output_count; index++)
		count += !assignment->outputs[index].is_taken;
	return count;
}

static bool is_waiting(const struct panel_facts *panel)
{
	return panel->reason == PANEL_OUTPUT_REASON_NONE;
}

static void give(const struct assignment *assignment, const struct pair *pair, enum panel_output_reason reason)
{
	pair->panel->output = (int32_t)(pair->output - assignment->outputs);
	pair->panel->reason = reason;
	pair->output->is_taken = true;
}

static bool is_same_fit(enum panel_output_reason reason, const struct panel_fit *fit, const struct panel_fit *other)
{
	return reason == PANEL_OUTPUT_REASON_FIRST ||
		(fit->contradiction == other->contradiction && fit->other_vendor == other->other_vendor &&
			compare_numbers(fit->difference, other->difference) == 0);
}

/* Returns whether the pair fits as well as another one does. */
static bool fits_as(enum panel_output_reason reason, struct panel_facts *panel, struct output_facts *output,
	const struct panel_fit *fit)
{
	struct panel_fit own;

	return is_waiting(panel) && !output->is_taken && panel_fits_output(reason, panel, output, &own) &&
		is_same_fit(reason, &own, fit);
}

/*
 * Returns whether a panel may keep its output although others come first by name: those before it in the order find
 * as many outputs before it, and those behind it as many behind. If there are as many twins as outputs, the names
 * decide alone.
 */
static bool leaves_room(const struct assignment *assignment, enum panel_output_reason reason, const struct pair *kept)
{
	size_t panels_before = 0, panels_behind = 0, outputs_before = 0, outputs_behind = 0, index;

	for (index = 0; index < assignment->panel_count; index++) {
		struct panel_facts *panel = &assignment->panels[index];

		if (panel == kept->panel || !fits_as(reason, panel, kept->output, &kept->fit))
			continue;
		if (compare_panels(panel, kept->panel) < 0)
			panels_before++;
		else
			panels_behind++;
	}
	for (index = 0; index < assignment->output_count; index++) {
		struct output_facts *output = &assignment->outputs[index];

		if (output == kept->output || !fits_as(reason, kept->panel, output, &kept->fit))
			continue;
		if (compare_outputs(reason, output, kept->output) < 0)
			outputs_before++;
		else
			outputs_behind++;
	}
	return panels_before <= outputs_before && panels_behind <= outputs_behind;
}

/* Returns whether the pair is there already, fits as well as the best one, and may stay. */
static bool may_keep(const struct assignment *assignment, enum panel_output_reason reason, const struct pair *pair)
{
	return pair->panel->current_output && compare_texts(pair->panel->current_output, pair->output->name) == 0 &&
		fits_as(reason, pair->panel, pair->output, &pair->fit) && leaves_room(assignment, reason, pair);
}

/* Returns the first panel, with its output, that keeps it; or the best pair. */
static struct pair kept_or(
	const struct assignment *assignment, enum panel_output_reason reason, const struct pair *best)
{
	struct pair pair = *best, kept = *best;
	bool is_any_kept = false;
	size_t panel, output;

	for (panel = 0; panel < assignment->panel_count; panel++) {
		pair.panel = &assignment->panels[panel];
		for (output = 0; output < assignment->output_count; output++) {
			pair.output = &assignment->outputs[output];
			if (may_keep(assignment, reason, &pair) &&
				(!is_any_kept || compare_panels(pair.panel, kept.panel) < 0)) {
				kept = pair;
				is_any_kept = true;
			}
		}
	}
	return kept;
}

/* Gives the pair that fits best by this reason. Returns false if there is none. */
static bool give_best(const struct assignment *assignment, enum panel_output_reason reason, bool is_any_free)
{
	struct pair pair, best = { 0 };
	size_t panel, output;

	for (panel = 0; panel < assignment->panel_count; panel++) {
		pair.panel = &assignment->panels[panel];
		if (!is_waiting(pair.panel))
			continue;
		for (output = 0; output < assignment->output_count; output++) {
			pair.output = &assignment->outputs[output];
			if (pair.output->is_taken && is_any_free && !is_shared(reason))
				continue;
			if (panel_fits_output(reason, pair.panel, pair.output, &pair.fit) &&
				(!best.panel || is_better(reason, &pair, &best)))
				best = pair;
		}
	}
	if (!best.panel)
		return false;
	pair = kept_or(assignment, reason, &best);
	give(assignment, &pair, reason);
	return true;
}

/* A panel waits for the output that it is configured for: on another one its touches would be wrong. */
static void let_wait(const struct assignment *assignment)
{
	size_t index;

	for (index = 0; index < assignment->panel_count; index++) {
		struct panel_facts *panel = &assignment->panels[index];

		if (is_waiting(panel) && panel->configured_output && *panel->configured_output)
			panel->reason = PANEL_OUTPUT_REASON_MISSING;
	}
}

void panel_outputs_assign(
	struct panel_facts *panels, size_t panel_count, struct output_facts *outputs, size_t output_count)
{
	struct assignment assignment = { panels, panel_count, outputs, output_count };
	enum panel_output_reason reason;
	size_t index;

	for (index = 0; index < panel_count; index++) {
		panels[index].output = -1;
		panels[index].reason = PANEL_OUTPUT_REASON_NONE;
	}
	for (reason = PANEL_OUTPUT_REASON_CONFIGURED; reason < PANEL_OUTPUT_REASON_ONLY_ONE_LEFT; reason++) {
		while (give_best(&assignment, reason, true))
			;
		if (reason == PANEL_OUTPUT_REASON_CONFIGURED)
			let_wait(&assignment);
	}
	do {
		if (count_free(&assignment) == 1)
			give_best(&assignment, PANEL_OUTPUT_REASON_ONLY_ONE_LEFT, true);
	} while (give_best(&assignment, PANEL_OUTPUT_REASON_FIRST, count_free(&assignment) > 0));
}
