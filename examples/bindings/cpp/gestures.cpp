// SPDX-License-Identifier: MIT
// Tactus from C++17: every created object has an owner, and actions are lambdas.
#include <cmath>
#include <cstdint>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <tactus.h>
#include <utility>

template <auto destroy>
struct Destroyer {
	template <typename Object>
	void operator()(Object *object) const noexcept { destroy(object); }
};

using Application = std::unique_ptr<tactus_application, Destroyer<tactus_application_destroy>>;
using View = std::unique_ptr<tactus_view, Destroyer<tactus_view_destroy>>;
using Recognizer = std::unique_ptr<tactus_recognizer, Destroyer<tactus_recognizer_destroy>>;
using TouchSource = std::unique_ptr<tactus_touch_source, Destroyer<tactus_touch_source_destroy>>;

void check(tactus_status status)
{
	if (status != TACTUS_STATUS_OK)
		throw std::runtime_error(tactus_status_to_string(status));
}

// A constructor returns NULL on failure, after the library has logged why.
template <typename Owner>
Owner own(typename Owner::pointer object)
{
	if (!object)
		throw std::bad_alloc();
	return Owner(object);
}

// The action lives as long as its recognizer. Exceptions must not pass through the library: noexcept ends them here.
template <typename Action>
void add_action(const Recognizer &recognizer, Action action)
{
	auto owned = std::make_unique<Action>(std::move(action));
	check(tactus_recognizer_add_target(
		recognizer.get(), [](tactus_recognizer *, void *data) noexcept { (*static_cast<Action *>(data))(); },
		owned.get()));
	check(tactus_recognizer_add_destroy_listener(
		recognizer.get(), [](void *, void *data) noexcept { delete static_cast<Action *>(data); }, owned.get()));
	owned.release();
}

class Finger {
public:
	Finger(tactus_touch_source *panel, std::int32_t id) : panel(panel), id(id) {}

	void down(std::uint64_t time_us, double x, double y)
	{
		check(tactus_touch_source_down(panel, time_us, id, x, y));
		check(tactus_touch_source_frame(panel, time_us));
	}
	void move(std::uint64_t time_us, double x, double y)
	{
		check(tactus_touch_source_motion(panel, time_us, id, x, y));
		check(tactus_touch_source_frame(panel, time_us));
	}
	void up(std::uint64_t time_us)
	{
		check(tactus_touch_source_up(panel, time_us, id));
		check(tactus_touch_source_frame(panel, time_us));
	}

private:
	tactus_touch_source *panel;
	std::int32_t id;
};

void print_pan(const tactus_recognizer *pan)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };
	double x = 0, y = 0, vx = 0, vy = 0;

	tactus_pan_recognizer_get_translation(pan, nullptr, &x, &y);
	tactus_pan_recognizer_get_velocity(pan, nullptr, &vx, &vy);
	std::cout << "pan " << states[tactus_recognizer_get_state(pan)] << ": (" << std::lround(x) << ", " << std::lround(y)
		  << ") px, (" << std::lround(vx) << ", " << std::lround(vy) << ") px/s\n";
}

// Returns why a recognizer last failed: the library's sentence, with the numbers that decided.
std::string reason_of(const tactus_recognizer *recognizer)
{
	tactus_reason reason = TACTUS_REASON_INIT;
	check(tactus_recognizer_get_reason(recognizer, &reason));
	std::string words(tactus_reason_describe(&reason, nullptr, nullptr, 0), '\0');
	tactus_reason_describe(&reason, nullptr, words.data(), words.size() + 1);
	return words;
}

int main()
try {
	// Destroyed in the opposite order: the application last.
	auto application = own<Application>(tactus_application_create());
	auto window = own<View>(tactus_window_create(application.get(), 0, 0, 400, 600));
	auto button = own<View>(tactus_window_create(application.get(), 400, 0, 400, 600));
	auto panel = own<TouchSource>(tactus_touch_source_create(application.get(), nullptr));
	auto tap = own<Recognizer>(tactus_tap_recognizer_create(application.get()));
	auto pan = own<Recognizer>(tactus_pan_recognizer_create(application.get()));
	auto press = own<Recognizer>(tactus_long_press_recognizer_create(application.get()));

	check(tactus_view_add_recognizer(window.get(), tap.get()));
	check(tactus_view_add_recognizer(window.get(), pan.get()));
	check(tactus_view_add_recognizer(button.get(), press.get()));
	add_action(tap, [&tap] {
		double x = 0, y = 0;
		tactus_recognizer_get_location(tap.get(), nullptr, &x, &y);
		std::cout << "tap at (" << std::lround(x) << ", " << std::lround(y) << ")\n";
	});
	add_action(pan, [&pan] { print_pan(pan.get()); });
	add_action(press, [] { std::cout << "long press\n"; });

	Finger first(panel.get(), 1), second(panel.get(), 2), third(panel.get(), 3);
	first.down(0, 150, 150);
	first.up(60'000);
	second.down(1'000'000, 200, 200);
	for (int step = 1; step <= 5; step++)
		second.move(1'000'000 + 8'000 * step, 200 + 4 * step, 200);
	second.up(1'048'000);
	third.down(2'000'000, 600, 300);
	third.up(2'300'000);

	std::cout << "long press failed: " << reason_of(press.get()) << '\n';
} catch (const std::exception &error) {
	std::cerr << error.what() << '\n';
	return 1;
}
