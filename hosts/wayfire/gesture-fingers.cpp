// SPDX-License-Identifier: MIT
#include "gesture-fingers.hpp"

#include <limits>

void GestureFingers::hold()
{
	option = find_option<int>("input/gesture_finger_count");
	if (!option)
		return;
	option->add_updated_handler(&on_updated);
	follow_user();
}

void GestureFingers::follow_user()
{
	// The call below leads here again.
	if (is_setting)
		return;
	is_setting = true;
	chosen = option->get_value();
	option->set_value(std::numeric_limits<int>::max());
	is_setting = false;
}

void GestureFingers::give_back()
{
	if (!option)
		return;
	option->rem_updated_handler(&on_updated);
	option->set_value(chosen);
	option.reset();
}
