// SPDX-License-Identifier: MIT
#include <string.h>

#include "recorder.h"

/* Returns the recording's name of the running callback's object, or NULL. */
static const char *name_of_callback(struct tactus_recorder *recorder)
{
	const struct object *object;

	if (recorder->depth > DEEPEST)
		return NULL;
	if (recorder->callbacks[recorder->depth - 1].object == recorder->application)
		return "application";
	object = declared(recorder, recorder->callbacks[recorder->depth - 1].object);
	return object ? name_of(object) : NULL;
}

bool is_lost(struct tactus_recorder *recorder)
{
	return recorder->depth > 0 && !name_of_callback(recorder);
}

/* Once is enough: the comments in the recording say it each time. */
static void log_loss(struct tactus_recorder *recorder)
{
	if (!recorder->has_loss)
		log_line(recorder, "recorder: something cannot be played again; comments in the recording say what");
	recorder->has_loss = true;
}

static void begin(struct tactus_recorder *recorder, uint64_t time_us, bool has_time)
{
	struct text *text = recorder->text;

	if (time_us > LATEST_US && !recorder->has_late_time) {
		recorder->has_late_time = true;
		write_loss(recorder, "times after 73,000 years", "");
	}
	if (recorder->depth > 0) {
		const char *name = name_of_callback(recorder);
		const struct callback *callback;

		if (!name) {
			log_loss(recorder);
			text_add(text, "# not replayable: in a callback of an object that is in no window: ");
			return;
		}
		callback = &recorder->callbacks[recorder->depth - 1];
		text_add(text, "  during ");
		text_add(text, name);
		text_add_word(text, callback_word(callback->code));
		text_add(text, " ");
		text_add_integer(text, callback->ordinal);
		text_add(text, ": ");
		if (has_time) {
			text_add(text, "at ");
			text_add_time(text, time_us);
			text_add(text, " ");
		}
		return;
	}
	text_add(text, "at ");
	text_add_time(text, time_us);
	text_add(text, " ");
	recorder->last_time = time_us;
}

void begin_line(struct tactus_recorder *recorder, uint64_t time_us)
{
	begin(recorder, time_us, true);
}

void begin_line_now(struct tactus_recorder *recorder)
{
	begin(recorder, tactus_application_get_time(recorder->application), false);
}

void end_line(struct tactus_recorder *recorder)
{
	text_add(recorder->text, "\n");
	make_room(recorder, LONGEST_LINE);
}

void write_loss(struct tactus_recorder *recorder, const char *what, const char *detail)
{
	log_loss(recorder);
	text_add(recorder->text, "# not replayable: ");
	text_add(recorder->text, what);
	text_add(recorder->text, detail);
	end_line(recorder);
}

void begin_about(struct tactus_recorder *recorder, const char *word, const struct object *object)
{
	begin_line_now(recorder);
	text_add(recorder->text, word);
	text_add_word(recorder->text, name_of(object));
}

void write_word(struct tactus_recorder *recorder, const struct object *object, const char *word)
{
	begin_about(recorder, word, object);
	end_line(recorder);
}

void write_pair(struct tactus_recorder *recorder, const char *word, const struct object *object,
	const struct object *other)
{
	begin_about(recorder, word, object);
	text_add_word(recorder->text, other ? name_of(other) : "none");
	end_line(recorder);
}
