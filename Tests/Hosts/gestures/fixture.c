/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define STEPS 10

static char transcript[8192];

static void note(const char *format, ...)
{
	size_t length = strlen(transcript);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(transcript + length, sizeof(transcript) - length, format, arguments);
	va_end(arguments);
}

void check_notes(const char *expected)
{
	check_text(transcript, expected);
	transcript[0] = '\0';
}

void fixture_forget_notes(void)
{
	transcript[0] = '\0';
}

void notes_keep_first_words(char *words, size_t size)
{
	const char *line = transcript;

	words[0] = '\0';
	while (*line) {
		const char *end = strchr(line, '\n');
		const char *name = "";
		size_t length = strlen(words), count;

		if (strncmp(line, "act ", 4) == 0)
			name = line + 4;
		else if (strstr(line, "this one never does"))
			name = "shadowed ";
		count = strcspn(name, " \n");

		/* Each name once, although a gesture that goes on has several lines. */
		if (count > 0 && !(length > count && strncmp(words + length - count - 1, name, count) == 0))
			snprintf(words + length, size - length, "%.*s ", (int)count, name);
		line = end ? end + 1 : line + strlen(line);
	}
	transcript[0] = '\0';
}

static void handle_log(const char *line, void *data)
{
	const struct fixture *fixture = data;
	size_t length = strlen(fixture->path) - strlen("gestures.conf");

	/* The names of files without their folder, which differs from run to run. */
	if (strncmp(line, fixture->path, length) == 0)
		note("%s\n", line + length);
	else
		note("%s\n", line);
}

/* One place for all that this host tells: each text is read before the next question. */
static const char *told(const char *text)
{
	static char place[64];

	if (!text)
		return NULL;
	snprintf(place, sizeof(place), "%s", text);
	return place;
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	(void)data;
	(void)touch;
	output->name = told("panel");
	output->width = 800;
	output->height = 600;
	return true;
}

static bool has_output(const char *name, void *data)
{
	(void)data;
	return strcmp(name, "panel") == 0;
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	return told(((const struct fixture *)data)->app_id);
}

static const char *get_title(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	return told(((const struct fixture *)data)->title);
}

static uint32_t get_place(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	return ((const struct fixture *)data)->place;
}

static bool is_locked(void *data)
{
	return ((const struct fixture *)data)->is_locked;
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	static const char *const phases[] = { "began", "changed", "ended", "cancelled" };

	(void)data;
	if (event->fingers == 0)
		note("no fingers: ");
	note("act %s %d%s", event->name, (int)event->action, event->key_count > 0 ? " keys" : "");
	for (size_t index = 0; index < event->key_count; index++)
		note(" %d", event->keys[index]);
	if (event->button)
		note(" button %x", event->button);
	if (event->words)
		note(" words '%s'", event->words);
	note(" %s start=%.0f,%.0f progress=%.2f%s\n", phases[event->phase], event->start_x, event->start_y,
		event->progress, event->commits ? " commits" : "");
}

static void handle_progress(const struct tactus_gestures_progress *progress, void *data)
{
	(void)data;
	if (progress->nearness == 0)
		note("bar of %s gone\n", progress->name);
	else
		note("bar of %s %.2f at %.0f,%.0f: %.0f of %.0f\n", progress->name, progress->nearness,
			progress->bar.x, progress->bar.y, progress->full.width, progress->bar.width);
}

static const char *variable(const struct tactus_gestures_command *command, const char *name)
{
	size_t index, length = strlen(name);

	for (index = 0; command->environment[index]; index++) {
		const char *text = command->environment[index];

		if (strncmp(text, name, length) == 0 && text[length] == '=')
			return text + length + 1;
	}
	return "none";
}

static void handle_run(const struct tactus_gestures_command *command, void *data)
{
	size_t index;

	(void)data;
	note("run");
	for (index = 0; command->words[index]; index++)
		note(" %s", command->words[index]);
	note(" %s %s%%,%s%% d=%s,%s\n", variable(command, "TACTUS_PHASE"), variable(command, "TACTUS_X_PERCENT"),
		variable(command, "TACTUS_Y_PERCENT"), variable(command, "TACTUS_DX"), variable(command, "TACTUS_DY"));
}

void fixture_create(struct fixture *fixture)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	memset(fixture, 0, sizeof(*fixture));
	transcript[0] = '\0';
	strcpy(fixture->folder, "/tmp/tactus-gestures-XXXXXX");
	if (!mkdtemp(fixture->folder))
		check_failed("no folder for the test");
	snprintf(fixture->path, sizeof(fixture->path), "%s/tactus", fixture->folder);
	mkdir(fixture->path, 0700);
	strcat(fixture->path, "/gestures.conf");
	setenv("XDG_CONFIG_HOME", fixture->folder, 1);
	setenv("XDG_CONFIG_DIRS", "/nonexistent", 1);
	fixture->application = tactus_application_create();
	fixture->root = tactus_window_create(fixture->application, 0, 0, 800, 600);
	tactus_view_set_uses_output_edges(fixture->root, true);
	info.width = info.width_mm = 800;
	info.height = info.height_mm = 600;
	fixture->panel = tactus_touch_source_create(fixture->application, &info);
	fixture->host = (struct tactus_gestures_host){
		.size = sizeof(fixture->host),
		.log = handle_log,
		.find_output = find_output,
		.has_output = has_output,
		.get_app_id = get_app_id,
		.get_title = get_title,
		.get_place = get_place,
		.is_locked = is_locked,
		.places = ~0u,
		.words_name = "test",
		.knows_modifiers = true,
		.knows_tablet_mode = true,
		.actions = ~0u,
		.act = handle_act,
		.show_progress = handle_progress,
		.run = handle_run,
	};
	fixture_use_host(fixture);
}

void fixture_use_host(struct fixture *fixture)
{
	tactus_gestures_destroy(fixture->gestures);
	fixture->gestures = tactus_gestures_create(fixture->application, fixture->root, &fixture->host, fixture);
}

void fixture_destroy(struct fixture *fixture)
{
	tactus_gestures_destroy(fixture->gestures);
	CHECK(tactus_application_get_client_bug_count(fixture->application) == 0);
	tactus_application_destroy(fixture->application);
	unlink(fixture->path);
	*strrchr(fixture->path, '/') = '\0';
	rmdir(fixture->path);
	rmdir(fixture->folder);
}

void fixture_note(const char *text)
{
	note("%s", text);
}

void fixture_write_bytes(const struct fixture *fixture, const char *bytes, size_t length)
{
	FILE *file = fopen(fixture->path, "we");

	if (!file || fwrite(bytes, 1, length, file) != length || fclose(file) != 0)
		check_failed("gestures.conf cannot be written");
}

void fixture_write(const struct fixture *fixture, const char *text)
{
	fixture_write_bytes(fixture, text, strlen(text));
}

void fixture_load(struct fixture *fixture, const char *text)
{
	fixture_write(fixture, text);
	tactus_gestures_load(fixture->gestures, NULL);
	tactus_gestures_add_seat(fixture->gestures, 0);
}

void finger_down(struct fixture *fixture, unsigned time, int id, double x, double y)
{
	tactus_touch_source_down(fixture->panel, time * 1000, id, x, y);
	tactus_touch_source_frame(fixture->panel, time * 1000);
}

void finger_motion(struct fixture *fixture, unsigned time, int id, double x, double y)
{
	tactus_touch_source_motion(fixture->panel, time * 1000, id, x, y);
	tactus_touch_source_frame(fixture->panel, time * 1000);
}

void finger_up(struct fixture *fixture, unsigned time, int id)
{
	tactus_touch_source_up(fixture->panel, time * 1000, id);
	tactus_touch_source_frame(fixture->panel, time * 1000);
}

void finger_drag(struct fixture *fixture, unsigned time, double x, double y, double to_x, double to_y)
{
	int step;

	finger_down(fixture, time, 0, x, y);
	for (step = 1; step <= STEPS; step++)
		finger_motion(fixture, time + 10 * (unsigned)step, 0, x + (to_x - x) * step / STEPS,
			y + (to_y - y) * step / STEPS);
	finger_up(fixture, time + 10 * STEPS + 10, 0);
}

void finger_tap(struct fixture *fixture, unsigned time, double x, double y)
{
	finger_down(fixture, time, 0, x, y);
	finger_up(fixture, time + 50, 0);
}

void pass_time(struct fixture *fixture, unsigned time)
{
	tactus_application_advance(fixture->application, time * 1000);
}
