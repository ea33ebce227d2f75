// SPDX-License-Identifier: MIT
/* Calls about responders. */
#include "calls.h"

void write_become(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "become-first");
}

void write_resign(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "resign-first");
}

static const char *responder_name(struct tactus_recorder *recorder, const void *pointer)
{
	const struct object *object = declared(recorder, pointer);

	if (pointer == recorder->application)
		return "application";
	if (!object)
		return "none";
	return object->kind == OBJECT_RECOGNIZER || object->kind == OBJECT_SOURCE || object->kind == OBJECT_CLIENT
		? "none"
		: name_of(object);
}

void write_next(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	begin_about(recorder, "set-next", object);
	text_add_word(recorder->text, call->has_arguments ? responder_name(recorder, call->arguments.other) : "none");
	end_line(recorder);
}

void write_unset_next(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "unset-next");
}

void write_default(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const char *const phases[] = { "began", "moved", "stationary", "ended", "cancelled" };
	const struct tactus_touch *const *touches = call->arguments.other;
	uint64_t count = (uint64_t)call->arguments.integer >> 32;
	uint64_t phase = (uint64_t)call->arguments.integer & 0xffffffff;

	if (!call->has_arguments || phase >= sizeof phases / sizeof phases[0])
		return;
	begin_about(recorder, "call-default", object);
	text_add_word(recorder->text, phases[phase]);
	for (uint64_t i = 0; i < count; i++) {
		text_add(recorder->text, i == 0 ? " " : ",");
		text_add_integer(recorder->text, tactus_touch_get_id(touches[i]));
	}
	end_line(recorder);
}

void write_handles_now(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	begin_line_now(recorder);
	text_add(recorder->text, "set ");
	text_add(recorder->text, name_of(object));
	text_add(recorder->text, " handles=");
	text_add_integer(recorder->text, tactus_responder_get_callback_mask(object->pointer));
	end_line(recorder);
}

/* A call of the application that concerns its delegate. */
void write_delegate_handles(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_responder *delegate = tactus_application_get_delegate_responder(recorder->application);
	struct object *known = declared(recorder, delegate);

	(void)object;
	if (known)
		write_handles_now(recorder, known, call);
}
