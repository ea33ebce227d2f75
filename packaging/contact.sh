# SPDX-License-Identifier: MIT
# Values of packaging/contact.mk. Included by scripts that make packages.

# contact NAME: prints the value, or an empty line.
contact()
{
	echo "${!1:-$(sed -n "s/^$1 := *//p" packaging/contact.mk)}"
}
