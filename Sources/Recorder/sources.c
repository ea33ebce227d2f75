// SPDX-License-Identifier: MIT
/* Declarations and changes of touch sources. */
#include <string.h>

#include "calls.h"
#include "scene.h"

/* Adds the place of a device, how it reports and its accommodations, as far as they differ from the defaults. */
static void add_source_options(struct tactus_recorder *recorder, const struct object *object)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_accommodations accommodations = TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	struct text *text = recorder->text;
	const double none[4] = { 0 }, *t = info.transform;
	double area[4];

	tactus_touch_source_get_info(object->pointer, &info);
	tactus_touch_source_get_accommodations(object->pointer, &accommodations);
	area[0] = info.x;
	area[1] = info.y;
	area[2] = info.width;
	area[3] = info.height;
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
	/* A rectangle without a size is one, too: its source reports a point. */
	if (memcmp(area, none, sizeof area) != 0) {
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
}

void declare_source(struct tactus_recorder *recorder, const struct object *object)
{
	begin_declaration(recorder);
	text_add(recorder->text, "touch-source ");
	text_add(recorder->text, object->name);
	add_source_options(recorder, object);
	end_line(recorder);
}

/* Writes all of a source that was changed, such as the panel of a tablet that was turned. */
void write_source(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	(void)call;
	begin_about(recorder, "change-source", source);
	add_source_options(recorder, source);
	end_line(recorder);
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
