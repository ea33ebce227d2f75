/* SPDX-License-Identifier: MIT */
/*
 * The order of a surface and its subsurfaces, from back to front. The surface itself is one of them,
 * since some of its subsurfaces may lie behind it. Changes wait for the surface's next commit.
 */
#ifndef COMPOSITOR_STACKING_H
#define COMPOSITOR_STACKING_H

#include <stdbool.h>
#include <wayland-util.h>

struct surface;

/* A surface's place in its own or in its parent's stack. */
struct stack_place {
	struct surface *surface;
	struct wl_list link;         /* stack.order, or itself before the first commit */
	struct wl_list pending_link; /* stack.pending */
	int x, y;                    /* relative to the parent */
	int pending_x, pending_y;
};

struct stack {
	struct wl_list order;   /* struct stack_place, the front one last */
	struct wl_list pending; /* the same with what the next commit brings */
	struct stack_place own;
};

void stack_init(struct stack *stack, struct surface *surface);
/* A new subsurface lies in front of the others. */
void stack_add(struct stack *stack, struct stack_place *place, struct surface *surface);
void stack_remove(struct stack_place *place);
/* False: the two do not lie in one stack. */
bool stack_place_beside(struct stack *stack, struct stack_place *place, struct surface *sibling, bool above);
/* The surface was committed. */
void stack_commit(struct stack *stack);

#endif
