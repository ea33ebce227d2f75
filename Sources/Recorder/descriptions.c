// SPDX-License-Identifier: MIT
/* Settings of objects, as lines after their declarations. */
#include <stdlib.h>

#include "scene.h"

static void write_region_line(struct tactus_recorder *recorder, const struct object *object, const char *word,
	const struct tactus_rectangle *rectangles, size_t count)
{
	begin_line_now(recorder);
	text_add(recorder->text, "input-region ");
	text_add(recorder->text, object->name);
	text_add(recorder->text, word);
	for (size_t i = 0; i < count; i++) {
		double numbers[4] = { rectangles[i].x, rectangles[i].y, rectangles[i].width, rectangles[i].height };

		text_add(recorder->text, " ");
		text_add_numbers(recorder->text, numbers, 4, ',');
	}
	end_line(recorder);
}

void write_input_region(struct tactus_recorder *recorder, const struct object *object, bool also_none)
{
	struct tactus_rectangle few[LINE_RECTANGLES], *all = few;
	size_t count = tactus_view_get_input_region(object->pointer, few, LINE_RECTANGLES);

	if (count == SIZE_MAX || count == 0) {
		if (count == 0 || also_none)
			write_region_line(recorder, object, count == 0 ? " empty" : " none", NULL, 0);
		return;
	}
	if (count > LINE_RECTANGLES) {
		all = calloc(count, sizeof *all);
		if (!all) {
			write_loss(recorder, "without memory, the input region of ", object->name);
			return;
		}
		tactus_view_get_input_region(object->pointer, all, count);
	}
	for (size_t i = 0; i < count; i += LINE_RECTANGLES)
		write_region_line(recorder, object, i == 0 ? "" : " more", all + i,
			count - i < LINE_RECTANGLES ? count - i : LINE_RECTANGLES);
	if (all != few)
		free(all);
}

/* Names the recognizers of a scroll view, and writes its content offset. */
static void describe_scroll_view(struct tactus_recorder *recorder, struct object *object)
{
	struct tactus_view *view = (struct tactus_view *)object->pointer;
	struct object *pan = know(
		recorder, tactus_scroll_view_get_pan_recognizer(view), OBJECT_RECOGNIZER, "scroll-pan");
	struct object *pinch = know(
		recorder, tactus_scroll_view_get_pinch_recognizer(view), OBJECT_RECOGNIZER, "scroll-pinch");
	const struct object *content = declared(recorder, tactus_scroll_view_get_content_view(view));
	struct text *text = recorder->text;
	double offset[2] = { 0 };

	if (pan && pinch) {
		object->own[0] = pan->pointer;
		object->own[1] = pinch->pointer;
		pan->scroll_view = object;
		pinch->scroll_view = object;
		begin_line_now(recorder);
		text_add(text, "name-recognizers ");
		text_add(text, object->name);
		text_add_word(text, pan->name);
		text_add_word(text, pinch->name);
		end_line(recorder);
	}
	if (content) {
		begin_line_now(recorder);
		text_add(text, "content-view ");
		text_add(text, object->name);
		text_add_word(text, content->name);
		end_line(recorder);
	}
	if (tactus_scroll_view_get_zoom_scale(view) < 1 || tactus_scroll_view_get_zoom_scale(view) > 1) {
		begin_line_now(recorder);
		text_add(text, "zoom-to ");
		text_add(text, object->name);
		text_add(text, " ");
		text_add_number(text, tactus_scroll_view_get_zoom_scale(view));
		end_line(recorder);
	}
	tactus_scroll_view_get_content_offset(view, &offset[0], &offset[1]);
	begin_line_now(recorder);
	text_add(text, "scroll-to ");
	text_add(text, object->name);
	text_add(text, " ");
	text_add_numbers(text, offset, 2, ' ');
	end_line(recorder);
	if (pan)
		describe_recognizer(recorder, tactus_scroll_view_get_pan_recognizer(view));
	if (pinch)
		describe_recognizer(recorder, tactus_scroll_view_get_pinch_recognizer(view));
}

static void write_handles(struct tactus_recorder *recorder, const struct tactus_responder *responder, const char *name)
{
	uint32_t mask = tactus_responder_get_callback_mask(responder);

	if (mask == 0)
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "set ");
	text_add(recorder->text, name);
	text_add(recorder->text, " handles=");
	text_add_integer(recorder->text, mask);
	end_line(recorder);
}

void write_first_responder(struct tactus_recorder *recorder, const struct object *object)
{
	const struct tactus_responder *responder = object->pointer;
	const char *name = object->name;

	switch (object->kind) {
	case OBJECT_VIEW:
	case OBJECT_CONTROLLER:
		break;
	case OBJECT_APPLICATION:
		responder = tactus_application_get_responder(recorder->application);
		name = "application";
		break;
	case OBJECT_DELEGATE:
		name = "application-delegate";
		break;
	default:
		return;
	}
	if (!tactus_responder_is_first_responder(responder))
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "become-first-responder ");
	text_add(recorder->text, name);
	end_line(recorder);
}

void describe_recognizer(struct tactus_recorder *recorder, struct tactus_recognizer *recognizer)
{
	struct object *object = declared(recorder, recognizer);

	if (!object || object->described == recorder->scene)
		return;
	object->described = recorder->scene;
	write_properties(recorder, object);
	write_requirements(recorder, object);
	write_waiting(recorder, object);
}

static bool describe_one(struct tactus_recorder *recorder, struct tactus_view *view, bool is_inside)
{
	struct object *object = declared(recorder, view);
	struct tactus_view_controller *controller = tactus_view_get_controller(view);
	size_t count = tactus_view_get_recognizer_count(view);

	(void)is_inside;
	if (!object || object->described == recorder->scene)
		return false;
	object->described = recorder->scene;
	write_properties(recorder, object);
	write_input_region(recorder, object, false);
	describe_next(recorder, object);
	if (controller && declared(recorder, controller)) {
		write_handles(recorder, (struct tactus_responder *)controller, declared(recorder, controller)->name);
		describe_next(recorder, declared(recorder, controller));
	}
	for (size_t i = 0; i < count; i++) {
		struct tactus_recognizer *recognizer = tactus_view_get_recognizer(view, i);

		if (!is_own_recognizer(view, recognizer))
			describe_recognizer(recorder, recognizer);
	}
	return true;
}

/* The scroll view's content exists by now. */
static bool describe_content(struct tactus_recorder *recorder, struct tactus_view *view, bool is_inside)
{
	(void)is_inside;
	if (tactus_view_get_kind(view) == TACTUS_VIEW_KIND_SCROLL_VIEW)
		describe_scroll_view(recorder, declared(recorder, view));
	return true;
}

void describe_tree(struct tactus_recorder *recorder, struct tactus_view *view)
{
	visit_tree(recorder, view, describe_one, describe_content);
}

void describe_application(struct tactus_recorder *recorder)
{
	struct object application = { .pointer = recorder->application, .kind = OBJECT_APPLICATION };
	struct tactus_responder *delegate = tactus_application_get_delegate_responder(recorder->application);
	const struct object *known[2];

	/* Delegates are words of the format; their callbacks are counted. */
	known[0] = know(recorder, delegate, OBJECT_DELEGATE, NULL);
	known[1] = know(recorder, recorder->application, OBJECT_APPLICATION, NULL);
	write_properties(recorder, &application);
	write_handles(recorder, delegate, "application-delegate");
	for (size_t i = 0; i < 2; i++)
		if (known[i])
			describe_next(recorder, known[i]);
}
