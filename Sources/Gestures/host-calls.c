/* SPDX-License-Identifier: MIT */
#include "host-calls.h"

#include "set.h"

bool gestures_is_busy(const struct tactus_gestures *gestures)
{
	return gestures->calls->depth > 0;
}

void host_call_log(const struct tactus_gestures *gestures, const char *line)
{
	if (!gestures->host.log)
		return;
	gestures->calls->depth++;
	gestures->host.log(line, gestures->data);
	gestures->calls->depth--;
}

void host_call_report(const struct tactus_gestures *gestures, const struct tactus_gestures_mistake *mistake)
{
	if (!gestures->host.report)
		return;
	gestures->calls->depth++;
	gestures->host.report(mistake, gestures->data);
	gestures->calls->depth--;
}

bool host_call_find_output(const struct tactus_gestures *gestures, const struct tactus_touch *touch,
	struct tactus_gestures_output *output)
{
	bool is_found;

	if (!gestures->host.find_output)
		return false;
	gestures->calls->depth++;
	is_found = gestures->host.find_output(touch, output, gestures->data);
	gestures->calls->depth--;
	/* A host may have assigned a whole struct, without the size. */
	output->size = sizeof(*output);
	return is_found;
}

bool host_call_misses_output(const struct tactus_gestures *gestures, const char *name)
{
	bool is_missing;

	if (!gestures->host.has_output)
		return false;
	gestures->calls->depth++;
	is_missing = !gestures->host.has_output(name, gestures->data);
	gestures->calls->depth--;
	return is_missing;
}

const char *host_call_get_app_id(const struct tactus_gestures *gestures, const struct tactus_touch *touch)
{
	const char *app_id;

	if (!gestures->host.get_app_id)
		return NULL;
	gestures->calls->depth++;
	app_id = gestures->host.get_app_id(touch, gestures->data);
	gestures->calls->depth--;
	return app_id;
}

const char *host_call_get_title(const struct tactus_gestures *gestures, const struct tactus_touch *touch)
{
	const char *title;

	if (!gestures->host.get_title)
		return NULL;
	gestures->calls->depth++;
	title = gestures->host.get_title(touch, gestures->data);
	gestures->calls->depth--;
	return title;
}

uint32_t host_call_get_place(const struct tactus_gestures *gestures, const struct tactus_touch *touch)
{
	uint32_t place;

	if (!gestures->host.get_place)
		return TACTUS_GESTURES_PLACE_UNKNOWN;
	gestures->calls->depth++;
	place = gestures->host.get_place(touch, gestures->data);
	gestures->calls->depth--;
	return place;
}

bool host_call_is_locked(const struct tactus_gestures *gestures)
{
	bool is_locked;

	if (!gestures->host.is_locked)
		return false;
	gestures->calls->depth++;
	is_locked = gestures->host.is_locked(gestures->data);
	gestures->calls->depth--;
	return is_locked;
}

void host_call_act(const struct tactus_gestures *gestures, const struct tactus_gestures_event *event)
{
	if (!gestures->host.act)
		return;
	gestures->calls->depth++;
	gestures->host.act(event, gestures->data);
	gestures->calls->depth--;
}

bool host_call_hold(const struct tactus_gestures *gestures, const struct tactus_gestures_event *event)
{
	bool is_held;

	if (!gestures->host.hold)
		return false;
	gestures->calls->depth++;
	is_held = gestures->host.hold(event, gestures->data);
	gestures->calls->depth--;
	return is_held;
}

void host_call_show_progress(const struct tactus_gestures *gestures, const struct tactus_gestures_progress *progress)
{
	if (!gestures->host.show_progress)
		return;
	gestures->calls->depth++;
	gestures->host.show_progress(progress, gestures->data);
	gestures->calls->depth--;
}

void host_call_keep_away(const struct tactus_gestures *gestures, const char *name, const char *key,
	const struct tactus_touch *touch)
{
	if (!gestures->host.keep_away)
		return;
	gestures->calls->depth++;
	gestures->host.keep_away(name, key, touch, gestures->data);
	gestures->calls->depth--;
}

bool host_call_run(const struct tactus_gestures *gestures, const struct tactus_gestures_command *command)
{
	if (!gestures->host.run)
		return false;
	gestures->calls->depth++;
	gestures->host.run(command, gestures->data);
	gestures->calls->depth--;
	return true;
}

void host_call_watch(const struct tactus_gestures *gestures, pid_t pid, const char *name)
{
	if (!gestures->host.watch)
		return;
	gestures->calls->depth++;
	gestures->host.watch(pid, name, gestures->data);
	gestures->calls->depth--;
}
