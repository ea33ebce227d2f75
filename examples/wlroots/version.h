/* SPDX-License-Identifier: MIT */
/* What differs between the versions of wlroots, as far as the example uses it; nothing else looks at the version. */
#ifndef WLROOTS_EXAMPLE_VERSION_H
#define WLROOTS_EXAMPLE_VERSION_H

#include "version-input.h"
#include "version-scene.h"
#include "version-start.h"
#include "version-xdg-shell.h"

#endif
