// SPDX-License-Identifier: MIT
/* Calls about recognizers. */
#include "calls.h"

/* Returns whether a view has a recognizer, which need not even be one: the call may have been refused. */
static bool has_recognizer(const void *view, const struct tactus_recognizer *recognizer)
{
	for (size_t i = tactus_view_get_recognizer_count(view); i-- > 0;)
		if (tactus_view_get_recognizer(view, i) == recognizer)
			return true;
	return false;
}

void write_add_recognizer(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_recognizer *recognizer = (struct tactus_recognizer *)call->arguments.other;
	const struct object *known;

	/* One that calls back was not refused, and is not over yet. */
	if (!call->has_arguments || !(recorder->is_in_call || has_recognizer(object->pointer, recognizer)))
		return;
	add_recognizer(recorder, recognizer, object);
	known = declared(recorder, recognizer);
	if (!known)
		return;
	write_pair(recorder, "attach", known, object);
	declare_leader(recorder, known, tactus_recognizer_get_sequenced_after(recognizer));
}

void write_remove_recognizer(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *known =
		call->has_arguments ? declared_as(recorder, call->arguments.other, OBJECT_RECOGNIZER) : NULL;
	const void *view = known ? tactus_recognizer_get_view(known->pointer) : NULL;

	/* A recognizer of another view stays: the call was refused. In its own callback it leaves its view later. */
	if (known && (recorder->is_in_call || !view || view == object->pointer))
		write_word(recorder, known, "remove-recognizer");
}

void write_require(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const void *other = call->has_arguments ? call->arguments.other : NULL;

	if (declared_as(recorder, other, OBJECT_RECOGNIZER))
		write_pair(recorder, "require-failure", object, declared(recorder, other));
	else if (other && !declared(recorder, other))
		wait_for(recorder, object, other);
}

void write_unrequire(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *other =
		call->has_arguments ? declared_as(recorder, call->arguments.other, OBJECT_RECOGNIZER) : NULL;

	if (other)
		write_pair(recorder, "remove-requirement", object, other);
}

void write_sequence(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_recognizer *leader = tactus_recognizer_get_sequenced_after(object->pointer);
	const struct object *known;

	/* The call was refused. */
	if (!call->has_arguments || call->arguments.other != leader)
		return;
	known = declare_leader(recorder, object, leader);
	if (leader && !known)
		wait_for(recorder, object, leader);
	else
		write_pair(recorder, "sequence-after", object, known);
}

void write_state(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };
	uint64_t state = (uint64_t)call->arguments.integer;

	if (!call->has_arguments || state >= sizeof states / sizeof states[0])
		return;
	begin_about(recorder, "set-state", object);
	text_add_word(recorder->text, states[state]);
	end_line(recorder);
}

void write_ignore(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, "ignore", object);
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, tactus_touch_get_id(call->arguments.other));
	end_line(recorder);
}

void write_deadline(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	begin_about(recorder, "set-deadline", object);
	if (time_of(call) >= LATEST_US) {
		text_add(recorder->text, " none");
	} else {
		text_add(recorder->text, " ");
		text_add_time(recorder->text, time_of(call));
	}
	end_line(recorder);
}

/* One call sets several properties. */
void write_shell_gesture(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const struct {
		const char *setter;
		int64_t which;
	} settings[] = {
		{ "tactus_recognizer_set_delays_touches_ended", 0 },
		{ "tactus_recognizer_set_requires_whole_sequence", 0 },
		{ "tactus_recognizer_set_duration", TACTUS_DURATION_DELAY_TOGETHER },
		{ "tactus_recognizer_set_duration", TACTUS_DURATION_DELAY_UNDECIDED },
		{ "tactus_screen_edge_pan_recognizer_set_shell_gesture", 0 },
	};

	(void)call;
	for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
		const struct property *property = find_property(settings[i].setter);

		if (property)
			write_property(recorder, property, object, settings[i].which);
	}
}

void write_translation(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *view = declared_as(recorder, call->arguments.other, OBJECT_VIEW);

	if (!call->has_arguments)
		return;
	if (call->arguments.other && !view) {
		write_loss(recorder, "a translation in a view in no window of ", object->name);
		return;
	}
	begin_about(recorder, "translate", object);
	text_add_word(recorder->text, view ? view->name : "none");
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

static void write_number(
	struct tactus_recorder *recorder, struct object *object, const struct pending *call, const char *word)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, word, object);
	text_add(recorder->text, " ");
	text_add_number(recorder->text, call->arguments.numbers[0]);
	end_line(recorder);
}

void write_scale(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_number(recorder, object, call, "set-scale");
}

void write_rotation(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_number(recorder, object, call, "set-rotation");
}
