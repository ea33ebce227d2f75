// SPDX-License-Identifier: MIT
/* Calls about the application. */
#include "calls.h"

static void write_timed(struct tactus_recorder *recorder, const struct pending *call, const char *word)
{
	begin_line(recorder, time_of(call));
	text_add(recorder->text, word);
	end_line(recorder);
}

void write_advance(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_timed(recorder, call, "wait");
}

void write_deliver(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_timed(recorder, call, "deliver");
}

void write_cancel_touches(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_timed(recorder, call, "cancel-all");
}

void write_acceleration(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	begin_line(recorder, time_of(call));
	text_add(recorder->text, "acceleration ");
	text_add_numbers(recorder->text, call->arguments.numbers, 3, ' ');
	end_line(recorder);
}

void write_shake(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	int64_t phase = call->arguments.integer;

	(void)object;
	begin_line_now(recorder);
	text_add(recorder->text,
		phase == TACTUS_TOUCH_PHASE_BEGAN           ? "shake-began"
			: phase == TACTUS_TOUCH_PHASE_ENDED ? "shake-ended"
							    : "shake-cancelled");
	end_line(recorder);
}

void write_remote(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const char *const commands[] = {
		"play",
		"pause",
		"stop",
		"toggle-play-pause",
		"next-track",
		"previous-track",
		"begin-seeking-backward",
		"end-seeking-backward",
		"begin-seeking-forward",
		"end-seeking-forward",
	};
	uint64_t command = (uint64_t)(call->arguments.integer - TACTUS_REMOTE_CONTROL_PLAY);

	(void)object;
	if (command >= sizeof commands / sizeof commands[0])
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "remote ");
	text_add(recorder->text, commands[command]);
	end_line(recorder);
}

static void write_setting(struct tactus_recorder *recorder, const struct pending *call, const char *property)
{
	if (!call->has_arguments)
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "set application ");
	text_add(recorder->text, property);
	text_add_integer(recorder->text, call->arguments.integer);
	end_line(recorder);
}

/* In a callback modifiers take effect later, and a getter would return the old ones. */
void write_modifiers(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_setting(recorder, call, "modifiers=");
}

void write_tablet_mode(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_setting(recorder, call, "tablet-mode=");
}

void write_end(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)recorder, (void)object, (void)call;
}
