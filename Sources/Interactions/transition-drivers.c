/* SPDX-License-Identifier: MIT */
/* Recognizers that drive a transition. */
#include "transition.h"

#include <stddef.h>
#include <stdlib.h>

#define CONTAINER_OF_CATCH(catch) \
	((struct transition_driver *)((char *)(catch) - offsetof(struct transition_driver, catch)))

static struct transition_driver *find_driver(
	const struct tactus_transition *transition, const struct tactus_recognizer *recognizer)
{
	struct transition_driver *driver = transition->drivers;

	while (driver && watch_get_recognizer(driver->recognizer) != recognizer)
		driver = driver->next;
	return driver;
}

/* Returns the share of the pan's displacement or velocity that counts. */
static double along(const struct transition_driver *driver, double x, double y)
{
	switch (driver->direction) {
	case TACTUS_SWIPE_DIRECTION_RIGHT:
		return x;
	case TACTUS_SWIPE_DIRECTION_LEFT:
		return -x;
	case TACTUS_SWIPE_DIRECTION_UP:
		return -y;
	default:
		return y;
	}
}

static void follow(struct transition_driver *driver, struct tactus_recognizer *recognizer)
{
	struct tactus_transition *transition = driver->transition;
	double x = 0, y = 0;

	tactus_pan_recognizer_get_translation(recognizer, NULL, &x, &y);
	transition_show(transition, transition->held_at + along(driver, x, y) / transition->settings.length);
}

/* Returns whether a driver is still there, and drives, after a callback. */
static bool is_driving(const struct transition_driver *driver, const struct tactus_transition *transition)
{
	return transition->driver == driver && watch_get_recognizer(driver->recognizer);
}

static void begin(struct transition_driver *driver, struct tactus_recognizer *recognizer)
{
	struct tactus_transition *transition = driver->transition;

	/* The first to begin drives, and the host before all. */
	if (transition->holder == HOLDER_DRIVER || transition->holder == HOLDER_HOST)
		return;
	transition_hold(transition, HOLDER_DRIVER, driver, interaction_time(&transition->base));
	if (is_driving(driver, transition))
		follow(driver, recognizer);
}

static void end(struct transition_driver *driver, struct tactus_recognizer *recognizer)
{
	struct tactus_transition *transition = driver->transition;
	double x = 0, y = 0;

	follow(driver, recognizer);
	if (!is_driving(driver, transition))
		return;
	tactus_pan_recognizer_get_velocity(recognizer, NULL, &x, &y);
	transition_release(transition, along(driver, x, y) / transition->settings.length,
		interaction_time(&transition->base));
}

/* Back to where it came from, as if the finger had never taken hold. */
static void cancel(struct tactus_transition *transition)
{
	transition_settle(transition, 0, transition->is_from_end, interaction_time(&transition->base));
}

static void handle_action(struct tactus_recognizer *recognizer, void *data)
{
	struct transition_driver *driver = data;
	struct tactus_transition *transition = driver->transition;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	interaction_enter(&transition->base);
	if (state == TACTUS_RECOGNIZER_STATE_BEGAN)
		begin(driver, recognizer);
	else if (transition->driver != driver)
		;
	else if (state == TACTUS_RECOGNIZER_STATE_CHANGED)
		follow(driver, recognizer);
	else if (state == TACTUS_RECOGNIZER_STATE_ENDED)
		end(driver, recognizer);
	else
		cancel(transition);
	interaction_leave(&transition->base);
}

/* --- catches ----------------------------------------------------------------------- */

static void handle_catch(struct catch *catch, bool is_down)
{
	struct tactus_transition *transition = CONTAINER_OF_CATCH(catch)->transition;
	uint64_t time_us = interaction_time(&transition->base);

	interaction_enter(&transition->base);
	if (is_down && transition->state == TACTUS_TRANSITION_STATE_SETTLING)
		transition_hold(transition, HOLDER_CATCH, NULL, time_us);
	else if (!is_down && transition->holder == HOLDER_CATCH)
		transition_settle(transition, 0, transition->is_to_end, time_us);
	interaction_leave(&transition->base);
}

static bool goes_with(struct catch *catch, struct tactus_recognizer *other)
{
	return find_driver(CONTAINER_OF_CATCH(catch)->transition, other);
}

static bool is_moving(struct catch *catch, const struct tactus_touch *touch)
{
	return CONTAINER_OF_CATCH(catch)->transition->state == TACTUS_TRANSITION_STATE_SETTLING;
}

void transition_place_catches(struct tactus_transition *transition)
{
	struct transition_driver *driver;
	unsigned removals = transition->removals;

	/* A catch that moves away from its view may lead to any call. */
	for (driver = transition->drivers; driver && transition->removals == removals; driver = driver->next)
		catch_place(&driver->catch, tactus_recognizer_get_view(watch_get_recognizer(driver->recognizer)));
}

/* --- the list ---------------------------------------------------------------------- */

static void free_driver(struct transition_driver *driver)
{
	struct tactus_recognizer *recognizer = watch_get_recognizer(driver->recognizer);

	catch_finish(&driver->catch);
	watch_drop(driver->recognizer);
	if (recognizer)
		tactus_recognizer_remove_target(recognizer, handle_action, driver);
	free(driver);
}

static void unlink_driver(struct tactus_transition *transition, struct transition_driver *driver)
{
	struct transition_driver **place = &transition->drivers;

	while (*place != driver)
		place = &(*place)->next;
	*place = driver->next;
	transition->removals++;
	if (transition->driver == driver)
		transition->driver = NULL;
	free_driver(driver);
}

/* Frees what belongs to recognizers that are gone. */
static void sweep(struct tactus_transition *transition)
{
	struct transition_driver *driver, *next;

	for (driver = transition->drivers; driver; driver = next) {
		next = driver->next;
		if (!watch_get_recognizer(driver->recognizer))
			unlink_driver(transition, driver);
	}
}

void transition_remove_drivers(struct tactus_transition *transition)
{
	while (transition->drivers)
		unlink_driver(transition, transition->drivers);
}

static struct transition_driver *create_driver(
	struct tactus_transition *transition, struct tactus_recognizer *recognizer)
{
	struct transition_driver *driver = calloc(1, sizeof(*driver));

	if (!driver)
		return NULL;
	driver->transition = transition;
	driver->catch.changed = handle_catch;
	driver->catch.goes_with = goes_with;
	driver->catch.takes = is_moving;
	driver->recognizer = watch_recognizer(recognizer);
	if (driver->recognizer && catch_init(&driver->catch, interaction_application(&transition->base)) &&
		tactus_recognizer_add_target(recognizer, handle_action, driver) == TACTUS_STATUS_OK)
		return driver;
	if (driver->recognizer)
		free_driver(driver);
	else
		free(driver);
	return NULL;
}

static bool is_direction(uint32_t direction)
{
	return direction == TACTUS_SWIPE_DIRECTION_RIGHT || direction == TACTUS_SWIPE_DIRECTION_LEFT ||
		direction == TACTUS_SWIPE_DIRECTION_UP || direction == TACTUS_SWIPE_DIRECTION_DOWN;
}

enum tactus_status tactus_transition_add_recognizer(
	struct tactus_transition *transition, struct tactus_recognizer *recognizer, uint32_t direction)
{
	struct transition_driver *driver;
	enum tactus_recognizer_kind kind = tactus_recognizer_get_kind(recognizer);

	REQUIRE_OBJECT(transition);
	REQUIRE(recognizer, "recognizer is NULL");
	REQUIRE(is_direction(direction), "direction is not one of enum tactus_swipe_direction");
	if (kind != TACTUS_RECOGNIZER_KIND_PAN && kind != TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN) {
		CLIENT_BUG("recognizer is neither pan nor screen-edge pan");
		return TACTUS_STATUS_WRONG_KIND;
	}
	if (!interaction_application(&transition->base) ||
		tactus_recognizer_get_application(recognizer) != interaction_application(&transition->base)) {
		CLIENT_BUG("recognizer is of another application");
		return TACTUS_STATUS_FOREIGN_OBJECT;
	}
	driver = find_driver(transition, recognizer);
	if (!driver) {
		sweep(transition);
		driver = create_driver(transition, recognizer);
		if (!driver)
			return TACTUS_STATUS_NO_MEMORY;
		driver->next = transition->drivers;
		transition->drivers = driver;
	}
	driver->direction = direction;
	transition_place_catches(transition);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_transition_remove_recognizer(
	struct tactus_transition *transition, struct tactus_recognizer *recognizer)
{
	struct transition_driver *driver;
	bool drives;

	REQUIRE_OBJECT(transition);
	REQUIRE(recognizer, "recognizer is NULL");
	driver = find_driver(transition, recognizer);
	if (!driver)
		return TACTUS_STATUS_NONE;
	drives = transition->driver == driver;
	if (!watch_release(driver->recognizer)) {
		CLIENT_BUG(CALLED_FROM_LISTENER);
		return TACTUS_STATUS_BUSY;
	}
	driver->recognizer = NULL;
	tactus_recognizer_remove_target(recognizer, handle_action, driver);
	unlink_driver(transition, driver);
	if (!drives)
		return TACTUS_STATUS_OK;
	interaction_enter(&transition->base);
	cancel(transition);
	interaction_leave(&transition->base);
	return TACTUS_STATUS_OK;
}
