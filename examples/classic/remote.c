/* SPDX-License-Identifier: MIT */
/*
 * Shakes and media keys. These events have no location, so they start at the first responder, here the box that was
 * tapped last. They go up the chain until a responder handles them: the tracks change, the player plays, the window
 * handles shakes. A swipe over the player changes the track, too.
 */
#include "player.h"
#include "support/example.h"
#include "support/path.h"

#include <linux/input-event-codes.h>

static struct player player = { .track = 1 };
/* Path of the last event. */
static struct path path;

static const struct {
	uint32_t key;
	bool pressed;
	enum tactus_remote_control command;
	const char *name;
} commands[] = {
	{ KEY_PLAYPAUSE, true, TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE, "play or pause" },
	{ KEY_SPACE, true, TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE, "play or pause" },
	{ KEY_STOPCD, true, TACTUS_REMOTE_CONTROL_STOP, "stop" },
	{ KEY_NEXTSONG, true, TACTUS_REMOTE_CONTROL_NEXT_TRACK, "next track" },
	{ KEY_DOWN, true, TACTUS_REMOTE_CONTROL_NEXT_TRACK, "next track" },
	{ KEY_PREVIOUSSONG, true, TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK, "previous track" },
	{ KEY_UP, true, TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK, "previous track" },
	{ KEY_FASTFORWARD, true, TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD, "seeking forward begins" },
	{ KEY_FASTFORWARD, false, TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD, "seeking forward ends" },
	{ KEY_REWIND, true, TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD, "seeking backward begins" },
	{ KEY_REWIND, false, TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD, "seeking backward ends" },
};

static void handle_key(struct example *example, uint32_t key, bool pressed)
{
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		if (commands[i].key != key || commands[i].pressed != pressed)
			continue;
		path_begin(&path, commands[i].name);
		tactus_application_send_remote_control(example->application, commands[i].command);
		path_log(&path);
	}
	if (key == KEY_S) /* a shake, for machines without an accelerometer */
		tactus_application_send_shake(
			example->application, pressed ? TACTUS_TOUCH_PHASE_BEGAN : TACTUS_TOUCH_PHASE_ENDED);
}

static enum tactus_handling answer(const char *name, bool handles)
{
	path_add(&path, name, handles);
	return handles ? TACTUS_HANDLING_HANDLED : TACTUS_HANDLING_UNHANDLED;
}

static enum tactus_handling change_track(struct tactus_responder *tracks, const struct tactus_event *event, void *data)
{
	uint32_t command = tactus_event_get_subtype(event);
	int step = 0;

	if (command == TACTUS_REMOTE_CONTROL_NEXT_TRACK)
		step = 1;
	else if (command == TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK)
		step = PLAYER_TRACKS - 1;
	player.track = (player.track + step) % PLAYER_TRACKS;
	return answer("tracks", step != 0);
}

static enum tactus_handling pass_on(struct tactus_responder *volume, const struct tactus_event *event, void *data)
{
	return answer("volume", false);
}

static enum tactus_handling play(struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	switch (tactus_event_get_subtype(event)) {
	case TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE:
		player.is_playing = !player.is_playing;
		break;
	case TACTUS_REMOTE_CONTROL_STOP:
		player.is_playing = false;
		break;
	case TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD:
		player.seeking = 1;
		break;
	case TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD:
		player.seeking = -1;
		break;
	case TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD:
	case TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD:
		player.seeking = 0;
		break;
	default:
		return answer("player", false);
	}
	return answer("player", true);
}

/* Only the end of a shake counts; the first responder that is asked begins the path. */
static enum tactus_handling pass_shake_on(struct tactus_responder *box, const struct tactus_event *event, void *data)
{
	if (tactus_responder_is_first_responder(box))
		path_begin(&path, "shake");
	return answer(tactus_view_get_name(tactus_responder_get_view(box)), false);
}

static enum tactus_handling shuffle(struct tactus_responder *window, const struct tactus_event *event, void *data)
{
	player.track = (player.track * 3 + 2) % PLAYER_TRACKS;
	answer("window", true);
	path_log(&path);
	log_line("shuffled: track %d", player.track + 1);
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_answer can_become_first(struct tactus_responder *box, void *data)
{
	return TACTUS_ANSWER_YES;
}

static void choose_box(struct tactus_recognizer *tap, void *data)
{
	struct tactus_view *box = tactus_recognizer_get_view(tap);

	tactus_responder_become_first_responder(tactus_view_get_responder(box));
	log_line("first responder: %s", tactus_view_get_name(box));
}

/* A swipe over the player changes the track, as the media keys do. */
static void swipe_track(struct tactus_recognizer *swipe, void *data)
{
	int step = tactus_swipe_recognizer_get_directions(swipe) == TACTUS_SWIPE_DIRECTION_LEFT ? 1 : PLAYER_TRACKS - 1;

	player.track = (player.track + step) % PLAYER_TRACKS;
	log_line("swipe: track %d", player.track + 1);
}

/* One recognizer for each direction: a swipe does not tell which of several directions it was. */
static void add_swipe(struct tactus_view *view, uint32_t direction)
{
	struct tactus_recognizer *swipe = tactus_swipe_recognizer_create(tactus_view_get_application(view));

	tactus_swipe_recognizer_set_directions(swipe, direction);
	tactus_recognizer_add_target(swipe, swipe_track, NULL);
	tactus_view_add_recognizer(view, swipe);
}

static void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	path_draw(&path, cairo, 350, 40, 170);
}

static struct tactus_view *add_box(struct tactus_view *superview, const char *name, double y, double height,
	draw_func draw, tactus_event_func remote_control_received)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(tactus_view_get_application(superview));
	struct tactus_view *box = scene_add_view(superview, name, 20, y, 260, height, draw, &player);

	callbacks.remote_control_received = remote_control_received;
	callbacks.motion_ended = pass_shake_on;
	callbacks.can_become_first_responder = can_become_first;
	tactus_view_set_responder_callbacks(box, &callbacks, NULL);
	tactus_recognizer_add_target(tap, choose_box, NULL);
	tactus_view_add_recognizer(box, tap);
	return box;
}

static void start(struct example *example)
{
	struct tactus_responder_callbacks player_callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_responder_callbacks window_callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *view = scene_add_view(example->window, "player", 20, 20, 300, 305, player_draw, &player);
	struct tactus_view *tracks;

	player_callbacks.remote_control_received = play;
	player_callbacks.motion_ended = pass_shake_on;
	window_callbacks.motion_ended = shuffle;
	tactus_view_set_responder_callbacks(view, &player_callbacks, NULL);
	tactus_view_set_responder_callbacks(example->window, &window_callbacks, NULL);
	scene_adopt(NULL, example->window, "window", draw_window, NULL);
	add_swipe(view, TACTUS_SWIPE_DIRECTION_LEFT);
	add_swipe(view, TACTUS_SWIPE_DIRECTION_RIGHT);
	tracks = add_box(view, "tracks", 34, 150, player_draw_tracks, change_track);
	add_box(view, "volume", 192, 62, player_draw_volume, pass_on);
	tactus_responder_become_first_responder(tactus_view_get_responder(tracks));
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Remote control",
		.hint = "Press media keys (or space, up, down), shake (or S), tap a box, swipe.",
		.width = 560,
		.height = 360,
		.start = start,
		.handle_key = handle_key,
	};

	return example_main(&program, argc, argv);
}
