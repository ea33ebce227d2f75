// SPDX-License-Identifier: MIT
// Cancels all touches when the screen is locked: a gesture must not go on for somebody who cannot unlock it.
#ifndef TACTUS_WAYFIRE_SCREEN_LOCK_HPP
#define TACTUS_WAYFIRE_SCREEN_LOCK_HPP

#include "wayfire-headers.hpp"

struct tactus_host;

class ScreenLock
{
      public:
	void watch(struct tactus_host *host);
	void forget();

      private:
	void update();

	bool is_locked = false;
	// Not from within a change of the scene: clients and Wayfire's own focus hear of the cancel.
	wf::wl_idle_call cancel;
	// Wayfire has no signal of the lock, but the locker's surface comes into the scene with it.
	wf::signal::connection_t<wf::scene::root_node_update_signal> on_scene_changed = [this](auto) { update(); };
};

#endif
