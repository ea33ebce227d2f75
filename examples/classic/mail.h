/* SPDX-License-Identifier: MIT */
/* The list of mails and the actions of its rows: what the swipes change, and how it is drawn. */
#ifndef CLASSIC_MAIL_H
#define CLASSIC_MAIL_H

#include "support/scene.h"

#define MAILS 12
#define MAIL_HEIGHT 60
#define ACTION_WIDTH 80

struct mail {
	bool is_read, is_armed, is_gone;
	double offset; /* of the row's content */
};

struct mailbox {
	struct tactus_view *list, *content;
	struct tactus_swipe_actions *actions;
	struct mail mails[MAILS];
	int performing; /* of the mails, or -1 */
};

/* Returns the row at which a mail is shown. */
int mail_row(const struct mailbox *mailbox, int mail);

/* Drawing function of the content (support/scene.h). */
void draw_mails(cairo_t *cairo, struct tactus_view *content, double width, double height, void *data);

#endif
