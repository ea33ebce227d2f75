// SPDX-License-Identifier: MIT
// Places on which fingers land, for `where=`.
#ifndef TACTUS_KWIN_PLACE_HPP
#define TACTUS_KWIN_PLACE_HPP

#include "kwin-headers.hpp"

#include <cstdint>

// Returns a mask of enum tactus_gestures_place. nullptr: no window, which is the desktop.
uint32_t placeOf(const KWin::Window *window, QPointF place);

#endif
