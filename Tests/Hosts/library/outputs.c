/* SPDX-License-Identifier: MIT */
/* Outputs of touchscreens: the table of cases in every order, random facts, and arguments that are wrong. */
#include "fixture.h"
#include "output-cases.h"
#include "suites.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CASE_COUNT (sizeof(output_cases) / sizeof(output_cases[0]))
#define RANDOM_ROUNDS 20000

/* Orders of up to four things, of which the first ones are the orders of fewer. */
static const unsigned char orders[24][CASE_MOST] = { { 0, 1, 2, 3 }, { 1, 0, 2, 3 }, { 0, 2, 1, 3 }, { 2, 0, 1, 3 },
	{ 1, 2, 0, 3 }, { 2, 1, 0, 3 }, { 0, 1, 3, 2 }, { 1, 0, 3, 2 }, { 0, 3, 1, 2 }, { 3, 0, 1, 2 }, { 1, 3, 0, 2 },
	{ 3, 1, 0, 2 }, { 0, 2, 3, 1 }, { 2, 0, 3, 1 }, { 0, 3, 2, 1 }, { 3, 0, 2, 1 }, { 2, 3, 0, 1 }, { 3, 2, 0, 1 },
	{ 1, 2, 3, 0 }, { 2, 1, 3, 0 }, { 1, 3, 2, 0 }, { 3, 1, 2, 0 }, { 2, 3, 1, 0 }, { 3, 2, 1, 0 } };
static const size_t order_counts[CASE_MOST + 1] = { 1, 1, 2, 6, 24 };

struct facts {
	struct tactus_host_touchscreen panels[CASE_MOST];
	struct tactus_host_output outputs[CASE_MOST];
	size_t panel_count, output_count;
};

static struct facts facts_of(const struct output_case *given)
{
	struct facts facts = { .panel_count = 0 };

	memcpy(facts.panels, given->panels, sizeof(facts.panels));
	memcpy(facts.outputs, given->outputs, sizeof(facts.outputs));
	while (facts.panel_count < CASE_MOST && facts.panels[facts.panel_count].size > 0)
		facts.panel_count++;
	while (facts.output_count < CASE_MOST && facts.outputs[facts.output_count].size > 0)
		facts.output_count++;
	return facts;
}

static struct facts reordered(const struct facts *facts, const unsigned char *panels, const unsigned char *outputs)
{
	struct facts result = *facts;
	size_t index;

	for (index = 0; index < facts->panel_count; index++)
		result.panels[index] = facts->panels[panels[index]];
	for (index = 0; index < facts->output_count; index++)
		result.outputs[index] = facts->outputs[outputs[index]];
	return result;
}

static void assign(const struct facts *facts, struct tactus_host_assignment *found)
{
	CHECK(tactus_host_assign_outputs(facts->panels, facts->panel_count, facts->outputs, facts->output_count,
		      found) == TACTUS_STATUS_OK);
}

static const char *name_of(const struct facts *facts, const struct tactus_host_assignment *found)
{
	return found->output < 0 ? "none" : facts->outputs[found->output].name;
}

static void compare(const struct output_case *given, const struct facts *facts, const unsigned char *panels)
{
	struct tactus_host_assignment found[CASE_MOST];
	size_t index;

	assign(facts, found);
	for (index = 0; index < facts->panel_count; index++) {
		const char *output = given->expected[panels[index]].output;

		if (strcmp(name_of(facts, &found[index]), output ? output : "none") != 0 ||
			found[index].reason != given->expected[panels[index]].reason)
			check_failed("%s: touchscreen %d belongs to %s: %s", given->name, panels[index],
				name_of(facts, &found[index]), tactus_host_output_reason_name(found[index].reason));
	}
}

/* The first output is the host's choice, everything else the same in whatever order things come. */
static bool has_reason(const struct output_case *given, enum tactus_host_output_reason reason)
{
	size_t index;

	for (index = 0; index < CASE_MOST; index++) {
		if (given->expected[index].reason == reason)
			return true;
	}
	return false;
}

static void check_cases(void)
{
	size_t index, panel_order, output_order;

	for (index = 0; index < CASE_COUNT; index++) {
		const struct output_case *given = &output_cases[index];
		struct facts facts = facts_of(given);
		size_t panel_orders = given->has_order ? 1 : order_counts[facts.panel_count];
		size_t output_orders = order_counts[facts.output_count];

		if (has_reason(given, TACTUS_HOST_OUTPUT_REASON_FIRST))
			output_orders = 1;
		for (panel_order = 0; panel_order < panel_orders; panel_order++) {
			for (output_order = 0; output_order < output_orders; output_order++) {
				struct facts changed = reordered(&facts, orders[panel_order], orders[output_order]);

				compare(given, &changed, orders[panel_order]);
			}
		}
	}
	CHECK(CASE_COUNT >= 40);
}

static void check_every_reason(void)
{
	enum tactus_host_output_reason reason;

	for (reason = TACTUS_HOST_OUTPUT_REASON_NONE; reason <= TACTUS_HOST_OUTPUT_REASON_FIRST; reason++) {
		bool is_met = false;
		size_t index;

		for (index = 0; index < CASE_COUNT; index++)
			is_met = is_met || has_reason(&output_cases[index], reason);
		CHECK(is_met);
		CHECK(strlen(tactus_host_output_reason_name(reason)) > 5);
	}
	check_text(tactus_host_output_reason_name(TACTUS_HOST_OUTPUT_REASON_BUILT_IN), "built in, as the output is");
	check_text(tactus_host_output_reason_name((enum tactus_host_output_reason)9), "for an unknown reason");
}

/* --- random facts ----------------------------------------------------------------- */

static unsigned draw(unsigned *state, unsigned below)
{
	*state = *state * 1103515245u + 12345u;
	return (*state >> 16) % below;
}

static struct facts draw_facts(unsigned *state)
{
	static const char *const names[] = { "Elo A", "Elo B", "Goodix", "Wacom" };
	static const char *const connectors[] = { "eDP-1", "DP-1", "DP-2", "DSI-1" };
	static const char *const vendors[] = { NULL, "ELO", "WAC", "Dell Inc." };
	static const char *const paths[] = { NULL, "platform-i2c", "pci-usb-0:1", "pci-usb-0:2" };
	static const double widths[] = { 0, 300, 310, 600 };
	struct facts facts = { .panel_count = draw(state, CASE_MOST + 1), .output_count = draw(state, CASE_MOST + 1) };
	size_t index;

	for (index = 0; index < CASE_MOST; index++) {
		double width = widths[draw(state, 4)];

		facts.panels[index] = (struct tactus_host_touchscreen){ .size = sizeof(facts.panels[0]),
			.name = names[index],
			.path = paths[draw(state, 4)],
			.width_mm = width,
			.height_mm = width / 2,
			.configured_output = draw(state, 8) ? NULL : connectors[draw(state, 4)],
			.udev_output = draw(state, 8) ? NULL : connectors[draw(state, 4)],
			.current_output = draw(state, 2) ? NULL : connectors[draw(state, 4)] };
		width = widths[draw(state, 4)];
		facts.outputs[index] = (struct tactus_host_output){ .size = sizeof(facts.outputs[0]),
			.name = connectors[index],
			.vendor = vendors[draw(state, 4)],
			.width_mm = width / 2,
			.height_mm = width };
	}
	return facts;
}

static bool is_guess(enum tactus_host_output_reason reason)
{
	return reason >= TACTUS_HOST_OUTPUT_REASON_SIZE && reason <= TACTUS_HOST_OUTPUT_REASON_ONLY_ONE_LEFT;
}

static void check_shares(const struct facts *facts, const struct tactus_host_assignment *found)
{
	size_t index, other;

	for (index = 0; index < facts->panel_count; index++) {
		CHECK(found[index].output < (int32_t)facts->output_count);
		CHECK((found[index].output < 0) == (found[index].reason <= TACTUS_HOST_OUTPUT_REASON_MISSING));
		for (other = 0; other < index; other++)
			CHECK(found[index].output != found[other].output || !is_guess(found[index].reason) ||
				!is_guess(found[other].reason));
	}
}

static void check_random_facts(void)
{
	unsigned state = 1, round;
	size_t index;

	for (round = 0; round < RANDOM_ROUNDS; round++) {
		struct facts facts = draw_facts(&state), changed;
		struct tactus_host_assignment found[CASE_MOST], again[CASE_MOST];
		const unsigned char *order = orders[draw(&state, (unsigned)order_counts[facts.panel_count])];

		assign(&facts, found);
		check_shares(&facts, found);
		changed = reordered(&facts, order, orders[0]);
		assign(&changed, again);
		for (index = 0; index < facts.panel_count; index++)
			CHECK(again[index].output == found[order[index]].output &&
				again[index].reason == found[order[index]].reason);
	}
}

/* What was found stays: the same facts, and what came of them. Which panel was the last one may change. */
static void check_settled(void)
{
	unsigned state = 2, round;
	size_t index;

	for (round = 0; round < RANDOM_ROUNDS; round++) {
		struct facts facts = draw_facts(&state);
		struct tactus_host_assignment found[CASE_MOST], again[CASE_MOST];

		assign(&facts, found);
		for (index = 0; index < facts.panel_count; index++)
			facts.panels[index].current_output =
				found[index].output < 0 ? NULL : facts.outputs[found[index].output].name;
		assign(&facts, again);
		for (index = 0; index < facts.panel_count; index++)
			CHECK(again[index].output == found[index].output);
	}
}

/* A monitor comes to a laptop and goes, and so does its touchscreen: each before the other. */
static void check_coming_and_going(void)
{
	const struct output_case *given = NULL;
	struct tactus_host_assignment found[CASE_MOST];
	struct facts both, less;
	size_t index;

	for (index = 0; index < CASE_COUNT; index++) {
		if (strcmp(output_cases[index].name, "a touch monitor as large as the laptop's panel") == 0)
			given = &output_cases[index];
	}
	CHECK(given);
	if (!given)
		return;
	both = facts_of(given);
	/* The touchscreen comes first: it shares what there is. */
	less = reordered(&both, orders[0], orders[1]);
	less.output_count = 1;
	assign(&less, found);
	CHECK(found[0].output == 0 && found[0].reason == TACTUS_HOST_OUTPUT_REASON_SIZE);
	CHECK(found[1].output == 0 && found[1].reason == TACTUS_HOST_OUTPUT_REASON_FIRST);
	/* The monitor comes first: it has no touchscreen. */
	less = both;
	less.panel_count = 1;
	assign(&less, found);
	CHECK(found[0].output == 1 && found[0].reason == TACTUS_HOST_OUTPUT_REASON_SIZE);
	compare(given, &both, orders[0]);
}

/* --- arguments ---------------------------------------------------------------------- */

static void check_output_arguments(void)
{
	struct tactus_host_touchscreen panels[2] = { TACTUS_HOST_TOUCHSCREEN_INIT, TACTUS_HOST_TOUCHSCREEN_INIT };
	struct tactus_host_output outputs[2] = { TACTUS_HOST_OUTPUT_INIT, TACTUS_HOST_OUTPUT_INIT };
	struct tactus_host_assignment found[2] = { { 7, TACTUS_HOST_OUTPUT_REASON_UDEV } };
	struct {
		struct tactus_host_output known;
		size_t unknown;
	} longer = { TACTUS_HOST_OUTPUT_INIT, 0 };

	outputs[0].name = "DP-1";
	outputs[1].name = "DP-2";
#define ASSIGN(panels, panel_count, outputs, output_count, found) \
	tactus_host_assign_outputs(panels, panel_count, outputs, output_count, found)
#define REFUSED(...) CHECK(ASSIGN(__VA_ARGS__) == TACTUS_STATUS_INVALID_ARGUMENT)
#define REFUSED_WITH(member, value) \
	do { \
		__typeof__(member) kept = member; \
		member = value; \
		REFUSED(panels, 2, outputs, 2, found); \
		member = kept; \
	} while (0)
	REFUSED(NULL, 1, outputs, 1, found);
	REFUSED(panels, 1, NULL, 1, found);
	REFUSED(panels, 1, outputs, 1, NULL);
	REFUSED(panels, TACTUS_HOST_OUTPUTS_MAXIMUM + 1, outputs, 1, found);
	REFUSED(panels, 1, outputs, TACTUS_HOST_OUTPUTS_MAXIMUM + 1, found);
	REFUSED_WITH(panels[0].size, 0);
	REFUSED_WITH(panels[1].size, sizeof(size_t));
	REFUSED_WITH(panels[0].width_mm, -1);
	REFUSED_WITH(panels[1].height_mm, NAN);
	REFUSED_WITH(outputs[0].size, 1 << 20);
	REFUSED_WITH(outputs[1].size, 0);
	REFUSED_WITH(outputs[0].name, NULL);
	REFUSED_WITH(outputs[1].name, "");
	REFUSED_WITH(outputs[0].width_mm, INFINITY);
	REFUSED_WITH(outputs[0].reserved[6], 1);
	CHECK(found[0].output == 7 && found[0].reason == TACTUS_HOST_OUTPUT_REASON_UDEV);
	CHECK(ASSIGN(NULL, 0, NULL, 0, NULL) == TACTUS_STATUS_OK);
	CHECK(ASSIGN(NULL, 0, outputs, 2, NULL) == TACTUS_STATUS_OK);
	CHECK(ASSIGN(panels, 2, NULL, 0, found) == TACTUS_STATUS_OK && found[1].output == -1);
	/* Structs of older and newer headers. */
	panels[0].size = panels[1].size = 2 * sizeof(size_t);
	CHECK(ASSIGN(panels, 1, outputs, 1, found) == TACTUS_STATUS_OK && found[0].output == 0);
	longer.known = outputs[0];
	longer.known.size = sizeof(longer);
	CHECK(ASSIGN(panels, 1, &longer.known, 1, found) == TACTUS_STATUS_OK);
	longer.unknown = 1;
	REFUSED(panels, 1, &longer.known, 1, found);
}

void check_outputs(void)
{
	check_run("outputs: each case, in every order", check_cases);
	check_run("outputs: each reason, in words", check_every_reason);
	check_run("outputs: random facts", check_random_facts);
	check_run("outputs: what was found stays", check_settled);
	check_run("outputs: a monitor comes and goes", check_coming_and_going);
	check_run("outputs: arguments that are wrong", check_output_arguments);
}
