/* SPDX-License-Identifier: MIT */
#include "parts.h"

#include "check.h"
#include "failing-memory.h"

#include <recognizer-kinds.h>
#include <tactus.h>

#include <stdio.h>
#include <string.h>

static int lines;

static void count_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)data;
	CHECK(level == TACTUS_LOG_LEVEL_ERROR);
	CHECK(strstr(message, "memory") != NULL);
	lines++;
}

static struct tactus_application *application;
static struct tactus_view *window;
static struct tactus_surface_client *client;

#define OTHER_CONSTRUCTORS(X) \
	X(window, view, tactus_window_create(application, 0, 0, 10, 10)) \
	X(view, view, tactus_view_create(application, 0, 0, 10, 10)) \
	X(control, view, tactus_control_create(application, 0, 0, 10, 10)) \
	X(scroll_view, view, tactus_scroll_view_create(application, 0, 0, 10, 10, 20, 20)) \
	X(surface, view, tactus_surface_create(client, 0, 0, 10, 10)) \
	X(controller, view_controller, tactus_view_controller_create(window)) \
	X(custom, recognizer, create_custom()) \
	X(touch_source, touch_source, tactus_touch_source_create(application, NULL)) \
	X(surface_client, surface_client, create_client())

static struct tactus_recognizer *create_custom(void)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	return tactus_custom_recognizer_create(
		application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, &callbacks, NULL);
}

static struct tactus_surface_client *create_client(void)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;

	return tactus_surface_client_create(application, &callbacks, NULL);
}

#define MAKER(name, type, call) \
	static void *make_##name(void) \
	{ \
		return call; \
	} \
	static void destroy_##name(void *object) \
	{ \
		tactus_##type##_destroy(object); \
	}
#define KIND_MAKER(kind) MAKER(kind, recognizer, tactus_##kind##_recognizer_create(application))
OTHER_CONSTRUCTORS(MAKER)
RECOGNIZER_KINDS(KIND_MAKER)
#undef KIND_MAKER
#undef MAKER

static void *make_application(void)
{
	return tactus_application_create();
}

static void destroy_application(void *object)
{
	tactus_application_destroy(object);
}

struct constructor {
	const char *name;
	void *(*make)(void);
	void (*destroy)(void *object);
};

static const struct constructor constructors[] = {
	{ "application", make_application, destroy_application },
#define CONSTRUCTOR(name, type, call) { #name, make_##name, destroy_##name },
#define KIND(kind) CONSTRUCTOR(kind, recognizer, )
	OTHER_CONSTRUCTORS(CONSTRUCTOR) RECOGNIZER_KINDS(KIND)
#undef KIND
#undef CONSTRUCTOR
};

#define CONSTRUCTOR_COUNT (sizeof constructors / sizeof constructors[0])

/*
 * Checks that a constructor returns NULL with a line if an allocation failed, else an object, and never a half-made
 * one.
 */
static void check_constructor(const struct constructor *constructor, enum failure failure)
{
	char name[128];
	bool has_failed = true;

	snprintf(name, sizeof name, "create without memory: %s%s", constructor->name,
		failure == FAILURE_ONCE ? ", once" : "");
	check_begin(name);
	for (long index = 0; has_failed && index < 10000; index++) {
		size_t windows_before = tactus_view_get_subview_count(window);
		void *object;
		int lines_before = lines;

		memory_fail(index, failure);
		object = constructor->make();
		has_failed = memory_has_failed();
		memory_is_back();
		CHECK((object == NULL) == has_failed);
		CHECK((lines > lines_before) == has_failed);
		CHECK(tactus_view_get_subview_count(window) == windows_before);
		constructor->destroy(object);
		object = constructor->make();
		CHECK(object != NULL);
		constructor->destroy(object);
	}
	CHECK(!has_failed);
	check_end();
}

static void count_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
}

static void note_gone(void *object, void *data)
{
	(void)object, (void)data;
}

/* While memory is short nothing new is stored, and what was stored stays. */
static void check_keeping(void)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);
	struct tactus_view *view = tactus_view_create(application, 0, 0, 10, 10);
	struct tactus_rectangle region = { 0, 0, 1, 1 };

	check_begin("calls that store something without memory");
	CHECK(tactus_view_set_name(view, "first") == TACTUS_STATUS_OK);
	memory_fail(0, FAILURE_FROM_THEN_ON);
	CHECK(tactus_view_set_name(view, "second") == TACTUS_STATUS_NO_MEMORY);
	CHECK(strcmp(tactus_view_get_name(view), "first") == 0);
	/* From here on the library knows that memory is short. */
	CHECK(tactus_view_create(application, 0, 0, 1, 1) == NULL);
	CHECK(tactus_recognizer_add_target(tap, count_action, NULL) == TACTUS_STATUS_NO_MEMORY);
	CHECK(tactus_recognizer_require_failure_of(tap, pan) == TACTUS_STATUS_NO_MEMORY);
	CHECK(tactus_view_add_recognizer(view, tap) == TACTUS_STATUS_NO_MEMORY);
	CHECK(tactus_view_add_subview(window, view) == TACTUS_STATUS_NO_MEMORY);
	CHECK(tactus_view_add_destroy_listener(view, note_gone, NULL) == TACTUS_STATUS_NO_MEMORY);
	CHECK(tactus_view_set_input_region(view, &region, 1) == TACTUS_STATUS_NO_MEMORY);
	CHECK(tactus_recognizer_get_view(tap) == NULL);
	/* Calls that need no memory are not refused. */
	CHECK(tactus_view_set_hidden(view, true) == TACTUS_STATUS_OK);
	CHECK(tactus_view_set_name(view, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_set_delegate(tap, NULL, NULL) == TACTUS_STATUS_OK);
	memory_is_back();
	CHECK(tactus_view_set_name(view, "third") == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_recognizer(view, tap) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_subview(window, view) == TACTUS_STATUS_OK);
	tactus_view_destroy(view);
	tactus_recognizer_destroy(tap);
	tactus_recognizer_destroy(pan);
	check_end();
}

void check_constructors(void)
{
	tactus_set_default_log_handler(count_line, NULL);
	application = tactus_application_create();
	window = tactus_window_create(application, 0, 0, 100, 100);
	client = create_client();
	for (size_t i = 0; i < CONSTRUCTOR_COUNT; i++) {
		check_constructor(&constructors[i], FAILURE_ONCE);
		check_constructor(&constructors[i], FAILURE_FROM_THEN_ON);
	}
	check_keeping();
	tactus_application_destroy(application);
}

void check_everything_can_be_made(struct tactus_application *host)
{
	struct tactus_view *view = NULL;

	application = host;
	window = tactus_window_create(application, 0, 0, 100, 100);
	client = create_client();
	CHECK(window != NULL && client != NULL);
	for (size_t i = 0; i < CONSTRUCTOR_COUNT; i++) {
		void *object = constructors[i].make();

		if (!object)
			check_failed("no %s can be made any more", constructors[i].name);
		constructors[i].destroy(object);
	}
	for (int i = 0; i < 1000; i++) {
		view = tactus_view_create(application, 0, 0, 10, 10);
		CHECK(view != NULL);
		CHECK(tactus_view_add_subview(window, view) == TACTUS_STATUS_OK);
	}
	CHECK(tactus_view_set_name(view, "the last") == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_destroy_listener(view, note_gone, NULL) == TACTUS_STATUS_OK);
	while (tactus_view_get_subview_count(window) > 0)
		tactus_view_destroy(tactus_view_get_subview(window, 0));
	tactus_surface_client_destroy(client);
	tactus_view_destroy(window);
}
