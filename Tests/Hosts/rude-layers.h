/* SPDX-License-Identifier: MIT */
/* Ways to misuse the protocols of panels and of keyboards on the screen. */
#ifndef RUDE_LAYERS_H
#define RUDE_LAYERS_H

void ask_for_layer_that_is_not_there(void);
void make_panel_of_window(void);
void show_panel_without_size(void);
void show_panel_before_configure(void);
void acknowledge_panel_that_never_came(void);
void destroy_panels_surface_first(void);
void say_huge_panel_sizes(void);
void make_many_panels(void);
void type_without_keymap(void);
void give_keymap_in_pipe(void);
void give_keymap_that_is_short(void);
void leave_key_pressed(void);

#endif
