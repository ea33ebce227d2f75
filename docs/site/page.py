# SPDX-License-Identifier: MIT
"""A page of the site: its frame, and what the search finds on it."""
import html
import os
import re

from highlight import in_colours, with_whole_words
from sections import sections

# Scripts of each page, in their order. The index is read only when somebody searches.
SCRIPTS = ["menu.js", "words.js", "search.js", "excerpt.js", "search-box.js"]

# The list of its headings that a page has for readers of the file; here it stands beside the text.
OWN_CONTENTS = r'<ul>\s*(?:<li><a href="#[^"]*">[^<]*</a></li>\s*)+</ul>'

FRAME = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{heading}</title>
<link rel="stylesheet" href="{up}style.css"></head><body>
<a class="skip" href="#text">Skip to the text</a>
<header><a class="home" href="{up}index.html">Tactus</a>
<input id="search" type="search" placeholder="Search  /" aria-label="Search" autocomplete="off" role="combobox"
aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ol id="found" role="listbox" aria-label="Hits" hidden></ol><p id="hits" class="unseen" aria-live="polite"></p></header>
<nav aria-label="Pages"><details id="menu" open><summary>Pages</summary>{navigation}</details></nav>
{contents}<main id="text">{body}</main>
<script>const up = "{up}";</script>
{scripts}</body></html>
"""


class Site:
    """The output folder, and the search index that fills while pages are written."""

    def __init__(self, folder):
        self.folder = folder
        self.index = []
        self.sections = sections()

    def find(self, title, kind, url, text="", words=""):
        """Lets the search find `url` by its title, other words for it and its text, of which a hit shows a part."""
        entry = [title, kind, url, " ".join(text.split())]
        self.index.append(entry + [" ".join(words.split())] if words else entry)

    def write(self, path, title, body, contents=()):
        """Writes a page. `contents`: (anchor, title, level) of its headings."""
        up = "../" * path.count("/")
        language = path.partition("/")[0]
        body = with_whole_words(in_colours(body, language if language in ("c", "swift") else ""))
        if contents:
            body = re.sub(OWN_CONTENTS, "", body, count=1)
        heading = title if title == "Tactus" else f"{title} – Tactus"
        text = FRAME.format(
            up=up, heading=html.escape(heading), body=body, navigation=self._navigation(path, up),
            contents=contents_of(contents),
            scripts="".join(f'<script src="{up}{name}"></script>' for name in SCRIPTS))
        target = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)

    def _navigation(self, path, up):
        # Types and groups of the references belong to the page that lists them.
        listed = {target for _, pages in self.sections for target, _, _ in pages}
        here = path if path in listed else path.partition("/")[0] + "/index.html"
        parts = []
        for section, pages in self.sections:
            parts.append(f"<p>{html.escape(section)}</p><ul>")
            for target, name, _ in pages:
                current = "page" if target == path else "true" if target == here else None
                mark = f' aria-current="{current}"' if current else ""
                parts.append(f'<li><a href="{up}{target}"{mark}>{html.escape(name)}</a></li>')
            parts.append("</ul>")
        return "".join(parts)


def contents_of(contents):
    """Returns the list of a page's headings, if it has several."""
    if len(contents) < 2:
        return ""
    items = "".join(f'<li class="level{level}"><a href="#{anchor}">{text}</a></li>' for anchor, text, level in contents)
    return (f'<aside aria-label="On this page"><details id="contents" open><summary>On this page</summary>'
            f"<ul>{items}</ul></details></aside>\n")
