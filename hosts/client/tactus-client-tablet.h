/* SPDX-License-Identifier: MIT */
/* Declarations shared by the files for tablets. */
#ifndef TACTUS_CLIENT_TABLET_H
#define TACTUS_CLIENT_TABLET_H

#include "tactus-client-private.h"

/* wayland-protocols moved the protocol from unstable to stable with 1.35, and renamed its file. */
#if __has_include("tablet-v2-client-protocol.h")
#include "tablet-v2-client-protocol.h"
#else
#include "tablet-unstable-v2-client-protocol.h"
#endif

struct tactus_client_pen;

extern const struct zwp_tablet_tool_v2_listener tactus_client_tool_listener;

/* Adds a tool and takes it over. Returns NULL without memory; the tool is the caller's then. */
struct tactus_client_pen *tactus_client_add_pen(struct tactus_client_seat *seat, struct zwp_tablet_tool_v2 *tool);

#endif
