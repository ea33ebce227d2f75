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
	struct wl_list changed_link; /* stack.changed, or itself */
	int x, y;                    /* relative to the parent */
	int pending_x, pending_y;
};

struct stack {
	struct wl_list order;   /* struct stack_place, the front one last */
	struct wl_list pending; /* the same with what the next commit brings */
	struct wl_list changed; /* those that the next commit brings in, or to another position */
	bool reordered;         /* beyond what is new */
	struct stack_place own;
};

void stack_init(struct stack *stack, struct surface *surface);
/* A new subsurface lies in front of the others. */
void stack_add(struct stack *stack, struct stack_place *place, struct surface *surface);
void stack_remove(struct stack_place *place);
/* Returns true if the stack holds nothing but the surface itself. */
bool stack_is_alone(const struct stack *stack);
/* Puts a place directly above or below its sibling, which lies in the same stack. */
void stack_place_beside(struct stack *stack, struct stack_place *place, struct stack_place *sibling, bool above);
void stack_move(struct stack *stack, struct stack_place *place, int x, int y);
/* Returns true if the last commit brought the place into its stack. */
bool stack_holds(const struct stack_place *place);

/*
 * The surface was committed. Goes through the whole stack only if its order has changed, and returns whether it has.
 * Places that are new or were moved are then taken one by one.
 */
bool stack_commit(struct stack *stack);
/* Takes the next of them; NULL: no more. */
struct stack_place *stack_take_changed(struct stack *stack);

#endif
