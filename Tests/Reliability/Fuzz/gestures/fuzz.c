/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes gesture files: a file is read as the user's and as the host's, and its gestures get touches. Each remaining
 * gesture must work, and each continuous one must end exactly once.
 */
#include "../target.h"

#include "configuration.h"
#include <tactus-gestures.h>
#include "hosts.h"
#include "ini-file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <tactus.h>
#include <unistd.h>

static size_t open_actions;
static bool is_bar_shown;

static void fail(const char *what)
{
	fprintf(stderr, "fuzz: %s\n", what);
	abort();
}

static void handle_tell(const struct tactus_gestures_mistake *mistake, void *data)
{
	(void)data;
	if (!strstr(mistake->sentence, "file") || strchr(mistake->sentence, '\n'))
		fail("a complaint without its file");
}

static void read_configuration(const char *text, size_t size, bool is_host_file)
{
	struct report report = { handle_tell, NULL, "file", 0, 0 };
	struct configuration configuration;
	const struct gesture_configuration *gesture;
	struct ini_file file;
	size_t count = 0, index;

	configuration_init(&configuration);
	if (!ini_file_parse(&file, text, size))
		fail("no memory");
	configuration_read(&configuration, &file, is_host_file, &report);
	for (gesture = configuration.gestures; gesture; gesture = gesture->next) {
		if (!gesture->name || gesture->index != count++)
			fail("a gesture without a name or out of order");
		/* A gesture may do nothing if others come after it, also if those are left out for their mistakes. */
		if (!gesture->command.count && !gesture->command_changed.count && !gesture->command_end.count &&
			!gesture->action && !memmem(text, size, "after", 5))
			fail("a gesture that does nothing");
		if (!(gesture->range_from >= 0 && gesture->range_from < gesture->range_to && gesture->range_to <= 1))
			fail("a range that is none");
	}
	if (count != configuration.count)
		fail("gestures are counted wrongly");
	for (index = 0; index < host_count; index++)
		host_check(&host_table[index], &configuration, &report);
	configuration_finish(&configuration);
	ini_file_finish(&file);
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	(void)touch;
	(void)data;
	output->name = "X";
	output->width = output->height = 100;
	return true;
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	(void)data;
	return "a";
}

/* Fingers land on everything, also on places that no host has. */
static uint32_t get_place(const struct tactus_touch *touch, void *data)
{
	double x = 0, y = 0;

	(void)data;
	tactus_touch_get_location(touch, NULL, &x, &y);
	return x >= 0 && x < UINT32_MAX ? (uint32_t)x : TACTUS_GESTURES_PLACE_UNKNOWN;
}

static bool is_locked(void *data)
{
	(void)data;
	return false;
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	bool is_followed = !(event->commits && event->progress == 1);

	(void)data;
	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN)
		open_actions++;
	else if (event->phase != TACTUS_GESTURES_PHASE_CHANGED && is_followed && open_actions-- == 0)
		fail("an action ends that did not begin");
}

static void handle_run(const struct tactus_gestures_command *command, void *data)
{
	(void)data;
	if (!command->words[0] || !command->environment[0])
		fail("a command without words or environment");
}

static void handle_progress(const struct tactus_gestures_progress *progress, void *data)
{
	(void)data;
	if (!(progress->nearness >= 0 && progress->nearness <= 1) || progress->full.width > progress->bar.width)
		fail("a bar that is more than full");
	is_bar_shown = progress->nearness > 0;
}

static void move_fingers(struct tactus_touch_source *source, unsigned count, double dx, double dy, uint64_t *time_us)
{
	unsigned finger, step;

	for (step = 0; step < 6; step++, *time_us += 10000) {
		for (finger = 0; finger < count; finger++) {
			double x = 10 * finger + 5 + dx * step, y = 50 + (finger % 2 ? dy : -dy) * step;

			if (step == 0)
				tactus_touch_source_down(source, *time_us, (int32_t)finger, x, y);
			else if (step < 5)
				tactus_touch_source_motion(source, *time_us, (int32_t)finger, x, y);
			else
				tactus_touch_source_up(source, *time_us, (int32_t)finger);
		}
		tactus_touch_source_frame(source, *time_us);
		if (step == 0 && dx == 0)
			*time_us += 700000;
	}
}

static void play(const char *path)
{
	static const struct tactus_gestures_host host = {
		.size = sizeof(host),
		.find_output = find_output,
		.get_app_id = get_app_id,
		.get_title = get_app_id,
		.knows_modifiers = true,
		.knows_tablet_mode = true,
		.actions = ~0u,
		.act = handle_act,
		.show_progress = handle_progress,
		.run = handle_run,
		.get_place = get_place,
		.is_locked = is_locked,
		.places = ~0u,
		.words_name = "sway",
	};
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *root = tactus_window_create(application, 0, 0, 100, 100);
	struct tactus_touch_source *source = tactus_touch_source_create(application, NULL);
	struct tactus_gestures *gestures = tactus_gestures_create(application, root, &host, NULL);
	uint64_t time_us = 1000000;
	unsigned count;

	open_actions = 0;
	tactus_gestures_load(gestures, path);
	tactus_gestures_add_seat(gestures, 0);
	for (count = 1; count <= 4; count++) {
		move_fingers(source, count, 15, 1, &time_us);
		move_fingers(source, count, -15, 4, &time_us);
		move_fingers(source, count, 0, 0, &time_us);
		move_fingers(source, count, 2, 20, &time_us);
		if (is_bar_shown)
			fail("a bar without fingers");
	}
	tactus_gestures_destroy(gestures);
	tactus_application_destroy(application);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char path[64];
	int file;

	read_configuration((const char *)data, size, false);
	read_configuration((const char *)data, size, true);
	file = memfd_create("input", MFD_CLOEXEC);
	if (file < 0 || write(file, data, size) != (ssize_t)size)
		fail("no file in memory");
	snprintf(path, sizeof path, "/proc/self/fd/%d", file);
	setenv("XDG_CONFIG_HOME", "/nonexistent", 1);
	setenv("XDG_CONFIG_DIRS", "/nonexistent", 1);
	play(path);
	close(file);
	return 0;
}
