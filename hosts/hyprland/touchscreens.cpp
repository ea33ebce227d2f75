// SPDX-License-Identifier: MIT
#include "touchscreens.hpp"

#include "plugin.hpp"
#include "touchscreen.hpp"

#include <memory>

namespace
{

std::vector<std::unique_ptr<Touchscreen>> touchscreens;
std::vector<CHyprSignalListener> listeners;

void forget(const WP<ITouch> &device)
{
	std::erase_if(touchscreens, [&](const auto &screen) { return screen->is(device); });
}

Touchscreen *find_touchscreen(const SP<ITouch> &device)
{
	for (const auto &screen : touchscreens) {
		if (screen->is(device))
			return screen.get();
	}
	auto screen = std::make_unique<Touchscreen>(device, forget);
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

void handle_down(const ITouch::SDownEvent &event, Event::SCallbackInfo &info)
{
	if (info.cancelled || !event.device)
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

// Of a drag and drop, Hyprland looks for the surface below the finger, and sends the clients no motion.
void withhold_motion(const ITouch::SMotionEvent &event, Event::SCallbackInfo &info)
{
	if (!PROTO::data->dndActive())
		withhold(event, info);
}

} // namespace

void touchscreens_init()
{
	auto &touch = Event::bus()->m_events.input.touch;

	listeners.push_back(touch.down.listen(handle_down));
	listeners.push_back(touch.motion.listen(withhold_motion));
	listeners.push_back(touch.up.listen(withhold<ITouch::SUpEvent>));
	listeners.push_back(touch.cancel.listen(withhold<ITouch::SCancelEvent>));
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
