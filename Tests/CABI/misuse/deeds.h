/* SPDX-License-Identifier: MIT */
/* The deeds, which are in files of their own. */
#ifndef MISUSE_DEEDS_H
#define MISUSE_DEEDS_H

#include "scene.h"

/* changes.c */
#define CHANGES(X) \
	X(remove_view, "removes the view") \
	X(remove_parent, "removes the view's parent") \
	X(put_view_back, "removes the view and puts it back") \
	X(move_view, "moves the view to another superview") \
	X(move_content, "moves the scrolled content away") \
	X(reorder_views, "turns the order of the views around") \
	X(hide_views, "hides the views") \
	X(flatten_window, "makes the window's transform singular") \
	X(add_views, "adds views") \
	X(remove_recognizers, "removes the recognizers") \
	X(move_recognizers, "moves the recognizers to the window") \
	X(add_recognizers, "adds recognizers") \
	X(disable_recognizers, "disables the recognizers") \
	X(toggle_recognizers, "disables and enables the recognizers") \
	X(change_recognizers, "changes kinds' properties, right and wrong") \
	X(require_each_other, "requires recognizers to wait for each other") \
	X(begin_all, "asks for began everywhere") \
	X(end_all, "asks for ended everywhere") \
	X(fail_all, "asks for failed everywhere") \
	X(drop_callbacks, "drops all callbacks") \
	X(set_callbacks_again, "sets all callbacks again") \
	X(bend_responder_chain, "bends the responder chain to a ring") \
	X(change_first_responder, "becomes and resigns first responder") \
	X(scroll, "scrolls and zooms") \
	X(change_control, "changes the control")

/* inputs.c */
#define INPUTS(X) \
	X(feed_touch, "feeds a whole touch") \
	X(feed_other_seat, "feeds a touch of another seat") \
	X(lift_finger, "lifts the fingers") \
	X(lift_twice, "lifts a finger twice, and one that is not down") \
	X(press_finger_twice, "puts a finger down twice") \
	X(cancel_source, "cancels the source") \
	X(cancel_application, "cancels all touches") \
	X(feed_hover, "moves the pointer") \
	X(leave_hover, "takes the pointer away") \
	X(let_time_pass, "lets a second pass") \
	X(let_ages_pass, "lets an age pass") \
	X(turn_time_back, "turns time back") \
	X(deliver, "delivers") \
	X(gather, "gathers for output frames") \
	X(change_source, "changes the source's seat and place") \
	X(flood, "sends more input than is kept") \
	X(take_touch, "takes the touch") \
	X(ignore_touch, "ignores the touch everywhere") \
	X(feed_pointer, "presses and releases the pointer") \
	X(feed_pinch, "pinches on a touchpad") \
	X(begin_swipe, "begins a swipe on a touchpad") \
	X(end_gesture, "ends the touchpad's gesture") \
	X(turn_wheel, "turns a wheel and scrolls with fingers") \
	X(change_tablet_mode, "changes the tablet mode") \
	X(send_events, "sends a shake and a remote control")

#define DECLARE_DEED(name, text) void name(struct scene *scene);
CHANGES(DECLARE_DEED)
INPUTS(DECLARE_DEED)
#undef DECLARE_DEED

/* A change that must be refused where only getters are allowed. */
void check_change(struct scene *scene, enum tactus_status status);

#endif
