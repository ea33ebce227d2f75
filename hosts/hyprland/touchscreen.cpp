// SPDX-License-Identifier: MIT
#include "touchscreen.hpp"

#include "plugin.hpp"

// Half a unit of the finest panel: keeps a finger at the very edge on the output.
static constexpr double HALF_UNIT = 1.0 / 131072;

Touchscreen::Touchscreen(const SP<ITouch> &touch, void (*unplugged)(const WP<ITouch> &device)) : device(touch)
{
	auto &events = touch->m_touchEvents;

	panel = tactus_host_panel_create(tactus_host_get_application(host), tactus_host_get_loop(host));
	if (!panel)
		return;
	tactus_host_add_panel(host, panel);
	on_motion = events.motion.listen([this](const ITouch::SMotionEvent &event) {
		auto place = in_layout(event.pos);

		give_to_drag();
		tactus_host_panel_motion(panel, time_of(event.timeMs), event.touchID, place.x, place.y);
	});
	on_up = events.up.listen([this](const ITouch::SUpEvent &event) {
		tactus_host_panel_up(panel, time_of(event.timeMs), event.touchID);
	});
	// No lift follows: the panel forgets the finger.
	on_cancel = events.cancel.listen([this](const ITouch::SCancelEvent &event) {
		tactus_host_panel_cancel(panel, time_of(event.timeMs), event.touchID);
		tactus_host_panel_up(panel, tactus_host_panel_get_time(panel), event.touchID);
	});
	on_frame = events.frame.listen([this]() { tactus_host_panel_frame(panel); });
	on_destroy = touch->m_events.destroy.listen([unplugged, gone = device]() { unplugged(gone); });
}

Touchscreen::~Touchscreen()
{
	tactus_host_panel_destroy(panel);
}

uint64_t Touchscreen::time_of(uint32_t time_ms)
{
	return tactus_host_panel_unwrap(panel, time_ms);
}

Vector2D Touchscreen::in_layout(const Vector2D &place) const
{
	return box.pos() + place * box.size();
}

// As Hyprland does it: the output of its settings, or else the one that has the focus.
void Touchscreen::choose_output()
{
	auto monitor = State::monitorState()->query().name(device->m_boundOutput).run();

	output = monitor ? monitor : Desktop::focusState()->monitor();
	box = output ? output->logicalBox() : CBox();
}

// The size is that of the device, or else of its output. Both are of an upright panel.
void Touchscreen::measure(tactus_touch_source_info &info) const
{
	auto aq = device->aq();
	Vector2D size = aq ? aq->physicalSize : Vector2D();

	if (size.x <= 0 || size.y <= 0)
		size = output->m_output ? output->m_output->physicalSize : Vector2D();
	if (output->m_transform & WL_OUTPUT_TRANSFORM_90)
		std::swap(size.x, size.y);
	info.width_mm = size.x;
	info.height_mm = size.y;
}

void Touchscreen::update()
{
	tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	info.x = box.x;
	info.y = box.y;
	info.width = box.w;
	info.height = box.h;
	measure(info);
	if (tactus_gestures_scales_lengths(tactus_host_get_gestures(host)))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	if (tactus_host_panel_has_foreign_clock(panel))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(tactus_host_panel_get_source(panel), &info);
}

// A client has started a drag and drop, which follows the fingers without its surface.
void Touchscreen::give_to_drag()
{
	if (PROTO::data->dndActive())
		tactus_host_panel_cancel_all(panel);
}

void Touchscreen::down(const ITouch::SDownEvent &event)
{
	uint64_t time_us = time_of(event.timeMs);
	auto clamp = [](double place) { return std::clamp(place, HALF_UNIT, 1 - HALF_UNIT); };

	if (tactus_host_panel_get_finger_count(panel) == 0)
		choose_output();
	if (!output)
		return;
	if (tactus_host_panel_get_finger_count(panel) == 0)
		update();
	auto place = in_layout({clamp(event.pos.x), clamp(event.pos.y)});
	tactus_host_prepare_finger(host, 0);
	tactus_host_panel_down(panel, time_us, event.touchID, place.x, place.y);
}
