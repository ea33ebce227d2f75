// SPDX-License-Identifier: MIT
/* Writes samples of devices. */
#include "calls.h"

static void begin_sample(
	struct tactus_recorder *recorder, const struct object *source, const struct pending *call, const char *word)
{
	begin_line(recorder, time_of(call));
	if (source != recorder->first_source) {
		text_add(recorder->text, "from ");
		text_add(recorder->text, source->name);
		text_add(recorder->text, " ");
	}
	text_add(recorder->text, word);
}

static void add_number_option(struct text *text, const char *word, double number)
{
	if (number < 0 || number > 0) {
		text_add(text, word);
		text_add_number(text, number);
	}
}

/* Writes a finger that goes down or moves. */
static void write_place(
	struct tactus_recorder *recorder, const struct object *source, const struct pending *call, bool is_down)
{
	static const char *const types[] = { "", " type=indirect", " type=stylus", " type=indirect-pointer" };
	const double *numbers = call->arguments.numbers;
	unsigned int type = (unsigned int)numbers[7] & 3;
	struct text *text = recorder->text;

	begin_sample(recorder, source, call, is_down ? "down " : "move ");
	text_add_integer(text, call->arguments.integer >> 32);
	text_add(text, " ");
	text_add_numbers(text, numbers, 2, ' ');
	text_add(text, is_down ? types[type] : "");
	add_number_option(text, " radius=", numbers[2]);
	add_number_option(text, " force=", numbers[3]);
	add_number_option(text, " max-force=", numbers[4]);
	add_number_option(text, " tilt=", numbers[5]);
	add_number_option(text, " azimuth=", numbers[6]);
	add_number_option(text, " buttons=", (double)(call->arguments.integer & 0xffffffff));
	end_line(recorder);
}

void write_down(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->has_touched = true;
	recorder->last_touch = time_of(call);
	write_place(recorder, source, call, true);
}

void write_motion(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->last_touch = time_of(call);
	write_place(recorder, source, call, false);
}

static void write_id(
	struct tactus_recorder *recorder, struct object *source, const struct pending *call, const char *word)
{
	begin_sample(recorder, source, call, word);
	text_add_integer(recorder->text, call->arguments.integer >> 32);
	end_line(recorder);
}

void write_up(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->last_touch = time_of(call);
	write_id(recorder, source, call, "up ");
}

void write_cancel(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_id(recorder, source, call, "cancel ");
}

static void write_plain_sample(
	struct tactus_recorder *recorder, struct object *source, const struct pending *call, const char *word)
{
	begin_sample(recorder, source, call, word);
	end_line(recorder);
}

void write_frame(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, "frame");
}

void write_cancel_all(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, "cancel-source");
}

void write_hover(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	begin_sample(recorder, source, call, "hover ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

void write_hover_leave(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, "pointer-leave");
}

void write_pointer(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->last_touch = time_of(call);
	begin_sample(recorder, source, call, "pointer-state ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, call->arguments.integer & 0xffffffff);
	end_line(recorder);
}

void write_gesture_begin(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	static const char *const gestures[] = { "", "swipe ", "pinch ", "hold " };

	begin_sample(recorder, source, call, "touchpad ");
	text_add(recorder->text, gestures[call->arguments.integer >> 32 & 3]);
	text_add_integer(recorder->text, call->arguments.integer & 0xffffffff);
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

void write_gesture_update(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	const double *numbers = call->arguments.numbers;

	begin_sample(recorder, source, call, "touchpad update ");
	text_add_numbers(recorder->text, numbers + 2, 2, ' ');
	text_add(recorder->text, " scale=");
	text_add_number(recorder->text, numbers[4]);
	text_add(recorder->text, " rotation=");
	text_add_number(recorder->text, numbers[5]);
	end_line(recorder);
}

void write_gesture_end(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, call->arguments.integer != 0 ? "touchpad cancel" : "touchpad end");
}

void write_scroll(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	const double *numbers = call->arguments.numbers;
	int64_t type = call->arguments.integer;
	/* The engine's step is the direction of the content, opposite to the device's. */
	double step[2] = { 0 - numbers[2], 0 - numbers[3] };

	begin_sample(recorder, source, call,
		type == TACTUS_SCROLL_TYPE_WHEEL            ? "scroll wheel "
			: type == TACTUS_SCROLL_TYPE_FINGER ? "scroll finger "
							    : "scroll continuous ");
	text_add_numbers(recorder->text, numbers, 2, ' ');
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, step, 2, ' ');
	end_line(recorder);
}

void write_take(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	const struct tactus_touch *touch = call->arguments.other;

	/* A touch that is over cannot be taken. Its id may be that of another one. */
	if (tactus_touch_source_find_touch(source->pointer, tactus_touch_get_id(touch)) != touch)
		return;
	begin_line_now(recorder);
	if (source != recorder->first_source) {
		text_add(recorder->text, "from ");
		text_add(recorder->text, source->name);
		text_add(recorder->text, " ");
	}
	text_add(recorder->text, "take ");
	text_add_integer(recorder->text, tactus_touch_get_id(touch));
	end_line(recorder);
}
