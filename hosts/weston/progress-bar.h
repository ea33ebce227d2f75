/* SPDX-License-Identifier: MIT */
/* The bar of feedback=true: two single-colour surfaces in a layer above all others. */
#ifndef TACTUS_WESTON_PROGRESS_BAR_H
#define TACTUS_WESTON_PROGRESS_BAR_H

struct tactus_gestures_progress;
struct plugin;

void progress_bars_init(struct plugin *plugin);
/* Removes all bars. */
void progress_bars_finish(struct plugin *plugin);
/* Draws, moves or removes the bar of a seat. */
void progress_bars_show(struct plugin *plugin, const struct tactus_gestures_progress *progress);

#endif
