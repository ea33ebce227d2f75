/* SPDX-License-Identifier: MIT */
/*
 * Order of a surface and its subsurfaces, from back to front. The surface itself is in the list, since subsurfaces may
 * be behind it. Changes wait for the surface's next commit.
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
	struct wl_list changed_link; /* stack.changed, or itself */
	int x, y;                    /* relative to the parent */
	int pending_x, pending_y;
};

struct stack {
	struct wl_list order;   /* struct stack_place, the front one last */
	struct wl_list pending; /* the order after the next commit */
	struct wl_list changed; /* new or moved with the next commit */
	bool reordered;         /* other than by new places */
	struct stack_place own;
};

void stack_init(struct stack *stack, struct surface *surface);
/* Adds a new subsurface in front of the others. */
void stack_add(struct stack *stack, struct stack_place *place, struct surface *surface);
void stack_remove(struct stack_place *place);
/* Returns whether the stack contains only the surface itself. */
bool stack_is_alone(const struct stack *stack);
/* Puts a place directly above or below a sibling of the same stack. */
void stack_place_beside(struct stack *stack, struct stack_place *place, struct stack_place *sibling, bool above);
void stack_move(struct stack *stack, struct stack_place *place, int x, int y);
/* Returns whether the last commit brought the place into its stack. */
bool stack_holds(const struct stack_place *place);

/*
 * Commits the pending order. Returns whether the order has changed; only then the whole stack is walked. Afterwards
 * take the new and moved places one by one.
 */
bool stack_commit(struct stack *stack);
/* Returns and removes the next changed place, or NULL. */
struct stack_place *stack_take_changed(struct stack *stack);

#endif
