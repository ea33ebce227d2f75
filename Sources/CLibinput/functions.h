/* SPDX-License-Identifier: MIT */
/* What the adapter takes from the system: libinput, and memory that may be refused. */
#include <libinput.h>
#include <stdlib.h>
