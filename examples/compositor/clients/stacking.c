/* SPDX-License-Identifier: MIT */
#include "clients/stacking.h"

#include <string.h>

static void init_place(struct stack_place *place, struct surface *surface)
{
	memset(place, 0, sizeof(*place));
	place->surface = surface;
	wl_list_init(&place->link);
	wl_list_init(&place->pending_link);
}

void stack_init(struct stack *stack, struct surface *surface)
{
	wl_list_init(&stack->order);
	wl_list_init(&stack->pending);
	init_place(&stack->own, surface);
	wl_list_insert(&stack->order, &stack->own.link);
	wl_list_insert(&stack->pending, &stack->own.pending_link);
}

void stack_add(struct stack *stack, struct stack_place *place, struct surface *surface)
{
	init_place(place, surface);
	wl_list_insert(stack->pending.prev, &place->pending_link);
}

void stack_remove(struct stack_place *place)
{
	wl_list_remove(&place->link);
	wl_list_remove(&place->pending_link);
	wl_list_init(&place->link);
	wl_list_init(&place->pending_link);
}

bool stack_place_beside(struct stack *stack, struct stack_place *place, struct surface *sibling, bool above)
{
	struct stack_place *other;

	wl_list_for_each(other, &stack->pending, pending_link) {
		if (other->surface != sibling || other == place)
			continue;
		wl_list_remove(&place->pending_link);
		wl_list_insert(above ? &other->pending_link : other->pending_link.prev, &place->pending_link);
		return true;
	}
	return false;
}

void stack_commit(struct stack *stack)
{
	struct stack_place *place;

	wl_list_for_each(place, &stack->pending, pending_link) {
		wl_list_remove(&place->link);
		wl_list_insert(stack->order.prev, &place->link);
		place->x = place->pending_x;
		place->y = place->pending_y;
	}
}
