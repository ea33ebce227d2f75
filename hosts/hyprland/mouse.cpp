// SPDX-License-Identifier: MIT
#include "mouse.hpp"

#include "hyprland-headers.hpp"

#include <linux/input-event-codes.h>

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
Vector2D place;

} // namespace

void mouse_prepare()
{
	if (mouse)
		return;
	mouse = makeShared<Mouse>();
	mouse->m_self = mouse;
	mouse->m_deviceName = "tactus-right-click";
	g_pInputManager->newMouse(SP<IPointer>(mouse));
	// Or the seat had no pointer where this mouse is the only one, and no client would get one.
	g_pInputManager->updateCapabilities();
}

static void press(wl_pointer_button_state state)
{
	uint32_t time_ms = uint32_t(Time::millis(Time::steadyNow()));

	mouse->m_pointerEvents.button.emit({.timeMs = time_ms, .button = BTN_RIGHT, .state = state, .mouse = true});
	mouse->m_pointerEvents.frame.emit();
}

static void handle_idle(void *)
{
	idle = nullptr;
	if (!mouse)
		return;
	Pointer::pointerController()->warpTo(place, true);
	g_pInputManager->simulateMouseMovement();
	press(WL_POINTER_BUTTON_STATE_PRESSED);
	press(WL_POINTER_BUTTON_STATE_RELEASED);
}

void mouse_right_click(double x, double y)
{
	place = {x, y};
	if (mouse && !idle)
		idle = wl_event_loop_add_idle(g_pCompositor->m_wlEventLoop, handle_idle, nullptr);
}

void mouse_finish()
{
	if (idle)
		wl_event_source_remove(idle);
	idle = nullptr;
	if (!mouse)
		return;
	mouse->m_events.destroy.emit();
	mouse.reset();
	g_pInputManager->updateCapabilities();
}
