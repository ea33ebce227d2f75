# SPDX-License-Identifier: MIT
"""The reference of GestureCore, from the symbols that the Swift compiler writes down."""
import html
import json
import re

from pages_of_markdown import convert, plain

KINDS = {
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
    "swift.typealias": "type alias",
}


class SwiftReference:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        shown = [s for s in graph["symbols"] if s["accessLevel"] in ("public", "open")
                 and not s["identifier"]["precise"].endswith("::SYNTHESIZED")
                 and "::SYNTHESIZED::" not in s["identifier"]["precise"]]
        documentation = convert([self._comment(symbol) for symbol in shown])
        self.members, self.types = {}, {}
        for symbol, body in zip(shown, documentation):
            names = symbol["pathComponents"]
            symbol["html"] = body.strip()
            if symbol["kind"]["identifier"] in KINDS:
                self.types[tuple(names)] = symbol
            self.members.setdefault(tuple(names[:-1]), []).append(symbol)

    @staticmethod
    def _comment(symbol):
        lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
        text = "\n".join(lines)
        # Links between symbols: ``Touch/view``.
        return re.sub(r"``([^`]+)``", lambda match: f"`{match[1].replace('/', '.')}`", text)

    @staticmethod
    def _declaration(symbol):
        return "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))

    @staticmethod
    def _page(names):
        return f"swift/{'.'.join(names)}.html"

    def write(self, site, references):
        groups = {}
        for names, symbol in sorted(self.types.items()):
            title = ".".join(names)
            page = self._page(names)
            site.find(title, "Swift", page, plain(symbol["html"]))
            first = re.search(r"<p>(.*?)</p>", symbol["html"], re.S)
            summary = re.match(r".*?[.](?=\s|$)|.*", first[1].strip(), re.S)[0] if first else ""
            groups.setdefault(KINDS[symbol["kind"]["identifier"]], []).append((title, page, summary))
            body, contents = self._type(names, symbol, page, site)
            site.write(page, title, references.link(body, "../"), contents)
        rows = []
        for kind in ("class", "protocol", "struct", "enum", "type alias"):
            items = "".join(
                f'<dt><a href="../{page}"><code>{title}</code></a></dt><dd>{references.link(summary, "../")}</dd>'
                for title, page, summary in groups.get(kind, []))
            plural = {"class": "Classes", "type alias": "Type aliases"}.get(kind, kind.capitalize() + "s")
            rows.append(f'<h2>{plural}</h2><dl class="names">{items}</dl>' if items else "")
        site.write("swift/index.html", "Swift reference", "<h1>GestureCore</h1><p>The engine as Swift sees it: "
                   "<code>import GestureCore</code>. Types have UIKit's names.</p>" + "".join(rows))

    def _type(self, names, symbol, page, site):
        title = ".".join(names)
        body = [f"<h1><code>{title}</code></h1><pre><code>{html.escape(self._declaration(symbol))}</code></pre>"
                f"{symbol['html']}"]
        contents, seen = [], {}
        for member in sorted(self.members.get(names, []), key=self._order):
            name = member["pathComponents"][-1]
            anchor = re.sub(r"[^\w.]+", "-", name).strip("-")
            seen[anchor] = seen.get(anchor, 0) + 1
            if seen[anchor] > 1:
                anchor = f"{anchor}-{seen[anchor]}"
            if tuple(member["pathComponents"]) in self.types and member["kind"]["identifier"] in KINDS:
                inner = self._page(member["pathComponents"])
                body.append(f'<p>{KINDS[member["kind"]["identifier"]]} <a href="../{inner}"><code>{title}.{name}</code></a></p>')
                continue
            contents.append((anchor, f"<code>{html.escape(name)}</code>", 3))
            site.find(f"{title}.{name}", "Swift", f"{page}#{anchor}", plain(member["html"].partition("</p>")[0]))
            body.append(f'<section class="entry" id="{anchor}"><h3><code>{html.escape(name)}</code></h3>'
                        f"<pre><code>{html.escape(self._declaration(member))}</code></pre>{member['html']}</section>")
        return "".join(body), contents

    @staticmethod
    def _order(symbol):
        place = symbol.get("location", {})
        return (place.get("uri", ""), place.get("position", {}).get("line", 0), symbol["pathComponents"][-1])
