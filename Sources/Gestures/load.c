/* SPDX-License-Identifier: MIT */
/* Reads the file in use, at first and when it has changed. */
#include "set.h"

#include "host-calls.h"
#include "hosts.h"
#include "ini-file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static void handle_report(const struct tactus_gestures_mistake *mistake, void *data)
{
	gestures_log(data, "%s", mistake->sentence);
	host_call_report(data, mistake);
}

static struct host_abilities abilities_of(const struct tactus_gestures_host *host)
{
	return (struct host_abilities){
		.name = host->name,
		.reads_file = true,
		.tells_outputs = host->find_output,
		.tells_app_ids = host->get_app_id,
		.tells_titles = host->get_title,
		.tells_modifiers = host->knows_modifiers,
		.tells_tablet_mode = host->knows_tablet_mode,
		.draws = host->show_progress,
		/* A host that does not ask for it says so in its manual. */
		.scales_lengths = true,
		.actions = host->actions,
		.places = host->get_place ? host->places : 0,
		.words_name = host->words_name,
		.tells_locks = host->is_locked,
	};
}

bool gestures_serve(const struct tactus_gestures *gestures, const struct gesture_configuration *gesture)
{
	const struct host_abilities abilities = abilities_of(&gestures->host);

	return host_serves(&abilities, gesture);
}

/* Checks what only the host knows about the gestures. */
static void check_with_host(const struct tactus_gestures *gestures, const struct configuration *configuration,
	struct report *report)
{
	const struct host_abilities abilities = abilities_of(&gestures->host);
	const struct gesture_configuration *gesture;

	host_check(&abilities, configuration, report);
	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		if (gesture->output && host_serves(&abilities, gesture) &&
			host_call_misses_output(gestures, gesture->output))
			report_line(report, REPORT_NOTE, gesture->output_line,
				"[tactus-gesture] output=%.60s: there is no such output now", gesture->output);
	}
}

/* Reads a file. Returns NONE if the next file should be tried, or SYSTEM if it cannot be read. */
static enum tactus_status read_file(const struct tactus_gestures *gestures, const struct gesture_file *file,
	struct configuration *configuration, struct report *report)
{
	enum tactus_status status = TACTUS_STATUS_NONE;
	struct ini_file ini;
	bool is_read;

	report->file = file->path;
	is_read = file->is_standard_input ? ini_file_read_fd(&ini, STDIN_FILENO) : ini_file_read(&ini, file->path);
	if (!is_read && errno != ENOENT && errno != ENOTDIR) {
		report_line(report, REPORT_ERROR, 0, "cannot be read: %s", strerror(errno));
		status = TACTUS_STATUS_SYSTEM;
	}
	if (is_read && (!file->is_host_file || configuration_is_in(&ini))) {
		configuration_read(configuration, &ini, file->is_host_file, report);
		check_with_host(gestures, configuration, report);
		status = TACTUS_STATUS_OK;
	}
	ini_file_finish(&ini);
	return status;
}

/* Result of reading, besides the configuration. */
struct reading {
	enum tactus_status status;
	const char *path; /* of the file that was read; NULL: none */
	bool is_good;     /* whether no mistake drops a gesture */
};

/* Reads the first file that holds gestures. */
static struct reading read_files(struct tactus_gestures *gestures, struct configuration *configuration)
{
	struct report report = { handle_report, gestures, NULL, 0, 0 };
	struct reading reading = { TACTUS_STATUS_NONE, NULL, false };
	size_t index;

	for (index = 0; index < gestures->files.count && reading.status == TACTUS_STATUS_NONE; index++) {
		reading.status = read_file(gestures, &gestures->files.files[index], configuration, &report);
		if (reading.status == TACTUS_STATUS_OK)
			reading.path = gestures->files.files[index].path;
	}
	reading.is_good = reading.status == TACTUS_STATUS_OK && report.errors == 0;
	return reading;
}

static void log_duration(const struct tactus_gestures *gestures, const char *name, uint64_t duration_us)
{
	if (duration_us > 0)
		gestures_log(gestures, "%s of %u ms, for all touches", name, (unsigned)(duration_us / 1000));
}

static void log_accommodations(const struct tactus_gestures *gestures)
{
	const struct tactus_touch_accommodations *accommodations = &gestures->configuration.accommodations;

	log_duration(gestures, "hold duration", accommodations->hold_duration_us);
	log_duration(gestures, "ignore repeat", accommodations->ignore_repeat_us);
	log_duration(gestures, "tap assistance", accommodations->tap_assistance_us);
}

static void put_in_force(struct tactus_gestures *gestures, struct configuration *configuration, const char *path)
{
	gestures->path = path;
	gestures_replace(gestures, configuration);
	log_accommodations(gestures);
}

static enum tactus_status load(struct tactus_gestures *gestures, const char *host_file)
{
	struct configuration configuration;
	struct reading reading;

	configuration_init(&configuration);
	reading = read_files(gestures, &configuration);
	if (reading.status == TACTUS_STATUS_NONE && gestures->files.count > 0)
		gestures_log(gestures, "there are no gestures: no %s",
			gestures->files.files[gestures->files.count > 1 && host_file ? 1 : 0].path);
	put_in_force(gestures, &configuration, reading.path);
	return reading.status;
}

enum tactus_status tactus_gestures_load(struct tactus_gestures *gestures, const char *host_file)
{
	if (!gestures)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (gestures_is_busy(gestures))
		return TACTUS_STATUS_BUSY;
	gestures->path = NULL;
	gesture_files_find(&gestures->files, host_file);
	return load(gestures, host_file);
}

enum tactus_status tactus_gestures_load_file(struct tactus_gestures *gestures, const char *path, bool is_host_file)
{
	if (!gestures || !path)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (gestures_is_busy(gestures))
		return TACTUS_STATUS_BUSY;
	gestures->path = NULL;
	gesture_files_set(&gestures->files, path, is_host_file);
	return load(gestures, NULL);
}

void gestures_load_standard_input(struct tactus_gestures *gestures)
{
	gesture_files_set_standard_input(&gestures->files);
	load(gestures, NULL);
}

enum tactus_status tactus_gestures_load_text(struct tactus_gestures *gestures, const char *text, size_t length)
{
	struct report report = { handle_report, gestures, "gestures", 0, 0 };
	struct configuration configuration;
	struct ini_file ini;
	bool is_read, has_old;

	if (!gestures || !text)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (gestures_is_busy(gestures))
		return TACTUS_STATUS_BUSY;
	has_old = gestures->configuration.count > 0;
	configuration_init(&configuration);
	is_read = ini_file_parse(&ini, text, length);
	if (is_read) {
		configuration_read(&configuration, &ini, false, &report);
		check_with_host(gestures, &configuration, &report);
	}
	ini_file_finish(&ini);
	if (!is_read || (report.errors > 0 && has_old)) {
		gestures_log(gestures, "the gestures stay as they were");
		configuration_finish(&configuration);
		return is_read ? TACTUS_STATUS_REFUSED : TACTUS_STATUS_NO_MEMORY;
	}
	put_in_force(gestures, &configuration, NULL);
	gesture_files_finish(&gestures->files);
	return report.errors > 0 ? TACTUS_STATUS_REFUSED : TACTUS_STATUS_OK;
}

bool tactus_gestures_dispatch(struct tactus_gestures *gestures)
{
	struct configuration configuration;
	struct reading reading;

	if (!gestures || gestures_is_busy(gestures) || !gesture_files_have_changed(&gestures->files))
		return false;
	configuration_init(&configuration);
	reading = read_files(gestures, &configuration);
	if (!reading.is_good) {
		gestures_log(gestures, "the gestures stay as they were");
		configuration_finish(&configuration);
		return false;
	}
	put_in_force(gestures, &configuration, reading.path);
	gestures_log(gestures, "%zu gestures, read again", tactus_gestures_get_count(gestures));
	return true;
}
