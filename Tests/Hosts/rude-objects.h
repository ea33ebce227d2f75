/* SPDX-License-Identifier: MIT */
/* Ways to misuse subsurfaces, popups, buffers and drags; each on a connection of its own. */
#ifndef RUDE_OBJECTS_H
#define RUDE_OBJECTS_H

void flood(void);
void nest_deeply(void);
void nest_deeply_from_below(void);
void make_popups_a_circle(void);
void make_surface_its_own_part(void);
void destroy_parent_first(void);
void destroy_part_first(void);
void stack_beside_stranger(void);
void say_short_rows(void);
void open_popup(void);
void open_popup_without_size(void);
void open_popup_without_parent(void);
void grab_without_touch(void);
void destroy_popups_parent_first(void);
void drag_without_touch(void);
void finish_what_was_not_dropped(void);

#endif
