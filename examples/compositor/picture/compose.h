/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_COMPOSE_H
#define COMPOSITOR_COMPOSE_H

#include <stdbool.h>

struct server;

/* Writes what the outputs show, side by side as they lie, as a PNG file; says why if it fails. */
bool compose_screenshot(struct server *server, const char *path);

#endif
