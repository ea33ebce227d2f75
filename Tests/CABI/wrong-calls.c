/* SPDX-License-Identifier: MIT */
/* Every function of the header, called wrongly in every way that its parameters allow: see all-calls.sh. */
#include "wrong-calls.h"
#include "fixture.h"
#include "suites.h"

#include <errno.h>
#include <string.h>

static struct fixture fixture;
struct arguments right;
static uint64_t output[64];

bool has_word(const struct function *function, const char *word)
{
	return strstr(function->name, word) != NULL;
}

/* Returns whether a function is a getter, which may be called everywhere. */
static bool is_getter(const struct function *function)
{
	static const char *const words[] = { "_get_", "_predict_", "_is_", "_find_", "_convert_", "_unwrap_",
		"_inhibits_", "_uses_", "_has_", "_dump" };

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (has_word(function, words[i]))
			return true;
	return false;
}

/* Returns whether a result is a refusal: a negative status, NULL, 0. */
bool is_refused(const struct function *function, long long result)
{
	return function->result == RESULT_STATUS ? result < TACTUS_STATUS_OK : result == 0;
}

/* Checks rule 12.8: the line names the function and says what is allowed. */
static void check_line(const struct function *function, const char *why)
{
	const char *line = fixture.line;
	size_t length = strlen(function->name);

	/* Lines about input come several times; the client bug came with the first one. */
	if (strncmp(line, "input", 5) == 0)
		return;
	if (strncmp(line, "client bug: ", 12) != 0 || strncmp(line + 12, function->name, length) != 0 ||
		strncmp(line + 12 + length, ": ", 2) != 0)
		check_failed("%s with %s: logs \"%s\"", function->name, why, line);
	if (strstr(line, "an argument is invalid") || !(strstr(line, "must") || strstr(line, "is of another kind")))
		check_failed("%s with %s: does not say how to fix it: \"%s\"", function->name, why, line);
}

/* Returns whether the function is a getter without a status, which logs nothing. */
static bool is_silent(const struct function *function)
{
	return function->result != RESULT_STATUS && !has_word(function, "_create") && !has_word(function, "_hit_test");
}

void check_refused(const struct function *function, const struct arguments *with, const char *why)
{
	static const struct function *last_function;
	static const char *last_why;
	int logged = fixture.logged;
	long long result = function->call(with);

	if (function->result == RESULT_STATUS)
		note_status(function->name, strlen(function->name), (enum tactus_status)result);

	if (!is_refused(function, result))
		check_failed("%s with %s: answers %lld", function->name, why, result);
	if (fixture.logged > logged)
		check_line(function, why);
	else if (!is_silent(function) && (function != last_function || strcmp(why, last_why) != 0))
		check_failed("%s with %s: logs nothing", function->name, why);
	last_function = function;
	last_why = why;
}

void check_refused_with(const struct function *function, const struct arguments *with, const char *why,
	enum tactus_status status)
{
	long long result = function->call(with);

	if (function->result == RESULT_STATUS)
		note_status(function->name, strlen(function->name), (enum tactus_status)result);
	if (function->result == RESULT_STATUS ? result != status : !is_refused(function, result))
		check_failed("%s with %s: answers %lld, not %d", function->name, why, result, status);
}

/* Passes destroyed objects, inside the callback in which they were destroyed (12.3). */
static void pass_destroyed_objects(void)
{
	tactus_recognizer_destroy(right.recognizer);
#define DESTROY(kind) tactus_recognizer_destroy(right.kind);
	RECOGNIZER_KINDS(DESTROY)
#undef DESTROY
	tactus_view_controller_destroy(right.view_controller);
	tactus_view_destroy(right.control);
	tactus_view_destroy(right.scroll_view);
	tactus_view_destroy(right.surface);
	tactus_view_destroy(right.window);
	tactus_view_destroy(right.view);
	tactus_surface_client_destroy(right.surface_client);
	tactus_touch_source_destroy(right.touch_source);
	tactus_application_destroy(right.application);
	for (size_t row = 0; row < function_count; row++) {
		const struct function *function = &all_functions[row];

		if (strcmp(function->object, "touch") == 0 || strcmp(function->object, "event") == 0)
			continue;
		if (is_getter(function)) {
			long long result = function->call(&right);

			CHECK(is_refused(function, result) || has_word(function, "_fd") ||
				has_word(function, "_unwrap_"));
		} else {
			check_refused_with(function, &right, "a destroyed object", TACTUS_STATUS_DESTROYED);
		}
	}
}

static int lines;

/* Only getters may be called here; other functions change nothing (12.7). */
static void call_all_from_log_handler(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
	lines++;
	for (size_t row = 0; row < function_count; row++) {
		const struct function *function = &all_functions[row];

		if (strcmp(function->object, "touch") == 0 || strcmp(function->object, "event") == 0)
			continue;
		if (is_getter(function))
			function->call(&right);
		else
			check_refused_with(function, &right, "the log handler's permissions", TACTUS_STATUS_BUSY);
	}
	CHECK(tactus_view_get_application(right.view) == fixture.application);
	CHECK(tactus_recognizer_get_application(right.tap) == fixture.application);
}

static void call_from_log_handler(void)
{
	lines = 0;
	CHECK_OK(tactus_application_set_log_handler(fixture.application, call_all_from_log_handler, NULL));
	CHECK_STATUS(tactus_view_set_alpha(fixture.view, 7), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_OK(tactus_application_set_log_handler(fixture.application, NULL, NULL));
}

static void (*attempt)(void);

static enum tactus_handling make_attempt(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)count, (void)data;
	right.touch = right.other_touch = touches[0];
	right.event = right.other_event = event;
	errno = EXDEV;
	attempt();
	CHECK(errno == EXDEV);
	return TACTUS_HANDLING_HANDLED;
}

static struct tactus_surface_client *create_client(void)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;

	return tactus_surface_client_create(fixture.application, &callbacks, NULL);
}

static void create_objects(void)
{
	struct tactus_application *application = fixture.application;

	right = (struct arguments){ .application = application, .view = fixture.view, .window = fixture.window };
	right.control = tactus_control_create(application, 0, 0, 10, 10);
	right.scroll_view = tactus_scroll_view_create(application, 0, 0, 10, 10, 20, 20);
	right.other_view = tactus_view_create(application, 0, 0, 10, 10);
	right.view_controller = tactus_view_controller_create(right.other_view);
	right.responder = tactus_view_get_responder(fixture.view);
	right.other_responder = tactus_view_get_responder(right.other_view);
	right.recognizer = tactus_hover_recognizer_create(application);
#define CREATE(kind) right.kind = tactus_##kind##_recognizer_create(application);
	RECOGNIZER_KINDS(CREATE)
#undef CREATE
	right.other_recognizer = tactus_tap_recognizer_create(application);
	right.touch_source = fixture.panel;
	right.surface_client = create_client();
	right.surface = tactus_surface_create(right.surface_client, 0, 0, 10, 10);
	right.output = output;
	for (size_t i = 0; i < sizeof right.numbers / sizeof right.numbers[0]; i++)
		right.numbers[i] = 1;
}

/* Runs calls in a callback, where touches and events exist, and checks that the library works afterwards. */
static void try(void (*wanted)(void))
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	fixture_create(&fixture);
	create_objects();
	attempt = wanted;
	callbacks.touches_began = make_attempt;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	CHECK_OK(tactus_touch_source_down(fixture.panel, 0, 1, 150, 150));
	tactus_touch_source_frame(fixture.panel, 0);
	if (wanted == pass_destroyed_objects)
		return;
	CHECK_OK(tactus_touch_source_cancel_all(fixture.panel, 8000));
	if (wanted == call_from_log_handler)
		CHECK(lines > 0);
	check_that_taps_work(&fixture, 10000);
	fixture_destroy(&fixture);
}

#define TRY(wanted) \
	static void try_##wanted(void) \
	{ \
		try(wanted); \
	}
TRY(pass_numbers_that_are_none)
TRY(pass_values_that_are_not_listed)
TRY(pass_times_that_are_too_late)
TRY(pass_other_kinds)
TRY(pass_other_objects)
TRY(pass_destroyed_objects)
TRY(call_from_log_handler)
#undef TRY

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

void check_wrong_calls(void)
{
	tactus_set_default_log_handler(ignore_line, NULL);
	check_run("every function with numbers that are not finite", try_pass_numbers_that_are_none);
	check_run("every function with unlisted enum values", try_pass_values_that_are_not_listed);
	check_run("every function with times that are too late", try_pass_times_that_are_too_late);
	check_run("every function of a kind with objects of other kinds", try_pass_other_kinds);
	check_run("objects of other applications", try_pass_other_objects);
	check_run("every function with destroyed objects", try_pass_destroyed_objects);
	check_run("every function from a log handler", try_call_from_log_handler);
	tactus_set_default_log_handler(NULL, NULL);
}
