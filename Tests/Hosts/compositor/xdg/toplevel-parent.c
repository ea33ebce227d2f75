/* SPDX-License-Identifier: MIT */
/* xdg_toplevel.set_parent: checked as the protocol requires; it changes nothing on the screen. */
#include "xdg-shell-server-protocol.h"
#include "xdg/toplevel.h"

static void join(struct toplevel *toplevel, struct toplevel *parent)
{
	wl_list_remove(&toplevel->sibling_link);
	wl_list_init(&toplevel->sibling_link);
	toplevel->parent = parent;
	if (parent)
		wl_list_insert(&parent->children, &toplevel->sibling_link);
}

void toplevel_set_parent(struct toplevel *toplevel, struct toplevel *parent)
{
	for (const struct toplevel *ancestor = parent; ancestor; ancestor = ancestor->parent) {
		if (ancestor == toplevel) {
			wl_resource_post_error(toplevel->resource, XDG_TOPLEVEL_ERROR_INVALID_PARENT,
				"a window is its own parent's parent");
			return;
		}
	}
	join(toplevel, parent);
}

void toplevel_leave_family(struct toplevel *toplevel)
{
	struct toplevel *child, *next;

	wl_list_for_each_safe(child, next, &toplevel->children, sibling_link)
		join(child, toplevel->parent);
	join(toplevel, NULL);
}
