/* SPDX-License-Identifier: MIT */
/*
 * Events that one wl_touch object was sent: an object that was created amid a touch gets nothing of it, a frame comes
 * only after an event, a cancel only amid touches.
 */
#ifndef HOST_TOUCH_RECORD_H
#define HOST_TOUCH_RECORD_H

#include <tactus-host.h>

struct touch_record {
	uint64_t live; /* bit N: it had the down of id N and neither up nor cancel */
	bool unframed; /* it had something since its last frame */
};

/* Sends an event, if the object had the touch's down. */
void touch_record_send(
	struct wl_resource *touch, struct touch_record *record, const struct tactus_host_touch_event *event);

#endif
