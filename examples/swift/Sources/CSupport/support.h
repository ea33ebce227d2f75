/* SPDX-License-Identifier: MIT */
#include "../../../support/drawing.h"
#include "../../../support/host.h"
#include "../../../support/log.h"
