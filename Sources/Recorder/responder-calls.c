// SPDX-License-Identifier: MIT
/* Calls about responders. */
#include "calls.h"
#include "scene.h"

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

/* Touches may also be forwarded to a view that is in no window. */
static void declare_responder(struct tactus_recorder *recorder, const void *pointer)
{
	struct tactus_view *view = tactus_responder_get_view(pointer);

	if (view)
		declare_surroundings(recorder, view);
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

static void write_chain(struct tactus_recorder *recorder, const struct object *object, const void *next)
{
	declare_responder(recorder, next);
	begin_about(recorder, "set-next", object);
	text_add_word(recorder->text, responder_name(recorder, next));
	end_line(recorder);
}

/* Returns the responder behind a view and its controller (rule 3.1). */
static const void *next_of_view(const struct tactus_recorder *recorder, const struct tactus_view *view)
{
	return tactus_view_get_kind(view) == TACTUS_VIEW_KIND_WINDOW ? (const void *)recorder->application
								     : tactus_view_get_superview(view);
}

static const void *default_next(const struct tactus_recorder *recorder, const struct object *object)
{
	const void *controller;

	switch (object->kind) {
	case OBJECT_VIEW:
		controller = tactus_view_get_controller(object->pointer);
		return controller ? controller : next_of_view(recorder, object->pointer);
	case OBJECT_CONTROLLER:
		return next_of_view(recorder, tactus_view_controller_get_view(object->pointer));
	case OBJECT_APPLICATION:
		return tactus_application_get_delegate_responder(recorder->application);
	default:
		return NULL;
	}
}

void describe_next(struct tactus_recorder *recorder, const struct object *object)
{
	const void *next = tactus_responder_get_next(object->pointer);

	if (next != default_next(recorder, object))
		write_chain(recorder, object, next);
}

void write_next(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const void *next = call->has_arguments ? call->arguments.other : NULL;

	/* Otherwise the call was refused. */
	if (tactus_responder_get_next(object->pointer) == next)
		write_chain(recorder, object, next);
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
