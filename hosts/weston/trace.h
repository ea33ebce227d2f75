/* SPDX-License-Identifier: MIT */
/* Reasons of gestures in Weston's log scope "tactus": `weston --logger-scopes=log,tactus`. */
#ifndef TACTUS_WESTON_TRACE_H
#define TACTUS_WESTON_TRACE_H

struct plugin;

void trace_init(struct plugin *plugin);
void trace_finish(struct plugin *plugin);

#endif
