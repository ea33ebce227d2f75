# SPDX-License-Identifier: MIT
# Draws a three-finger swipe as an animated SVG: the output of the compositor, the window of the client, and a time
# axis. Reads the panel's description, its events, the compositor's log and the client's log, in this order.
#
#   frequency   of the spring on which workspaces glide, 1/s
#   still       a time in ms: the picture stands there, to look at it; empty: it moves

BEGIN {
	SLOWER = 12      # the picture's clock against the fingers'
	BEFORE = 60      # ms before the first finger
	AFTER = 420      # ms after the last one
	fingers = 0; slot = 0
	lines = 0
	received = 0
	# Panels of the picture; 1 px of the output is SCALE units.
	SCALE = 0.5
	LEFT = 20; TOP = 90
	CLIENT_LEFT = 540
	ROWS = 486; AXIS_LEFT = 150; AXIS_RIGHT = 920; ROW = 24
}

# --- what happened -----------------------------------------------------------

FILENAME ~ /\.desc$/ {
	if ($1 == "A:" && $2 == "35") panel_width = $4
	if ($1 == "A:" && $2 == "36") panel_height = $4
	next
}

# Numbers of contacts by slot; locations and times in lists, per finger.
FILENAME ~ /\.events$/ {
	if ($1 != "E:") next
	code = $3 " " $4
	if (code == "0003 002f") slot = $5 + 0
	else if (code == "0003 0039") {
		if ($5 + 0 < 0) lifted[slot] = 1
		else { finger = fingers++; holds[slot] = finger; samples[finger] = 0 }
	}
	else if (code == "0003 0035") { x[slot] = $5; moved[slot] = 1 }
	else if (code == "0003 0036") { y[slot] = $5; moved[slot] = 1 }
	else if (code == "0000 0000") {
		for (slot_moved in moved) sample(slot_moved, $2 * 1000)
		for (slot_lifted in lifted) ends[holds[slot_lifted]] = $2 * 1000
		split("", moved)
		split("", lifted)
	}
	next
}

function sample(of, at,   finger, i)
{
	finger = holds[of]
	i = samples[finger]++
	sample_x[finger, i] = x[of] / panel_width
	sample_y[finger, i] = y[of] / panel_height
	sample_at[finger, i] = at
	if (i == 0) begins[finger] = at
}

FILENAME ~ /compositor\.log$/ {
	if (match($0, /output [0-9]+x[0-9]+/)) {
		split(substr($0, RSTART + 7, RLENGTH - 7), size, "x")
		width = size[1]; height = size[2]
	}
	if (match($0, /is mapped: [0-9]+x[0-9]+ at [0-9]+,[0-9]+/)) {
		split(substr($0, RSTART + 11, RLENGTH - 11), place, /x| at |,/)
		window_width = place[1]; window_height = place[2]; window_x = place[3]; window_y = place[4]
		split($0, quoted, "\"")
		title = quoted[2]
	}
	# The compositor may end before the workspace is at rest.
	if (match($0, /[0-9.]+ ms  /) && $0 !~ / is in place/) {
		line_at[lines] = substr($0, RSTART) + 0
		line = substr($0, RSTART + RLENGTH)
		if (line ~ / began at /) {
			swipe_begin = line_at[lines]
			swipe = substr(line, 1, index(line, " began at ") - 1)
		}
		if (line ~ / ended after /) {
			swipe_end = line_at[lines]
			match(line, /velocity \(-?[0-9]+/)
			velocity = substr(line, RSTART + 10) / width
			match(line, /translation \(-?[0-9]+/)
			translation = substr(line, RSTART + 13) / width
		}
		# Drops the log's numbers of objects, which have no meaning here, and its velocity, for which there is
		# no room.
		gsub(/ \(#[0-9]+\)/, "", line)
		sub(/, velocity .*/, "", line)
		line_text[lines++] = line
	}
	next
}

# Reads the client's log: events that it received, with the motions of each finger counted.
{
	if (!match($0, /t=[0-9]+/)) {
		if ($1 == "cancel") { cancel_at = swipe_begin; end_motions(); receive(cancel_at, "cancel", "cancelled") }
		next
	}
	at = substr($0, RSTART + 2) + 0
	if (first_at == "") first_at = at
	n = places[$2]++
	place_x[$2, n] = $3; place_y[$2, n] = $4; place_at[$2, n] = at
	if ($1 == "motion") { if (motions++ == 0) motions_at = at; next }
	end_motions()
	receive(at, $1 " " $2 "  (" $3 ", " $4 ")", "ink")
}

function receive(at, text, class)
{
	received_at[received] = at
	received_class[received] = class
	received_text[received++] = text
}

function end_motions()
{
	if (motions > 0) receive(motions_at, motions " motion" (motions > 1 ? "s" : ""), "muted")
	motions = 0
}

# --- the picture -------------------------------------------------------------

# Returns times of the compositor, the client and the panel in ms since the first finger.
function host(at) { return at - first_at }

# Returns the part of the loop, in percent, for a time in ms since the first finger.
function percent(at,   part)
{
	part = 100 * (at + BEFORE) / span
	return part < 0 ? 0 : part > 100 ? 100 : part
}

function axis(at) { return AXIS_LEFT + (AXIS_RIGHT - AXIS_LEFT) * at / axis_end }

# keyframes NAME: the lists at_list, value_list of n entries; a value holds before the first and after the last.
function keyframes(name, n,   i)
{
	printf "@keyframes %s {", name
	for (i = 0; i < n; i++) {
		if (i == 0 && percent(at_list[i]) > 0) printf " 0%%"
		if (i == 0 && percent(at_list[i]) > 0) printf ", "
		printf " %.2f%%", percent(at_list[i])
		if (i == n - 1 && percent(at_list[i]) < 100) printf ", 100%%"
		printf " { %s }", value_list[i]
	}
	print " }"
	printf ".%s { animation: %s %.1fs linear %.3fs infinite; }\n", name, name, span * SLOWER / 1000, \
		-(on_glass + BEFORE) * SLOWER / 1000
}

# appears NAME, FROM, TO: visible between two times; TO "" is the end.
function appears(name, from, to)
{
	at_list[0] = from - 0.1; value_list[0] = "opacity: 0"
	at_list[1] = from; value_list[1] = "opacity: 1"
	if (to == "") { keyframes(name, 2); return }
	at_list[2] = to; value_list[2] = "opacity: 1"
	at_list[3] = to + 0.1; value_list[3] = "opacity: 0"
	keyframes(name, 4)
}

# Position of the row of workspaces, in widths of the output: under the fingers, then on a critically damped spring.
function row_at(at,   t, start)
{
	if (at <= host(swipe_begin)) return 0
	if (at <= host(swipe_end)) return translation * (mean_x(at) - mean_begin) / (mean_end - mean_begin)
	t = (at - host(swipe_end)) / 1000
	start = translation + 1
	return (start + (velocity + frequency * start) * t) * exp(-frequency * t) - 1
}

# Mean location of the fingers, as a pan computes it.
function mean_x(at,   f, sum)
{
	sum = 0
	for (f = 0; f < fingers; f++) sum += x_at(f, at)
	return sum / fingers
}

function x_at(f, at,   i)
{
	for (i = samples[f] - 1; i > 0 && sample_at[f, i] > at; i--) {}
	return sample_x[f, i]
}

function text(px, py, class, size, value, more)
{
	gsub(/&/, "\\&amp;", value)
	gsub(/</, "\\&lt;", value)
	printf "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\" font-size=\"%s\"%s>%s</text>\n", px, py, class, size, more, value
}

function polyline(class, list) { printf "<polyline points=\"%s\" class=\"track %s\"/>\n", list, class }

function style(   f, i, n, at)
{
	print "<style>"
	print "text { fill: #1b2027; } .muted { fill: #5b6570; } .mono { font-family: 'DejaVu Sans Mono', 'SF Mono', Consolas, monospace; }"
	print ".background { fill: #ffffff; } .panel { fill: #f5f7f9; stroke: #dde2e8; } .line { stroke: #dde2e8; }"
	print ".workspace-1 { fill: #dfe8f2; } .workspace-2 { fill: #ece4f3; } .window { fill: #ffffff; stroke: #9ba6b3; }"
	print ".delivered { fill: #14806a; } text.cancelled { fill: #c8342b; } .possible { fill: #a9c1df; } .active { fill: #1f66d6; }"
	print ".withheld { fill: #ffffff; stroke: #c77f00; stroke-dasharray: 4 3; } .cross { stroke: #c8342b; stroke-width: 2.5; fill: none; }"
	print ".playhead { stroke: #1b2027; stroke-width: 1.5; } .track { fill: none; stroke-width: 2; opacity: 0.55; } .number { fill: #ffffff; }"
	print ".finger-0 { fill: #0b62a8; } .finger-1 { fill: #b8420b; } .finger-2 { fill: #1a7f3c; }"
	print ".track.finger-0 { fill: none; stroke: #0b62a8; } .track.finger-1 { fill: none; stroke: #b8420b; } .track.finger-2 { fill: none; stroke: #1a7f3c; }"
	print "@media (prefers-color-scheme: dark) {"
	print "text { fill: #e7ebf0; } .muted { fill: #9ba6b3; } .background { fill: #14171c; } .panel { fill: #1c2129; stroke: #323a45; }"
	print ".line { stroke: #323a45; } .workspace-1 { fill: #22303f; } .workspace-2 { fill: #33283f; } .window { fill: #14171c; stroke: #5b6570; }"
	print ".delivered { fill: #3db594; } text.cancelled { fill: #f27468; } .possible { fill: #3e5a80; } .active { fill: #5596ff; }"
	print ".withheld { fill: #14171c; stroke: #e3a72f; } .cross { stroke: #f27468; } .playhead { stroke: #e7ebf0; } .number { fill: #10131a; }"
	print ".finger-0 { fill: #58a9f0; } .finger-1 { fill: #f08a4b; } .finger-2 { fill: #55c27a; }"
	print ".track.finger-0 { fill: none; stroke: #58a9f0; } .track.finger-1 { fill: none; stroke: #f08a4b; } .track.finger-2 { fill: none; stroke: #55c27a; }"
	print "}"
	for (f = 0; f < fingers; f++) {
		for (i = 0; i < samples[f]; i++) {
			at_list[i] = sample_at[f, i]
			value_list[i] = sprintf("transform: translate(%.1fpx, %.1fpx)", \
				sample_x[f, i] * width * SCALE, sample_y[f, i] * height * SCALE)
		}
		keyframes("glass-" f, samples[f])
		appears("down-" f, begins[f], ends[f])
		for (i = 0; i < places[f]; i++) {
			at_list[i] = host(place_at[f, i])
			value_list[i] = sprintf("transform: translate(%.1fpx, %.1fpx)", \
				place_x[f, i] * SCALE, place_y[f, i] * SCALE)
		}
		keyframes("heard-" f, places[f])
		appears("begun-" f, host(place_at[f, 0]), host(cancel_at))
		appears("gone-" f, host(cancel_at), host(cancel_at) + 130)
	}
	n = 0
	for (at = host(swipe_begin); at <= host(swipe_end) + AFTER - 20; at += at < host(swipe_end) ? 8 : 20) {
		at_list[n] = at
		value_list[n++] = sprintf("transform: translate(%.1fpx, 0px)", row_at(at) * width * SCALE)
	}
	keyframes("row", n)
	for (i = 0; i < lines; i++) appears("line-" i, host(line_at[i]), "")
	for (i = 0; i < received; i++) appears("received-" i, host(received_at[i]), "")
	at_list[0] = 0; value_list[0] = "transform: translate(0px, 0px)"
	at_list[1] = axis_end; value_list[1] = sprintf("transform: translate(%.1fpx, 0px)", AXIS_RIGHT - AXIS_LEFT)
	keyframes("playhead-moves", 2)
	print "@media (prefers-reduced-motion: reduce) { * { animation: none !important; } }"
	if (still != "")
		printf "* { animation-play-state: paused !important; animation-delay: -%.3fs !important; }\n", \
			(still + BEFORE) * SLOWER / 1000
	print "</style>"
}

function cross(px, py, size)
{
	return sprintf("<path class=\"cross\" d=\"M%.1f %.1fl%.1f %.1fm0 %.1fl%.1f %.1f\"/>", px - size, py - size, \
		2 * size, 2 * size, -2 * size, -2 * size, 2 * size)
}

# Time at which the picture stops with reduced motion or without animations: just after the cancel.
function output_panel(   f, i, last)
{
	text(LEFT, TOP - 24, "", 15, "In the compositor", " font-weight=\"600\"")
	text(LEFT, TOP - 8, "muted", 11, "output of " width " × " height " px, three fingers on its touchscreen", "")
	printf "<clipPath id=\"output\"><rect x=\"0\" y=\"0\" width=\"%d\" height=\"%d\" rx=\"6\"/></clipPath>\n", \
		width * SCALE, height * SCALE
	printf "<g transform=\"translate(%d %d)\"><g clip-path=\"url(#output)\">\n", LEFT, TOP
	printf "<g class=\"row\" transform=\"translate(%.1f 0)\">\n", row_at(STILL) * width * SCALE
	for (i = 1; i <= 2; i++) {
		printf "<rect x=\"%d\" width=\"%d\" height=\"%d\" class=\"workspace-%d\"/>\n", (i - 1) * width * SCALE, \
			width * SCALE, height * SCALE, i
		text((i - 1) * width * SCALE + 12, height * SCALE - 10, "muted", 11, "workspace " i, "")
	}
	printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"4\" class=\"window\"/>\n", \
		window_x * SCALE, window_y * SCALE, window_width * SCALE, window_height * SCALE
	text(window_x * SCALE + 10, window_y * SCALE + 18, "muted", 11, "window \"" title "\"", "")
	print "</g>"
	for (f = 0; f < fingers; f++) track(f)
	for (f = 0; f < fingers; f++) {
		for (last = 0; last < samples[f] - 1 && sample_at[f, last + 1] <= STILL; last++) {}
		printf "<g class=\"down-%d\"><g class=\"glass-%d\" transform=\"translate(%.1f %.1f)\">", f, f, \
			sample_x[f, last] * width * SCALE, sample_y[f, last] * height * SCALE
		printf "<circle r=\"11\" class=\"finger-%d\"/>", f
		text(0, 4, "number", 12, f, " text-anchor=\"middle\" font-weight=\"600\"")
		print "</g></g>"
	}
	print "</g></g>"
	for (i = 0; i < lines; i++) log_line(LEFT, TOP + height * SCALE + 22 + 17 * i, "line-" i, host(line_at[i]), line_text[i], "ink")
}

function track(f,   i, list)
{
	list = ""
	for (i = 0; i < samples[f]; i++)
		list = list sprintf("%s%.1f,%.1f", i ? " " : "", sample_x[f, i] * width * SCALE, sample_y[f, i] * height * SCALE)
	polyline("finger-" f, list)
}

function log_line(px, py, name, at, value, class)
{
	printf "<g class=\"%s\">", name
	text(px + 36, py, "muted mono", 10.5, sprintf("%d ms", at), " text-anchor=\"end\"")
	text(px + 44, py, class " mono", 10.5, value, "")
	print "</g>"
}

function client_panel(   f, i, py)
{
	text(CLIENT_LEFT, TOP - 24, "", 15, "In the client", " font-weight=\"600\"")
	text(CLIENT_LEFT, TOP - 8, "muted", 11, "its window of " window_width " × " window_height " px, and all that wl_touch tells it", "")
	printf "<g transform=\"translate(%d %d)\">\n", CLIENT_LEFT, TOP
	printf "<rect width=\"%.1f\" height=\"%.1f\" rx=\"4\" class=\"window\"/>\n", window_width * SCALE, window_height * SCALE
	text(10, 18, "muted", 11, "window \"" title "\"", "")
	for (f = 0; f < fingers; f++) {
		i = places[f] - 1
		printf "<g class=\"begun-%d\" opacity=\"0\"><g class=\"heard-%d\"><circle r=\"11\" class=\"finger-%d\"/>", f, f, f
		text(0, 4, "number", 12, f, " text-anchor=\"middle\" font-weight=\"600\"")
		printf "</g></g>\n<g class=\"gone-%d\">%s</g>\n", f, cross(place_x[f, i] * SCALE, place_y[f, i] * SCALE, 8)
	}
	print "</g>"
	py = TOP + window_height * SCALE + 22
	for (i = 0; i < received; i++) {
		log_line(CLIENT_LEFT, py, "received-" i, host(received_at[i]), received_text[i], received_class[i])
		py += 17
	}
	printf "<g class=\"received-%d\">", received - 1
	text(CLIENT_LEFT + 44, py, "muted", 11, "These fingers are the gesture's; nothing more of them arrives.", "")
	print "</g>"
}

function bar(row, from, to, class)
{
	printf "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"12\" rx=\"3\" class=\"%s\"/>\n", axis(from), \
		ROWS + ROW * row - 10, axis(to) - axis(from), class
}

function time_axis(   f, first, last, tick, bottom)
{
	first = begins[0]; last = 0
	for (f = 0; f < fingers; f++) if (ends[f] > last) last = ends[f]
	bottom = ROWS + ROW * (fingers + 1) + 8
	for (tick = 0; tick <= axis_end; tick += 50) {
		printf "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" class=\"line\"/>\n", axis(tick), axis(tick), ROWS - 18, bottom
		text(axis(tick), bottom + 14, "muted", 11, tick (tick == 0 ? " ms" : ""), " text-anchor=\"middle\"")
	}
	for (f = 0; f < fingers; f++) {
		text(LEFT, ROWS + ROW * f, "", 12, "finger " f, "")
		bar(f, begins[f], ends[f], "finger-" f)
	}
	text(LEFT, ROWS + ROW * fingers, "", 12, swipe, "")
	bar(fingers, first, host(swipe_begin), "possible")
	bar(fingers, host(swipe_begin), host(swipe_end), "active")
	text(LEFT, ROWS + ROW * (fingers + 1), "", 12, "client \"" title "\"", "")
	bar(fingers + 1, first, host(cancel_at), "delivered")
	bar(fingers + 1, host(cancel_at), last, "withheld")
	print cross(axis(host(cancel_at)), ROWS + ROW * (fingers + 1) - 4, 5)
	printf "<line class=\"playhead playhead-moves\" transform=\"translate(%.1f 0)\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\"/>\n", \
		axis(STILL) - AXIS_LEFT, AXIS_LEFT, AXIS_LEFT, ROWS - 18, bottom
	legend(bottom + 38)
}

function legend(py,   px)
{
	px = LEFT
	px = entry(px, py, "possible", "recognizer undecided", 142)
	px = entry(px, py, "active", "recognizer active", 122)
	px = entry(px, py, "delivered", "touches delivered to the client", 198)
	px = entry(px, py, "withheld", "withheld from it", 112)
	print cross(px + 8, py - 4, 5)
	text(px + 20, py, "muted", 11, "wl_touch.cancel", "")
	text(AXIS_RIGHT, py, "muted", 11, "shown " SLOWER " times slower", " text-anchor=\"end\"")
}

function entry(px, py, class, label, wide)
{
	printf "<rect x=\"%d\" y=\"%d\" width=\"16\" height=\"10\" rx=\"3\" class=\"%s\"/>\n", px, py - 9, class
	text(px + 22, py, "muted", 11, label, "")
	return px + wide + 14
}

END {
	if (swipe_end == "" || cancel_at == "" || fingers == 0) {
		print "draw-swipe: no swipe in the logs" > "/dev/stderr"
		exit 1
	}
	end_motions()
	axis_end = 300
	span = BEFORE + host(swipe_end) + AFTER
	STILL = host(cancel_at) + 70
	# The loop begins when all fingers are on the glass, so that who looks sees what moves.
	for (f = 0; f < fingers; f++) if (begins[f] > on_glass) on_glass = begins[f]
	on_glass++
	mean_begin = mean_x(host(swipe_begin)); mean_end = mean_x(host(swipe_end))
	wide = 940; high = ROWS + ROW * (fingers + 1) + 60
	printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" aria-labelledby=\"title description\" font-family=\"Inter, 'Noto Sans', 'DejaVu Sans', 'Segoe UI', sans-serif\">\n", \
		wide, high, wide, high
	print "<!-- SPDX-License-Identifier: MIT -->"
	print "<!-- Drawn by scripts/draw-swipe from a run of the test compositor and client. -->"
	print "<title id=\"title\">A three-finger swipe in the compositor and in the client</title>"
	printf "<desc id=\"description\">Three fingers land on a client's window. The client gets their touches for %d ms. ", host(cancel_at)
	print "Then the compositor's three-finger swipe begins, the client gets wl_touch.cancel, and the workspace follows the fingers.</desc>"
	style()
	printf "<rect width=\"%d\" height=\"%d\" rx=\"8\" class=\"background\"/>\n", wide, high
	text(LEFT, 30, "", 18, "A three-finger swipe switches the workspace", " font-weight=\"600\"")
	output_panel()
	client_panel()
	time_axis()
	print "</svg>"
}
