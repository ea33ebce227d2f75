/* SPDX-License-Identifier: MIT */
/*
 * A watch knows whether an object of the engine's still exists. It is allocated by itself: the engine may call its
 * listener after the owner has gone, when the object was destroyed in a callback that has not returned yet.
 */
#ifndef INTERACTIONS_WATCH_H
#define INTERACTIONS_WATCH_H

#include <stdbool.h>
#include <tactus.h>

struct watch;

/* Return NULL if there is no memory or the object does not take listeners any more. */
struct watch *watch_application(struct tactus_application *application);
struct watch *watch_recognizer(struct tactus_recognizer *recognizer);
struct watch *watch_view(struct tactus_view *view);
/* Return the object; NULL for NULL, for one that is destroyed, and of another kind. */
struct tactus_application *watch_get_application(const struct watch *watch);
struct tactus_recognizer *watch_get_recognizer(const struct watch *watch);
struct tactus_view *watch_get_view(const struct watch *watch);
/* Frees the watch now or when the object goes. Returns false, and does nothing, where nothing may be changed. */
bool watch_release(struct watch *watch);
/* The same everywhere: inside the engine's destroy listeners the object's own one frees the watch. */
void watch_drop(struct watch *watch);

#endif
