/* SPDX-License-Identifier: MIT */
/* The parts of the suite, each in a file of its name. */
#ifndef CABI_SUITES_H
#define CABI_SUITES_H

void check_versions(void);
void check_lifecycle(void);
void check_gestures(void);
void check_transform(void);
void check_surfaces(void);
void check_removed_sources(void);
void check_surface_groups(void);
void check_bad_input(void);
void check_errno(void);
void check_timer(void);
void check_struct_sizes(void);
void check_wrong_calls(void);
void check_unbalanced(void);
void check_indirect(void);
void check_dump(void);

/* Generated from the header: every function, called with nothing but zeros. */
void check_null_calls(void);

#endif
