// SPDX-License-Identifier: MIT
// Headers of Wayfire that several files use.
#ifndef TACTUS_WAYFIRE_HEADERS_HPP
#define TACTUS_WAYFIRE_HEADERS_HPP

#include <wayfire/core.hpp>
#include <wayfire/nonstd/wlroots-full.hpp>
#include <wayfire/output-layout.hpp>
#include <wayfire/output.hpp>
#include <wayfire/scene.hpp>
#include <wayfire/seat.hpp>
#include <wayfire/signal-definitions.hpp>
#include <wayfire/toplevel-view.hpp>
#include <wayfire/util.hpp>
#include <wayfire/util/log.hpp>
#include <wayfire/view-helpers.hpp>
#include <wayfire/window-manager.hpp>
#include <wayfire/workspace-set.hpp>

#endif
