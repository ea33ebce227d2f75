/* SPDX-License-Identifier: MIT */
/* Written by make abi-update. */
#include "layout.h"

#include <tactus-recorder.h>
