/* SPDX-License-Identifier: MIT */
/* Words that are values of keys. Those of types are in configuration-keys.h, those of actions in action-words.h. */
#ifndef TACTUS_GESTURES_VALUE_NAMES_H
#define TACTUS_GESTURES_VALUE_NAMES_H

#include "values.h"

extern const struct named_value edge_names[];
#define EDGE_WORDS "left, right, top, bottom, top-left, top-right, bottom-left, bottom-right"
extern const struct named_value tap_place_names[];
extern const struct named_value delays_names[];
extern const struct named_value direction_names[];
extern const struct named_value edge_direction_names[];
/* Of a gesture of an unknown type. */
extern const struct named_value all_direction_names[];
extern const struct named_value pinch_direction_names[];
extern const struct named_value rotate_direction_names[];
extern const struct named_value modifier_names[];
extern const struct named_value mode_names[];
extern const struct named_value speed_names[];
/* Bits of enum sloppy_need, of the tool. */
extern const struct named_value need_names[];
extern const struct named_value orientation_names[];
extern const struct named_value place_names[];
extern const struct named_value screen_names[];

#endif
