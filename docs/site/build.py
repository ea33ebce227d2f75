#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the site: one folder that opens from disk and from a server.

    build.py OUTPUT DOXYGEN_XML SYMBOL_GRAPH [EXAMPLE]

EXAMPLE is a page of `tactus timeline`, to which the chapter about them then leads.

Prints each link and anchor of the site that leads nowhere, each rule without evidence and each page that the sidebar
does not have; exits with 1 if there is one.
"""
import glob
import html
import json
import os
import posixpath
import re
import shutil
import sys

from c_reference import CReference
from highlight import highlighted, language_of
from page import SCRIPTS, Site
from pages_of_markdown import (
    Links, References, convert, plain, terms_of_tables, texts_of_rules, texts_of_sections, with_anchors,
    with_rules, words_of_sections)
from sections import unlisted
from swift_reference import SwiftReference

HERE = os.path.dirname(os.path.abspath(__file__))


def markdown_pages(site):
    """Returns the Markdown files and their pages."""
    return {source: path for _, listed in site.sections for path, _, source in listed if source}


def with_example(body, output, example):
    """Puts a link to the example where a page has a place for it."""
    if not example:
        return body
    folder = os.path.join(output, "docs")
    os.makedirs(folder, exist_ok=True)
    shutil.copyfile(example, os.path.join(folder, "example-of-a-page.html"))
    link = '<p><a href="example-of-a-page.html">Work such a page</a>: two windows and the gestures of a shell.</p>'
    return body.replace("<!-- example page -->", link)


def title_of(body, source):
    match = re.search(r"<h1[^>]*>(.*?)</h1>", body, re.S)
    return plain(re.sub(r'(?:&nbsp;)?<a class="anchor".*?</a>', "", match[1])).strip() if match else source


def write_markdown(site, pages, links, references, cited, example):
    sources = list(pages)
    texts = [open(source, encoding="utf-8").read() for source in sources]
    for source, body in zip(sources, convert(texts)):
        page = pages[source]
        body, contents = with_anchors(body)
        texts_by_anchor, words_by_anchor = texts_of_sections(body), words_of_sections(body)
        terms = terms_of_tables(body)
        if source == "docs/timeline.md":
            body = with_example(body, site.folder, example)
        if source == "docs/semantics.md":
            body = with_rules(body)
            for number, text in texts_of_rules(body).items():
                site.find(f"Rule {number}", "Rules", f"{page}#rule-{number}", text)
            body = with_citations(body, cited)
        body = references.link(links.rewrite(body, source, page), "../" * page.count("/"))
        title = "Tactus" if page == "index.html" else title_of(body, source)
        site.find(title, "Page", page, plain(body.partition("</h1>")[2].partition("<h2")[0]))
        for anchor, heading, _ in contents:
            site.find(plain(heading), title, f"{page}#{anchor}", texts_by_anchor.get(anchor, ""),
                      words_by_anchor.get(anchor, ""))
        for anchor, term, text in terms:
            site.find(term, title, f"{page}#{anchor}", text)
        site.write(page, title, body, contents)


def with_citations(body, cited):
    """Puts below each rule the functions of the C API whose comments cite it."""
    functions, places = cited

    def one(match):
        names = functions.get(match[1], [])
        if not names:
            return match[0]
        items = ", ".join(f'<a href="../{places[name]}"><code>{name}()</code></a>' for name in names)
        return f'{match[0]}<p class="cited">C: {items}</p>'

    return re.sub(r'<p class="rule" id="rule-(\d+\.\d+)">.*?</p>', one, body, flags=re.S)


def write_sources(site, links):
    """Writes a page for each file and folder that a page links to."""
    for file, page in sorted(links.sources.items()):
        if os.path.isdir(file):
            body = "".join(f"<li><code>{html.escape(name)}</code></li>" for name in sorted(os.listdir(file)))
            body = f"<ul>{body}</ul>"
        else:
            with open(file, encoding="utf-8", errors="replace") as source:
                text = source.read()
            code = highlighted(text, language_of(os.path.basename(file), text))
            body = f'<pre class="source"><code>{code}</code></pre>'
        site.write(page, file, f"<h1><code>{html.escape(file)}</code></h1>{body}")
    for file in links.copies:
        target = os.path.join(site.folder, file)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(file, target)


def dead_links(folder):
    """Returns a line for each link or anchor within the site that leads nowhere."""
    anchors, found = {}, []
    pages = glob.glob(os.path.join(folder, "**/*.html"), recursive=True)
    texts = {os.path.relpath(page, folder): open(page, encoding="utf-8").read() for page in pages}
    for page, text in texts.items():
        anchors[page] = set(re.findall(r'\bid="([^"]*)"', text))
    for page, text in texts.items():
        for url in re.findall(r'\b(?:href|src|srcset)="([^"]*)"', re.sub(r"<script.*?</script>", "", text, flags=re.S)):
            url = html.unescape(url)
            if re.match(r"[a-z]+:|//", url) or url == "":
                continue
            path, _, anchor = url.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
            if target not in texts:
                if not os.path.exists(os.path.join(folder, target)):
                    found.append(f"{page}: {url} is not there")
            elif anchor and anchor not in anchors[target]:
                found.append(f"{page}: {url} has no such anchor")
    return sorted(set(found))


def without_evidence(law):
    """Returns a line for each rule that does not tell who says so."""
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*(?! <sup>[AHWMKD]( [AHWMKD])*</sup> )", law, re.M)
    return [f"docs/semantics.md: rule {number[0]} has no letters of evidence" for number in numbers]


def main():
    output, xml, symbols = sys.argv[1:4]
    example = sys.argv[4] if len(sys.argv) > 4 else None
    shutil.rmtree(output, ignore_errors=True)
    site = Site(output)
    pages = markdown_pages(site)
    with open("docs/semantics.md", encoding="utf-8") as file:
        law = file.read()
    references = References(set(re.findall(r"^\*\*(\d+\.\d+)\*\*", law, re.M)), set(re.findall(r"^## (\d+) ", law, re.M)))
    c_reference = CReference(xml)
    c_reference.write(site, references)
    SwiftReference(symbols).write(site, references)
    links = Links(pages)
    write_markdown(site, pages, links, references, (c_reference.cited, c_reference.pages), example)
    write_sources(site, links)
    with open(os.path.join(output, "search-index.js"), "w", encoding="utf-8") as file:
        file.write("const index = " + json.dumps(site.index, ensure_ascii=False, separators=(",", ":")) + ";\n")
    for name in ["style.css"] + SCRIPTS:
        shutil.copyfile(os.path.join(HERE, name), os.path.join(output, name))
    dead = dead_links(output) + without_evidence(law) + unlisted()
    print("\n".join(dead) or f"{len(site.index)} entries can be searched for")
    sys.exit(1 if dead else 0)


main()
