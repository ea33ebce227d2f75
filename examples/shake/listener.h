/* SPDX-License-Identifier: MIT */
#ifndef SHAKE_LISTENER_H
#define SHAKE_LISTENER_H

#include <stdbool.h>
#include <tactus.h>

/*
 * Creates a window with a view, the first responder, which prints its events: "TIME_US shake began", "... ended", "...
 * cancelled", "TIME_US remote play". Both belong to the application.
 */
bool listener_create(struct tactus_application *application);

#endif
