// SPDX-License-Identifier: MIT
/* Declares objects: at the beginning, and on first use. */
#include "recognizer-kinds.h"
#include "scene.h"

struct object *declared(struct tactus_recorder *recorder, const void *pointer)
{
	struct object *object = find_object(&recorder->objects, pointer);

	if (!object || !object->is_declared || (recorder->is_in_scene && object->scene != recorder->scene))
		return NULL;
	return object;
}

struct object *declared_as(struct tactus_recorder *recorder, const void *pointer, enum object_kind kind)
{
	struct object *object = declared(recorder, pointer);

	return object && object->kind == kind ? object : NULL;
}

struct object *know(
	struct tactus_recorder *recorder, const void *pointer, enum object_kind kind, const char *name)
{
	struct object *object = find_object(&recorder->objects, pointer);

	if (is_lost(recorder) && !(object && object->is_declared)) {
		write_loss(recorder, "in a callback of an object that is in no window: a new object", "");
		return NULL;
	}
	if (!object)
		object = add_object(&recorder->objects, pointer, kind);
	if (!object)
		return NULL;
	object->kind = kind;
	if (!object->name && !name_object(&recorder->objects, object, name))
		return NULL;
	recorder->declarations += !object->is_declared;
	object->is_declared = true;
	object->scene = recorder->scene;
	return object;
}

/* Begins a declaration: a line of the scene, or of a present event. */
void begin_declaration(struct tactus_recorder *recorder)
{
	if (recorder->has_begun) {
		begin_line_now(recorder);
		text_add(recorder->text, "new ");
	}
}

static const char *view_word(enum tactus_view_kind kind)
{
	switch (kind) {
	case TACTUS_VIEW_KIND_WINDOW:
		return "window";
	case TACTUS_VIEW_KIND_CONTROL:
		return "control";
	case TACTUS_VIEW_KIND_SCROLL_VIEW:
		return "scroll-view";
	case TACTUS_VIEW_KIND_SURFACE:
		return "surface";
	default:
		return "view";
	}
}

/* Returns whether a recognizer belongs to a scroll view. */
bool is_own_recognizer(const void *view, const struct tactus_recognizer *recognizer)
{
	return recognizer == tactus_scroll_view_get_pan_recognizer(view) ||
		recognizer == tactus_scroll_view_get_pinch_recognizer(view);
}

static void write_declaration(struct tactus_recorder *recorder, const struct object *object, const char *parent)
{
	struct tactus_view *view = (struct tactus_view *)object->pointer;
	enum tactus_view_kind kind = tactus_view_get_kind(view);
	struct text *text = recorder->text;
	const struct object *client = NULL;
	double frame[4] = { 0 }, content[2] = { 0 };

	if (kind == TACTUS_VIEW_KIND_SURFACE)
		client = know(recorder, tactus_surface_get_client(view), OBJECT_CLIENT, NULL);
	begin_declaration(recorder);
	text_add(text, view_word(kind));
	text_add_word(text, object->name);
	if (kind != TACTUS_VIEW_KIND_WINDOW) {
		text_add(text, " in ");
		text_add(text, parent);
	}
	tactus_view_get_frame(view, &frame[0], &frame[1], &frame[2], &frame[3]);
	text_add(text, " ");
	text_add_numbers(text, frame, 4, ' ');
	if (kind == TACTUS_VIEW_KIND_SCROLL_VIEW) {
		tactus_scroll_view_get_content_size(view, &content[0], &content[1]);
		text_add(text, " content=");
		text_add_numbers(text, content, 2, ',');
	}
	if (client) {
		text_add(text, " client=");
		text_add(text, client->name);
	}
	add_options(recorder, object);
	end_line(recorder);
}

/* What the recording has already comes to a view that is new to it. */
void write_addition(struct tactus_recorder *recorder, const struct object *view, const struct object *superview,
	int64_t index)
{
	begin_about(recorder, "add-view", view);
	text_add_word(recorder->text, superview->name);
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, index);
	end_line(recorder);
}

static void declare_recognizers(struct tactus_recorder *recorder, const struct object *view)
{
	size_t count = tactus_view_get_recognizer_count(view->pointer);

	for (size_t i = 0; i < count; i++) {
		struct tactus_recognizer *recognizer = tactus_view_get_recognizer(view->pointer, i);

		if (!recognizer || is_own_recognizer(view->pointer, recognizer))
			continue;
		if (recorder->has_begun && declared(recorder, recognizer))
			write_pair(recorder, "attach", declared(recorder, recognizer), view);
		else
			declare_recognizer(recorder, recognizer, view);
	}
}

static const char *short_name(const char *name)
{
	return name && name[0] != '\0' ? name : NULL;
}

static bool declare_one(struct tactus_recorder *recorder, struct tactus_view *view, bool is_inside)
{
	const struct object *parent = is_inside ? declared(recorder, tactus_view_get_superview(view)) : NULL;
	struct object *object = declared(recorder, view);

	if (object) {
		if (parent && recorder->has_begun)
			write_addition(recorder, object, parent, -1);
		return false;
	}
	object = know(recorder, view, OBJECT_VIEW, short_name(tactus_view_get_name(view)));
	if (!object)
		return false;
	object->is_window = tactus_view_get_kind(view) == TACTUS_VIEW_KIND_WINDOW;
	write_declaration(recorder, object, parent ? parent->name : "none");
	declare_controller(recorder, object);
	declare_recognizers(recorder, object);
	return true;
}

struct object *declare_tree(struct tactus_recorder *recorder, struct tactus_view *view)
{
	visit_tree(recorder, view, declare_one, NULL);
	return declared(recorder, view);
}

void declare_controller(struct tactus_recorder *recorder, const struct object *view)
{
	struct tactus_view_controller *controller = tactus_view_get_controller(view->pointer);
	struct object *object;

	if (!controller || (recorder->has_begun && declared(recorder, controller)))
		return;
	object = know(recorder, controller, OBJECT_CONTROLLER, NULL);
	if (!object)
		return;
	begin_declaration(recorder);
	text_add(recorder->text, "controller ");
	text_add(recorder->text, object->name);
	text_add(recorder->text, " of ");
	text_add(recorder->text, view->name);
	end_line(recorder);
}

void declare_recognizer_on(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const char *view, const char *flag)
{
	const struct object *object;

	if (declared(recorder, recognizer))
		return;
	object = know(recorder, recognizer, OBJECT_RECOGNIZER, short_name(tactus_recognizer_get_name(recognizer)));
	if (!object)
		return;
	begin_declaration(recorder);
	text_add(recorder->text, recognizer_kind(tactus_recognizer_get_kind(recognizer))->word);
	text_add_word(recorder->text, object->name);
	text_add(recorder->text, " on ");
	text_add(recorder->text, view);
	add_options(recorder, object);
	text_add(recorder->text, flag);
	end_line(recorder);
}

void declare_recognizer(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const struct object *view)
{
	declare_recognizer_on(recorder, recognizer, view->name, "");
}

void add_recognizer(struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const struct object *view)
{
	declare_recognizer_on(recorder, recognizer, view->name, " detached");
	describe_recognizer(recorder, recognizer);
}

/* Declares a view that is not in the recording, with everything inside it; a later call adds it to its superview. */
void declare_view(struct tactus_recorder *recorder, struct tactus_view *view)
{
	if (declared(recorder, view))
		return;
	declare_tree(recorder, view);
	describe_tree(recorder, view);
}

void declare_surroundings(struct tactus_recorder *recorder, struct tactus_view *view)
{
	struct tactus_view *outer;

	if (declared(recorder, view))
		return;
	while ((outer = tactus_view_get_superview(view)) && !declared(recorder, outer))
		view = outer;
	if (!outer)
		declare_view(recorder, view);
}

/*
 * Declares new windows before anything else happens, since their creation is not reported. They come in front of the
 * others of their level: only windows in front of the last new one are looked at.
 */
void declare_new_windows(struct tactus_recorder *recorder)
{
	size_t count = tactus_application_get_window_count(recorder->application);
	size_t missing = count > recorder->windows ? count - recorder->windows : 0;
	size_t end = 0;

	for (; missing > 0 && end < count; end++)
		missing -= !declared(recorder, tactus_application_get_window(recorder->application, end));
	recorder->windows = count;
	while (end-- > 0)
		declare_view(recorder, tactus_application_get_window(recorder->application, end));
}
