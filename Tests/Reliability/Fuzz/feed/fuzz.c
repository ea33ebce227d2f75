/* SPDX-License-Identifier: MIT */
/* Feeds raw bytes as samples of two devices. Views and clients must get legal, complete sequences. */
#include "../bytes.h"
#include "../target.h"
#include "scene.h"

#include <stddef.h>

#define IDS 6

static void swallow(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

static void feed(struct scene *scene, struct bytes *bytes, uint64_t *time)
{
	uint8_t what = bytes_take(bytes);
	struct tactus_touch_source *source = scene->sources[what >> 7];
	int32_t id = what >> 4 & 7;
	double x, y;

	*time += bytes_take(bytes) * UINT64_C(250);
	switch (what & 15) {
	case 0:
	case 1:
		x = bytes_double(bytes), y = bytes_double(bytes);
		tactus_touch_source_down(source, *time, id % IDS, x, y);
		break;
	case 2:
	case 3:
		tactus_touch_source_up(source, *time, id % IDS);
		break;
	case 4:
		tactus_touch_source_cancel(source, *time, id % IDS);
		break;
	case 5:
		*time += bytes_take(bytes) * UINT64_C(10000);
		tactus_application_advance(scene->application, *time);
		break;
	case 6:
		tactus_touch_source_cancel_all(source, *time);
		break;
	case 7:
		/* A clock that runs backwards, or jumps into the far future. */
		tactus_application_advance(scene->application, bytes_u64(bytes));
		break;
	case 8:
		tactus_touch_source_hover(source, *time, bytes_double(bytes), bytes_double(bytes));
		break;
	default:
		x = bytes_double(bytes), y = bytes_double(bytes);
		tactus_touch_source_motion(source, *time, id % IDS, x, y);
	}
	if (what & 8 || (what & 3) == 3)
		tactus_touch_source_frame(source, *time);
}

/* Lifts all fingers and lets all timers fire. */
static void finish(struct scene *scene)
{
	uint64_t time = tactus_application_get_time(scene->application);
	uint64_t later;

	for (int i = 0; i < SOURCES; i++) {
		for (int32_t id = 0; id < IDS; id++)
			tactus_touch_source_up(scene->sources[i], time, id);
		tactus_touch_source_frame(scene->sources[i], time);
	}
	later = time + 60000000;
	if (later < UINT64_C(1) << 62)
		tactus_application_advance(scene->application, later);
	else
		return;
	checks_finish();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct bytes bytes = { data, size };
	struct scene scene;
	uint64_t time = 1000;

	tactus_set_default_log_handler(swallow, NULL);
	scene_create(&scene);
	while (bytes.left > 0)
		feed(&scene, &bytes, &time);
	finish(&scene);
	scene_destroy(&scene);
	return 0;
}
