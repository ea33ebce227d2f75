-- SPDX-License-Identifier: MIT
-- One output of 1280 × 720 that windows fill to its edges, and nothing that costs a slow machine time.
hl.monitor({ output = "Virtual-1", mode = "1280x720@60", position = "0x0", scale = 1 })
hl.config({
	animations = { enabled = false },
	cursor = { no_hardware_cursors = 1 },
	debug = { disable_logs = false, enable_stdout_logs = true },
	decoration = { rounding = 0, blur = { enabled = false }, shadow = { enabled = false } },
	ecosystem = { no_update_news = true, no_donation_nag = true },
	general = { border_size = 0, gaps_in = 0, gaps_out = 0 },
	misc = { disable_hyprland_logo = true, disable_splash_rendering = true, disable_watchdog_warning = true },
	xwayland = { enabled = os.getenv("TEST_XWAYLAND") == "true" },
})
