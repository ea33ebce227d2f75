// SPDX-License-Identifier: MIT
// Keeps Wayfire from cancelling the touches of clients: since 0.11 it cancels those of all clients as soon as
// input/gesture_finger_count fingers are down, bound or not, and drops what follows. While the plugin is loaded, that many
// fingers never are: only a gesture that fires cancels.
#ifndef TACTUS_WAYFIRE_GESTURE_FINGERS_HPP
#define TACTUS_WAYFIRE_GESTURE_FINGERS_HPP

#include "options.hpp"

class GestureFingers
{
public:
	// Holds the option at its maximum. Whoever sets it meanwhile gets that value back later. Without the option, in
	// 0.10, nothing happens.
	void hold();
	// Sets the option to what the user has chosen. No finger moves afterwards: with enough fingers down, a motion is
	// cancelled too.
	void give_back();

private:
	void follow_user();

	std::shared_ptr<wf::config::option_t<int>> option;
	int chosen = 0;
	bool is_setting = false;
	// The file was read again, or a program has set the option.
	wf::config::option_base_t::updated_callback_t on_updated = [this] { follow_user(); };
};

#endif
