// SPDX-License-Identifier: MIT
// The plugin that KWin loads: gestures from a file. The remaining touches go back to KWin.
#ifndef TACTUS_KWIN_PLUGIN_HPP
#define TACTUS_KWIN_PLUGIN_HPP

#include "actions.hpp"
#include "core-touch.hpp"
#include "progress-bar.hpp"
#include "shell.h"
#include "touchscreens.hpp"

#include <plugin.h>

class TactusPlugin : public KWin::Plugin
{
public:
	TactusPlugin();
	~TactusPlugin() override;

	static TactusPlugin *of(void *data) { return static_cast<TactusPlugin *>(data); }

	CoreTouch core;
	Actions actions{&m_shell};
	ProgressBar progressBar;
	// Prepares what the gestures of the file need.
	void prepare();

private:

	shell m_shell{};
	bool m_isWorking = false;
	std::unique_ptr<Touchscreens> m_touchscreens;
};

// Functions of KWin for the shell, with a TactusPlugin as data.
const shell_host *kwinHost();

#endif
