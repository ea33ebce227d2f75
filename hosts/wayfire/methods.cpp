// SPDX-License-Identifier: MIT
#include "methods.hpp"

#include "scene.h"

#include <wayfire/plugins/common/shared-core-data.hpp>
#include <wayfire/plugins/ipc/ipc-method-repository.hpp>

#include <exception>
#include <string>

// 0.9 has another type for JSON.
using Json = decltype(wf::ipc::json_ok());

template <class Object>
static bool has(const Object &object, const char *key)
{
	if constexpr (requires { object.has_member(key); })
		return object.has_member(key);
	else
		return object.contains(key);
}

template <class Object>
static bool parse(const std::string &text, Object &object)
{
	if constexpr (requires { Object::parse_string(text, object); })
		return !Object::parse_string(text, object) && object.is_object();
	else
		return (object = Object::parse(text, nullptr, false)).is_object();
}

// Methods differ in how they spell these.
static void set_default(Json &arguments, const char *key, const char *other_key, uint64_t value)
{
	if (has(arguments, key) || has(arguments, other_key))
		return;
	arguments[key] = value;
	arguments[other_key] = value;
}

static Json call(const std::string &method, Json arguments, wf::output_t *output, wayfire_toplevel_view window)
{
	wf::shared_data::ref_ptr_t<wf::ipc::method_repository_t> repository;

	set_default(arguments, "output_id", "output-id", output->get_id());
	if (window)
		set_default(arguments, "view_id", "view-id", window->get_id());
	// Methods of other plugins may throw at arguments that they do not expect. Nothing here would catch it.
	try {
		return repository->call_method(method, std::move(arguments));
	} catch (const std::exception &problem) {
		return wf::ipc::json_error(problem.what());
	}
}

bool call_method(const char *method, wf::output_t *output, wayfire_toplevel_view window)
{
	return !has(call(method, wf::ipc::json_ok(), output, window), "error");
}

void call_host_words(const tactus_gestures_event &event, wf::output_t *output, wayfire_toplevel_view window)
{
	std::string words = event.words;
	size_t end = words.find(' ');
	std::string method = words.substr(0, end), text = end == std::string::npos ? "{}" : words.substr(end + 1);
	Json arguments;

	if (!parse(text, arguments)) {
		scene_log(("action=wayfire:" + words + ": what follows the method is no object of JSON").c_str());
		return;
	}
	Json answer = call(method, std::move(arguments), output, window);
	if (has(answer, "error"))
		scene_log(("action=wayfire:" + words + ": " + std::string(answer["error"])).c_str());
}
