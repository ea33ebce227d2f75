# SPDX-License-Identifier: MIT
# How the libraries are compiled and linked: by SwiftPM for the machine itself (Makefile), module by module for others
# (cross/cross.mk). Included by both.

# Warnings are errors for those who change the sources, which is in a checkout of git: a compiler that is newer than a
# release must not keep anybody from building it. WERROR=yes and WERROR=no decide it. Package.swift reads it as well.
WERROR ?= $(if $(wildcard .git),yes,no)
export WERROR
WARNINGS = -Wall -Wextra -Wpedantic $(if $(filter yes,$(WERROR)),-Werror)

# Version of a Swift before 6.3, else nothing: asked for once, where it is needed. Such a Swift builds copies of the modules
# with C functions (scripts/copy-c-entries). Each of its modules defines Swift's own functions, of which the linker takes
# one if they are weak. Debian's has Embedded Swift for the triple of Swift's own archives, and not for its own.
OLDER_SWIFT = $(eval OLDER_SWIFT := $$(shell scripts/with-swift --older $(SWIFT)))$(OLDER_SWIFT)
OLDER_SWIFTC = $(if $(OLDER_SWIFT),-Xfrontend -mergeable-symbols)
OLDER_TRIPLE = $(if $(OLDER_SWIFT),--triple $(shell uname -m)-unknown-linux-gnu)
NOTE_OLDER_SWIFT = $(if $(OLDER_SWIFT),echo "Swift $(OLDER_SWIFT) compiles the C functions from copies in build/generated; \
	only Swift 6.3 checks them against the headers.")

# Passes of Swift's optimizer that copy code: without them 1 % fewer bytes, and no more instructions.
SIL_COPIES := closure-specialize capture-prop loop-unroll loop-rotate
# Where the sources lie shows nowhere in the libraries: debug information names files from the top of the tree,
# and no modules of the cache, whose names depend on it.
# A section for each function lets the linker drop what the modules hold twice, a third of the library; lld, which
# comes with Swift, packs the relocations. Valgrind cannot read newer debug information of clang's. Code is
# optimized for size; the functions of an event's way ask for speed (`@_optimize(speed)`), without which an event takes
# up to 40 % more instructions. minsize goes: it costs 9 % more instructions than optsize, and saves no byte. LLVM sees
# all files of a library at once when they are linked: what nobody else calls needs neither an own convention nor
# protection of its entry. Files have inlined by then; where the link inlines as well, the library is larger.
# Objects are released after their last use instead of at the end of their scope, and functions that differ in
# constants are made one by the link: 3 kB and 1 kB.
EMBEDDED_SWIFTC = -Osize -enforce-exclusivity=unchecked -Xfrontend -function-sections \
	-Xfrontend -disable-incremental-llvm-codegen -Xfrontend -enable-lexical-lifetimes=false \
	-file-prefix-map $(CURDIR)=. $(OLDER_SWIFTC) -Xfrontend -no-clang-module-breadcrumbs \
	$(foreach flag,-force-remove-attribute=minsize -force-attribute=optsize $(SIL_COPIES:%=-sil-disable-pass=%),-Xllvm $(flag))

HARDENED_LINK := -z relro -z now -z noexecstack
# The C library must know of them: glibc 2.36, musl 1.2.4.
PACKED_RELOCATIONS ?= -z pack-relative-relocs
# What libtactus allocates goes through its reserve (Sources/CMemory).
RESERVE_LINK := --wrap=posix_memalign --wrap=free
# The linker of Swift before 6.3 does not know how to merge functions.
LINK_OPTIMIZATION = --lto-O2 -mllvm -inline-threshold=0 $(if $(OLDER_SWIFT),,-mllvm -enable-global-merge-func)
# An undefined symbol shows here, not in the user's link.
library_link = -soname=lib$(1).so.0 --version-script=packaging/maps/$(1).map --no-undefined-version -z defs --gc-sections \
	--icf=all $(LINK_OPTIMIZATION) $(PACKED_RELOCATIONS) $(HARDENED_LINK) $(if $(filter tactus,$(1)),$(RESERVE_LINK))
