/* SPDX-License-Identifier: MIT */
#include "mail.h"

#include "support/drawing.h"

#include <math.h>
#include <stdio.h>

static void draw_action(
	cairo_t *cairo, double x, double y, double width, enum colour colour, enum colour ink, const char *name)
{
	set_colour(cairo, colour);
	cairo_rectangle(cairo, x, y, width, MAIL_HEIGHT - 1);
	cairo_fill(cairo);
	/* As wide as it will be, and cut off until then. */
	cairo_save(cairo);
	cairo_rectangle(cairo, x, y, width, MAIL_HEIGHT);
	cairo_clip(cairo);
	set_colour(cairo, ink);
	draw_text(cairo, x + ACTION_WIDTH / 2.0, y + MAIL_HEIGHT / 2.0 + 5, 0.5, 14, name);
	cairo_restore(cairo);
}

/* The actions share the room; one that a lift performs has all of it. */
static void draw_actions(cairo_t *cairo, const struct mail *mail, double y, double width)
{
	double room = fabs(mail->offset), first = mail->is_armed ? room : room / 2;

	if (mail->offset > 0) {
		draw_action(cairo, 0, y, room, BLUE, WHITE, "read");
	} else if (mail->offset < 0) {
		draw_action(cairo, width - room, y, room - first, YELLOW, INK, "flag");
		draw_action(cairo, width - first, y, first, RED, WHITE, "delete");
	}
}

void draw_mails(cairo_t *cairo, struct tactus_view *content, double width, double height, void *data)
{
	const struct mailbox *mailbox = data;
	char text[16];

	for (int i = 0; i < MAILS; i++) {
		const struct mail *mail = &mailbox->mails[i];
		double y = mail_row(mailbox, i) * MAIL_HEIGHT;

		if (mail->is_gone)
			continue;
		draw_actions(cairo, mail, y, width);
		set_colour(cairo, WHITE);
		cairo_rectangle(cairo, mail->offset, y, width, MAIL_HEIGHT - 1);
		cairo_fill(cairo);
		if (!mail->is_read) {
			set_colour(cairo, BLUE);
			draw_dot(cairo, mail->offset + 18, y + MAIL_HEIGHT / 2.0, 5);
		}
		snprintf(text, sizeof(text), "Mail %d", i + 1);
		set_colour(cairo, INK);
		draw_text(cairo, mail->offset + 36, y + MAIL_HEIGHT / 2.0 + 5, 0, 15, text);
	}
}
