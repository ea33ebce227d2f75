/* SPDX-License-Identifier: MIT */
#include "trial.h"

#include "../action-words.h"
#include "../configuration-keys.h"
#include "../value-names.h"
#include "reasons.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus.h>
#include <unistd.h>

static void tell(const struct gestures_trial *trial, const char *format, ...)
{
	char line[1536];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	trial->tell(line, trial->data);
}

static void tell_at(const struct gestures_trial *trial, uint64_t time_us, const char *text)
{
	if (trial->options.judge)
		return;
	tell(trial, "%" PRIu64 ".%03" PRIu64 " ms: %s", time_us / 1000, time_us % 1000, text);
}

static void handle_log(const char *line, void *data)
{
	tell(data, "%s", line);
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
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

static const char *get_title(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	return ((const struct gestures_trial *)data)->options.title;
}

static uint32_t get_place(const struct tactus_touch *touch, void *data)
{
	(void)touch;
	return ((const struct gestures_trial *)data)->place;
}

static bool is_locked(void *data)
{
	return ((const struct gestures_trial *)data)->options.is_locked;
}

static const char *const phases[] = { "begins", "changes", "ends", "is cancelled" };

/* Notes that a gesture has an effect. Returns whether to tell it: a line for each motion would not be informative. */
static bool note_effect(struct gestures_trial *trial, const struct tactus_gestures_event *event)
{
	if (event->phase == TACTUS_GESTURES_PHASE_CHANGED)
		return false;
	trial->effects++;
	reasons_note(trial, event->name);
	return true;
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	struct gestures_trial *trial = data;
	const char *action = event->words ? event->words : action_to_string(event->action, (uint16_t)event->button);
	char text[512];

	if (!note_effect(trial, event))
		return;
	if (event->action == TACTUS_GESTURES_ACTION_HOLD_KEYS)
		snprintf(text, sizeof(text), "%s: keys are %s", event->name,
			event->phase == TACTUS_GESTURES_PHASE_BEGAN ? "held" : "let go");
	else if (event->progress == 1)
		snprintf(text, sizeof(text), "%s: action %s", event->name, action);
	else
		snprintf(text, sizeof(text), "%s: action %s %s at %d %%%s", event->name,
			action, phases[event->phase], (int)(event->progress * 100),
			event->phase != TACTUS_GESTURES_PHASE_ENDED ? "" : event->commits ? ", and is carried out"
											  : ", and is taken back");
	tell_at(trial, event->time_us, text);
}

static void handle_step(const struct tactus_gestures_event *event, void *data)
{
	struct gestures_trial *trial = data;
	char text[512];

	if (!note_effect(trial, event))
		return;
	snprintf(text, sizeof(text), "%s: followed, %s at %d %%", event->name, phases[event->phase],
		(int)(event->progress * 100));
	tell_at(trial, event->time_us, text);
}

/* A recording has no screen. */
static void ignore_progress(const struct tactus_gestures_progress *progress, void *data)
{
	(void)progress;
	(void)data;
}

static void handle_run(const struct tactus_gestures_command *command, void *data)
{
	struct gestures_trial *trial = data;
	char text[512];
	size_t index, length;

	trial->effects++;
	reasons_note(trial, command->name);
	snprintf(text, sizeof(text), "%s: command", command->name);
	for (index = 0; command->words[index]; index++) {
		length = strlen(text);
		snprintf(text + length, sizeof(text) - length, " %s", command->words[index]);
	}
	tell_at(trial, command->time_us, text);
}

static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	struct gestures_trial *trial = data;
	char sentence[512];

	verdicts_note(trial, event);
	if (reasons_describe(trial, event, sentence, sizeof(sentence)))
		tell_at(trial, event->time_us, sentence);
}

static void handle_keep_away(const char *name, const char *key, const struct tactus_touch *touch, void *data)
{
	struct gestures_trial *trial = data;
	char sentence[512];

	if (reasons_describe_condition(trial, name, key, touch, sentence, sizeof(sentence)))
		tell_at(trial, tactus_application_get_time(trial->application), sentence);
}

const char *gestures_trial_find_mistake(const struct gestures_trial_options *options)
{
	uint32_t value;

	if (options->mode && !parse_name(options->mode, mode_names, &value))
		return "--mode is neither tablet nor laptop";
	if (options->modifiers && !parse_names(options->modifiers, modifier_names, &value))
		return "--modifiers are not of shift, ctrl, alt, super, none";
	if (options->orientation && !parse_name(options->orientation, orientation_names, &value))
		return "--orientation is neither portrait nor landscape";
	if (options->where && !parse_names(options->where, place_names, &value))
		return "--where is not of desktop, window, title, fullscreen, panel";
	return NULL;
}

/* Sets what the fingers meet. */
static void set_conditions(struct gestures_trial *trial)
{
	struct gestures_trial_options *options = &trial->options;
	bool is_portrait = options->height > options->width;
	double width = options->width;
	uint32_t value;

	/* People touch windows, and name what else these are. */
	trial->place = TACTUS_GESTURES_PLACE_WINDOW;
	if (options->where && parse_names(options->where, place_names, &value)) {
		bool is_part = value & (TACTUS_GESTURES_PLACE_TITLE | TACTUS_GESTURES_PLACE_FULLSCREEN);

		trial->place = is_part ? value | TACTUS_GESTURES_PLACE_WINDOW : value;
	}
	if (options->mode && parse_name(options->mode, mode_names, &value))
		tactus_application_set_tablet_mode(trial->application, value == GESTURE_MODE_TABLET);
	if (options->modifiers && parse_names(options->modifiers, modifier_names, &value))
		tactus_application_set_modifiers(trial->application, value);
	if (options->orientation && is_portrait != (strcmp(options->orientation, "portrait") == 0)) {
		options->width = options->height;
		options->height = width;
	}
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
	trial->host = (struct tactus_gestures_host){
		.size = sizeof(trial->host),
		.log = handle_log,
		.find_output = find_output,
		.get_app_id = get_app_id,
		.get_title = get_title,
		.get_place = get_place,
		.is_locked = is_locked,
		.places = ~0u,
		.words_name = ANY_HOST,
		.knows_modifiers = true,
		.knows_tablet_mode = true,
		.actions = ~0u,
		.act = handle_act,
		.show_progress = ignore_progress,
		.keep_away = options->tells_reasons || options->judge ? handle_keep_away : NULL,
		.run = handle_run,
	};
	if (trial->window && (is_standard_input || access(path, R_OK) == 0))
		trial->gestures = tactus_gestures_create(application, trial->window, &trial->host, trial);
	if (!trial->gestures) {
		tell(trial, "%s: cannot be read", path);
		free(trial);
		return NULL;
	}
	trial->gestures->tell_step = handle_step;
	set_conditions(trial);
	if (options->tells_reasons || options->judge)
		tactus_application_add_trace_listener(application, handle_trace, trial);
	if (is_standard_input)
		gestures_load_standard_input(trial->gestures);
	else
		tactus_gestures_load_file(trial->gestures, path, gestures_is_host_file(path));
	tactus_gestures_add_seat(trial->gestures, 0);
	return trial;
}

size_t gestures_trial_end(struct gestures_trial *trial)
{
	size_t effects = trial->effects;

	if (trial->options.judge)
		verdicts_tell(trial);
	else if (trial->options.tells_reasons)
		reasons_tell_rest(trial);
	tactus_application_remove_trace_listener(trial->application, handle_trace, trial);
	tactus_gestures_destroy(trial->gestures);
	free(trial);
	return effects;
}
