/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_WL_COMPOSITOR_H
#define COMPOSITOR_WL_COMPOSITOR_H

#include <stdbool.h>

struct server;

bool wl_compositor_create_global(struct server *server);

#endif
