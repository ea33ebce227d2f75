// SPDX-License-Identifier: MIT
// Methods of Wayfire's plugins, which its IPC calls too. The plugin ipc need not be loaded.
#ifndef TACTUS_WAYFIRE_METHODS_HPP
#define TACTUS_WAYFIRE_METHODS_HPP

#include "wayfire-headers.hpp"

#include <tactus-gestures.h>

// Calls a method with an output and, unless it is nullptr, a window. Returns false if no plugin has it.
bool call_method(const char *method, wf::output_t *output, wayfire_toplevel_view window = nullptr);
// Carries out `action=wayfire:METHOD [ARGUMENTS]`. Arguments that it leaves out are the output of the fingers and the window
// on which the first one landed. What goes wrong is logged.
void call_host_words(const tactus_gestures_event &event, wf::output_t *output, wayfire_toplevel_view window);

#endif
