# SPDX-License-Identifier: MIT
#
#   make                 libraries, tool and examples, in build/
#   make test T=pan      unit tests, scenarios and C cases whose names contain "pan"
#   make check           the tests of every rule, in 8 minutes on two cores; the last line counts them
#   make check-all       every test: also under valgrind and sanitizers, in all small worlds, with the hosts of this machine
#   make check-hosts     adapters, glue, plugins and examples with the hosts of Debian 13 and sid, in trees below
#                        build/hosts; as root, takes minutes
#   make check-arm64     the libraries for arm64, and their tests in an emulator; ARCH=arm64 builds, installs and packs them
#   make check-musl      the same on musl, natively, for the libraries that need only libc; LIBC=musl builds, installs them
#   make check-long      all of make check-all with more random input, for hours
#   make demo            a recorded touchscreen through libinput, the test compositor and a client
#   make bench           what an event costs, beside its peers; tables, and graphs in build/bench
#   make fuzz TARGET=api libFuzzer on one of the targets in Tests/Reliability/Fuzz
#   make soak HOURS=10   hours of touches in virtual time
#   make coverage        lines of the engine that the tests reach
#   make pictures        the pictures of README.md, docs/timeline.md and examples/wlroots
#   make docs            the site with guide, rules and references, in build/docs/site
#   make deb             Debian packages of what is built, in build/deb
#   make dist            the archives of a release, in build/dist: sources, and binaries that need no Swift
#   make install         to $(DESTDIR)$(PREFIX); INSTALL_STRIP=1 strips
#   make format          lays out the sources
#   make lint            says where the sources are not laid out
#   make compile_commands.json   how each C file is compiled, for clangd
#   make abi-update      takes in what was added to the ABI; see docs/abi-policy.md
#   make clean           removes build/
#
#   V=1                  prints every command in full
#   WERROR=no            warnings are no errors, as in a tree without git
#   ARCH=arm64           the libraries for another architecture, in build/arm64
#   LIBC=musl            those that need no other, for another C library, in build/musl

ARCH ?=
LIBC ?=
# Names of this machine's own architecture ask for nothing else.
MACHINE := $(shell uname -m)
OTHER_ARCH := $(filter-out $(MACHINE) $(patsubst x86_64,amd64,$(filter x86_64,$(MACHINE))) \
	$(patsubst aarch64,arm64,$(filter aarch64,$(MACHINE))),$(ARCH))
ifeq ($(OTHER_ARCH)$(filter-out glibc gnu,$(LIBC)),)
include packaging/native.mk
else
include packaging/cross/cross.mk
endif
