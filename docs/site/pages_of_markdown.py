# SPDX-License-Identifier: MIT
"""Markdown to HTML by cmark-gfm, with anchors at headings and rules, and links that lead within the site."""
import html
import os
import posixpath
import re
import subprocess

SPLIT = "<!-- next text -->"


def convert(texts):
    """Returns the HTML of each text; one call of cmark-gfm for all of them."""
    joined = f"\n\n{SPLIT}\n\n".join(texts)
    result = subprocess.run(
        ["cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink"],
        input=joined, capture_output=True, text=True, check=True)
    return result.stdout.split(SPLIT)


def plain(text):
    """Returns HTML without its tags."""
    return html.unescape(re.sub(r"<[^>]*>", "", text))


def slug(title, seen):
    """Returns the anchor that GitHub gives to a heading."""
    base = re.sub(r"[^\w\- ]", "", plain(title).lower()).replace(" ", "-")
    seen[base] = seen.get(base, -1) + 1
    return base if seen[base] == 0 else f"{base}-{seen[base]}"


def with_anchors(body):
    """Gives headings ids; returns the body and (anchor, title, level) of the headings below the first."""
    seen, contents = {}, []

    def heading(match):
        level, title = int(match[1]), match[2]
        anchor = slug(title, seen)
        if level in (2, 3):
            contents.append((anchor, re.sub(r"</?a[^>]*>", "", title), level))
        return f'<h{level} id="{anchor}">{title}&nbsp;<a class="anchor" href="#{anchor}" aria-label="Link">#</a></h{level}>'

    return re.sub(r"<h([1-6])>(.*?)</h\1>", heading, body, flags=re.S), contents


def texts_of_sections(body):
    """Returns the text below each heading, up to the next one, by the heading's anchor."""
    pieces = re.split(r'<h[1-3] id="([^"]*)">', body)
    return {anchor: plain(re.sub(r".*?</h[1-3]>", "", text, count=1, flags=re.S))
            for anchor, text in zip(pieces[1::2], pieces[2::2])}


def terms_of_tables(body):
    """Returns (anchor of the section, term, text) of each row of a table that begins with code, as a key's name."""
    pieces = re.split(r'<h[1-3] id="([^"]*)">', body)
    found = []
    for anchor, text in zip(pieces[1::2], pieces[2::2]):
        for first, rest in re.findall(r"<tr>\s*<td[^>]*>(<code>.*?)</td>(.*?)</tr>", text, flags=re.S):
            found += [(anchor, plain(term), plain(rest)) for term in re.findall(r"<code>(.*?)</code>", first, re.S)]
    return found


def words_of_sections(body):
    """Returns what else readers call a section, by its anchor: <!-- words: secondary click, context menu -->."""
    pieces = re.split(r'<h[1-3] id="([^"]*)">', body)
    return {anchor: " ".join(re.findall(r"<!-- words: (.*?) -->", text, flags=re.S))
            for anchor, text in zip(pieces[1::2], pieces[2::2])}


def texts_of_rules(body):
    """Returns the text of each rule, by its number."""
    return {number: plain(text) for number, text in
            re.findall(r'<p class="rule" id="rule-(\d+\.\d+)">(.*?)</p>', body, flags=re.S)}


def with_rules(body):
    """Gives the rules of semantics.md ids: rule-7.2; sections get section-7."""
    body = re.sub(
        r"<p><strong>(\d+\.\d+)</strong>",
        r'<p class="rule" id="rule-\1"><a href="#rule-\1"><strong>\1</strong></a>', body)
    return re.sub(r'<h2 id="([^"]*)">(\d+) ', r'<h2 id="\1"><span id="section-\2"></span>\2 ', body)


class References:
    """Links from numbers of rules to the rules."""

    def __init__(self, rules, sections):
        self.rules, self.sections = rules, sections

    def link(self, body, up):
        """Links (7.2), (7.2, 7.4 and 12.1), rule 7.2 and §7 outside of code and links."""
        pieces = re.split(r"(<pre.*?</pre>|<code.*?</code>|<a\b.*?</a>|<h\d.*?</h\d>|<[^>]*>)", body, flags=re.S)
        return "".join(piece if piece.startswith("<") else self._in_text(piece, up) for piece in pieces)

    def numbers(self, text):
        """Returns the rules that a text cites."""
        found = []
        for group in self._groups().finditer(text):
            found += [number for number in re.findall(r"\d+\.\d+", group[0]) if number in self.rules]
        return found

    @staticmethod
    def _groups():
        return re.compile(
            r"\((?:rules? )?\d+\.\d+(?:(?:, | and | to |; )\d+\.\d+)*\)"
            r"|\brules? \d+\.\d+(?:(?:, | and | to )\d+\.\d+)*|§\d+(?:\.\d+)?")

    def _in_text(self, text, up):
        def one(match):
            number = match[0]
            target = f"{up}docs/semantics.html"
            if number in self.rules:
                return f'<a class="cite" href="{target}#rule-{number}">{number}</a>'
            return number

        def group(match):
            section = match[0][1:]
            if match[0].startswith("§") and section in self.sections:
                return f'<a class="cite" href="{up}docs/semantics.html#section-{section}">{match[0]}</a>'
            return re.sub(r"\d+\.\d+", one, match[0])

        return self._groups().sub(group, text)


def relative(target, page):
    """Returns the way from one page of the site to a file of the site."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


class Links:
    """Leads links of the repository's files to pages of the site; other files of it become pages or copies."""

    def __init__(self, pages):
        self.pages = pages  # Markdown file -> page
        self.sources, self.copies = {}, set()

    def rewrite(self, body, source, page):
        folder = posixpath.dirname(source)

        def one(match):
            attribute, url = match[1], html.unescape(match[2])
            if re.match(r"[a-z]+:|#|//", url) or url == "":
                return match[0]
            path, _, anchor = url.partition("#")
            file = posixpath.normpath(posixpath.join(folder, path))
            target = self.target(file, attribute)
            if target is None:
                return match[0]
            return f'{attribute}="{relative(target, page)}{"#" + anchor if anchor else ""}"'

        return re.sub(r'\b(href|src|srcset)="([^"]*)"', one, body)

    def target(self, file, attribute="href"):
        """Returns the file of the site that shows a file of the repository; None: there is no such file."""
        if file in self.pages:
            return self.pages[file]
        if os.path.isdir(file) and os.path.exists(os.path.join(file, "README.md")):
            readme = posixpath.join(file, "README.md")
            if readme in self.pages:
                return self.pages[readme]
        if not os.path.exists(file) or file.startswith(".."):
            return None
        if attribute != "href" or re.search(r"\.(svg|png|gif|csv|html)$", file):
            self.copies.add(file)
            return file
        self.sources[file] = f"source/{file}.html" if os.path.isfile(file) else f"source/{file}/index.html"
        return self.sources[file]
