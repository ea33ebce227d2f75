/* SPDX-License-Identifier: MIT */
#include "example.h"

#include "feed.h"
#include "host.h"

#define PICTURE_US 16000

struct session {
	struct example example;
	const struct example_program *program;
	struct feed feed;
};

const char *state_name(const struct tactus_recognizer *recognizer)
{
	static const char *const names[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	return state <= TACTUS_RECOGNIZER_STATE_FAILED ? names[state] : "?";
}

static void handle_key(void *data, uint32_t key, bool pressed)
{
	struct session *session = data;

	if (session->program->handle_key)
		session->program->handle_key(&session->example, key, pressed);
}

static bool start(void *data)
{
	struct session *session = data;
	struct example *example = &session->example;

	example->application = tactus_application_create();
	example->window = tactus_window_create(
		example->application, 0, 0, session->program->width, session->program->height);
	session->feed.handle_key = handle_key;
	session->feed.key_data = session;
	if (!feed_start(&session->feed, example->application))
		return false; /* Tactus has said why */
	session->program->start(example);
	return true;
}

static void finish(void *data)
{
	tactus_application_destroy(((struct session *)data)->example.application);
}

static void resize(void *data, int width, int height)
{
	tactus_view_set_frame(((struct session *)data)->example.window, 0, 0, width, height);
}

static void draw(void *data, cairo_t *cairo)
{
	scene_draw(cairo, ((struct session *)data)->example.window);
}

static void advance(void *data, uint64_t time_us)
{
	struct session *session = data;

	time_us = feed_not_before(&session->feed, time_us);
	tactus_application_advance(session->example.application, time_us);
	if (session->program->animate)
		session->program->animate(&session->example, time_us);
}

static uint64_t get_time(void *data)
{
	return tactus_application_get_time(((struct session *)data)->example.application);
}

static uint64_t get_deadline(void *data)
{
	uint64_t deadline_us = UINT64_MAX;

	tactus_application_get_next_deadline(((struct session *)data)->example.application, &deadline_us);
	return deadline_us;
}

/* Returns whether the program or a scroll view moves something. */
static bool is_moving(void *data)
{
	struct session *session = data;
	struct example *example = &session->example;
	uint64_t picture_us;

	return (session->program->is_moving && session->program->is_moving(example)) ||
		tactus_application_get_next_animation_deadline(example->application, PICTURE_US, &picture_us) ==
		TACTUS_STATUS_OK;
}

int example_main(const struct example_program *program, int argc, char *argv[])
{
	struct session session = { .program = program };
	const struct host_program host_program = {
		.title = program->title,
		.hint = program->hint,
		.width = program->width,
		.height = program->height,
		.data = &session,
		.start = start,
		.finish = finish,
		.resize = resize,
		.draw = draw,
		.input = &feed_input,
		.input_data = &session.feed,
		.advance = advance,
		.get_time = get_time,
		.get_deadline = get_deadline,
		.is_moving = is_moving,
	};

	return host_main(&host_program, argc, argv);
}
