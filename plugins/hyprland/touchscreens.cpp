// SPDX-License-Identifier: MIT
#include "touchscreens.hpp"

#include "plugin.hpp"
#include "touch-panel.h"

#include <memory>

namespace
{

// The event bus, where events can be withheld, names the device of a down only. The other events are taken from the
// device itself, which emits them after the bus.
class Touchscreen
{
public:
	explicit Touchscreen(const SP<ITouch> &touch);
	~Touchscreen();

	bool is_ready() const
	{
		return is_working;
	}

	bool is(const WP<ITouch> &touch) const
	{
		return device == touch;
	}

	bool has_finger(int32_t id) const
	{
		return touch_panel_has_finger(&panel, id);
	}

	void forget_output(const PHLMONITOR &monitor)
	{
		if (output == monitor)
			touch_panel_cancel_all(&panel);
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
	touch_panel panel;
	bool is_working;
	CHyprSignalListener on_motion, on_up, on_cancel, on_frame, on_destroy;
};

std::vector<std::unique_ptr<Touchscreen>> touchscreens;
std::vector<CHyprSignalListener> listeners;

// Half a unit of the finest panel: keeps a finger at the very edge on the output.
constexpr double HALF_UNIT = 1.0 / 131072;

void forget(const WP<ITouch> &device)
{
	std::erase_if(touchscreens, [&](const auto &screen) { return screen->is(device); });
}

Touchscreen::Touchscreen(const SP<ITouch> &touch) : device(touch)
{
	auto &events = touch->m_touchEvents;

	is_working = touch_panel_init(&panel, shell.application, shell.loop);
	if (!is_working)
		return;
	shell_add_panel(&shell, &panel);
	on_motion = events.motion.listen([this](const ITouch::SMotionEvent &event) {
		auto place = in_layout(event.pos);

		give_to_drag();
		touch_panel_motion(&panel, time_of(event.timeMs), event.touchID, place.x, place.y);
	});
	on_up = events.up.listen([this](const ITouch::SUpEvent &event) {
		touch_panel_up(&panel, time_of(event.timeMs), event.touchID);
	});
	// No lift follows: the panel forgets the finger.
	on_cancel = events.cancel.listen([this](const ITouch::SCancelEvent &event) {
		touch_panel_cancel(&panel, time_of(event.timeMs), event.touchID);
		touch_panel_up(&panel, panel.time_us, event.touchID);
	});
	on_frame = events.frame.listen([this]() { touch_panel_frame(&panel); });
	on_destroy = touch->m_events.destroy.listen([unplugged = device]() { forget(unplugged); });
}

Touchscreen::~Touchscreen()
{
	if (is_working)
		touch_panel_finish(&panel);
}

uint64_t Touchscreen::time_of(uint32_t time_ms)
{
	return touch_panel_unwrap(&panel, time_ms);
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
	if (gestures_scale_lengths(shell.gestures))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	if (touch_panel_has_foreign_clock(&panel))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(panel.source, &info);
}

// A client has started a drag and drop, which follows the fingers without its surface.
void Touchscreen::give_to_drag()
{
	if (PROTO::data->dndActive())
		touch_panel_cancel_all(&panel);
}

void Touchscreen::down(const ITouch::SDownEvent &event)
{
	uint64_t time_us = time_of(event.timeMs);
	auto clamp = [](double place) { return std::clamp(place, HALF_UNIT, 1 - HALF_UNIT); };

	if (panel.finger_count == 0)
		choose_output();
	if (!output)
		return;
	if (panel.finger_count == 0)
		update();
	auto place = in_layout({clamp(event.pos.x), clamp(event.pos.y)});
	shell_update_modifiers(&shell);
	touch_panel_down(&panel, time_us, event.touchID, place.x, place.y);
}

Touchscreen *find_touchscreen(const SP<ITouch> &device)
{
	for (const auto &screen : touchscreens) {
		if (screen->is(device))
			return screen.get();
	}
	auto screen = std::make_unique<Touchscreen>(device);
	if (!screen->is_ready())
		return nullptr;
	touchscreens.push_back(std::move(screen));
	return touchscreens.back().get();
}

bool is_taken(int32_t id)
{
	for (const auto &screen : touchscreens) {
		if (screen->has_finger(id))
			return true;
	}
	return false;
}

// Hyprland would go on with fingers of its own, and send frames of all fingers to the client that it served last.
void forget_touch_focus()
{
	g_pInputManager->m_touchData.touchFocusLockSurface.reset();
	g_pInputManager->m_touchData.touchFocusWindow.reset();
	g_pInputManager->m_touchData.touchFocusLS.reset();
	g_pInputManager->m_touchData.touchFocusSurface.reset();
	g_pSeatManager->m_state.touchFocus.reset();
	g_pSeatManager->m_state.touchFocusResource.reset();
}

// While the screen is locked, Hyprland serves the fingers.
void handle_down(const ITouch::SDownEvent &event, Event::SCallbackInfo &info)
{
	if (info.cancelled || !event.device || g_pSessionLockManager->isSessionLocked())
		return;
	auto screen = find_touchscreen(event.device);
	if (!screen)
		return;
	forget_touch_focus();
	screen->down(event);
	info.cancelled = true;
}

template <class TouchEvent>
void withhold(const TouchEvent &event, Event::SCallbackInfo &info)
{
	if (is_taken(event.touchID))
		info.cancelled = true;
}

} // namespace

void touchscreens_init()
{
	auto &touch = Event::bus()->m_events.input.touch;

	listeners.push_back(touch.down.listen(handle_down));
	listeners.push_back(touch.motion.listen(withhold<ITouch::SMotionEvent>));
	listeners.push_back(touch.up.listen(withhold<ITouch::SUpEvent>));
	listeners.push_back(touch.cancel.listen(withhold<ITouch::SCancelEvent>));
	listeners.push_back(g_pSessionLockManager->m_events.lock.listen([] { shell_cancel(&shell); }));
}

void touchscreens_finish()
{
	listeners.clear();
	touchscreens.clear();
	forget_touch_focus();
}

void touchscreens_forget_output(const PHLMONITOR &monitor)
{
	for (const auto &screen : touchscreens)
		screen->forget_output(monitor);
}
