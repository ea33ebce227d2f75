/* SPDX-License-Identifier: MIT */
/*
 * Plays a recording instead of live input, as fast as the clients follow. Time is virtual: it comes from the recording,
 * and no clock drives the gestures.
 */
#ifndef COMPOSITOR_TRACE_H
#define COMPOSITOR_TRACE_H

struct input;
struct options;
struct server;
struct trace;

/* Opens the input on a fake device. Prints why it failed. The trace quits the server at its end. */
struct trace *trace_create(struct server *server, struct input *input, const struct options *options);
/* NULL is allowed. */
void trace_destroy(struct trace *trace);

#endif
