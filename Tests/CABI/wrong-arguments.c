/* SPDX-License-Identifier: MIT */
/* Calls with wrong arguments, one at a time for each function. */
#include "fixture.h"
#include "wrong-calls.h"

#include <math.h>
#include <string.h>

void pass_numbers_that_are_none(void)
{
	const double values[] = { NAN, INFINITY, -INFINITY, 1e308, -1e308, 1.001 * TACTUS_NUMBER_MAX };

	for (size_t row = 0; row < function_count; row++) {
		const struct function *function = &all_functions[row];

		for (int number = 0; number < function->numbers; number++) {
			for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
				struct arguments with = right;

				with.numbers[number] = values[i];
				check_refused(function, &with, "a number that is none");
			}
		}
	}
}

void pass_values_that_are_not_listed(void)
{
	const int values[] = { 9999, -1, INT32_MAX, INT32_MIN };

	for (size_t row = 0; row < function_count; row++) {
		for (size_t i = 0; all_functions[row].choices > 0 && i < sizeof values / sizeof values[0]; i++) {
			struct arguments with = right;

			with.choice = values[i];
			check_refused(&all_functions[row], &with, "a value that is not listed");
		}
	}
}

void pass_times_that_are_too_late(void)
{
	const uint64_t values[] = { UINT64_MAX, (UINT64_C(1) << 62) + 1 };

	for (size_t row = 0; row < function_count; row++) {
		const struct function *function = &all_functions[row];

		/* No time is later than "never", and a prediction treats later times as 50 ms ahead. */
		if (function->times == 0 || has_word(function, "_set_deadline") || has_word(function, "_predict"))
			continue;
		for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
			struct arguments with = right;

			with.time_us = values[i];
			check_refused(function, &with, "a time that is too late");
		}
	}
}

/* Passes, for each kind's word, an object of another kind. */
void pass_other_kinds(void)
{
#define PREFIX(kind) "tactus_" #kind "_recognizer_",
	static const char *const kinds[] = { RECOGNIZER_KINDS(PREFIX) "tactus_control_", "tactus_scroll_view_",
		"tactus_window_" };
#undef PREFIX
	struct arguments with = right;
	int found = 0;

	/* The other object is a hover recognizer, which has no functions of its own. */
#define REPLACE(kind) with.kind = right.recognizer;
	RECOGNIZER_KINDS(REPLACE)
#undef REPLACE
	with.control = with.scroll_view = with.window = right.view;
	for (size_t row = 0; row < function_count; row++) {
		const struct function *function = &all_functions[row];

		for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
			if (strncmp(function->name, kinds[i], strlen(kinds[i])) != 0 || has_word(function, "_create"))
				continue;
			check_refused_with(function, &with, "an object of another kind", TACTUS_STATUS_WRONG_KIND);
			found++;
		}
	}
	CHECK(found > 60);
}

/* Passes, where another object is required, one of another application and a destroyed one. */
void pass_other_objects(void)
{
	struct fixture stranger;
	struct arguments with = right;

	fixture_create(&stranger);
	with.other_view = stranger.view;
	with.other_recognizer = tactus_tap_recognizer_create(stranger.application);
	with.other_responder = tactus_view_get_responder(stranger.view);
	CHECK_STATUS(tactus_view_add_subview(with.view, with.other_view), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK_STATUS(tactus_view_insert_subview(with.view, with.other_view, 0), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK_STATUS(tactus_view_add_recognizer(with.view, with.other_recognizer), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK_STATUS(tactus_recognizer_require_failure_of(with.recognizer, with.other_recognizer),
		TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK_STATUS(tactus_responder_set_next(with.responder, with.other_responder), TACTUS_STATUS_FOREIGN_OBJECT);
	CHECK(tactus_scroll_view_set_content_view(with.scroll_view, with.other_view) < TACTUS_STATUS_OK);
	fixture_destroy(&stranger);
}
