/* SPDX-License-Identifier: MIT */
/* What the conformance suite touches with. */
#ifndef WLCS_DEVICES_H
#define WLCS_DEVICES_H

#include <wlcs/pointer.h>
#include <wlcs/touch.h>

struct compositor_thread;

/* NULL: no memory. */
WlcsTouch *touch_device_create(struct compositor_thread *thread);
/* NULL: no memory. */
WlcsPointer *pointer_device_create(struct compositor_thread *thread);

#endif
