/* SPDX-License-Identifier: MIT */
/* Every struct with a size member, as callers of older and newer versions of the header pass it. */
#define _DEFAULT_SOURCE
#include "fixture.h"
#include "struct-members.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define LARGEST_SIZE 4096

static struct fixture fixture;
static struct tactus_view *control, *scroll_view;
static struct tactus_recognizer *tap;
static const struct tactus_touch *live_touch;

/* Functions that take a struct; each returns whether it was accepted. */
#define PASSED_IN(X) \
	X(responder_callbacks, RESPONDER_CALLBACKS, set_responder_callbacks(given)) \
	X(view_callbacks, VIEW_CALLBACKS, \
		tactus_view_set_callbacks(fixture.view, given, NULL) == TACTUS_STATUS_OK) \
	X(shake_settings, SHAKE_SETTINGS, \
		tactus_application_set_shake_settings(fixture.application, given) == TACTUS_STATUS_OK) \
	X(recognizer_delegate, RECOGNIZER_DELEGATE, \
		tactus_recognizer_set_delegate(tap, given, NULL) == TACTUS_STATUS_OK) \
	X(recognizer_callbacks, RECOGNIZER_CALLBACKS, \
		tactus_recognizer_set_callbacks(tap, given, NULL) == TACTUS_STATUS_OK && \
			tactus_custom_recognizer_create(fixture.application, 0, given, NULL) != NULL) \
	X(touch_source_info, TOUCH_SOURCE_INFO, \
		tactus_touch_source_set_info(fixture.panel, given) == TACTUS_STATUS_OK && \
			tactus_touch_source_create(fixture.application, given) != NULL) \
	X(touch_accommodations, TOUCH_ACCOMMODATIONS, \
		tactus_touch_source_set_accommodations(fixture.panel, given) == TACTUS_STATUS_OK) \
	X(touch_sample, TOUCH_SAMPLE, feed_sample(given)) \
	X(control_callbacks, CONTROL_CALLBACKS, \
		tactus_control_set_callbacks(control, given, NULL) == TACTUS_STATUS_OK) \
	X(scroll_view_delegate, SCROLL_VIEW_DELEGATE, \
		tactus_scroll_view_set_delegate(scroll_view, given, NULL) == TACTUS_STATUS_OK) \
	X(surface_client_callbacks, SURFACE_CLIENT_CALLBACKS, \
		tactus_surface_client_create(fixture.application, given, NULL) != NULL) \
	X(touch_grab_callbacks, TOUCH_GRAB_CALLBACKS, \
		tactus_touch_take(live_touch, given, NULL) != TACTUS_STATUS_INVALID_ARGUMENT)

static bool set_responder_callbacks(const struct tactus_responder_callbacks *callbacks)
{
	struct tactus_application *application = fixture.application;

	return tactus_view_set_responder_callbacks(fixture.view, callbacks, NULL) == TACTUS_STATUS_OK &&
		tactus_application_set_responder_callbacks(application, callbacks, NULL) == TACTUS_STATUS_OK &&
		tactus_application_set_delegate_callbacks(application, callbacks, NULL) == TACTUS_STATUS_OK;
}

static bool feed_sample(const struct tactus_touch_sample *sample)
{
	enum tactus_status down = tactus_touch_source_down_sample(fixture.panel, sample);
	enum tactus_status motion = tactus_touch_source_motion_sample(fixture.panel, sample);

	tactus_touch_source_up(fixture.panel, 0, 0);
	return down == TACTUS_STATUS_OK && motion == TACTUS_STATUS_OK;
}

#define PASS(name, INIT, call) \
	static bool pass_##name(const void *bytes) \
	{ \
		const struct tactus_##name *given = bytes; \
		return call; \
	}
PASSED_IN(PASS)
#undef PASS

static struct row {
	const char *name;
	size_t size;
	bool (*pass)(const void *bytes);
} rows[] = {
#define ROW(name, INIT, call) { #name, sizeof(struct tactus_##name), pass_##name },
	PASSED_IN(ROW)
#undef ROW
};

/* Fills in the defaults of the header's macro. */
static void fill(const struct row *row, unsigned char *bytes)
{
#define FILL(name, INIT, call) \
	if (row->pass == pass_##name) \
		memcpy(bytes, &(struct tactus_##name)TACTUS_##INIT##_INIT, sizeof(struct tactus_##name));
	PASSED_IN(FILL)
#undef FILL
}

static void set_size(unsigned char *bytes, size_t size)
{
	memcpy(bytes, &size, sizeof size);
}

/* Returns memory before an inaccessible page: the byte before the end is the last one. */
static unsigned char *guarded_end(void)
{
	static unsigned char *end;
	size_t page = (size_t)sysconf(_SC_PAGESIZE);

	if (!end) {
		unsigned char *pages =
			mmap(NULL, 4 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		mprotect(pages + 3 * page, page, PROT_NONE);
		end = pages + 3 * page;
	}
	return end;
}

static void check_passed_in(const struct row *row)
{
	unsigned char larger[LARGEST_SIZE + 1] = { 0 };
	unsigned char *exact = guarded_end() - row->size;
	const size_t refused[] = { 0, sizeof(size_t) - 1, LARGEST_SIZE + 1, SIZE_MAX, SIZE_MAX / 2 };

	fill(row, exact);
	CHECK(row->pass(exact));
	for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
		set_size(exact, refused[i]);
		CHECK(!row->pass(exact));
	}
	fill(row, larger);
	set_size(larger, row->size + 1);
	CHECK(row->pass(larger));
	set_size(larger, LARGEST_SIZE);
	CHECK(row->pass(larger));
	larger[LARGEST_SIZE - 1] = 1;
	CHECK(!row->pass(larger));
	larger[LARGEST_SIZE - 1] = 0;
	larger[row->size] = 1;
	CHECK(!row->pass(larger));
}

static bool ends_with_member(const char *type, size_t size)
{
	for (const struct member *member = members; member->type; member++)
		if (strcmp(member->type, type) == 0 && member->end == size)
			return true;
	return false;
}

/*
 * Passes every shorter struct, with nothing readable behind it. A size that cuts a member, such as a pointer, is
 * refused.
 */
static void check_shorter(const struct row *row)
{
	char type[64];

	snprintf(type, sizeof type, "tactus_%s", row->name);
	CHECK(ends_with_member(type, sizeof(size_t)));
	for (size_t size = sizeof(size_t); size < row->size; size++) {
		unsigned char *shorter = guarded_end() - size;
		unsigned char whole[LARGEST_SIZE];
		bool is_whole = ends_with_member(type, size);

		fill(row, whole);
		memcpy(shorter, whole, size);
		set_size(shorter, size);
		/* Some numbers of shake settings cannot be 0. */
		if (row->pass == pass_shake_settings && is_whole)
			continue;
		if (row->pass(shorter) != is_whole)
			check_failed("%s of %zu bytes %s", type, size, is_whole ? "refused" : "taken");
	}
}

static enum tactus_handling look_at_places(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct {
		struct tactus_touch_place place;
		unsigned char canary[16];
	} larger;
	struct tactus_touch_place *shorter =
		(struct tactus_touch_place *)(guarded_end() - offsetof(struct tactus_touch_place, force));

	(void)responder, (void)count, (void)data;
	memset(&larger, 0x55, sizeof larger);
	larger.place.size = sizeof larger;
	CHECK_OK(tactus_event_get_coalesced(event, touches[0], 0, NULL, &larger.place));
	CHECK(larger.place.size == sizeof larger && larger.place.x == 150);
	for (size_t i = 0; i < sizeof larger.canary; i++)
		CHECK(larger.canary[i] == 0x55);
	shorter->size = offsetof(struct tactus_touch_place, force);
	CHECK_OK(tactus_event_get_coalesced(event, touches[0], 0, NULL, shorter));
	CHECK(shorter->x == 150);
	shorter->size = 0;
	CHECK_STATUS(tactus_event_get_coalesced(event, touches[0], 0, NULL, shorter), TACTUS_STATUS_INVALID_ARGUMENT);
	shorter->size = SIZE_MAX;
	CHECK_STATUS(tactus_event_get_coalesced(event, touches[0], 0, NULL, shorter), TACTUS_STATUS_INVALID_ARGUMENT);
	live_touch = touches[0];
	return TACTUS_HANDLING_HANDLED;
}

static void check_filled(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	unsigned char *bytes = guarded_end() - offsetof(struct tactus_reason, numbers);
	struct tactus_reason *shorter = (struct tactus_reason *)bytes;
	struct {
		struct tactus_reason reason;
		unsigned char canary[16];
	} larger;

	check_begin("structs that are filled");
	fixture_create(&fixture);
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	callbacks.touches_began = look_at_places;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	live_touch = NULL;
	finger_down(&fixture, 0, 1, 150, 150);
	CHECK(live_touch != NULL);
	finger_motion(&fixture, 10, 1, 300, 150);
	shorter->size = offsetof(struct tactus_reason, numbers);
	CHECK_OK(tactus_recognizer_get_reason(tap, shorter));
	CHECK(shorter->code == TACTUS_REASON_CODE_MOVED_TOO_FAR);
	memset(&larger, 0x55, sizeof larger);
	larger.reason.size = sizeof larger;
	CHECK_OK(tactus_recognizer_get_reason(tap, &larger.reason));
	CHECK(larger.reason.numbers[0] == 150);
	for (size_t i = 0; i < sizeof larger.canary; i++)
		CHECK(larger.canary[i] == 0x55);
	shorter->size = sizeof(size_t) - 1;
	CHECK_STATUS(tactus_recognizer_get_reason(tap, shorter), TACTUS_STATUS_INVALID_ARGUMENT);
	finger_up(&fixture, 20, 1);
	fixture_destroy(&fixture);
	check_end();
}

/* Functions that fill a struct up to a size; each returns whether it did. */
static bool fill_source_info(void *bytes)
{
	return tactus_touch_source_get_info(fixture.panel, bytes) == TACTUS_STATUS_OK;
}

static bool fill_reason(void *bytes)
{
	return tactus_recognizer_get_reason(tap, bytes) != TACTUS_STATUS_INVALID_ARGUMENT;
}

static bool fill_accommodations(void *bytes)
{
	return tactus_touch_source_get_accommodations(fixture.panel, bytes) == TACTUS_STATUS_OK;
}

static bool fill_shake_settings(void *bytes)
{
	return tactus_application_get_shake_settings(fixture.application, bytes) == TACTUS_STATUS_OK;
}

static void check_filled_sizes(void)
{
	static const struct {
		const char *type;
		size_t size;
		bool (*fill)(void *bytes);
	} filled[] = {
		{ "tactus_touch_source_info", sizeof(struct tactus_touch_source_info), fill_source_info },
		{ "tactus_touch_accommodations", sizeof(struct tactus_touch_accommodations), fill_accommodations },
		{ "tactus_reason", sizeof(struct tactus_reason), fill_reason },
		{ "tactus_shake_settings", sizeof(struct tactus_shake_settings), fill_shake_settings },
	};

	check_begin("sizes of structs that are filled");
	fixture_create(&fixture);
	tap = tactus_tap_recognizer_create(fixture.application);
	for (size_t i = 0; i < sizeof filled / sizeof filled[0]; i++) {
		for (size_t size = 0; size <= filled[i].size; size++) {
			unsigned char *bytes = guarded_end() - (size < sizeof size ? sizeof size : size);
			bool is_whole = size == filled[i].size || ends_with_member(filled[i].type, size);

			set_size(bytes, size);
			if (filled[i].fill(bytes) != is_whole)
				check_failed("%s of %zu bytes %s", filled[i].type, size,
					is_whole ? "refused" : "filled");
		}
	}
	fixture_destroy(&fixture);
	check_end();
}

static const struct tactus_touch *remembered;

static void remember_touch(const struct tactus_touch *touch, void *data)
{
	(void)data;
	remembered = touch;
}

void check_struct_sizes(void)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		char name[128];

		snprintf(name, sizeof name, "sizes of struct tactus_%s", rows[i].name);
		check_begin(name);
		fixture_create(&fixture);
		control = tactus_control_create(fixture.application, 0, 0, 10, 10);
		scroll_view = tactus_scroll_view_create(fixture.application, 0, 0, 10, 10, 20, 20);
		tap = tactus_tap_recognizer_create(fixture.application);
		CHECK_OK(tactus_application_add_touch_down_listener(fixture.application, remember_touch, NULL));
		finger_down(&fixture, 0, 9, 150, 150);
		live_touch = remembered;
		check_passed_in(&rows[i]);
		check_shorter(&rows[i]);
		fixture_destroy(&fixture);
		check_end();
	}
	check_filled();
	check_filled_sizes();
}
