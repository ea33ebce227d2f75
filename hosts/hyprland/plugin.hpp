// SPDX-License-Identifier: MIT
// State that the parts of the plugin share.
#ifndef TACTUS_HYPRLAND_PLUGIN_HPP
#define TACTUS_HYPRLAND_PLUGIN_HPP

#include "hyprland-headers.hpp"

#include <tactus-host.h>

// The engine. Valid between plugin init and exit, NULL while it is being created.
extern struct tactus_host *host;

// Writes a line, without a line end, to Hyprland's log.
void log_line(const char *line);

// Functions of the host for the engine.
extern const struct tactus_host_callbacks hyprland_callbacks;

#endif
