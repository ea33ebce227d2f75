// SPDX-License-Identifier: MIT
#include "screen-lock.hpp"

#include <tactus-host.h>

#include <algorithm>

void ScreenLock::watch(struct tactus_host *host)
{
	cancel.set_callback([host] { tactus_host_cancel(host); });
	wf::get_core().scene()->connect(&on_scene_changed);
}

void ScreenLock::forget()
{
	on_scene_changed.disconnect();
	cancel.disconnect();
}

// Wayfire changes its scene already while it makes an output, whose entry is empty then.
static bool output_is_locked(wf::output_t *output)
{
	return output && output->is_inhibited();
}

void ScreenLock::update()
{
	auto outputs = wf::get_core().output_layout->get_outputs();
	bool was_locked = is_locked;

	is_locked = std::any_of(outputs.begin(), outputs.end(), output_is_locked);
	if (is_locked && !was_locked)
		cancel.run_once();
}
