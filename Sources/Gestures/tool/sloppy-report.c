/* SPDX-License-Identifier: MIT */
/* Tables of a test, and what is wrong in them. */
#include "sloppy-test.h"

#include "../action-words.h"
#include "../configuration-keys.h"
#include "../plain-text.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_WIDTH 28

static void tell(struct sloppy_test *test, const char *format, ...)
{
	char line[1024], plain[1024];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	plain_text(line, plain, sizeof(plain));
	test->tell(plain, test->data);
}

static double percent(size_t part, size_t whole)
{
	return whole > 0 ? 100.0 * (double)part / (double)whole : 0;
}

/* Numbers of tables and sentences, without a comma in any locale. */
static const char *write_number(double number, char *text, size_t size)
{
	long tenths = lround(number * 10);

	if (tenths % 10 == 0)
		snprintf(text, size, "%ld", tenths / 10);
	else
		snprintf(text, size, "%ld.%ld", tenths / 10, labs(tenths % 10));
	return text;
}

static const struct gesture_configuration *gesture_of(const struct sloppy_test *test, size_t index)
{
	const struct gesture_configuration *gesture = test->configuration->gestures;

	while (gesture && gesture->index != index)
		gesture = gesture->next;
	return gesture;
}

static const char *name_of(const struct sloppy_test *test, size_t index)
{
	const struct gesture_configuration *gesture = gesture_of(test, index);

	return gesture ? gesture->name : "?";
}

/* Adds `, far 12 (from 10.2 mm)` for each gesture that fired. */
static void write_others(
	const struct sloppy_test *test, const size_t *counts, const double *least, char *text, size_t size)
{
	char length[32];

	for (size_t index = 0; index < test->configuration->count; index++) {
		size_t used = strlen(text);

		if (counts[index] == 0 || used >= size)
			continue;
		write_number(least[index], length, sizeof(length));
		snprintf(text + used, size - used, "%s%.60s %zu (from %s mm)", used ? ", " : "", name_of(test, index),
			counts[index], length);
	}
}

/* Writes what a gesture does: its action, or the first of its commands. */
static void write_effect(const struct gesture_configuration *gesture, char *text, size_t size)
{
	const struct command_list *commands = &gesture->command;
	size_t used = 0;

	text[0] = '\0';
	if (gesture->action) {
		snprintf(text, size, "%s",
			gesture->host_word ? gesture->host_word : action_to_string(gesture->action, gesture->button));
		return;
	}
	if (commands->count == 0)
		commands = gesture->command_changed.count > 0 ? &gesture->command_changed : &gesture->command_end;
	for (char **word = commands->count > 0 ? commands->words[0] : NULL; word && *word && used < size; word++)
		used += (size_t)snprintf(text + used, size - used, "%s%s", used ? " " : "", *word);
}

static void take_gesture(struct sloppy_test *test, size_t index, const char *others)
{
	const struct gesture_configuration *gesture = gesture_of(test, index);
	const struct sloppy_score *score = &test->scores[index];
	char effect[256] = "";
	struct gestures_test_row row = {
		.name = name_of(test, index),
		.effect = effect,
		.type = gesture ? gesture_type_to_string(gesture->type) : "",
		.others = others,
		.fired = score->fired,
		.alone = score->right,
		.scenario = score->scenario,
		.is_alone = score->shows_right,
	};

	if (gesture)
		write_effect(gesture, effect, sizeof(effect));
	if (test->observer)
		test->observer->take_gesture(&row, test->data);
}

static void tell_gestures(struct sloppy_test *test)
{
	char others[512];

	tell(test, "%-*s %6s %6s  %s", NAME_WIDTH, "gesture", "fired", "alone", "others that fired");
	for (size_t index = 0; index < test->configuration->count; index++) {
		const struct sloppy_score *score = &test->scores[index];

		others[0] = '\0';
		write_others(test, score->others, score->least, others, sizeof(others));
		tell(test, "%-*.*s %6zu %6zu  %s", NAME_WIDTH, NAME_WIDTH, name_of(test, index), score->fired,
			score->right, *others ? others : "-");
		take_gesture(test, index, others);
	}
}

static void take_need(struct sloppy_test *test, size_t need, const char *wait, const char *fired)
{
	const struct sloppy_need_score *score = &test->needs[need];
	struct gestures_test_need row = {
		.name = sloppy_need_name((enum sloppy_need)need),
		.fired = fired,
		.wait = wait,
		.hands = score->hands,
		.taken = score->taken,
	};

	if (test->observer)
		test->observer->take_need(&row, test->data);
}

static void tell_needs(struct sloppy_test *test)
{
	char fired[512], wait[32], late[48];

	tell(test, " ");
	tell(test, "%-*s  hands  taken  waits      gestures that fired", NAME_WIDTH, "applications");
	for (size_t need = 0; need < SLOPPY_NEED_COUNT; need++) {
		const struct sloppy_need_score *score = &test->needs[need];

		fired[0] = '\0';
		write_others(test, score->fired, score->least, fired, sizeof(fired));
		snprintf(late, sizeof(late), "%s ms", write_number(score->wait, wait, sizeof(wait)));
		tell(test, "%-*s %6zu %6zu  %-10s %s", NAME_WIDTH, sloppy_need_name((enum sloppy_need)need),
			score->hands, score->taken, late, *fired ? fired : "-");
		take_need(test, need, late, fired);
	}
}

static void fail(struct sloppy_test *test, const char *text)
{
	test->failures++;
	tell(test, "FAIL %s", text);
	if (test->observer)
		test->observer->take_failure(text, test->data);
}

static void judge_gesture(struct sloppy_test *test, size_t index)
{
	const struct sloppy_score *score = &test->scores[index];
	const struct test_bounds *bounds = &test->configuration->test;
	char text[400], found[32], needed[32], length[32];
	size_t most = 0, other = 0, used;

	if (percent(score->right, test->hands) >= bounds->fires)
		return;
	for (size_t each = 0; each < test->configuration->count; each++) {
		if (score->others[each] > most) {
			most = score->others[each];
			other = each;
		}
	}
	write_number(percent(score->right, test->hands), found, sizeof(found));
	write_number(bounds->fires, needed, sizeof(needed));
	write_number(score->least[other], length, sizeof(length));
	snprintf(text, sizeof(text), "%.60s: fires %sin %s %%, and %s %% are needed", name_of(test, index),
		most > 0 ? "alone " : "", found, needed);
	used = strlen(text);
	if (most > 0)
		snprintf(text + used, sizeof(text) - used, "; \"%.60s\" fires in %zu of %zu, at least after %s mm",
			name_of(test, other), most, test->hands, length);
	fail(test, text);
}

static void judge_need(struct sloppy_test *test, size_t need)
{
	const struct sloppy_need_score *score = &test->needs[need];
	const struct test_bounds *bounds = &test->configuration->test;
	const char *name = sloppy_need_name((enum sloppy_need)need);
	char text[400], found[32], most[32];

	if (bounds->wait_us && score->wait > (double)bounds->wait_us / 1000) {
		snprintf(text, sizeof(text), "%s: an application waits %s ms, and test-wait=%s ms is allowed", name,
			write_number(score->wait, found, sizeof(found)),
			write_number((double)bounds->wait_us / 1000, most, sizeof(most)));
		fail(test, text);
	}
	if (bounds->takes & (1u << need) || percent(score->taken, score->hands) <= bounds->taken)
		return;
	write_number(percent(score->taken, score->hands), found, sizeof(found));
	write_number(bounds->taken, most, sizeof(most));
	snprintf(text, sizeof(text),
		"%s: is taken from applications in %s %%, and %s %% are allowed; test-takes=%s says that this is meant",
		name, found, most, name);
	fail(test, text);
}

void sloppy_tell(struct sloppy_test *test)
{
	tell_gestures(test);
	tell_needs(test);
	tell(test, " ");
	for (size_t index = 0; index < test->configuration->count; index++)
		judge_gesture(test, index);
	for (size_t need = 0; need < SLOPPY_NEED_COUNT; need++)
		judge_need(test, need);
}
