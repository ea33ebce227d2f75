# SPDX-License-Identifier: MIT
# Where the project is found, for all packages. Whoever publishes a release fills these in; recipes leave out what is
# empty. Read by packaging/contact.sh, hence values only. A variable of the environment is taken before a value from here.

# Page, and page for reports of bugs: addresses.
HOMEPAGE :=
TRACKER :=
# Whom packages name as their maintainer: NAME <ADDRESS>.
CONTACT :=
# Folder of the release's archives, an address that ends with a slash. Without it recipes take archives beside them.
DOWNLOAD :=
