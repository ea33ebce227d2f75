/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_SUBCOMPOSITOR_H
#define COMPOSITOR_SUBCOMPOSITOR_H

#include <stdbool.h>

struct server;

bool subcompositor_create_global(struct server *server);

#endif
