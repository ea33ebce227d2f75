/* SPDX-License-Identifier: MIT */
#include "set.h"

#include "configuration-keys.h"
#include "ini-file.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus.h>

void gestures_log(const struct gestures *gestures, const char *format, ...)
{
	char line[1024];
	va_list arguments;

	if (!gestures->host->log)
		return;
	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	gestures->host->log(line, gestures->data);
}

/* --- files ------------------------------------------------------------------ */

static void handle_report(enum report_severity severity, const char *line, void *data)
{
	(void)severity;
	gestures_log(data, "%s", line);
}

/* What a gesture needs that the host has not got, or NULL. */
static const char *find_missing(const struct gestures_host *host, const struct gesture_configuration *gesture)
{
	bool has_range = gesture->range_from > 0 || gesture->range_to < 1;

	if ((gesture->output || gesture->orientation || has_range) && !host->find_output)
		return "outputs";
	if (gesture->app_id && !host->get_app_id)
		return "application ids";
	if (gesture->has_modifiers && !host->knows_modifiers)
		return "modifier keys";
	if (gesture->mode && !host->knows_tablet_mode)
		return "whether the device is a tablet";
	return NULL;
}

static bool is_served(const struct gestures *gestures, const struct gesture_configuration *gesture)
{
	const struct gestures_host *host = gestures->host;

	return !find_missing(host, gesture) && (!gesture->action || host->actions & (1u << gesture->action));
}

/* What only the host can say of the gestures. */
static void check_with_host(const struct gestures *gestures, const struct configuration *configuration,
	struct report *report)
{
	const struct gestures_host *host = gestures->host;
	const struct gesture_configuration *gesture;
	const char *missing;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		missing = find_missing(host, gesture);
		if (missing)
			report_line(report, REPORT_WARNING, gesture->line,
				"[tactus-gesture] %s: this compositor does not tell %s; the gesture is left out",
				gesture->name, missing);
		else if (!is_served(gestures, gesture))
			report_line(report, REPORT_WARNING, gesture->line,
				"[tactus-gesture] action=%s: this compositor cannot do it; the gesture is left out",
				gesture_action_to_string(gesture->action));
		else if (gesture->output && host->has_output && !host->has_output(gesture->output, gestures->data))
			report_line(report, REPORT_NOTE, gesture->line,
				"[tactus-gesture] output=%.60s: there is no such output now", gesture->output);
	}
}

/* False: another file is to be looked at. */
static bool read_file(const struct gestures *gestures, const struct gesture_file *file,
	struct configuration *configuration, struct report *report)
{
	struct ini_file ini;
	bool is_read, counts;

	report->file = file->path;
	is_read = ini_file_read(&ini, file->path);
	counts = is_read ? !file->is_host_file || configuration_is_in(&ini) : errno != ENOENT && errno != ENOTDIR;
	if (!is_read && counts)
		report_line(report, REPORT_ERROR, 0, "cannot be read: %s", strerror(errno));
	if (is_read && counts) {
		configuration_read(configuration, &ini, file->is_host_file, report);
		check_with_host(gestures, configuration, report);
	}
	ini_file_finish(&ini);
	return counts;
}

/* True if a file holds gestures that can be used. */
static bool read_files(struct gestures *gestures, struct configuration *configuration, bool *is_good)
{
	struct report report = { handle_report, gestures, NULL, 0, 0 };
	size_t index;

	for (index = 0; index < gestures->files.count; index++) {
		if (!read_file(gestures, &gestures->files.files[index], configuration, &report))
			continue;
		*is_good = report.errors == 0;
		return true;
	}
	*is_good = false;
	return false;
}

/* --- seats ------------------------------------------------------------------ */

/* The gesture of this seat that was made of a configuration, or NULL. */
static struct gesture *find_gesture(struct gesture_seat *seat, const struct gesture_configuration *configuration)
{
	size_t index;

	for (index = 0; index < seat->count; index++) {
		if (seat->gestures[index].configuration == configuration)
			return &seat->gestures[index];
	}
	return NULL;
}

static void wait_for_others(struct gesture_seat *seat, struct gesture *gesture)
{
	const struct gesture_wait *wait;
	struct gesture *other;

	for (wait = gesture->configuration->waits; wait; wait = wait->next) {
		other = find_gesture(seat, wait->other);
		if (other)
			tactus_recognizer_require_failure_of(gesture->recognizer, other->recognizer);
	}
}

static void fill_seat(struct gestures *gestures, struct gesture_seat *seat)
{
	const struct gesture_configuration *configuration;
	size_t index;

	if (gestures->configuration.count == 0)
		return;
	seat->gestures = calloc(gestures->configuration.count, sizeof(*seat->gestures));
	for (configuration = gestures->configuration.gestures; seat->gestures && configuration;
		configuration = configuration->next) {
		if (!is_served(gestures, configuration))
			continue;
		if (!gesture_init(&seat->gestures[seat->count], gestures, configuration, seat->seat)) {
			gestures_log(gestures, "%s: no memory", configuration->name);
			continue;
		}
		seat->count++;
	}
	for (index = 0; index < seat->count; index++)
		wait_for_others(seat, &seat->gestures[index]);
}

static void empty_seat(struct gesture_seat *seat)
{
	size_t index;

	for (index = 0; index < seat->count; index++)
		gesture_finish(&seat->gestures[index]);
	free(seat->gestures);
	seat->gestures = NULL;
	seat->count = 0;
}

void gestures_add_seat(struct gestures *gestures, uint32_t number)
{
	struct gesture_seat *seat = calloc(1, sizeof(*seat)), **last = &gestures->seats;

	if (!seat) {
		gestures_log(gestures, "no memory for the gestures of a seat");
		return;
	}
	seat->seat = number;
	while (*last)
		last = &(*last)->next;
	*last = seat;
	fill_seat(gestures, seat);
}

void gestures_remove_seat(struct gestures *gestures, uint32_t number)
{
	struct gesture_seat **seat = &gestures->seats, *removed;

	while (*seat && (*seat)->seat != number)
		seat = &(*seat)->next;
	removed = *seat;
	if (!removed)
		return;
	*seat = removed->next;
	empty_seat(removed);
	free(removed);
}

bool gestures_hold_touches(const struct gestures *gestures, uint32_t number)
{
	const struct gesture_seat *seat;
	size_t index;

	for (seat = gestures->seats; seat; seat = seat->next) {
		for (index = 0; seat->seat == number && index < seat->count; index++) {
			if (gesture_holds_touches(&seat->gestures[index]))
				return true;
		}
	}
	return false;
}

/* --- the whole -------------------------------------------------------------- */

struct gestures *gestures_create(struct tactus_application *application, struct tactus_view *root,
	const struct gestures_host *host, void *data)
{
	struct gestures *gestures = calloc(1, sizeof(*gestures));

	if (!gestures)
		return NULL;
	gestures->application = application;
	gestures->root = root;
	gestures->host = host;
	gestures->data = data;
	configuration_init(&gestures->configuration);
	gesture_files_init(&gestures->files);
	return gestures;
}

void gestures_destroy(struct gestures *gestures)
{
	if (!gestures)
		return;
	while (gestures->seats)
		gestures_remove_seat(gestures, gestures->seats->seat);
	configuration_finish(&gestures->configuration);
	gesture_files_finish(&gestures->files);
	free(gestures);
}

static void log_duration(const struct gestures *gestures, const char *name, uint64_t duration_us)
{
	if (duration_us > 0)
		gestures_log(gestures, "%s of %u ms, for all touches", name, (unsigned)(duration_us / 1000));
}

static void log_accommodations(const struct gestures *gestures)
{
	const struct tactus_touch_accommodations *accommodations = &gestures->configuration.accommodations;

	log_duration(gestures, "hold duration", accommodations->hold_duration_us);
	log_duration(gestures, "ignore repeat", accommodations->ignore_repeat_us);
	log_duration(gestures, "tap assistance", accommodations->tap_assistance_us);
}

/* The new gestures instead of the old ones, whose attempts are cancelled. */
static void replace(struct gestures *gestures, struct configuration *configuration)
{
	struct gesture_seat *seat;

	for (seat = gestures->seats; seat; seat = seat->next)
		empty_seat(seat);
	configuration_finish(&gestures->configuration);
	gestures->configuration = *configuration;
	/* A list that is empty points to its own head. */
	if (!gestures->configuration.gestures)
		gestures->configuration.last_gesture = &gestures->configuration.gestures;
	for (seat = gestures->seats; seat; seat = seat->next)
		fill_seat(gestures, seat);
	log_accommodations(gestures);
}

static void load(struct gestures *gestures, const char *host_file)
{
	struct configuration configuration;
	bool is_good;

	configuration_init(&configuration);
	if (!read_files(gestures, &configuration, &is_good) && gestures->files.count > 0)
		gestures_log(gestures, "there are no gestures: no %s",
			gestures->files.files[gestures->files.count > 1 && host_file ? 1 : 0].path);
	replace(gestures, &configuration);
}

void gestures_load(struct gestures *gestures, const char *host_file)
{
	gesture_files_find(&gestures->files, host_file);
	load(gestures, host_file);
}

void gestures_load_file(struct gestures *gestures, const char *path, bool is_host_file)
{
	gesture_files_set(&gestures->files, path, is_host_file);
	load(gestures, NULL);
}

bool gestures_dispatch(struct gestures *gestures)
{
	struct configuration configuration;
	bool is_good;

	if (!gesture_files_have_changed(&gestures->files))
		return false;
	configuration_init(&configuration);
	if (!read_files(gestures, &configuration, &is_good) || !is_good) {
		gestures_log(gestures, "the gestures stay as they were");
		configuration_finish(&configuration);
		return false;
	}
	replace(gestures, &configuration);
	gestures_log(gestures, "%zu gestures, read again", gestures_count(gestures));
	return true;
}

size_t gestures_count(const struct gestures *gestures)
{
	const struct gesture_configuration *gesture;
	size_t count = 0;

	for (gesture = gestures->configuration.gestures; gesture; gesture = gesture->next)
		count += is_served(gestures, gesture);
	return count;
}

bool gestures_scale_lengths(const struct gestures *gestures)
{
	return gestures->configuration.scale_lengths;
}

void gestures_accommodate(const struct gestures *gestures, struct tactus_touch_source *source)
{
	if (tactus_touch_source_set_accommodations(source, &gestures->configuration.accommodations) != TACTUS_STATUS_OK)
		gestures_log(gestures, "no memory for touch accommodations; touches pass as they are");
}

int gestures_get_fd(const struct gestures *gestures)
{
	return gestures->files.watch;
}
