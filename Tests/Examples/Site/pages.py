#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Looks at each page of the site: it loads nothing from the network, its sidebar knows where it is, colours of code
change no letter and can be read in light and dark, and names of keys stay whole.

    pages.py SITE
"""
import glob
import html
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../docs/site"))
from highlight import highlighted, language_of  # noqa: E402

SITE = sys.argv[1]


def expect(name, complaints):
    print(f"ok {name}" if not complaints else f"FAIL {name}: {'; '.join(map(str, complaints[:3]))}")


def pages():
    for path in sorted(glob.glob(os.path.join(SITE, "**/*.html"), recursive=True)):
        with open(path, encoding="utf-8") as file:
            yield os.path.relpath(path, SITE), file.read()


ALL = dict(pages())
# Copies of files of the project, and the example of a recording's page, are no pages of the site.
OWN = {path: text for path, text in ALL.items() if '<nav aria-label="Pages">' in text}


def loaded(text):
    """Returns what a page or a sheet loads from elsewhere."""
    tags = re.findall(r"<(?:script|link|img|source|iframe|video|object|use)\b[^>]*>", text)
    urls = [url for tag in tags for url in re.findall(r'\b(?:src|srcset|href|data)="([^"]*)"', tag)]
    return [url for url in urls if re.match(r"[a-z]+:|//", url)]


def contrast(one, other):
    def light(colour):
        parts = [int(colour[index:index + 2], 16) / 255 for index in (1, 3, 5)]
        red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def themes(sheet):
    blocks = re.findall(r":root \{(.*?)\}", sheet, re.S)
    return [dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", block)) for block in blocks]


expect("all pages have the sidebar", [
    path for path in ALL if path not in OWN and not os.path.exists(path) and path != "docs/example-of-a-page.html"])
expect("no page loads anything from elsewhere",
       [f"{path}: {url}" for path, text in ALL.items() for url in loaded(text)])
with open(os.path.join(SITE, "style.css"), encoding="utf-8") as file:
    SHEET = file.read()
expect("neither does the sheet", re.findall(r"url\(|@import", SHEET))
expect("nor a script", [name for name in sorted(glob.glob(os.path.join(SITE, "*.js"))) if "index" not in name
                        and re.search(r"https?:|fetch\(|XMLHttp|import\(", open(name, encoding="utf-8").read())])

SIDEBAR = {path: re.search(r"<nav.*?</nav>", text, re.S)[0] for path, text in OWN.items()}
expect("each page of the sidebar is marked on itself", [
    path for path in OWN if f'href="{"../" * path.count("/")}{path}"' in SIDEBAR[path]
    and SIDEBAR[path].count('aria-current="page"') != 1])
expect("pages of the references belong to their list", [
    path for path in OWN if re.match(r"(c|swift)/", path) and SIDEBAR[path].count("aria-current") != 1])
EXAMPLE = ALL.get("docs/example-of-a-page.html")
expect("the example of a page is led to", [] if not EXAMPLE or "\n<p><a href=\"example-of-a-page.html\">" in
       OWN["docs/timeline.html"] else ["no paragraph with a link"])
expect("pages with headings have contents", [
    path for path, text in OWN.items()
    if len(re.findall(r"<h2 id=", text)) > 1 and '<details id="contents"' not in text])

PLACES = ["Sources/**/*.swift", "Sources/**/*.conf", "examples/**/*.c", "include/*.h", "Tests/**/*.scenario", "Tests/**/*.sh"]
sources = sorted(source for place in PLACES for source in glob.glob(place, recursive=True))
changed, plain = [], []
for source in sources[::7]:
    with open(source, encoding="utf-8", errors="replace") as file:
        code = file.read()
    coloured = highlighted(code, language_of(source, code))
    if html.unescape(re.sub(r"</?i[^>]*>", "", coloured)) != code:
        changed.append(source)
    if code.strip() and "<i class" not in coloured:
        plain.append(source)
expect("colours change no letter", changed)
expect("all languages have colours", plain)
TOKENS = [("c", "int a = 1; // two", ["<i class=\"k\">int", '<i class="c">// two']),
          ("swift", 'let a = "x<y"', ['<i class="k">let', '<i class="s">"x&lt;y"']),
          ("sh", "tactus why --all # says", ['<i class="f">tactus', '<i class="n">--all', '<i class="c"># says']),
          ("conf", "[tactus]\ndistance=12mm", ['<i class="k">[tactus]', '<i class="f">distance', '<i class="n">12mm'])]
expect("words, strings and comments are told apart", [
    f"{language}: {highlighted(code, language)}" for language, code, parts in TOKENS
    if any(part not in highlighted(code, language) for part in parts)])

expect("what commands print is not cut", [] if '<pre class="console"><code><i class="f">$ tactus</i>' in
       OWN["docs/not-firing.html"] and "pre.console { white-space: pre-wrap" in SHEET else ["docs/not-firing.html"])
expect("names of keys stay whole", [name for name in ("keys-back", "delay-undecided", "command-changed")
                                    if f'<code class="word">{name}</code>' not in OWN["docs/gestures.html"]])
expect("and the sheet keeps them", [] if re.search(r"code\.word \{[^}]*white-space: nowrap", SHEET) else ["code.word"])
expect("light and dark are there", [] if len(themes(SHEET)) == 2 else [len(themes(SHEET))])
expect("all colours of text can be read", [
    f"{name} on {ground}: {contrast(theme[name], theme[ground]):.1f}" for theme in themes(SHEET)
    for name in theme if name not in ("ground", "raised", "line", "mark")
    for ground in ("ground", "raised", "mark") if (ground != "mark" or name == "text")
    and contrast(theme[name], theme[ground]) < 4.5])
print("end")
