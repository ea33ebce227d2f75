# SPDX-License-Identifier: MIT
"""The pages of the site as readers look for them, in the order of the sidebar."""
import glob
import os

# Title in the sidebar, and pages: (file of the site, title, Markdown file or None).
SECTIONS = [
    ("Try it", [
        ("index.html", "Tactus", "README.md"),
        ("docs/installing.html", "Installing", "docs/installing.md"),
        ("docs/systems.html", "Systems", "docs/systems.md"),
        ("docs/coming-from.html", "From other programs", "docs/coming-from.md"),
    ]),
    ("Gesture file", [
        ("docs/gestures.html", "Gesture files", "docs/gestures.md"),
        ("docs/kiosk.html", "A kiosk", "docs/kiosk.md"),
        ("docs/accessibility.html", "Accessibility", "docs/accessibility.md"),
        ("docs/sloppy-hands.html", "Sloppy hands", "docs/sloppy-hands.md"),
        ("docs/presets.html", "Presets in pictures", "docs/presets.md"),
    ]),
    ("Hosts", [
        ("docs/weston.html", "Weston", "docs/weston.md"),
        ("docs/wayfire.html", "Wayfire", "docs/wayfire.md"),
        ("docs/kwin.html", "KWin (Plasma)", "docs/kwin.md"),
        ("docs/hyprland.html", "Hyprland", "docs/hyprland.md"),
        ("docs/tactusd.html", "Any other: tactusd", "docs/tactusd.md"),
    ]),
    ("Why did it not fire?", [
        ("docs/not-firing.html", "From symptom to command", "docs/not-firing.md"),
        ("docs/doctor.html", "Touchscreens", "docs/doctor.md"),
        ("docs/explaining.html", "Explaining", "docs/explaining.md"),
        ("docs/timeline.html", "Timelines", "docs/timeline.md"),
        ("docs/recordings.html", "Recordings", "docs/recordings.md"),
    ]),
    ("For authors of compositors and toolkits", [
        ("docs/guide.html", "Guide", "docs/guide.md"),
        ("docs/toolkits.html", "Toolkits", "docs/toolkits.md"),
        ("docs/rust.html", "Rust", "docs/rust.md"),
        ("docs/smithay.html", "Smithay", "docs/smithay.md"),
        ("docs/examples.html", "Examples", "docs/examples.md"),
        ("docs/way-of-a-touch.html", "Path of a touch", "docs/way-of-a-touch.md"),
        ("docs/scenarios.html", "Scenario files", "docs/scenarios.md"),
        ("docs/uikit.html", "Compared with UIKit", "docs/uikit.md"),
        ("swift/quick-start.html", "Quick start in Swift", "docs/reference/GestureCore.docc/QuickStart.md"),
        ("swift/own-recognizers.html", "Recognizers in Swift", "docs/reference/GestureCore.docc/OwnRecognizers.md"),
    ]),
    ("Reference", [
        ("docs/semantics.html", "Rules", "docs/semantics.md"),
        ("c/index.html", "C", None),
        ("swift/index.html", "Swift", None),
        ("docs/motion.html", "Motion functions", "docs/motion.md"),
        ("docs/performance.html", "Performance", "docs/performance.md"),
        ("docs/reliability.html", "Reliability", "docs/reliability.md"),
        ("docs/abi-policy.html", "ABI stability", "docs/abi-policy.md"),
    ]),
    ("Project", [
        ("CHANGELOG.html", "Changes", "CHANGELOG.md"),
        ("CONTRIBUTING.html", "Contributing", "CONTRIBUTING.md"),
        ("SECURITY.html", "Security", "SECURITY.md"),
        ("CODE_OF_CONDUCT.html", "Code of conduct", "CODE_OF_CONDUCT.md"),
    ]),
]


def folders():
    """Returns the READMEs of folders, which stand at the end of the sidebar."""
    found = sorted(source for source in glob.glob("**/README.md", recursive=True)
                   if not source.startswith("build/") and source != "README.md")
    return [(source[:-3] + ".html", os.path.dirname(source), source) for source in found]


def sections():
    """Returns the sections with the pages that are there: a package has not all of them."""
    listed = SECTIONS + [("Folders", folders())]
    return [(title, [page for page in pages if page[2] is None or os.path.exists(page[2])]) for title, pages in listed]


def unlisted():
    """Returns a line for each page of the manual that the sidebar does not have."""
    known = {source for _, pages in SECTIONS for _, _, source in pages}
    return [f"docs/site/sections.py: {source} is in no section" for source in sorted(glob.glob("docs/*.md"))
            if source not in known]
