/* SPDX-License-Identifier: MIT */
/* Commands of gestures that run. */
#ifndef TACTUS_WESTON_COMMAND_H
#define TACTUS_WESTON_COMMAND_H

#include <sys/types.h>

struct plugin;

/* Reaps the process when it ends, or lets Weston do it; how it ended is logged if it was not well. */
void command_watch(struct plugin *plugin, pid_t pid, const char *name);
/* Lets go of what still runs. */
void commands_forget(struct plugin *plugin);

#endif
