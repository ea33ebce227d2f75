/* SPDX-License-Identifier: MIT */
/*
 * A module for Weston's tests: seats with touchscreens whose fingers move as the lines say that come from a FIFO
 * (its path is in $WESTON_PLAYER). Places are Weston's global ones, times are milliseconds.
 *
 *   seat NAME            the seat of all that follows; it is made when it is new
 *   down ID X Y TIME     motion ID X Y TIME     up ID TIME     frame
 *   cancel               the device takes all back
 *   unplug               the touchscreen goes; down brings a new one
 *   remove               the seat goes
 *   take                 another's grab takes the touches, until the next finger lifts
 *   withdraw             the client of the fingers gets wl_touch.cancel, and no more of them
 *   keyboard             the seat gets one, so that it has a focus
 *   press KEY            release KEY      a key of it, by the kernel's number
 *   scale X Y FACTOR     what is shown there is, by that much, about the corner of its view
 *   unmap X Y            what is shown there is not any more
 *   output NAME          a new output, to the right of the others
 *   unplug-output NAME   the output goes
 *   state                logs fingers, grab and focus of the seat, all views and outputs
 *   say TEXT             logs it: what came before is through
 *   exit                 ends Weston
 */
#include "backend.h"
#include "script.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct player {
	struct weston_compositor *compositor;
	struct wl_event_source *source;
	int fd;
	struct script script;
	struct wl_listener destroy;
};

static int handle_readable(int fd, uint32_t mask, void *data)
{
	struct player *player = data;
	ssize_t count = read(fd, player->script.line + player->script.length,
		sizeof(player->script.line) - player->script.length - 1);
	char *end, *line = player->script.line;

	if (count <= 0)
		return 0;
	player->script.length += (size_t)count;
	player->script.line[player->script.length] = '\0';
	while ((end = strchr(line, '\n'))) {
		*end = '\0';
		script_play(&player->script, line);
		line = end + 1;
	}
	player->script.length = strlen(line);
	memmove(player->script.line, line, player->script.length + 1);
	return 0;
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct player *player = wl_container_of(listener, player, destroy);

	wl_list_remove(&player->destroy.link);
	wl_event_source_remove(player->source);
	close(player->fd);
	script_finish(&player->script);
	free(player);
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[])
{
	const char *path = getenv("WESTON_PLAYER");
	struct player *player = calloc(1, sizeof(*player));

	if (!player || !path)
		return -1;
	player->compositor = compositor;
	script_init(&player->script, compositor);
	/* For writing too, so that it stays open while nobody writes. */
	player->fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
	player->source = wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), player->fd,
		WL_EVENT_READABLE, handle_readable, player);
	if (!player->source)
		return -1;
	player->destroy.notify = handle_destroy;
	wl_signal_add(&compositor->destroy_signal, &player->destroy);
	weston_log("player: ready\n");
	return 0;
}
