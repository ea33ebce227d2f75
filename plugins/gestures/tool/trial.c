/* SPDX-License-Identifier: MIT */
#include "gestures-tool.h"

#include "../configuration-keys.h"
#include "../gestures.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus.h>
#include <unistd.h>

struct gestures_trial {
	struct tactus_application *application;
	struct tactus_view *window;
	struct gestures_trial_options options;
	struct gestures_host host;
	struct gestures *gestures;
	gestures_tell_func tell;
	void *data;
	size_t effects;
};

static void tell(const struct gestures_trial *trial, const char *format, ...)
{
	char line[1024];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	trial->tell(line, trial->data);
}

static void tell_at(const struct gestures_trial *trial, uint64_t time_us, const char *text)
{
	tell(trial, "%" PRIu64 ".%03" PRIu64 " ms: %s", time_us / 1000, time_us % 1000, text);
}

static void handle_log(const char *line, void *data)
{
	tell(data, "%s", line);
}

static bool find_output(const struct tactus_touch *touch, struct gestures_output *output, void *data)
{
	const struct gestures_trial *trial = data;

	(void)touch;
	output->name = trial->options.output;
	output->x = trial->options.x;
	output->y = trial->options.y;
	output->width = trial->options.width;
	output->height = trial->options.height;
	return true;
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	return ((const struct gestures_trial *)data)->options.app_id;
}

static void handle_act(const struct gestures_event *event, void *data)
{
	static const char *const phases[] = { "begins", "changes", "ends", "is cancelled" };
	struct gestures_trial *trial = data;
	char text[512];

	/* A line for each motion would not be informative. */
	if (event->phase == GESTURES_PHASE_CHANGED)
		return;
	trial->effects++;
	if (event->progress == 1)
		snprintf(text, sizeof(text), "%s: action %s", event->name, gesture_action_to_string(event->action));
	else
		snprintf(text, sizeof(text), "%s: action %s %s at %d %%%s", event->name,
			gesture_action_to_string(event->action), phases[event->phase], (int)(event->progress * 100),
			event->phase != GESTURES_PHASE_ENDED ? "" : event->commits ? ", and is carried out"
										   : ", and is taken back");
	tell_at(trial, event->time_us, text);
}

/* A recording has no screen. */
static void ignore_progress(const struct gestures_progress *progress, void *data)
{
	(void)progress;
	(void)data;
}

static void handle_run(const struct gestures_command *command, void *data)
{
	struct gestures_trial *trial = data;
	char text[512];
	size_t index, length;

	trial->effects++;
	snprintf(text, sizeof(text), "%s: command", command->name);
	for (index = 0; command->words[index]; index++) {
		length = strlen(text);
		snprintf(text + length, sizeof(text) - length, " %s", command->words[index]);
	}
	tell_at(trial, command->time_us, text);
}

/* The engine asks the gesture whether it may begin, which says no for a reason that the engine does not know. */
static bool is_wrong_way(const struct tactus_reason *reason)
{
	return reason->code == TACTUS_REASON_CODE_REFUSED_BY_DELEGATE &&
		reason->numbers[0] == TACTUS_QUESTION_SHOULD_BEGIN;
}

static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	char sentence[256];

	if (event->type != TACTUS_TRACE_TYPE_STATE || event->state != TACTUS_RECOGNIZER_STATE_FAILED)
		return;
	/* The watcher of feedback=true, which is no gesture. */
	if (tactus_recognizer_get_kind(event->recognizer) == TACTUS_RECOGNIZER_KIND_CUSTOM)
		return;
	if (is_wrong_way(&event->reason))
		snprintf(sentence, sizeof(sentence), "\"%s\" failed: its fingers went another way than its direction",
			tactus_recognizer_get_name(event->recognizer));
	else
		tactus_trace_event_describe(event, sentence, sizeof(sentence));
	tell_at(data, event->time_us, sentence);
}

struct gestures_trial *gestures_trial_begin(struct tactus_application *application, const char *path,
	const struct gestures_trial_options *options, gestures_tell_func tell_line, void *data)
{
	struct gestures_trial *trial = calloc(1, sizeof(*trial));
	bool is_standard_input = strcmp(path, "-") == 0;

	if (!trial)
		return NULL;
	trial->application = application;
	trial->window = tactus_application_get_window(application, 0);
	trial->options = *options;
	trial->tell = tell_line;
	trial->data = data;
	trial->host = (struct gestures_host){
		.log = handle_log,
		.find_output = find_output,
		.get_app_id = get_app_id,
		.knows_modifiers = true,
		.knows_tablet_mode = true,
		.actions = ~0u,
		.act = handle_act,
		.show_progress = ignore_progress,
		.run = handle_run,
	};
	if (trial->window && (is_standard_input || access(path, R_OK) == 0))
		trial->gestures = gestures_create(application, trial->window, &trial->host, trial);
	if (!trial->gestures) {
		tell(trial, "%s: cannot be read", path);
		free(trial);
		return NULL;
	}
	if (options->tells_reasons)
		tactus_application_add_trace_listener(application, handle_trace, trial);
	if (is_standard_input)
		gestures_load_standard_input(trial->gestures);
	else
		gestures_load_file(trial->gestures, path, gestures_is_host_file(path));
	gestures_add_seat(trial->gestures, 0);
	return trial;
}

size_t gestures_trial_end(struct gestures_trial *trial)
{
	size_t effects = trial->effects;

	tactus_application_remove_trace_listener(trial->application, handle_trace, trial);
	gestures_destroy(trial->gestures);
	free(trial);
	return effects;
}
