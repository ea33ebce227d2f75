/* SPDX-License-Identifier: MIT */
/* zwlr_layer_shell_v1: clients that belong to the desktop rather than to a window. */
#ifndef COMPOSITOR_LAYER_SHELL_H
#define COMPOSITOR_LAYER_SHELL_H

#include <stdbool.h>

struct server;

bool layer_shell_create_global(struct server *server);

#endif
