// SPDX-License-Identifier: MIT
/* What there is: objects as they are declared, at the beginning and when they are first used. */
#include <string.h>

#include "recorder.h"

static void write_waiting_requirements(struct tactus_recorder *recorder);

enum {
	MOST_RECTANGLES = 64,
	MOST_REQUIREMENTS = 64,
	/* Views in views. */
	MOST_LEVELS = 100,
};

struct object *declared(struct tactus_recorder *recorder, const void *pointer)
{
	struct object *object = find_object(&recorder->objects, pointer);

	return object && object->is_declared ? object : NULL;
}

static struct object *know(
	struct tactus_recorder *recorder, const void *pointer, enum object_kind kind, const char *name)
{
	struct object *object = find_object(&recorder->objects, pointer);

	if (!object)
		object = add_object(&recorder->objects, pointer, kind);
	if (!object)
		return NULL;
	object->kind = kind;
	if (!object->name && !name_object(&recorder->objects, object, name))
		return NULL;
	object->is_declared = true;
	object->scene = recorder->scene;
	return object;
}

/* A declaration: a line of the scene, or of what happens now. */
static void begin_declaration(struct tactus_recorder *recorder)
{
	if (recorder->has_begun) {
		begin_line_now(recorder);
		text_add(recorder->text, "new ");
	}
}

const char *kind_word(enum tactus_recognizer_kind kind)
{
	switch (kind) {
	case TACTUS_RECOGNIZER_KIND_TAP:
		return "tap";
	case TACTUS_RECOGNIZER_KIND_LONG_PRESS:
		return "long-press";
	case TACTUS_RECOGNIZER_KIND_PAN:
		return "pan";
	case TACTUS_RECOGNIZER_KIND_SWIPE:
		return "swipe";
	case TACTUS_RECOGNIZER_KIND_PINCH:
		return "pinch";
	case TACTUS_RECOGNIZER_KIND_ROTATION:
		return "rotation";
	case TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN:
		return "screen-edge-pan";
	case TACTUS_RECOGNIZER_KIND_HOVER:
		return "hover";
	case TACTUS_RECOGNIZER_KIND_TRANSFORM:
		return "transform";
	default:
		return "custom";
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

/* The recognizers that a scroll view brings along. */
static bool is_own_recognizer(const void *view, const struct tactus_recognizer *recognizer)
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

static void declare_recognizers(struct tactus_recorder *recorder, const struct object *view)
{
	size_t count = tactus_view_get_recognizer_count(view->pointer);

	for (size_t i = 0; i < count; i++) {
		struct tactus_recognizer *recognizer = tactus_view_get_recognizer(view->pointer, i);

		if (recognizer && !is_own_recognizer(view->pointer, recognizer))
			declare_recognizer(recorder, recognizer, view);
	}
}

static const char *short_name(const char *name)
{
	return name && name[0] != '\0' ? name : NULL;
}

/* Declares a view and what is in it. */
static struct object *declare_tree(
	struct tactus_recorder *recorder, struct tactus_view *view, const char *parent, int level)
{
	struct object *object = find_object(&recorder->objects, view);
	size_t count;

	if (level > MOST_LEVELS) {
		write_comment(recorder, "not replayable: views that are too deep", "");
		return NULL;
	}
	/* In the scene each stands once; later none that is there already. */
	if (object && object->is_declared && (recorder->has_begun || object->scene == recorder->scene))
		return object;
	object = know(recorder, view, OBJECT_VIEW, short_name(tactus_view_get_name(view)));
	if (!object)
		return NULL;
	write_declaration(recorder, object, parent);
	declare_controller(recorder, object);
	declare_recognizers(recorder, object);
	count = tactus_view_get_subview_count(view);
	for (size_t i = 0; i < count; i++)
		declare_tree(recorder, tactus_view_get_subview(view, i), object->name, level + 1);
	return object;
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

static void declare_recognizer_on(
	struct tactus_recorder *recorder, struct tactus_recognizer *recognizer, const char *view, const char *flag)
{
	struct object *object = find_object(&recorder->objects, recognizer);

	if (object && object->is_declared && (recorder->has_begun || object->scene == recorder->scene))
		return;
	object = know(recorder, recognizer, OBJECT_RECOGNIZER, short_name(tactus_recognizer_get_name(recognizer)));
	if (!object)
		return;
	begin_declaration(recorder);
	text_add(recorder->text, kind_word(tactus_recognizer_get_kind(recognizer)));
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
	const struct object *object;

	declare_recognizer_on(recorder, recognizer, view->name, " detached");
	object = declared(recorder, recognizer);
	if (!object)
		return;
	write_properties(recorder, object);
	write_waiting_requirements(recorder);
}

void write_requirements(struct tactus_recorder *recorder, const struct object *recognizer)
{
	struct tactus_recognizer *others[MOST_REQUIREMENTS];
	size_t count = tactus_recognizer_get_failure_requirements(recognizer->pointer, others, MOST_REQUIREMENTS);

	if (count > MOST_REQUIREMENTS)
		write_comment(recorder, "not replayable: some failure requirements of ", recognizer->name);
	for (size_t i = 0; i < count && i < MOST_REQUIREMENTS; i++) {
		const struct object *other = declared(recorder, others[i]);

		if (!other)
			continue;
		begin_line_now(recorder);
		text_add(recorder->text, "require-failure ");
		text_add(recorder->text, recognizer->name);
		text_add_word(recorder->text, other->name);
		end_line(recorder);
	}
}

/* Requirements of others, which waited for a recognizer that has just been declared. */
static void write_waiting_requirements(struct tactus_recorder *recorder)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (object && object->kind == OBJECT_RECOGNIZER && object->is_declared && !object->is_dead)
			write_requirements(recorder, object);
	}
}

void write_input_region(struct tactus_recorder *recorder, const struct object *object, bool also_none)
{
	struct tactus_rectangle rectangles[MOST_RECTANGLES];
	size_t count = tactus_view_get_input_region(object->pointer, rectangles, MOST_RECTANGLES);

	if (count == SIZE_MAX && !also_none)
		return;
	if (count != SIZE_MAX && count > MOST_RECTANGLES) {
		write_comment(recorder, "not replayable: an input region of more than 64 rectangles of ", object->name);
		return;
	}
	begin_line_now(recorder);
	text_add(recorder->text, "input-region ");
	text_add(recorder->text, object->name);
	text_add(recorder->text, count == SIZE_MAX ? " none" : count == 0 ? " empty"
									  : "");
	for (size_t i = 0; count != SIZE_MAX && i < count; i++) {
		double numbers[4] = { rectangles[i].x, rectangles[i].y, rectangles[i].width, rectangles[i].height };

		text_add(recorder->text, " ");
		text_add_numbers(recorder->text, numbers, 4, ',');
	}
	end_line(recorder);
}

/* Names the recognizers of a scroll view, and puts the content where it is. */
static void describe_scroll_view(struct tactus_recorder *recorder, const struct object *object)
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
		pan->is_scroll_views = true;
		pinch->is_scroll_views = true;
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
		write_properties(recorder, pan);
	if (pinch)
		write_properties(recorder, pinch);
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

static void write_first_responder(
	struct tactus_recorder *recorder, const struct tactus_responder *responder, const char *name)
{
	if (!tactus_responder_is_first_responder(responder))
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "become-first-responder ");
	text_add(recorder->text, name);
	end_line(recorder);
}

/* Writes the settings of a view, and of what is in it. */
static void describe_tree(struct tactus_recorder *recorder, struct tactus_view *view, int level)
{
	const struct object *object = declared(recorder, view);
	struct tactus_view_controller *controller = tactus_view_get_controller(view);
	size_t count = tactus_view_get_subview_count(view);
	size_t recognizers = tactus_view_get_recognizer_count(view);

	if (!object || level > MOST_LEVELS)
		return;
	write_properties(recorder, object);
	write_input_region(recorder, object, false);
	if (controller && declared(recorder, controller))
		write_handles(recorder, (struct tactus_responder *)controller, declared(recorder, controller)->name);
	for (size_t i = 0; i < recognizers; i++) {
		const struct object *recognizer = declared(recorder, tactus_view_get_recognizer(view, i));

		if (recognizer && !is_own_recognizer(view, recognizer->pointer)) {
			write_properties(recorder, recognizer);
			write_requirements(recorder, recognizer);
		}
	}
	for (size_t i = 0; i < count; i++)
		describe_tree(recorder, tactus_view_get_subview(view, i), level + 1);
	/* Its content is there by now. */
	if (tactus_view_get_kind(view) == TACTUS_VIEW_KIND_SCROLL_VIEW)
		describe_scroll_view(recorder, object);
}

/* A view that the recording does not have yet, with all that is in it; it comes into its superview by a call. */
void declare_view(struct tactus_recorder *recorder, struct tactus_view *view)
{
	if (declared(recorder, view))
		return;
	declare_tree(recorder, view, "none", 0);
	describe_tree(recorder, view, 0);
	write_waiting_requirements(recorder);
}

static void declare_source(struct tactus_recorder *recorder, const struct object *object)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_accommodations accommodations = TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	struct text *text = recorder->text;
	const double *t = info.transform;

	tactus_touch_source_get_info(object->pointer, &info);
	tactus_touch_source_get_accommodations(object->pointer, &accommodations);
	begin_declaration(recorder);
	text_add(text, "touch-source ");
	text_add(text, object->name);
	if (info.seat != 0) {
		text_add(text, " seat=");
		text_add_integer(text, info.seat);
	}
	if (info.flags & TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS)
		text_add(text, " frameless");
	if (info.flags & TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED)
		text_add(text, " normalized");
	if (info.flags & TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS)
		text_add(text, " scales-lengths");
	if (info.width > 0 || info.height > 0) {
		double area[4] = { info.x, info.y, info.width, info.height };

		text_add(text, " area=");
		text_add_numbers(text, area, 4, ',');
	}
	if (info.width_mm > 0 || info.height_mm > 0) {
		double size[2] = { info.width_mm, info.height_mm };

		text_add(text, " millimetres=");
		text_add_numbers(text, size, 2, ',');
	}
	if (t[0] < 1 || t[0] > 1 || t[3] < 1 || t[3] > 1 || t[1] < 0 || t[1] > 0 || t[2] < 0 || t[2] > 0 || t[4] < 0 ||
		t[4] > 0 || t[5] < 0 || t[5] > 0) {
		text_add(text, " transform=");
		text_add_numbers(text, t, 6, ',');
	}
	if (accommodations.hold_duration_us > 0) {
		text_add(text, " hold=");
		text_add_time(text, accommodations.hold_duration_us);
	}
	if (accommodations.ignore_repeat_us > 0) {
		text_add(text, " ignore-repeat=");
		text_add_time(text, accommodations.ignore_repeat_us);
	}
	if (accommodations.tap_assistance_us > 0) {
		text_add(text, " tap-assistance=");
		text_add_time(text, accommodations.tap_assistance_us);
		text_add(text, accommodations.tap_place == TACTUS_TAP_PLACE_FINAL ? ",final" : ",initial");
	}
	end_line(recorder);
}

void redeclare_source(struct tactus_recorder *recorder, const struct object *object)
{
	declare_source(recorder, object);
}

struct object *needed(struct tactus_recorder *recorder, const void *pointer, enum object_kind kind)
{
	struct object *object = declared(recorder, pointer);

	if (object || kind != OBJECT_SOURCE)
		return object;
	object = know(recorder, pointer, OBJECT_SOURCE, NULL);
	if (!object)
		return NULL;
	if (!recorder->had_source)
		recorder->first_source = object;
	recorder->had_source = true;
	declare_source(recorder, object);
	return object;
}

/* Windows are not told when they are made: each is declared before anything else happens. */
void declare_new_windows(struct tactus_recorder *recorder)
{
	size_t count = tactus_application_get_window_count(recorder->application);

	if (count == recorder->windows)
		return;
	recorder->windows = count;
	for (size_t i = count; i-- > 0;) {
		struct tactus_view *window = tactus_application_get_window(recorder->application, i);

		if (!declared(recorder, window)) {
			declare_tree(recorder, window, "none", 0);
			describe_tree(recorder, window, 0);
		}
	}
}

/* What is in no window now, and may come back. */
static void declare_detached(struct tactus_recorder *recorder, const struct object *any_view)
{
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		struct object *object = recorder->objects.slots[i];

		if (!object || !object->is_declared || object->is_dead || object->scene == recorder->scene)
			continue;
		if (object->kind == OBJECT_SOURCE) {
			object->scene = recorder->scene;
			declare_source(recorder, object);
		} else if (object->kind == OBJECT_VIEW && !tactus_view_get_superview(object->pointer)) {
			declare_tree(recorder, (struct tactus_view *)object->pointer, "none", 0);
		} else if (any_view && object->kind == OBJECT_RECOGNIZER &&
			!tactus_recognizer_get_view(object->pointer)) {
			declare_recognizer_on(
				recorder, (struct tactus_recognizer *)object->pointer, any_view->name, " detached");
		}
	}
}

static void describe_application(struct tactus_recorder *recorder)
{
	struct object application = { .pointer = recorder->application, .kind = OBJECT_APPLICATION };
	struct tactus_responder *delegate = tactus_application_get_delegate_responder(recorder->application);

	/* They are known by words of the format; their callbacks are counted. */
	know(recorder, delegate, OBJECT_DELEGATE, NULL);
	know(recorder, recorder->application, OBJECT_APPLICATION, NULL);
	write_properties(recorder, &application);
	write_handles(recorder, delegate, "application-delegate");
}

void write_scene(struct tactus_recorder *recorder)
{
	size_t count = tactus_application_get_window_count(recorder->application);
	const struct object *front = NULL;
	bool had_begun = recorder->has_begun;

	recorder->scene++;
	recorder->windows = count;
	recorder->has_begun = false;
	text_add(recorder->text, "# Recorded by libtactus-recorder ");
	text_add_integer(recorder->text, TACTUS_VERSION_MAJOR);
	text_add(recorder->text, ".");
	text_add_integer(recorder->text, TACTUS_VERSION_MINOR);
	text_add(recorder->text, ".");
	text_add_integer(recorder->text, TACTUS_VERSION_PATCH);
	text_add(recorder->text, "; play it with: tactus scenario --log FILE\nrecording 1\n");
	/* The source whose samples go without a name comes first. */
	if (recorder->first_source) {
		struct object *first = find_object(&recorder->objects, recorder->first_source->pointer);

		if (first) {
			first->scene = recorder->scene;
			declare_source(recorder, first);
		}
	}
	for (size_t i = count; i-- > 0;)
		front = declare_tree(recorder, tactus_application_get_window(recorder->application, i), "none", 0);
	declare_detached(recorder, front);
	recorder->has_begun = true;
	describe_application(recorder);
	for (size_t i = count; i-- > 0;)
		describe_tree(recorder, tactus_application_get_window(recorder->application, i), 0);
	for (size_t i = 0; i < recorder->objects.capacity; i++) {
		const struct object *object = recorder->objects.slots[i];

		if (!object || !object->is_declared || object->is_dead || object->scene != recorder->scene)
			continue;
		if (object->kind == OBJECT_VIEW && !tactus_view_get_window(object->pointer) &&
			!tactus_view_get_superview(object->pointer))
			describe_tree(recorder, (struct tactus_view *)object->pointer, 0);
		if (object->kind == OBJECT_RECOGNIZER && !tactus_recognizer_get_view(object->pointer))
			write_properties(recorder, object);
		if (object->kind == OBJECT_VIEW && tactus_window_is_key(object->pointer)) {
			begin_line_now(recorder);
			text_add(recorder->text, "make-key ");
			text_add(recorder->text, object->name);
			end_line(recorder);
		}
		if (object->kind == OBJECT_VIEW)
			write_first_responder(recorder, (const struct tactus_responder *)object->pointer, object->name);
	}
	begin_line_now(recorder);
	text_add(recorder->text, "start");
	end_line(recorder);
	recorder->has_begun = had_begun;
}
