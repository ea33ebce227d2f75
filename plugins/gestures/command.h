/* SPDX-License-Identifier: MIT */
/* Runs the commands of gestures, each as a process of its own, without waiting for it. */
#ifndef TACTUS_GESTURES_COMMAND_H
#define TACTUS_GESTURES_COMMAND_H

struct command_list;
struct gesture;
struct gestures_event;

/* Runs all of a list, one after the other, with the event in their environment. */
void commands_run(
	const struct gesture *gesture, const struct command_list *list, const struct gestures_event *event);

#endif
