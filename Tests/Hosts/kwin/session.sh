# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: KWin with the plugin, and questions to it. Sourced behind plugin-clients.sh.

# start_host NAME: returns once the plugin has its gestures and KWin the touchscreen. Its log is $work/NAME.kwin.
start_host()
{
	session_begin || return 1
	HOST_LOG=$work/$1.kwin
	recording=$work/$1.scenario
	mkdir -p "$work/config/tactus"
	cp Tests/Hosts/plugin-gestures.conf "$work/config/tactus/gestures.conf"
	cp "$here/kwinrc" "$here/kscreenlockerrc" "$work/config/"
	cp "${rules:-$here/kwinrulesrc}" "$work/config/kwinrulesrc"
	: >"$work/commands"
	choose_locker
	# Without OpenGL: KWin draws with the processor in any case, and this way takes half of it.
	timeout --kill-after="$patience" "$SESSION_TIMEOUT" env HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_CONFIG_DIRS="$work" \
		XDG_CACHE_HOME="$work/cache" COMMANDS="$work/commands" TACTUS_RECORD="$recording" KWIN_COMPOSE=Q \
		QT_PLUGIN_PATH="$libraries" QT_FORCE_STDERR_LOGGING=1 \
		QT_LOGGING_RULES="js.debug=true;kwin_scripting.debug=true;qml.debug=true" \
		"${kwin[@]}" --drm ${xwayland:+--xwayland} --socket "$WAYLAND_DISPLAY" >"$HOST_LOG" 2>&1 &
	compositor_pid=$!
	client_pids=
	await in_log 'tactus: .* gestures$' && await has_panel
}

# Ends it as a session would, after which its exit status is the signal.
stop_host()
{
	stop_clients
	kill "$compositor_pid" 2>/dev/null
	expect_good_end "$1" "$(kill -l TERM)"
}

call()
{
	timeout 20 busctl --user call org.kde.KWin "$@"
}

unload_plugin()
{
	call /Plugins org.kde.KWin.Plugins UnloadPlugin s tactus >/dev/null
}

load_plugin()
{
	call /Plugins org.kde.KWin.Plugins LoadPlugin s tactus >/dev/null
}

has_panel()
{
	timeout 20 busctl --user get-property org.kde.KWin /org/kde/KWin/InputDevice org.kde.KWin.InputDeviceManager \
		devicesSysNames 2>/dev/null | grep -q "${node_of_panel##*/}"
}

# ask EXPRESSION: prints what a script in KWin says of it.
ask()
{
	local id number
	number=$(date +%s%N)
	echo "print('answer $number:' + ($1))" >"$work/question.js"
	id=$(call /Scripting org.kde.kwin.Scripting loadScript ss "$work/question.js" "question $number" 2>&1) || return 1
	call "/Scripting/Script${id#i }" org.kde.kwin.Script run >/dev/null
	wait_until 5 in_log "answer $number:"
	sed -n "s/.*answer $number://p" "$HOST_LOG"
}

# says PATTERN EXPRESSION
says()
{
	ask "$2" | grep -q -e "$1"
}

# expect_answer NAME PATTERN EXPRESSION: KWin says so, sooner or later. A question takes seconds on a busy machine, so that
# they are counted.
expect_answer()
{
	local tries=0
	until says "$2" "$3" || [ $((tries += 1)) -ge 10 ]; do :; done
	expect "$1" "it is: $(ask "$3")" [ "$tries" -lt 10 ]
}

is_shown()
{
	says ";$1;" "workspace.windowList().map(window => ';' + window.pid + ';').join()"
}
