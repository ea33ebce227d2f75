// SPDX-License-Identifier: MIT
// The plugin class that Wayfire loads: `plugins = … tactus-wayfire`. Connects signals of Wayfire to the parts in C.
#include "gesture-fingers.hpp"
#include "output-frames.hpp"
#include "plugin.h"
#include "scene.h"
#include "screen-lock.hpp"
#include "tablet-switch.h"
#include "touchscreen.h"
#include "wayfire-headers.hpp"

#include <wayfire/input-device.hpp>
#include <wayfire/plugin.hpp>

namespace
{

class TactusPlugin : public wf::plugin_interface_t
{
      public:
	void init() override
	{
		auto &core = wf::get_core();

		plugin.loop = core.ev_loop;
		plugin.backend = core.backend;
		plugin.seat = core.get_current_seat();
		plugin.cursor = core.get_wlr_cursor();
		plugin.layout = core.output_layout->get_handle();
		is_working = plugin_init(&plugin);
		if (!is_working)
			return;
		for (auto &device : core.get_input_devices())
			tablet_switch_add(&plugin, device->get_wlr_handle());
		core.connect(&on_touch_down);
		core.connect(&on_touch_motion);
		core.connect(&on_touch_up);
		core.connect(&on_device_added);
		core.connect(&on_window_unmapped);
		core.output_layout->connect(&on_output_gone);
		gesture_fingers.hold();
		screen_lock.watch(plugin.host);
		output_frames.watch(plugin.host);
	}

	void fini() override
	{
		on_touch_down.disconnect();
		on_touch_motion.disconnect();
		on_touch_up.disconnect();
		on_device_added.disconnect();
		on_window_unmapped.disconnect();
		on_output_gone.disconnect();
		screen_lock.forget();
		output_frames.forget();
		if (is_working)
			plugin_finish(&plugin);
		// Last, since fingers move while they are taken from their clients.
		gesture_fingers.give_back();
	}

      private:
	template <class Event>
	using Touch = wf::signal::connection_t<wf::input_event_signal<Event>>;

	// Hides an event from core if the engine has taken it. Remaining touches come back as events of core_touch.
	template <class Signal>
	static void withhold(Signal *signal, bool is_taken)
	{
		if (is_taken)
			signal->mode = wf::input_event_processing_mode_t::IGNORE;
	}

	Touch<wlr_touch_down_event> on_touch_down = [this](auto *signal) {
		withhold(signal, touchscreens_down(&plugin, signal->event));
	};
	Touch<wlr_touch_motion_event> on_touch_motion = [this](auto *signal) {
		withhold(signal, touchscreens_motion(&plugin, signal->event));
	};
	Touch<wlr_touch_up_event> on_touch_up = [this](auto *signal) {
		withhold(signal, touchscreens_up(&plugin, signal->event));
	};
	wf::signal::connection_t<wf::input_device_added_signal> on_device_added = [this](auto *signal) {
		tablet_switch_add(&plugin, signal->device->get_wlr_handle());
	};
	wf::signal::connection_t<wf::view_unmapped_signal> on_window_unmapped = [this](auto *signal) {
		tactus_host_remove_window(
			plugin.host, reinterpret_cast<const tactus_host_window *>(signal->view.get()));
	};
	wf::signal::connection_t<wf::output_pre_remove_signal> on_output_gone = [this](auto *signal) {
		touchscreens_forget_output(&plugin, signal->output->handle);
		for (auto &device : wf::get_core().get_input_devices())
			touchscreen_unmap(&plugin, device->get_wlr_handle(), signal->output->handle);
	};

	GestureFingers gesture_fingers;
	ScreenLock screen_lock;
	OutputFrames output_frames;
	struct plugin plugin = {};
	bool is_working = false;
};

} // namespace

// Everything else is hidden.
#pragma GCC visibility push(default)
DECLARE_WAYFIRE_PLUGIN(TactusPlugin)
#pragma GCC visibility pop
