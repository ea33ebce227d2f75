/* SPDX-License-Identifier: MIT */
/* The adapter's part of the system: libinput, udev, the codes of keys and buttons, memory that may be refused. */
#include <libinput.h>
#include <libudev.h>
#include <linux/input-event-codes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
