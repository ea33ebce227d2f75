# SPDX-License-Identifier: MIT
"""A page of the site: its frame, and what the search finds on it."""
import html
import os
import re

# Title in the navigation, and pages: (file of the site, title, Markdown file or None).
SECTIONS = [
    ("Start", [
        ("index.html", "Tactus", "README.md"),
        ("docs/installing.html", "Installing", "docs/installing.md"),
        ("docs/guide.html", "Guide", "docs/guide.md"),
        ("docs/examples.html", "Examples", "docs/examples.md"),
        ("docs/uikit.html", "Compared with UIKit", "docs/uikit.md"),
    ]),
    ("Reference", [
        ("docs/semantics.html", "Rules", "docs/semantics.md"),
        ("c/index.html", "C", None),
        ("swift/index.html", "Swift", None),
        ("swift/quick-start.html", "Quick start in Swift", "docs/reference/GestureCore.docc/QuickStart.md"),
        ("swift/own-recognizers.html", "Recognizers in Swift", "docs/reference/GestureCore.docc/OwnRecognizers.md"),
        ("docs/motion.html", "Motion functions", "docs/motion.md"),
        ("docs/scenarios.html", "Scenario files", "docs/scenarios.md"),
    ]),
    ("Gestures for users", [
        ("docs/gestures.html", "Gesture files", "docs/gestures.md"),
        ("docs/sloppy-hands.html", "Sloppy hands", "docs/sloppy-hands.md"),
        ("docs/kiosk.html", "A kiosk", "docs/kiosk.md"),
        ("docs/coming-from.html", "From other programs", "docs/coming-from.md"),
        ("docs/weston.html", "Weston", "docs/weston.md"),
        ("docs/wayfire.html", "Wayfire", "docs/wayfire.md"),
        ("docs/kwin.html", "KWin", "docs/kwin.md"),
        ("docs/hyprland.html", "Hyprland", "docs/hyprland.md"),
        ("docs/tactusd.html", "tactusd", "docs/tactusd.md"),
        ("docs/accessibility.html", "Accessibility", "docs/accessibility.md"),
    ]),
    ("Why did it not fire?", [
        ("docs/not-firing.html", "From symptom to command", "docs/not-firing.md"),
        ("docs/doctor.html", "Touchscreens", "docs/doctor.md"),
        ("docs/explaining.html", "Explaining", "docs/explaining.md"),
        ("docs/recordings.html", "Recordings", "docs/recordings.md"),
        ("docs/timeline.html", "Timelines", "docs/timeline.md"),
    ]),
    ("Project", [
        ("docs/performance.html", "Performance", "docs/performance.md"),
        ("docs/reliability.html", "Reliability", "docs/reliability.md"),
        ("docs/abi-policy.html", "ABI stability", "docs/abi-policy.md"),
        ("docs/systems.html", "Systems", "docs/systems.md"),
        ("docs/way-of-a-touch.html", "Path of a touch", "docs/way-of-a-touch.md"),
        ("CONTRIBUTING.html", "Contributing", "CONTRIBUTING.md"),
        ("CODE_OF_CONDUCT.html", "Code of conduct", "CODE_OF_CONDUCT.md"),
        ("SECURITY.html", "Security", "SECURITY.md"),
        ("CHANGELOG.html", "Changes", "CHANGELOG.md"),
    ]),
]

# Scripts of each page, in their order. The index is read only when somebody searches.
SCRIPTS = ["menu.js", "words.js", "search.js", "excerpt.js", "search-box.js"]

# Longer lists of headings are folded.
MOST_OPEN = 40


class Site:
    """The output folder, and the search index that fills while pages are written."""

    def __init__(self, folder):
        self.folder = folder
        self.index = []
        self.sections = [
            (title, [page for page in pages if page[2] is None or os.path.exists(page[2])])
            for title, pages in SECTIONS
        ]

    def find(self, title, kind, url, text="", words=""):
        """Lets the search find `url` by its title, by other words for it, and by its text, of which a hit shows a part."""
        entry = [title, kind, url, " ".join(text.split())]
        self.index.append(entry + [" ".join(words.split())] if words else entry)

    def write(self, path, title, body, contents=()):
        """Writes a page. `contents`: (anchor, title, level) of its headings."""
        up = "../" * path.count("/")
        navigation = []
        for section, pages in self.sections:
            navigation.append(f"<p>{html.escape(section)}</p><ul>")
            for target, name, _ in pages:
                here = ' aria-current="page"' if target == path else ""
                navigation.append(f'<li><a href="{up}{target}"{here}>{html.escape(name)}</a></li>')
            navigation.append("</ul>")
        toc = "".join(
            f'<li class="level{level}"><a href="#{anchor}">{text}</a></li>' for anchor, text, level in contents)
        if toc:
            is_open = " open" if len(contents) <= MOST_OPEN else ""
            toc = f'<details class="contents"{is_open}><summary>On this page</summary><ul>{toc}</ul></details>'
        top, end, rest = body.partition("</h1>")
        body = f"{top}{end}{toc}{rest}" if end else f"{toc}{body}"
        heading = title if title == "Tactus" else f"{title} – Tactus"
        text = f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{html.escape(heading)}</title>
<link rel="stylesheet" href="{up}style.css"></head><body>
<header><a class="home" href="{up}index.html">Tactus</a>
<input id="search" type="search" placeholder="Search  /" aria-label="Search" autocomplete="off" role="combobox"
aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ol id="found" role="listbox" aria-label="Hits" hidden></ol><p id="hits" class="unseen" aria-live="polite"></p></header>
<nav><details id="menu" open><summary>Pages</summary>{"".join(navigation)}</details></nav>
<main>{body}</main>
<script>const up = "{up}";</script>
{"".join(f'<script src="{up}{name}"></script>' for name in SCRIPTS)}
</body></html>
"""
        target = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)
