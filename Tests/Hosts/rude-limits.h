/* SPDX-License-Identifier: MIT */
/* Requests beyond the limits of Tests/Hosts/compositor/client-limits.h, each on a connection of its own. */
#ifndef RUDE_LIMITS_H
#define RUDE_LIMITS_H

void make_many_surfaces(void);
void make_many_windows(void);
void make_many_pools(void);
void make_many_touches(void);
void make_many_callbacks(void);
void make_surfaces_one_at_a_time(void);
void add_dust_to_region(void);
void weave_region(void);
void offer_many_types(void);
void offer_long_types(void);
void set_many_selections(void);
void show_huge_picture(void);
void show_long_picture(void);
void show_pictures_at_once(void);
void show_many_pictures(void);

#endif
