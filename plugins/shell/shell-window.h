/* SPDX-License-Identifier: MIT */
/*
 * Views of the engine: a surface for each window that a finger has hit, and one for everything else. All have
 * coordinates of the layout; the host computes the place in the window.
 */
#ifndef TACTUS_SHELL_WINDOW_H
#define TACTUS_SHELL_WINDOW_H

struct shell;

/* Makes the host's scene the hit test of the shell's root view. */
void shell_windows_init(struct shell *shell);
void shell_windows_finish(struct shell *shell);

#endif
