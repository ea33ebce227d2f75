/* SPDX-License-Identifier: MIT */
/*
 * Calls of the host's functions, which may be NULL. While one runs, gestures_is_busy() is true: what would free the
 * gesture that is under way is then refused.
 */
#ifndef TACTUS_GESTURES_HOST_CALLS_H
#define TACTUS_GESTURES_HOST_CALLS_H

#include <tactus-gestures.h>

/* Returns whether a function of the host is running. */
bool gestures_is_busy(const struct tactus_gestures *gestures);

void host_call_log(const struct tactus_gestures *gestures, const char *line);
void host_call_report(const struct tactus_gestures *gestures, const struct tactus_gestures_mistake *mistake);
bool host_call_find_output(const struct tactus_gestures *gestures, const struct tactus_touch *touch,
	struct tactus_gestures_output *output);
/* Returns whether an output is known to be missing. */
bool host_call_misses_output(const struct tactus_gestures *gestures, const char *name);
const char *host_call_get_app_id(const struct tactus_gestures *gestures, const struct tactus_touch *touch);
const char *host_call_get_title(const struct tactus_gestures *gestures, const struct tactus_touch *touch);
/* Returns a mask of enum tactus_gestures_place; 0: unknown. */
uint32_t host_call_get_place(const struct tactus_gestures *gestures, const struct tactus_touch *touch);
bool host_call_is_locked(const struct tactus_gestures *gestures);
void host_call_act(const struct tactus_gestures *gestures, const struct tactus_gestures_event *event);
/* Returns whether the host holds a change. */
bool host_call_hold(const struct tactus_gestures *gestures, const struct tactus_gestures_event *event);
void host_call_show_progress(const struct tactus_gestures *gestures, const struct tactus_gestures_progress *progress);
void host_call_keep_away(const struct tactus_gestures *gestures, const char *name, const char *key,
	const struct tactus_touch *touch);
/* Returns whether the host runs commands. */
bool host_call_run(const struct tactus_gestures *gestures, const struct tactus_gestures_command *command);
void host_call_watch(const struct tactus_gestures *gestures, pid_t pid, const char *name);

#endif
