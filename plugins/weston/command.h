/* SPDX-License-Identifier: MIT */
/* Runs the commands of gestures, each as a process of its own, without waiting for it. */
#ifndef TACTUS_WESTON_COMMAND_H
#define TACTUS_WESTON_COMMAND_H

struct gesture_configuration;
struct plugin;

/* Weston reaps the process; how it ended is logged if it was not well. */
void command_run(struct plugin *plugin, const struct gesture_configuration *gesture);
/* Lets go of what still runs. */
void commands_forget(struct plugin *plugin);

/* A line in the log for each command whose program is not there. */
void commands_check(struct plugin *plugin);

#endif
