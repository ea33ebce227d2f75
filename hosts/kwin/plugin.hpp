// SPDX-License-Identifier: MIT
// The plugin that KWin loads: gestures from a file. The remaining touches go back to KWin.
#ifndef TACTUS_KWIN_PLUGIN_HPP
#define TACTUS_KWIN_PLUGIN_HPP

#include "actions.hpp"
#include "core-touch.hpp"
#include "output-frames.hpp"
#include "progress-bar.hpp"
#include "touchscreens.hpp"

#include <plugin.h>
#include <tactus-host.h>

class TactusPlugin : public KWin::Plugin
{
public:
	TactusPlugin();
	~TactusPlugin() override;

	static TactusPlugin *of(void *data) { return static_cast<TactusPlugin *>(data); }

	CoreTouch core;
	Actions actions{m_host};
	ProgressBar progressBar;
	// Prepares what the gestures of the file need.
	void prepare(const tactus_gestures *gestures);

private:
	// NULL if it could not be created.
	tactus_host *m_host = nullptr;
	std::unique_ptr<Touchscreens> m_touchscreens;
	std::unique_ptr<OutputFrames> m_frames;
};

// Functions of KWin for the host, with a TactusPlugin as data.
const tactus_host_callbacks *kwinCallbacks();

#endif
