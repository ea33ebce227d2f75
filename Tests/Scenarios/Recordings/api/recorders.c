/* SPDX-License-Identifier: MIT */
/*
 * Recorders come, go, dump and are told between the calls of the program, where the fuzz target checks the streams of
 * clients: the linker lets calls of that check (--wrap) come here.
 */
#include "recorders.h"
#include "told.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus-recorder.h>

const char *recorders_folder;

void __real_clients_check_between_calls(void);
void __wrap_clients_check_between_calls(void);
uint64_t __real_bytes_u64(struct bytes *bytes);
uint64_t __wrap_bytes_u64(struct bytes *bytes);

enum {
	RECORDERS = 3,
	SMALLEST_FLIGHT = 65536,
};

/* A recording in memory. Its write function refuses a piece in some seeds: what was written must still be readable. */
struct tape {
	char *text;
	size_t length;
	unsigned int pieces, last_piece;
};

static struct place {
	struct tactus_recorder *recorder;
	struct tactus_application *application;
	struct tape tape;
	bool is_flight;
} places[RECORDERS];
static uint64_t the_seed;
static unsigned int files;
static uint32_t chances;

/* The program's bytes stay as they are, so that the calls are those of the fuzz target. */
static uint32_t any(uint32_t limit)
{
	chances = chances * 1664525 + 1013904223;
	return (chances >> 8) % limit;
}

static bool append(const char *text, size_t length, void *data)
{
	struct tape *tape = data;
	char *longer;

	if (++tape->pieces > tape->last_piece)
		return false;
	longer = realloc(tape->text, tape->length + length);
	if (!longer)
		abort();
	memcpy(longer + tape->length, text, length);
	tape->text = longer;
	tape->length += length;
	return true;
}

static void save(struct tape *tape)
{
	char path[4096];
	FILE *file;

	if (tape->length > 0) {
		snprintf(path, sizeof path, "%s/%llu-%u.scenario", recorders_folder, (unsigned long long)the_seed,
			files++);
		file = fopen(path, "we");
		if (!file || fwrite(tape->text, 1, tape->length, file) != tape->length || fclose(file) != 0)
			abort();
	}
	free(tape->text);
	*tape = (struct tape){ 0 };
}

static void be_silent(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

/* Ends all frames: a recorder cannot know of samples that wait already when it comes. */
static void end_frames(void)
{
	void *sources[MAXIMUM_OBJECTS];
	unsigned int count = world.counts[KIND_SOURCE];

	memcpy(sources, world.objects[KIND_SOURCE], sizeof sources);
	for (unsigned int i = 0; i < count; i++)
		tactus_touch_source_frame(world_still(KIND_SOURCE, sources[i]), world.time_us);
}

static void start(struct place *place, struct tactus_application *application)
{
	if (told)
		end_frames();
	if (!world_still(KIND_APPLICATION, application))
		return;
	place->application = application;
	place->is_flight = any(2) == 0;
	place->tape.last_piece = any(4) == 0 ? any(20) : UINT32_MAX;
	place->recorder = place->is_flight
		? tactus_flight_recorder_create(application, 1 + any(2000000), SMALLEST_FLIGHT + any(100000))
		: tactus_recorder_create(application, append, &place->tape);
	tactus_recorder_set_log_handler(place->recorder, be_silent, NULL);
	told_name_all(place->recorder);
}

static void dump(struct place *place)
{
	struct tape tape = { .last_piece = UINT32_MAX };

	if (place->is_flight)
		tactus_recorder_dump(place->recorder, append, &tape);
	save(&tape);
}

static void stop(struct place *place)
{
	dump(place);
	tactus_recorder_destroy(place->recorder);
	save(&place->tape);
	*place = (struct place){ 0 };
}

/* Text of any bytes but NUL, up to a length. */
static const char *any_text(char *text, uint32_t longest)
{
	static const char *const troublesome[] = { "", "M\xc3", "\xe2\x82", "caf\xc3\xa9", "none", "application", "#",
		"at 5 down 1 2 3", "a\nb\r\nc", "\xff\xfe" };
	uint32_t length = any(longest);

	if (any(2) == 0)
		return troublesome[any(sizeof troublesome / sizeof troublesome[0])];
	for (uint32_t i = 0; i < length; i++)
		text[i] = (char)(1 + any(255));
	text[length] = '\0';
	return text;
}

/* The program does not know its delegate. */
static void meddle_with_delegate(struct tactus_application *application)
{
	struct tactus_responder *delegate = tactus_application_get_delegate_responder(application);

	switch (any(5)) {
	case 0:
		tactus_application_set_delegate_callbacks(application, &fuzz_responder_callbacks, NULL);
		break;
	case 1:
		tactus_responder_become_first_responder(delegate);
		break;
	case 2:
		tactus_responder_resign_first_responder(delegate);
		break;
	case 3:
		tactus_responder_set_next(delegate, world_pick_any());
		break;
	default:
		tactus_responder_set_next(world_pick_any(), delegate);
		break;
	}
}

static void meddle(struct place *place)
{
	char text[301];

	switch (any(8)) {
	case 0:
		dump(place);
		break;
	case 1:
		tactus_recorder_flush(place->recorder);
		break;
	case 2:
		tactus_recorder_add_comment(place->recorder, any_text(text, 300));
		break;
	case 3: {
		static const enum kind kinds[] = { KIND_SOURCE, KIND_CLIENT, KIND_CONTROLLER };
		enum kind kind = kinds[any(3)];

		if (world.counts[kind] > 0 && !told)
			tactus_recorder_set_name(place->recorder, world.objects[kind][any(world.counts[kind])],
				any_text(text, 100));
		break;
	}
	case 4: {
		static const enum kind kinds[] = { KIND_VIEW, KIND_RECOGNIZER };
		enum kind kind = kinds[any(2)];
		void *object = world.counts[kind] > 0 ? world.objects[kind][any(world.counts[kind])] : NULL;

		if (object && kind == KIND_VIEW)
			tactus_view_set_name(object, any_text(text, 100));
		else if (object)
			tactus_recognizer_set_name(object, any_text(text, 100));
		break;
	}
	case 5:
	case 6:
		meddle_with_delegate(place->application);
		break;
	default:
		if (any(8) == 0)
			stop(place);
		break;
	}
}

/* Random times are soon so late that all later calls are refused: in most programs steps of time are short. */
uint64_t __wrap_bytes_u64(struct bytes *bytes)
{
	uint64_t integer = __real_bytes_u64(bytes);

	return the_seed % 8 == 0 ? integer : integer % 1000000;
}

void recorders_add_comment(struct tactus_application *application, const char *text)
{
	for (size_t i = 0; i < RECORDERS; i++)
		if (places[i].recorder && places[i].application == application)
			tactus_recorder_add_comment(places[i].recorder, text);
}

void recorders_set_name(const void *object, const char *name)
{
	for (size_t i = 0; i < RECORDERS; i++)
		tactus_recorder_set_name(places[i].recorder, object, name);
}

void recorders_begin(uint64_t seed, struct tactus_application *application)
{
	the_seed = seed;
	chances = (uint32_t)seed;
	files = 0;
	memset(places, 0, sizeof places);
	start(&places[0], application);
}

void recorders_end(void)
{
	for (size_t i = 0; i < RECORDERS; i++)
		if (places[i].recorder)
			stop(&places[i]);
}

void __wrap_clients_check_between_calls(void)
{
	struct place *place = &places[any(RECORDERS)];
	unsigned int applications = world.counts[KIND_APPLICATION];

	__real_clients_check_between_calls();
	/* With its application, a recorder cannot be asked any more what it holds. */
	for (size_t i = 0; i < RECORDERS; i++)
		if (places[i].recorder && !world_still(KIND_APPLICATION, places[i].application))
			stop(&places[i]);
	if (any(8) > 0)
		return;
	if (place->recorder)
		meddle(place);
	else if (any(8) == 0 && applications > 0)
		start(place, world.objects[KIND_APPLICATION][any(applications)]);
}
