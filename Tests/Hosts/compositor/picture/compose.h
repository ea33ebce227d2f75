/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_COMPOSE_H
#define COMPOSITOR_COMPOSE_H

#include <stdbool.h>

struct server;

/* Writes what the outputs show, arranged as in the layout, to a PNG file. Prints why it failed. */
bool compose_screenshot(struct server *server, const char *path);

#endif
