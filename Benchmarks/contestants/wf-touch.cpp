/* SPDX-License-Identifier: MIT */
/*
 * wf-touch, as Wayfire uses it: every event is shown to every gesture, and the first finger resets them.
 * It knows no views: nothing is hit-tested, arbitrated or delivered.
 */
#include "peers.h"

#include <wayfire/touch/touch.hpp>

#include <memory>
#include <vector>

using namespace wf::touch;

namespace
{
/* Further than any finger goes. */
const double unreachable = 1e9;

struct state_t {
	std::vector<std::unique_ptr<gesture_t>> gestures;
	uint64_t callbacks = 0;
	int fingers = 0;
};

using actions_t = std::vector<std::unique_ptr<gesture_action_t>>;

std::unique_ptr<gesture_action_t> within(std::unique_ptr<gesture_action_t> action, double tolerance)
{
	action->set_move_tolerance(tolerance);
	return action;
}

std::unique_ptr<touch_action_t> fingers_down(int fingers)
{
	return std::make_unique<touch_action_t>(fingers, true);
}

std::unique_ptr<touch_action_t> fingers_up(int fingers)
{
	return std::make_unique<touch_action_t>(fingers, false);
}

std::unique_ptr<drag_action_t> drag(uint32_t direction, double threshold)
{
	return std::make_unique<drag_action_t>(direction, threshold);
}

/* The action of the stroke's own gesture, which waits for more of it than will come. */
void add_live(actions_t &actions, const stroke &stroke)
{
	actions.push_back(fingers_down(static_cast<int>(stroke.fingers)));
	if (stroke.gesture == GESTURE_PINCH) {
		actions.push_back(std::make_unique<pinch_action_t>(unreachable));
	} else {
		actions.push_back(drag(MOVE_DIRECTION_RIGHT, unreachable));
	}
}

void add_edge(actions_t &actions, uint32_t direction, touch_target_t edge)
{
	auto touch = fingers_down(1);
	touch->set_target(edge);
	actions.push_back(std::move(touch));
	actions.push_back(drag(direction, 10));
}

void add_tap(actions_t &actions, int fingers)
{
	actions.push_back(within(fingers_down(fingers), 45));
	actions.push_back(within(fingers_up(fingers), 45));
}

void add_of_shell(actions_t &actions, shell_gesture gesture)
{
	switch (gesture) {
	case SHELL_GESTURE_LEFT_EDGE:
		return add_edge(actions, MOVE_DIRECTION_RIGHT, { 0, 0, 13, WORKLOAD_PANEL_HEIGHT });
	case SHELL_GESTURE_BOTTOM_EDGE:
		return add_edge(actions, MOVE_DIRECTION_UP,
			{ 0, WORKLOAD_PANEL_HEIGHT - 13, WORKLOAD_PANEL_WIDTH, 13 });
	case SHELL_GESTURE_THREE_FINGER_SWIPE:
		actions.push_back(fingers_down(3));
		actions.push_back(within(drag(MOVE_DIRECTION_RIGHT, 50), 50));
		return;
	case SHELL_GESTURE_PINCH:
		actions.push_back(fingers_down(2));
		actions.push_back(std::make_unique<pinch_action_t>(1.1));
		return;
	case SHELL_GESTURE_LONG_PRESS:
		actions.push_back(fingers_down(1));
		actions.push_back(within(std::make_unique<hold_action_t>(500), 10));
		return;
	case SHELL_GESTURE_TAP:
		return add_tap(actions, 1);
	case SHELL_GESTURE_DOUBLE_TAP:
		add_tap(actions, 1);
		return add_tap(actions, 1);
	case SHELL_GESTURE_TWO_FINGER_TAP:
		return add_tap(actions, 2);
	}
}

actions_t actions_for(const workload &workload, unsigned number)
{
	actions_t actions;
	switch (workload.population) {
	case POPULATION_LIVE:
	/* A gesture that is complete has ended; the nearest to an active one is one that goes on. */
	case POPULATION_ACTIVE:
		add_live(actions, *workload.stroke);
		break;
	case POPULATION_MIXED:
		add_of_shell(actions, static_cast<shell_gesture>(number % SHELL_GESTURE_COUNT));
		break;
	case POPULATION_FINISHED:
		actions.push_back(fingers_down(static_cast<int>(workload.stroke->fingers)));
		actions.push_back(within(fingers_up(static_cast<int>(workload.stroke->fingers)), 0));
		break;
	}
	return actions;
}

void *create(const workload *workload)
{
	auto state = new state_t;
	for (unsigned i = 0; i < workload->recognizers; i++) {
		auto count = [state] () { state->callbacks++; };
		state->gestures.push_back(std::make_unique<gesture_t>(actions_for(*workload, i), count, count));
	}
	return state;
}

void destroy(void *data)
{
	delete static_cast<state_t *>(data);
}

void show(void *data, gesture_event_type_t type, uint64_t time_us, int id, double x, double y)
{
	gesture_event_t event { type, static_cast<uint32_t>(time_us / 1000), id, { x, y } };
	for (auto &gesture : static_cast<state_t *>(data)->gestures) {
		gesture->update_state(event);
	}
}

void down(void *data, uint64_t time_us, int id, double x, double y)
{
	auto state = static_cast<state_t *>(data);
	if (state->fingers++ == 0) {
		for (auto &gesture : state->gestures) {
			gesture->reset(static_cast<uint32_t>(time_us / 1000));
		}
	}
	show(data, EVENT_TYPE_TOUCH_DOWN, time_us, id, x, y);
}

void motion(void *data, uint64_t time_us, int id, double x, double y)
{
	show(data, EVENT_TYPE_MOTION, time_us, id, x, y);
}

void up(void *data, uint64_t time_us, int id)
{
	static_cast<state_t *>(data)->fingers--;
	show(data, EVENT_TYPE_TOUCH_UP, time_us, id, 0, 0);
}

/* It has none. */
void frame(void *, uint64_t)
{
}

uint64_t count_callbacks(const void *data)
{
	return static_cast<const state_t *>(data)->callbacks;
}
}

const contestant wf_touch_contestant = {
	"wf-touch", create, destroy, down, motion, up, frame, count_callbacks, nullptr
};
