// SPDX-License-Identifier: MIT
#include "keyboard.hpp"

#include "hyprland-headers.hpp"

namespace
{

// Codes of xkb begin behind 8 of X11's own.
constexpr uint32_t XKB_OFFSET = 8;

class Keyboard : public IKeyboard
{
public:
	bool isVirtual() const override
	{
		return true;
	}

	SP<Aquamarine::IKeyboard> aq() override
	{
		return nullptr;
	}

	// In the order in which Hyprland serves real keys: bindings see the modifiers that were held before.
	void put(uint32_t time_ms, uint32_t key, bool is_pressed)
	{
		bool is_new = updatePressed(key, is_pressed);

		m_keyboardEvents.key.emit({.timeMs = time_ms,
			.keycode = key,
			.state = is_pressed ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED});
		if (is_new)
			updateXkbStateWithKey(key + XKB_OFFSET, is_pressed);
		updateModifiersState();
		m_keyboardEvents.modifiers.emit({.depressed = m_modifiersState.depressed,
			.latched = m_modifiersState.latched,
			.locked = m_modifiersState.locked,
			.group = m_modifiersState.group});
	}
};

SP<Keyboard> keyboard;

} // namespace

void keyboard_prepare()
{
	if (keyboard)
		return;
	keyboard = makeShared<Keyboard>();
	keyboard->m_self = keyboard;
	keyboard->m_deviceName = "tactus-keys";
	g_pInputManager->newKeyboard(SP<IKeyboard>(keyboard));
	g_pInputManager->updateCapabilities();
}

// Keys are released in the reverse order.
static void put_all(const tactus_gestures_event &event, bool is_pressed)
{
	for (size_t index = 0; index < event.key_count; index++)
		keyboard->put(uint32_t(event.time_us / 1000),
			event.keys[is_pressed ? index : event.key_count - 1 - index], is_pressed);
}

void keyboard_act(const tactus_gestures_event &event)
{
	bool is_typed = event.action == TACTUS_GESTURES_ACTION_KEYS;

	if (!keyboard)
		return;
	if (is_typed || event.phase == TACTUS_GESTURES_PHASE_BEGAN)
		put_all(event, true);
	if (is_typed || event.phase != TACTUS_GESTURES_PHASE_BEGAN)
		put_all(event, false);
}

void keyboard_finish()
{
	if (!keyboard)
		return;
	keyboard->m_events.destroy.emit();
	keyboard.reset();
	g_pInputManager->updateCapabilities();
}
