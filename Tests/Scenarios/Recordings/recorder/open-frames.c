/* SPDX-License-Identifier: MIT */
/* A finger that waits for its frame is in no scene, however long it waits: the recording begins later. */
#include "scene.h"

#include "check.h"

#include <stdlib.h>

enum ending {
	BY_FRAME,
	BY_CANCEL,
	BY_DESTRUCTION,
	ENDINGS
};

static void end_frame(struct tactus_touch_source *panel, enum ending ending)
{
	switch (ending) {
	case BY_FRAME:
		tactus_touch_source_frame(panel, 2000000);
		tactus_touch_source_up(panel, 2050000, 7);
		tactus_touch_source_frame(panel, 2050000);
		break;
	case BY_CANCEL:
		tactus_touch_source_cancel_all(panel, 2000000);
		break;
	default:
		tactus_touch_source_destroy(panel);
		break;
	}
}

void frames_that_stay_open(void)
{
	for (enum ending ending = BY_FRAME; ending < ENDINGS; ending++) {
		struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
		struct tape tape = { 0 };
		struct tactus_touch_source *other;
		struct tactus_recorder *recorder;
		struct scene scene;

		make_scene(&scene);
		info.width = info.height = 400;
		other = tactus_touch_source_create(scene.application, &info);
		tap_at(&scene, 1000);
		recorder = tactus_recorder_create(scene.application, write_tape, &tape);
		tactus_touch_source_down(other, 1100000, 7, 5, 5);
		tactus_application_advance(scene.application, 1900000);
		/* The frame of another source. */
		tactus_touch_source_frame(scene.panel, 1950000);
		end_frame(other, ending);
		CHECK(!has(&tape, "at 1950 ") && !has(&tape, "at 2000 "));
		tap_at(&scene, 3000);
		CHECK(has(&tape, "at 3050 frame\n"));
		tactus_recorder_destroy(recorder);
		tactus_application_destroy(scene.application);
		free(tape.text);
	}
}
