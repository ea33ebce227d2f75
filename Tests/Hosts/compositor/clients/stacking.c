/* SPDX-License-Identifier: MIT */
#include "clients/stacking.h"

#include <string.h>

static void init_place(struct stack_place *place, struct surface *surface)
{
	memset(place, 0, sizeof(*place));
	place->surface = surface;
	wl_list_init(&place->link);
	wl_list_init(&place->pending_link);
	wl_list_init(&place->changed_link);
}

void stack_init(struct stack *stack, struct surface *surface)
{
	wl_list_init(&stack->order);
	wl_list_init(&stack->pending);
	wl_list_init(&stack->changed);
	stack->reordered = false;
	init_place(&stack->own, surface);
	wl_list_insert(&stack->order, &stack->own.link);
	wl_list_insert(&stack->pending, &stack->own.pending_link);
}

static void relink(struct wl_list *before, struct wl_list *link)
{
	wl_list_remove(link);
	wl_list_insert(before, link);
}

static void unlink_place(struct wl_list *link)
{
	wl_list_remove(link);
	wl_list_init(link);
}

void stack_add(struct stack *stack, struct stack_place *place, struct surface *surface)
{
	init_place(place, surface);
	wl_list_insert(stack->pending.prev, &place->pending_link);
	wl_list_insert(stack->changed.prev, &place->changed_link);
}

void stack_remove(struct stack_place *place)
{
	unlink_place(&place->link);
	unlink_place(&place->pending_link);
	unlink_place(&place->changed_link);
}

bool stack_is_alone(const struct stack *stack)
{
	return stack->pending.next == stack->pending.prev;
}

void stack_place_beside(struct stack *stack, struct stack_place *place, struct stack_place *sibling, bool above)
{
	if (place == sibling)
		return;
	wl_list_remove(&place->pending_link);
	wl_list_insert(above ? &sibling->pending_link : sibling->pending_link.prev, &place->pending_link);
	stack->reordered = true;
}

void stack_move(struct stack *stack, struct stack_place *place, int x, int y)
{
	place->pending_x = x;
	place->pending_y = y;
	if (wl_list_empty(&place->changed_link))
		wl_list_insert(stack->changed.prev, &place->changed_link);
}

bool stack_holds(const struct stack_place *place)
{
	return !wl_list_empty(&place->link);
}

bool stack_commit(struct stack *stack)
{
	bool reordered = stack->reordered;
	struct stack_place *place;

	stack->reordered = false;
	if (reordered) {
		wl_list_for_each(place, &stack->pending, pending_link)
			relink(stack->order.prev, &place->link);
	}
	return reordered;
}

/* Links a new place into the committed order. The places behind it are already linked, since new ones come in order. */
static void link_in_order(struct stack_place *place)
{
	struct stack_place *behind = wl_container_of(place->pending_link.prev, behind, pending_link);

	wl_list_insert(&behind->link, &place->link);
}

struct stack_place *stack_take_changed(struct stack *stack)
{
	struct stack_place *place;

	if (wl_list_empty(&stack->changed))
		return NULL;
	place = wl_container_of(stack->changed.next, place, changed_link);
	unlink_place(&place->changed_link);
	if (!stack_holds(place))
		link_in_order(place);
	place->x = place->pending_x;
	place->y = place->pending_y;
	return place;
}
