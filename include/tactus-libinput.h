/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-libinput.h
 * Feeds a tactus application from libinput.
 *
 * The host keeps its libinput context and its event loop. It shows every event to the adapter before it
 * looks at it itself:
 *
 *     while ((event = libinput_get_event(libinput))) {
 *         if (tactus_libinput_handle_event(adapter, event) != TACTUS_LIBINPUT_RESULT_CONSUMED)
 *             handle_other_event(event);
 *         libinput_event_destroy(event);
 *     }
 *
 * Each touchscreen becomes a touch source of its own, from the moment when it is added (or first touched,
 * if it was there before the adapter) until it is removed. Coordinates are libinput's, so that its
 * calibration applies.
 *
 * The conventions are those of tactus.h. The adapter keeps no reference to anything of libinput's and
 * leaves its user data alone. Link with libtactus-libinput, libtactus and libinput (1.19 or later).
 */
#ifndef TACTUS_LIBINPUT_H
#define TACTUS_LIBINPUT_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

struct libinput_device;
struct libinput_event;

/** Stands between any number of libinput contexts and one application. */
struct tactus_libinput;

/* ------------------------------------------------------------------ */
/** @defgroup libinput_adapter The adapter
 *  @{ */

/**
 * Creates an adapter that feeds an application. NULL without an application or memory.
 * Set a default rectangle or a listener for added devices before the first event. @since 0.1
 */
struct tactus_libinput *tactus_libinput_create(struct tactus_application *application);

/**
 * Destroys the adapter; live touches of its devices are cancelled as by the system. Inside a callback
 * memory is freed when the outermost call returns. The application may be destroyed before or after it;
 * so may the libinput context, but libinput_unref() tells nobody that the devices are gone: show the adapter
 * what is left after libinput_suspend(), or destroy it, so that no touch stays down. NULL is allowed.
 * @since 0.1
 */
void tactus_libinput_destroy(struct tactus_libinput *adapter);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_events Events
 *  @{ */

/** Whose an event was. Values are stable; new ones may be added. @since 0.1 */
enum tactus_libinput_result {
	/** Nothing for the adapter: handle it as if there were none. */
	TACTUS_LIBINPUT_RESULT_NOT_MINE = 0,
	/** A touchscreen's touch event: dealt with. */
	TACTUS_LIBINPUT_RESULT_CONSUMED = 1,
	/** A touchscreen was added or removed: noted; the host will want to know as well. */
	TACTUS_LIBINPUT_RESULT_OBSERVED = 2,
	/**
	 * A touchscreen's touch event that led nowhere: nobody has said where the device lies, the engine
	 * refused it (64 touches are down, no memory) or is being destroyed.
	 */
	TACTUS_LIBINPUT_RESULT_REFUSED = 3,
	TACTUS_LIBINPUT_RESULT_FORCE_32_BIT = INT32_MAX
};

/**
 * Takes an event if it is one of its own: touch down, motion, up, cancel and frame of every device, and the
 * adding and removing of touchscreens. Views and recognizers are called from here, at frames.
 *
 * A removed device's touches are cancelled as by the system, once, whether or not libinput has ended
 * them before. Of a touch that began before the adapter saw its device nothing is fed. An adapter that is
 * NULL or whose application is gone, and an event that is NULL, answer NOT_MINE.
 *
 * @param event stays the caller's, to be destroyed afterwards
 * @since 0.1
 */
enum tactus_libinput_result tactus_libinput_handle_event(
	struct tactus_libinput *adapter, struct libinput_event *event);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup libinput_mapping Where a device lies
 *  A touchscreen covers a rectangle of the application: that of the output it is glued to.
 *  @{ */

/** How the output is turned: the numbers of wl_output.transform. @since 0.1 */
enum tactus_libinput_transform {
	TACTUS_LIBINPUT_TRANSFORM_NORMAL = 0,
	TACTUS_LIBINPUT_TRANSFORM_90 = 1,
	TACTUS_LIBINPUT_TRANSFORM_180 = 2,
	TACTUS_LIBINPUT_TRANSFORM_270 = 3,
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED = 4,
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED_90 = 5,
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED_180 = 6,
	TACTUS_LIBINPUT_TRANSFORM_FLIPPED_270 = 7,
	TACTUS_LIBINPUT_TRANSFORM_FORCE_32_BIT = INT32_MAX
};

/** @since 0.1 */
enum tactus_libinput_mapping_flags {
	TACTUS_LIBINPUT_MAPPING_FLAGS_NONE = 0,
	/** The device sends no frames: every event is delivered by itself. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS = 1,
	/** Lengths in px are taken for 160 px per inch and scaled to the panel's real density (8.9). */
	TACTUS_LIBINPUT_MAPPING_FLAGS_SCALES_LENGTHS = 2,
	/** Its events are not the adapter's: the host has other plans for this device. */
	TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED = 4,
	TACTUS_LIBINPUT_MAPPING_FLAGS_FORCE_32_BIT = INT32_MAX
};

/** Where a device lies and how it is to be taken. @since 0.1 */
struct tactus_libinput_mapping {
	/** As TACTUS_LIBINPUT_MAPPING_INIT sets it. */
	size_t size;
	/**
	 * The output's rectangle in the application, as the user sees it: after the output's transform.
	 * A width and a height of 0 (both): the default rectangle.
	 */
	double x, y, width, height;
	/** Physical size of that rectangle in mm, as the user sees it. 0 (both): what libinput knows. */
	double width_mm, height_mm;
	/** enum tactus_libinput_transform of the output. */
	uint32_t transform;
	/** Each seat has its own multi-touch sequences (1.13). */
	uint32_t seat;
	/** enum tactus_libinput_mapping_flags. */
	uint32_t flags;
	/** 0. */
	uint32_t reserved;
};
/** The defaults: the default rectangle, libinput's size, an output that is not turned, seat 0. @since 0.1 */
#define TACTUS_LIBINPUT_MAPPING_INIT { sizeof(struct tactus_libinput_mapping), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Sets the rectangle of the application that devices cover if nobody has said otherwise; devices that are
 * there move with it. Until it is set such devices have no place, and their touches are refused.
 * @return INVALID_ARGUMENT: a number is not finite, or width or height not above 0. @since 0.1
 */
enum tactus_status tactus_libinput_set_default_rectangle(
	struct tactus_libinput *adapter, double x, double y, double width, double height);

/**
 * Says where a device lies, at any time: when it is added, when its output moves or turns. Live touches keep
 * their places until they move; with another seat, or if the device is to be ignored from now on, they are
 * cancelled as by the system. The mapping ends with the device; what libinput_resume() adds are new devices.
 *
 * @param device a touchscreen, also one that was there before the adapter
 * @param mapping copied; NULL: the default rectangle, no transform, seat 0
 * @return WRONG_KIND: the device cannot touch. @since 0.1
 */
enum tactus_status tactus_libinput_map_device(struct tactus_libinput *adapter, struct libinput_device *device,
	const struct tactus_libinput_mapping *mapping);

/**
 * Asked where a touchscreen lies when the adapter first sees it. Look for its output by
 * libinput_device_get_output_name() (udev's WL_OUTPUT), libinput_device_get_name() or
 * libinput_device_get_udev_device(), and fill in @p mapping, which holds the defaults. It is applied when the
 * listener returns; if it is malformed, the device has no place until it is mapped.
 * @since 0.1
 */
typedef void (*tactus_libinput_device_added_func)(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data);
/** NULL: none. Not asked for devices that were mapped before. @since 0.1 */
enum tactus_status tactus_libinput_set_device_added_listener(
	struct tactus_libinput *adapter, tactus_libinput_device_added_func listener, void *data);

/**
 * The touch source of a device, to tell by tactus_touch_get_source() whose a touch is; NULL if the device is
 * unknown, ignored or has no place. It belongs to the adapter, which makes a new one when the device's seat
 * changes. @since 0.1
 */
struct tactus_touch_source *tactus_libinput_get_touch_source(
	const struct tactus_libinput *adapter, const struct libinput_device *device);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
