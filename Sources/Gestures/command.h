/* SPDX-License-Identifier: MIT */
/* Runs the commands of gestures, each as a separate process, without waiting for it. */
#ifndef TACTUS_GESTURES_COMMAND_H
#define TACTUS_GESTURES_COMMAND_H

struct command_list;
struct gesture;
struct tactus_gestures_event;

/* Runs all commands of a list in order, with the event in their environment. */
void commands_run(
	const struct gesture *gesture, const struct command_list *list, const struct tactus_gestures_event *event);

#endif
