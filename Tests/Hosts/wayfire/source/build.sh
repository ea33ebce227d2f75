#!/bin/bash
# SPDX-License-Identifier: MIT
# Builds Wayfire from the archives of its sources, with the plugins that the tests use, where Debian does not have this
# version. What was built before is not built again.
#
#   build.sh ARCHIVES VERSION FOLDER   archives wayfire-*.tar.xz, wf-config-*, wf-touch-* and wf-utils-* of any commits;
#                                      VERSION is the beginning of Wayfire's; FOLDER gets it below wayfire/
#   build.sh --archive ARCHIVES VERSION   prints the archive of Wayfire that has this version; fails if there is none
#
# The archive of wf-json is replaced by json.cpp beside this file and the header of Debian's wayfire-dev. wf-config and
# wf-touch may be older than Wayfire asks for; what it needs of newer ones is made up for below, and nothing that the tests
# see depends on it.
set -eu
here=$(realpath "$(dirname "$0")")

version_in()
{
	tar -xOf "$1" --wildcards '*/meson.build' | sed -n "s/^\tversion: '\([0-9.]*\)',\$/\1/p" | head -n 1
}

find_archive()
{
	local archive
	for archive in "$1"/wayfire-*.tar.xz; do
		[ -e "$archive" ] && [[ $(version_in "$archive") = "$2"* ]] && echo "$archive" && return
	done
	return 1
}

if [ "$1" = --archive ]; then
	find_archive "$2" "$3"
	exit
fi
archives=$1 version=$2 folder=$3
sources=$folder/sources prefix=$folder/wayfire

unpack()
{
	local archive
	for archive in "$archives/$1"-*.tar.xz; do
		mkdir -p "$2"
		tar -xf "$archive" -C "$2" --strip-components=1
		return
	done
}

# The project wf-json, of one file.
write_json()
{
	local json=$sources/subprojects/wf-json
	mkdir -p "$json/wayfire/nonstd"
	cp "$here/json.cpp" "$json/"
	sed "s/^#include <optional>/&\n#include <string>/" /usr/include/wayfire/nonstd/json.hpp >"$json/wayfire/nonstd/json.hpp"
	cat >"$json/meson.build" <<-'END'
		project('wf-json', 'cpp', default_options: ['cpp_std=c++17'])
		yyjson = dependency('yyjson')
		headers = include_directories('.')
		install_subdir('wayfire', install_dir: get_option('includedir'))
		library = static_library('wfjson', 'json.cpp', include_directories: headers, dependencies: yyjson)
		wfjson = declare_dependency(link_with: library, include_directories: headers, dependencies: yyjson)
	END
	echo "option('install_header', type: 'boolean', value: true)" >"$json/meson_options.txt"
}

# A gesture of wf-touch that is asked whether an event is for it alone: Wayfire gives the question as a fourth argument.
add_question()
{
	local header=$sources/subprojects/wf-touch/wayfire/touch/touch.hpp
	grep -q should_consume "$header" || sed -i '/^    ~gesture_t();/a\
    using question_t = std::function<bool(const gesture_state_t&, const gesture_event_t&)>;\
    gesture_t(std::vector<std::unique_ptr<gesture_action_t>> actions, gesture_callback_t completed,\
        gesture_callback_t cancelled, question_t asked) : gesture_t(std::move(actions), completed, cancelled)\
    {\
        question = asked;\
    }\
    bool should_consume(const gesture_state_t& state, const gesture_event_t& event) const\
    {\
        return question \&\& question(state, event);\
    }\
    question_t question;' "$header"
}

# Takes out what an older wf-config does not have: two ways to choose a mode, and metadata that is read again.
suit_config()
{
	local config=$sources/subprojects/wf-config
	sed -i "0,/version: '[0-9.]*'/ s//version: '$version.0'/" "$config/meson.build"
	grep -rq MODE_HIGHRES "$config/include" || sed -i -e '/case output_config::MODE_HIGHR/d' \
		-e 's/default_heuristic == output_config::MODE_HIGHR[A-Z]*/false/' "$sources/src/core/output-layout.cpp"
	grep -rq load_configuration_options_from_xml_dirs "$config/include" ||
		sed -i '/load_configuration_options_from_xml_dirs/d' "$sources/src/default-config-backend.cpp"
}

prepare()
{
	local part
	rm -rf "$sources"
	mkdir -p "$sources"
	tar -xf "$(find_archive "$archives" "$version")" -C "$sources" --strip-components=1
	for part in wf-config wf-touch wf-utils; do
		unpack $part "$sources/subprojects/$part"
	done
	write_json
	add_question
	suit_config
	meson setup "$folder/objects" "$sources" --prefix="$prefix" --buildtype=plain -Dtests=disabled \
		-Duse_system_wfconfig=disabled -Duse_system_wlroots=enabled -Dxwayland=disabled -Dbuild_locales=disabled \
		-Denable_openmp=false -Dwf-touch:tests=disabled
}

# Paths of ninja for Wayfire and for plugins by name.
targets()
{
	local all name
	all=$(ninja -C "$folder/objects" -t targets all | sed -n 's/^\([^: ]*\): .*/\1/p')
	echo src/wayfire
	for name in default-config-backend ipc ipc-rules session-lock place move resize grid command vswitch vswipe scale expo \
		simple-tile decoration; do
		grep -m 1 "/lib$name\.so$" <<<"$all" || true
	done
}

# Puts what was built where `meson install` would put it.
stage()
{
	python3 - "$folder/objects" <<-'END'
		import json, os, shutil, subprocess, sys
		asked = subprocess.check_output(["meson", "introspect", "--installed", sys.argv[1]])
		for source, target in json.loads(asked).items():
		    if not os.path.exists(source):
		        continue
		    os.makedirs(os.path.dirname(target), exist_ok=True)
		    if os.path.isdir(source):
		        shutil.copytree(source, target, dirs_exist_ok=True)
		    else:
		        shutil.copy2(source, target)
	END
	chmod +x "$prefix"/bin/*
	# Names of versions are links that meson makes.
	cp -P "$folder"/objects/subprojects/wf-*/lib*.so* "$prefix"/lib/*/ 2>/dev/null || true
}

[ -e "$folder/objects/build.ninja" ] || prepare
# shellcheck disable=SC2046 # a list
ninja -C "$folder/objects" -j2 $(targets)
stage
