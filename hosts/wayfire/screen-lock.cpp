// SPDX-License-Identifier: MIT
#include "screen-lock.hpp"

#include "scene.h"

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

void ScreenLock::update()
{
	bool was_locked = is_locked;

	is_locked = scene_is_locked();
	if (is_locked && !was_locked)
		cancel.run_once();
}
