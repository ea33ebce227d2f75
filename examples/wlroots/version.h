/* SPDX-License-Identifier: MIT */
/* Differences between the versions of wlroots that the example uses. Only these headers look at the version. */
#ifndef WLROOTS_EXAMPLE_VERSION_H
#define WLROOTS_EXAMPLE_VERSION_H

#include "version-input.h"
#include "version-layer-shell.h"
#include "version-scene.h"
#include "version-start.h"
#include "version-xdg-shell.h"

#endif
