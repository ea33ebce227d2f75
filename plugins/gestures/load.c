/* SPDX-License-Identifier: MIT */
/* Reads the file in use, at first and when it has changed. */
#include "set.h"

#include "hosts.h"
#include "ini-file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static void handle_report(enum report_severity severity, unsigned line, const char *text, void *data)
{
	(void)severity;
	(void)line;
	gestures_log(data, "%s", text);
}

static struct host_abilities abilities_of(const struct gestures_host *host)
{
	return (struct host_abilities){
		.name = host->name ? host->name : "this compositor",
		.reads_file = true,
		.tells_outputs = host->find_output,
		.tells_app_ids = host->get_app_id,
		.tells_modifiers = host->knows_modifiers,
		.tells_tablet_mode = host->knows_tablet_mode,
		.draws = host->show_progress,
		/* A host that does not ask for it says so in its manual. */
		.scales_lengths = true,
		.actions = host->actions,
	};
}

bool gestures_serve(const struct gestures *gestures, const struct gesture_configuration *gesture)
{
	const struct host_abilities abilities = abilities_of(gestures->host);

	return host_serves(&abilities, gesture);
}

/* Checks what only the host knows about the gestures. */
static void check_with_host(const struct gestures *gestures, const struct configuration *configuration,
	struct report *report)
{
	const struct gestures_host *host = gestures->host;
	const struct host_abilities abilities = abilities_of(host);
	const struct gesture_configuration *gesture;

	host_check(&abilities, configuration, report);
	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		if (gesture->output && host_serves(&abilities, gesture) && host->has_output &&
			!host->has_output(gesture->output, gestures->data))
			report_line(report, REPORT_NOTE, gesture->output_line,
				"[tactus-gesture] output=%.60s: there is no such output now", gesture->output);
	}
}

/* Reads a file. Returns false if the next file should be tried. */
static bool read_file(const struct gestures *gestures, const struct gesture_file *file,
	struct configuration *configuration, struct report *report)
{
	struct ini_file ini;
	bool is_read, counts;

	report->file = file->path;
	is_read = file->is_standard_input ? ini_file_read_fd(&ini, STDIN_FILENO) : ini_file_read(&ini, file->path);
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

/* Reads the first file that holds gestures. Returns true if they can be used. */
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

static void load(struct gestures *gestures, const char *host_file)
{
	struct configuration configuration;
	bool is_good;

	configuration_init(&configuration);
	if (!read_files(gestures, &configuration, &is_good) && gestures->files.count > 0)
		gestures_log(gestures, "there are no gestures: no %s",
			gestures->files.files[gestures->files.count > 1 && host_file ? 1 : 0].path);
	gestures_replace(gestures, &configuration);
	log_accommodations(gestures);
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

void gestures_load_standard_input(struct gestures *gestures)
{
	gesture_files_set_standard_input(&gestures->files);
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
	gestures_replace(gestures, &configuration);
	log_accommodations(gestures);
	gestures_log(gestures, "%zu gestures, read again", gestures_count(gestures));
	return true;
}
