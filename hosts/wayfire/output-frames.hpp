// SPDX-License-Identifier: MIT
// Tells what follows fingers once per frame of an output, before Wayfire draws it.
#ifndef TACTUS_WAYFIRE_OUTPUT_FRAMES_HPP
#define TACTUS_WAYFIRE_OUTPUT_FRAMES_HPP

#include <tactus-host.h>
#include "wayfire-headers.hpp"

#include <map>
#include <memory>
#include <wayfire/render-manager.hpp>

class OutputFrames
{
public:
	// Follows all outputs.
	void watch(tactus_host *host);
	void forget();

private:
	// One output.
	class Frames
	{
	public:
		Frames(tactus_host *host, wf::output_t *output);
		~Frames();
		Frames(const Frames &) = delete;
		Frames &operator=(const Frames &) = delete;

	private:
		void show();

		tactus_host *host;
		wf::output_t *output;
		uint64_t presented_us = 0, interval_us = 0; // 0: not known
		wf::effect_hook_t hook = [this] { show(); };
		wf::wl_listener_wrapper on_present;
	};

	void add(wf::output_t *output);

	tactus_host *host = nullptr;
	std::map<wf::output_t *, std::unique_ptr<Frames>> outputs;
	wf::signal::connection_t<wf::output_added_signal> on_output_added = [this](auto *signal) {
		add(signal->output);
	};
	wf::signal::connection_t<wf::output_pre_remove_signal> on_output_gone = [this](auto *signal) {
		outputs.erase(signal->output);
	};
};

#endif
