/* SPDX-License-Identifier: MIT */
/* A drag session: what its life, its fingers and its motion share. */
#ifndef INTERACTIONS_DRAG_SESSION_H
#define INTERACTIONS_DRAG_SESSION_H

#include "interaction.h"
#include "settling.h"

struct tactus_drag_session {
	struct interaction base;
	struct tactus_drag_settings settings;
	struct tactus_drag_callbacks callbacks;
	void *data;
	struct watch *view, *press, *tap;
	enum tactus_drag_state state;
	bool is_own;              /* the finger is the press's, not the host's */
	uint64_t found, addition; /* items where the fingers of press and tap have landed */
	uint64_t items[TACTUS_DRAG_ITEMS_MAXIMUM];
	size_t count;
	double start_x, start_y, x, y, held;
	bool is_moving;
	struct settling motion; /* of held */
	bool has_target, is_loading;
	struct tactus_drag_target target;
	uint64_t entered_us;
	unsigned serial; /* of the session's use: callbacks may have ended it and begun another */
};

/* --- drag-session-motion.c: these may call callbacks, within interaction_enter() ------------------ */

bool drag_is_active(const struct tactus_drag_session *session);
void drag_begin(struct tactus_drag_session *session, uint64_t item, double x, double y, uint64_t time_us);
void drag_add(struct tactus_drag_session *session, uint64_t item);
void drag_move(struct tactus_drag_session *session, double x, double y, uint64_t time_us);
void drag_drop(struct tactus_drag_session *session, uint64_t time_us);
void drag_return(struct tactus_drag_session *session, uint64_t time_us);
void drag_advance(struct tactus_drag_session *session, uint64_t time_us);

/* --- drag-session-fingers.c ------------------------------------------------------------------------ */

bool drag_create_recognizers(struct tactus_drag_session *session, struct tactus_view *view);
void drag_destroy_recognizers(struct tactus_drag_session *session);

#endif
