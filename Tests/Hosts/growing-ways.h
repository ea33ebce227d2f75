/* SPDX-License-Identifier: MIT */
/* Functions that create or change many objects of one type, on the connection of test-connection.h. */
#ifndef GROWING_WAYS_H
#define GROWING_WAYS_H

/* growing-subsurfaces.c */
void grow_subsurfaces(int count);
void grow_subsurfaces_one_by_one(int count);
void grow_nested_subsurfaces(int count);
void grow_trees(int count);
void commit_with_subsurfaces(int count);
void move_subsurfaces(int count);
void restack_subsurfaces(int count);
void destroy_parent_of_many(int count);

/* growing-windows.c */
void grow_windows(int count);
void commit_windows(int count);
void grow_popups(int count);
void grow_shell_surfaces(int count);

/* growing-objects.c */
void grow_region(int count);
void grow_region_in_a_row(int count);
void grow_touches(int count);
void grow_pointers(int count);
void grow_outputs(int count);
void grow_frame_callbacks(int count);
void grow_buffers(int count);
void grow_types(int count);
void grow_selections(int count);
void grow_data_devices(int count);

/* Keeps the socket from overflowing while the compositor is slow. Call it after request number @p index. */
void pace(int index);
/* Returns a buffer of a few pixels, which is cheap to copy. */
struct wl_buffer *small_buffer(void);

#endif
