/* SPDX-License-Identifier: MIT */
/* The public API besides files: structs, texts, mistakes, seats, and calls that are refused. */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

#define GOOD "[tactus-gesture]\ntype=tap\nname=tap\ncommand=true tapped\n"
#define BAD "[tactus-gesture]\ntype=tup\nname=tap\ncommand=true other\n"
#define TAPPED "run true tapped ended 50%,50% d=0,0\n"

static char mistakes[1024];

static void note_mistake(const struct tactus_gestures_mistake *mistake, void *data)
{
	size_t length = strlen(mistakes);
	const char *sentence = strrchr(mistake->sentence, ';');

	(void)data;
	CHECK(mistake->size == sizeof(*mistake));
	snprintf(mistakes + length, sizeof(mistakes) - length, "%d %s:%u [%s] %s=%s%s\n", (int)mistake->severity,
		mistake->file, (unsigned)mistake->line, mistake->section ? mistake->section : "",
		mistake->key ? mistake->key : "", mistake->value ? mistake->value : "", sentence ? sentence : "");
}

static enum tactus_status load_text(struct fixture *fixture, const char *text)
{
	return tactus_gestures_load_text(fixture->gestures, text, strlen(text));
}

static void tap(struct fixture *fixture, unsigned time)
{
	finger_tap(fixture, time, 400, 300);
	pass_time(fixture, time + 500);
}

static void check_text_in_force(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK(load_text(&fixture, GOOD) == TACTUS_STATUS_OK);
	CHECK(tactus_gestures_get_path(fixture.gestures) == NULL && tactus_gestures_get_fd(fixture.gestures) == -1);
	tactus_gestures_add_seat(fixture.gestures, 0);
	tap(&fixture, 1000);
	check_notes(TAPPED);
	CHECK(load_text(&fixture, BAD) == TACTUS_STATUS_REFUSED);
	fixture_forget_notes();
	tap(&fixture, 2000);
	check_notes(TAPPED);
	CHECK(load_text(&fixture, "") == TACTUS_STATUS_OK);
	CHECK(tactus_gestures_get_count(fixture.gestures) == 0);
	/* Nothing old is there to keep: the rest of the text counts. */
	CHECK(load_text(&fixture, BAD GOOD) == TACTUS_STATUS_REFUSED);
	CHECK(tactus_gestures_get_count(fixture.gestures) == 1);
	fixture_destroy(&fixture);
}

static void check_mistakes_told(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	mistakes[0] = '\0';
	fixture.host.report = note_mistake;
	fixture_use_host(&fixture);
	load_text(&fixture, BAD "speed=1\n" GOOD "fingers=70\n");
	check_text(mistakes, "3 gestures:2 [tactus-gesture] type=tup; the gesture is left out\n"
			     "2 gestures:5 [tactus-gesture] speed=1; it is ignored\n"
			     "3 gestures:10 [tactus-gesture] fingers=70; the gesture is left out\n");
	fixture_destroy(&fixture);
}

static void check_files_found(void)
{
	struct fixture fixture;
	char path[128];

	fixture_create(&fixture);
	CHECK(tactus_gestures_find_file(NULL, 0) == 0);
	CHECK(tactus_gestures_load(fixture.gestures, NULL) == TACTUS_STATUS_NONE);
	CHECK(tactus_gestures_get_path(fixture.gestures) == NULL);
	CHECK(tactus_gestures_load_file(fixture.gestures, fixture.folder, false) == TACTUS_STATUS_SYSTEM);
	fixture_write(&fixture, GOOD);
	CHECK(tactus_gestures_find_file(path, sizeof(path)) == strlen(fixture.path));
	check_text(path, fixture.path);
	CHECK(tactus_gestures_find_file(path, 5) == strlen(fixture.path));
	check_text(path, "/tmp");
	CHECK(tactus_gestures_load(fixture.gestures, NULL) == TACTUS_STATUS_OK);
	check_text(tactus_gestures_get_path(fixture.gestures), fixture.path);
	fixture_destroy(&fixture);
}

static void check_seats_twice(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK(load_text(&fixture, GOOD) == TACTUS_STATUS_OK);
	CHECK(tactus_gestures_remove_seat(fixture.gestures, 0) == TACTUS_STATUS_NONE);
	CHECK(tactus_gestures_add_seat(fixture.gestures, 0) == TACTUS_STATUS_OK);
	CHECK(tactus_gestures_add_seat(fixture.gestures, 0) == TACTUS_STATUS_OK);
	tap(&fixture, 1000);
	check_notes(TAPPED);
	CHECK(tactus_gestures_remove_seat(fixture.gestures, 0) == TACTUS_STATUS_OK);
	CHECK(tactus_gestures_remove_seat(fixture.gestures, 0) == TACTUS_STATUS_NONE);
	fixture_destroy(&fixture);
}

/* Everything that would free the gesture that runs the command. */
static void call_from_inside(const struct tactus_gestures_command *command, void *data)
{
	struct fixture *fixture = data;

	CHECK(command->size == sizeof(*command));
	CHECK(load_text(fixture, GOOD) == TACTUS_STATUS_BUSY);
	CHECK(tactus_gestures_load(fixture->gestures, NULL) == TACTUS_STATUS_BUSY);
	CHECK(tactus_gestures_load_file(fixture->gestures, fixture->path, false) == TACTUS_STATUS_BUSY);
	CHECK(tactus_gestures_add_seat(fixture->gestures, 1) == TACTUS_STATUS_BUSY);
	CHECK(tactus_gestures_remove_seat(fixture->gestures, 0) == TACTUS_STATUS_BUSY);
	CHECK(!tactus_gestures_complete_seat(fixture->gestures, 1));
	fixture_write(fixture, "");
	CHECK(!tactus_gestures_dispatch(fixture->gestures));
	tactus_gestures_destroy(fixture->gestures);
	CHECK(tactus_gestures_get_count(fixture->gestures) == 1);
	fixture_note("ran\n");
}

static void check_calls_from_inside(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.host.run = call_from_inside;
	fixture_use_host(&fixture);
	fixture_load(&fixture, GOOD);
	tap(&fixture, 1000);
	check_notes("ran\n");
	CHECK(tactus_gestures_dispatch(fixture.gestures));
	CHECK(tactus_gestures_get_count(fixture.gestures) == 0);
	fixture_forget_notes();
	fixture_destroy(&fixture);
}

/* A host of a later header, whose table is larger. */
struct later_host {
	struct tactus_gestures_host host;
	void (*later)(void *data);
};

static struct tactus_gestures *create_with(const struct fixture *fixture, const struct tactus_gestures_host *host)
{
	return tactus_gestures_create(fixture->application, fixture->root, host, NULL);
}

static void check_tables(void)
{
	struct later_host later = { TACTUS_GESTURES_HOST_INIT, NULL };
	struct tactus_gestures_host host = TACTUS_GESTURES_HOST_INIT;
	struct tactus_gestures *gestures;
	struct fixture fixture;

	fixture_create(&fixture);
	later.host.size = sizeof(later);
	gestures = create_with(&fixture, &later.host);
	CHECK(gestures != NULL);
	tactus_gestures_destroy(gestures);
	later.later = (void (*)(void *))tactus_gestures_destroy;
	CHECK(create_with(&fixture, &later.host) == NULL);
	/* An older header's, which had no watch yet. */
	host.size = offsetof(struct tactus_gestures_host, watch);
	gestures = create_with(&fixture, &host);
	CHECK(gestures != NULL);
	tactus_gestures_destroy(gestures);
	host.size = 0;
	CHECK(create_with(&fixture, &host) == NULL);
	host.size = sizeof(host) - 1;
	CHECK(create_with(&fixture, &host) == NULL);
	host.size = 8192;
	CHECK(create_with(&fixture, &host) == NULL);
	host.size = sizeof(host);
	host.reserved[1] = 1;
	CHECK(create_with(&fixture, &host) == NULL);
	host.reserved[1] = 0;
	host.reserved2[3] = 1;
	CHECK(create_with(&fixture, &host) == NULL);
	fixture_destroy(&fixture);
}

static void check_changes(void)
{
	struct tactus_gestures_event event = { .size = sizeof(event), .name = "x" };
	struct fixture fixture;

	fixture_create(&fixture);
	event.phase = TACTUS_GESTURES_PHASE_CHANGED;
	CHECK(tactus_gestures_change(fixture.gestures, &event) == TACTUS_STATUS_NONE);
	CHECK(tactus_gestures_change(NULL, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_change(fixture.gestures, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	event.size = 1;
	CHECK(tactus_gestures_change(fixture.gestures, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	event.size = sizeof(event) + 8;
	CHECK(tactus_gestures_change(fixture.gestures, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	event.size = sizeof(event);
	event.phase = TACTUS_GESTURES_PHASE_ENDED;
	CHECK(tactus_gestures_change(fixture.gestures, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	event.phase = TACTUS_GESTURES_PHASE_CHANGED;
	event.name = NULL;
	CHECK(tactus_gestures_change(fixture.gestures, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_destroy(&fixture);
}

static void check_nothing(void)
{
	static const struct tactus_gestures_host host = TACTUS_GESTURES_HOST_INIT;
	static char *const no_words[] = { NULL };
	struct fixture fixture;
	char buffer[4];

	fixture_create(&fixture);
	CHECK(!tactus_gestures_create(NULL, fixture.root, &host, NULL));
	CHECK(!tactus_gestures_create(fixture.application, NULL, &host, NULL));
	CHECK(!create_with(&fixture, NULL));
	tactus_gestures_destroy(NULL);
	CHECK(tactus_gestures_load(NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_load_file(NULL, "x", false) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_load_file(fixture.gestures, NULL, false) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_load_text(NULL, "", 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_load_text(fixture.gestures, NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_gestures_get_path(NULL) && tactus_gestures_get_fd(NULL) == -1);
	CHECK(!tactus_gestures_dispatch(NULL) && tactus_gestures_get_count(NULL) == 0);
	CHECK(!tactus_gestures_uses_action(NULL, TACTUS_GESTURES_ACTION_CLOSE));
	CHECK(tactus_gestures_get_most_fingers(NULL) == 0 && !tactus_gestures_scales_lengths(NULL));
	CHECK(tactus_gestures_accommodate(NULL, fixture.panel) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_accommodate(fixture.gestures, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_add_seat(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_remove_seat(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_gestures_complete_seat(NULL, 0) && !tactus_gestures_holds_touches(NULL, 0));
	CHECK(tactus_gestures_spawn(NULL, NULL) == -1 && tactus_gestures_spawn(no_words, NULL) == -1);
	CHECK(!tactus_gestures_describe_exit(256, NULL, 0));
	check_text(tactus_gestures_describe_exit(256, buffer, sizeof(buffer)), "its");
	fixture_destroy(&fixture);
}

void check_api(void)
{
	check_run("a text is loaded, and a bad one leaves the gestures in force", check_text_in_force);
	check_run("a mistake comes with its line, key and value", check_mistakes_told);
	check_run("the path tells which file is in force, and the search where one would be", check_files_found);
	check_run("a seat that is added twice has its gestures once", check_seats_twice);
	check_run("a function of the host cannot free the gesture that calls it", check_calls_from_inside);
	check_run("a host of an older or newer header is understood, a malformed one refused", check_tables);
	check_run("a change that no gesture has is refused", check_changes);
	check_run("NULL is answered as the header says", check_nothing);
}
