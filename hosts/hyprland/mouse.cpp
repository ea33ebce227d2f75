// SPDX-License-Identifier: MIT
#include "mouse.hpp"

#include "hyprland-headers.hpp"

#include <linux/input-event-codes.h>
#include <utility>
#include <vector>

namespace
{

class Mouse : public IPointer
{
public:
	bool isVirtual() const override
	{
		return true;
	}

	SP<Aquamarine::IPointer> aq() override
	{
		return nullptr;
	}
};

SP<Mouse> mouse;
wl_event_source *idle;
// Events that are carried out when Hyprland is idle.
std::vector<tactus_gestures_event> pending;
// Button that is held, or 0.
uint32_t held;
// Way that the fingers have scrolled.
Vector2D scrolled;

} // namespace

void mouse_prepare()
{
	if (mouse)
		return;
	mouse = makeShared<Mouse>();
	mouse->m_self = mouse;
	mouse->m_deviceName = "tactus-mouse";
	g_pInputManager->newMouse(SP<IPointer>(mouse));
	// Or the seat had no pointer where this mouse is the only one, and no client would get one.
	g_pInputManager->updateCapabilities();
}

static uint32_t time_of(const tactus_gestures_event &event)
{
	return uint32_t(event.time_us / 1000);
}

static void point_at(double x, double y)
{
	Pointer::pointerController()->warpTo({x, y}, true);
	g_pInputManager->simulateMouseMovement();
}

static void press(uint32_t time_ms, uint32_t button, wl_pointer_button_state state)
{
	held = state == WL_POINTER_BUTTON_STATE_PRESSED ? button : 0;
	mouse->m_pointerEvents.button.emit({.timeMs = time_ms, .button = button, .state = state, .mouse = true});
	mouse->m_pointerEvents.frame.emit();
}

static void click(const tactus_gestures_event &event, uint32_t button)
{
	point_at(event.x, event.y);
	press(time_of(event), button, WL_POINTER_BUTTON_STATE_PRESSED);
	press(time_of(event), button, WL_POINTER_BUTTON_STATE_RELEASED);
}

static bool has_ended(const tactus_gestures_event &event)
{
	return event.phase == TACTUS_GESTURES_PHASE_ENDED || event.phase == TACTUS_GESTURES_PHASE_CANCELLED;
}

// A pointer has no cancel: the button is released where the fingers are.
static void drag(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		point_at(event.start_x, event.start_y);
		press(time_of(event), event.button, WL_POINTER_BUTTON_STATE_PRESSED);
	}
	if (held != event.button)
		return;
	point_at(event.start_x + event.dx, event.start_y + event.dy);
	if (has_ended(event))
		press(time_of(event), event.button, WL_POINTER_BUTTON_STATE_RELEASED);
}

// A step of 0 says that the fingers have lifted.
static void turn(const tactus_gestures_event &event, wl_pointer_axis axis, double delta)
{
	if (delta == 0 && !has_ended(event))
		return;
	mouse->m_pointerEvents.axis.emit({.timeMs = time_of(event),
		.source = WL_POINTER_AXIS_SOURCE_FINGER,
		.axis = axis,
		.delta = has_ended(event) ? 0 : delta});
}

// Content follows the fingers, as on a touchpad with natural scrolling. One gesture scrolls at a time.
static void scroll(const tactus_gestures_event &event)
{
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		point_at(event.start_x, event.start_y);
		scrolled = {};
	}
	turn(event, WL_POINTER_AXIS_HORIZONTAL_SCROLL, scrolled.x - event.dx);
	turn(event, WL_POINTER_AXIS_VERTICAL_SCROLL, scrolled.y - event.dy);
	mouse->m_pointerEvents.frame.emit();
	scrolled = {event.dx, event.dy};
}

static void carry_out(const tactus_gestures_event &event)
{
	switch (event.action) {
	case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
		return click(event, BTN_RIGHT);
	case TACTUS_GESTURES_ACTION_CLICK:
		return click(event, event.button);
	case TACTUS_GESTURES_ACTION_DRAG:
		return drag(event);
	default:
		return scroll(event);
	}
}

static void handle_idle(void *)
{
	auto events = std::exchange(pending, {});

	idle = nullptr;
	for (const auto &event : events) {
		if (mouse)
			carry_out(event);
	}
}

void mouse_act(const tactus_gestures_event &event)
{
	if (!mouse)
		return;
	pending.push_back(event);
	if (!idle)
		idle = wl_event_loop_add_idle(g_pCompositor->m_wlEventLoop, handle_idle, nullptr);
}

void mouse_finish()
{
	if (idle)
		wl_event_source_remove(idle);
	idle = nullptr;
	pending.clear();
	if (!mouse)
		return;
	if (held)
		press(uint32_t(Time::millis(Time::steadyNow())), held, WL_POINTER_BUTTON_STATE_RELEASED);
	mouse->m_events.destroy.emit();
	mouse.reset();
	g_pInputManager->updateCapabilities();
}
