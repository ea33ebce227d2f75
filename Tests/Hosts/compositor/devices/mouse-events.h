/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_MOUSE_EVENTS_H
#define COMPOSITOR_MOUSE_EVENTS_H

struct libinput_event;
struct mouse;
struct tactus_libinput;

/* Handles events that the adapter does not use: a mouse's motion, buttons and wheel. */
void mouse_events_handle(struct mouse *mouse, struct tactus_libinput *adapter, struct libinput_event *event);

#endif
