/* SPDX-License-Identifier: MIT */
/*
 * Rows that a swipe moves aside: to the left for flag and delete, to the right for read. A swipe over most of a row
 * deletes. The swipe actions of libtactus-interactions ask which row lies under a swipe, and say how far to draw it
 * aside.
 */
#include "mail.h"
#include "support/example.h"

#include <tactus-interactions.h>

#define WIDTH 420
#define HEIGHT 400
#define LIST_X 25
#define LIST_Y 20
#define LIST_WIDTH 370
#define LIST_HEIGHT 336

static struct mailbox mailbox = { .performing = -1 };

int mail_row(const struct mailbox *all, int mail)
{
	int row = 0;

	for (int i = 0; i < mail; i++)
		row += !all->mails[i].is_gone;
	return row;
}

static int find_mail(double y)
{
	for (int i = 0; i < MAILS; i++) {
		if (!mailbox.mails[i].is_gone && mail_row(&mailbox, i) == (int)(y / MAIL_HEIGHT))
			return i;
	}
	return -1;
}

static bool find_row(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row, void *data)
{
	int mail = find_mail(y);

	if (mail < 0)
		return false;
	row->id = (uint64_t)mail;
	row->width = LIST_WIDTH;
	row->left = ACTION_WIDTH;
	row->right = 2 * ACTION_WIDTH;
	row->performs_left = false;
	return true;
}

static void move_row(struct tactus_swipe_actions *actions, uint64_t id, double offset, void *data)
{
	mailbox.mails[id].offset = offset;
}

static void change_row(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side,
	enum tactus_swipe_state state, void *data)
{
	static const char *const names[] = { "closed", "held", "open", "closing", "deleted" };

	log_line("mail %d: %s", (int)id + 1, names[state]);
	if (state == TACTUS_SWIPE_STATE_PERFORMING)
		mailbox.performing = (int)id;
}

static void arm_row(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side, bool is_armed,
	void *data)
{
	log_line("mail %d: %s", (int)id + 1, is_armed ? "a lift deletes it" : "a lift does not delete it");
	mailbox.mails[id].is_armed = is_armed;
}

static void delete_mail(int mail)
{
	mailbox.mails[mail].is_gone = true;
	mailbox.performing = -1;
	tactus_swipe_actions_forget_row(mailbox.actions, (uint64_t)mail);
	tactus_scroll_view_set_content_size(mailbox.list, LIST_WIDTH, mail_row(&mailbox, MAILS) * MAIL_HEIGHT);
}

/* A tap on an action of the open row; elsewhere one closes the row and gets nowhere. */
static void tap_action(struct tactus_recognizer *tap, void *data)
{
	double x, y, offset;
	int mail;

	tactus_recognizer_get_location(tap, mailbox.content, &x, &y);
	mail = find_mail(y);
	offset = tactus_swipe_actions_get_offset(mailbox.actions, (uint64_t)mail);
	if (mail < 0 || offset == 0) {
		log_line("a tap on a row");
	} else if (offset < 0 && x >= LIST_WIDTH - ACTION_WIDTH) {
		log_line("mail %d: deleted by its button", mail + 1);
		delete_mail(mail);
	} else {
		log_line("mail %d: %s", mail + 1, offset > 0 ? "read" : "flagged");
		mailbox.mails[mail].is_read |= offset > 0;
		tactus_swipe_actions_close(
			mailbox.actions, tactus_application_get_time(tactus_view_get_application(mailbox.list)));
	}
}

static bool is_moving(struct example *example)
{
	return mailbox.performing >= 0 ||
		tactus_swipe_actions_advance(mailbox.actions, tactus_application_get_time(example->application));
}

/* A deleted mail goes when it is aside. */
static void animate(struct example *example, uint64_t time_us)
{
	if (!tactus_swipe_actions_advance(mailbox.actions, time_us) && mailbox.performing >= 0)
		delete_mail(mailbox.performing);
}

static void free_actions(void *application, void *actions)
{
	tactus_swipe_actions_destroy(actions);
}

static void start(struct example *example)
{
	struct tactus_swipe_actions_callbacks callbacks = TACTUS_SWIPE_ACTIONS_CALLBACKS_INIT;
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(example->application);

	mailbox.list = tactus_scroll_view_create(example->application, LIST_X, LIST_Y, LIST_WIDTH, LIST_HEIGHT,
		LIST_WIDTH, MAILS * MAIL_HEIGHT);
	scene_adopt(example->window, mailbox.list, "list", NULL, NULL);
	scene_set_clips(mailbox.list, true);
	mailbox.content = scene_add_view(
		mailbox.list, "mails", 0, 0, LIST_WIDTH, MAILS * MAIL_HEIGHT, draw_mails, &mailbox);
	tactus_recognizer_add_target(tap, tap_action, NULL);
	tactus_view_add_recognizer(mailbox.content, tap);
	callbacks.find_row = find_row;
	callbacks.moved = move_row;
	callbacks.changed = change_row;
	callbacks.armed = arm_row;
	mailbox.actions = tactus_swipe_actions_create(mailbox.list, NULL, &callbacks, NULL);
	tactus_application_add_destroy_listener(example->application, free_actions, mailbox.actions);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Mail",
		.hint = "Swipe a row to either side; to the left as far as it goes.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = is_moving,
		.animate = animate,
	};

	return example_main(&program, argc, argv);
}
