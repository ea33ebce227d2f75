// SPDX-License-Identifier: MIT
// A touchscreen of Hyprland, fed to the engine.
#ifndef TACTUS_HYPRLAND_TOUCHSCREEN_HPP
#define TACTUS_HYPRLAND_TOUCHSCREEN_HPP

#include "hyprland-headers.hpp"

#include <tactus-host.h>

// The event bus, where events can be withheld, names the device of a down only. The other events are taken from the
// device itself, which emits them after the bus.
class Touchscreen
{
public:
	// @p unplugged is called with the device once that has gone.
	Touchscreen(const SP<ITouch> &touch, void (*unplugged)(const WP<ITouch> &device));
	~Touchscreen();

	bool is_ready() const
	{
		return panel != nullptr;
	}

	bool is(const WP<ITouch> &touch) const
	{
		return device == touch;
	}

	bool has_finger(int32_t id) const
	{
		return tactus_host_panel_has_finger(panel, id);
	}

	void forget_output(const PHLMONITOR &monitor)
	{
		if (output == monitor)
			tactus_host_panel_cancel_all(panel);
	}

	void down(const ITouch::SDownEvent &event);

private:
	void choose_output();
	void measure(tactus_touch_source_info &info) const;
	void update();
	Vector2D in_layout(const Vector2D &place) const;
	uint64_t time_of(uint32_t time_ms);
	void give_to_drag();

	WP<ITouch> device;
	// While fingers are down, the place of the touchscreen stays.
	PHLMONITORREF output;
	CBox box;
	// NULL without memory.
	tactus_host_panel *panel;
	CHyprSignalListener on_motion, on_up, on_cancel, on_frame, on_destroy;
};

#endif
