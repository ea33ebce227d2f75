// SPDX-License-Identifier: MIT
// Options of wayfire.ini, in all versions of Wayfire.
#ifndef TACTUS_WAYFIRE_OPTIONS_HPP
#define TACTUS_WAYFIRE_OPTIONS_HPP

#include "wayfire-headers.hpp"

#include <wayfire/config/config-manager.hpp>

// Wayfire 0.10 has a pointer to the manager, 0.9 the manager itself.
template <class Config>
auto &manager_of(Config &config)
{
	if constexpr (requires { *config; })
		return *config;
	else
		return config;
}

// Returns an option by its name, such as "vswipe/fingers", or nullptr: the plugin or this version has none.
template <class Value>
std::shared_ptr<wf::config::option_t<Value>> find_option(const std::string &name)
{
	return manager_of(wf::get_core().config).template get_option<Value>(name);
}

#endif
