// SPDX-License-Identifier: MIT
// Headers of KWin. They are not free of warnings, so they are system headers.
#ifndef TACTUS_KWIN_HEADERS_HPP
#define TACTUS_KWIN_HEADERS_HPP

#include <core/backendoutput.h>
#include <core/inputdevice.h>
#include <core/output.h>
#include <core/renderloop.h>
#include <effect/effecthandler.h>
#include <input.h>
#include <inputmethod.h>
#include <main.h>
#include <pointer_input.h>
#include <tabletmodemanager.h>
#include <touch_input.h>
#include <virtualdesktops.h>
#include <wayland/clientconnection.h>
#include <wayland/display.h>
#include <wayland/seat.h>
#include <wayland/surface.h>
#include <wayland/touch.h>
#include <wayland_server.h>
#include <window.h>
#include <workspace.h>

#endif
