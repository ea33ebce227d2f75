# SPDX-License-Identifier: MIT
"""The reference of the C API, from what Doxygen reads in the headers (its XML)."""
import glob
import html
import os
import re
import xml.etree.ElementTree as ElementTree

HEADERS = ["tactus.h", "tactus-libinput.h", "tactus-wayland.h", "tactus-recorder.h",
           "tactus-gestures.h", "tactus-host.h", "tactus-interactions.h"]


def text(element):
    return "".join(element.itertext()) if element is not None else ""


def line(element):
    location = element.find("location")
    return int(location.get("line", "0")) if location is not None else 0


def plain_text(item):
    """Returns the text of a comment, without line breaks."""
    whole = f"{text(item.find('briefdescription'))} {text(item.find('detaileddescription'))}"
    return " ".join(whole.split())


class CReference:
    def __init__(self, xml):
        self.groups = []  # (header, line, name, element)
        self.structs = {}
        self.places = {}  # Doxygen's id -> page#anchor
        self.cited = {}  # rule -> names of functions
        for path in sorted(glob.glob(os.path.join(xml, "group__*.xml"))):
            group = ElementTree.parse(path).getroot()[0]
            name = text(group.find("compoundname"))
            members = group.findall(".//memberdef")
            first = min((line(member) for member in members), default=0)
            file = members[0].find("location").get("file") if members else ""
            self.groups.append((HEADERS.index(os.path.basename(file)), first, name, group))
            self.places[group.get("id")] = f"c/{name}.html"
            for member in members:
                self._place(member, name)
            for inner in group.findall("innerclass"):
                struct = ElementTree.parse(os.path.join(xml, inner.get("refid") + ".xml")).getroot()[0]
                self.structs[inner.get("refid")] = struct
                self.places[struct.get("id")] = f"c/{name}.html#{text(struct.find('compoundname'))}"
                for member in struct.findall(".//memberdef"):
                    self.places[member.get("id")] = self.places[struct.get("id")]
        self.groups.sort(key=lambda group: group[:2])

    def _place(self, member, group):
        self.places[member.get("id")] = f"c/{group}.html#{text(member.find('name'))}"
        for value in member.findall("enumvalue"):
            self.places[value.get("id")] = f"c/{group}.html#{text(value.find('name'))}"

    # Text

    def render(self, element):
        """Returns the HTML of a description."""
        if element is None:
            return ""
        parts = [html.escape(element.text or "")]
        for child in element:
            parts.append(self._render_child(child))
            parts.append(html.escape(child.tail or ""))
        return "".join(parts)

    def _render_child(self, child):
        tag = child.tag
        if tag == "para":
            inner = self.render(child)
            # Lists and code may not stand in a paragraph.
            blocks = re.split(r"(<(?:pre|dl|ul|ol).*?</(?:pre|dl|ul|ol)>)", inner, flags=re.S)
            return "".join(b if b.startswith("<") and re.match(r"<(pre|dl|ul|ol)", b) else
                           (f"<p>{b.strip()}</p>" if b.strip() else "") for b in blocks)
        if tag in ("computeroutput", "verbatim", "programlisting"):
            if tag == "computeroutput":
                return f"<code>{self.render(child)}</code>"
            code = html.escape(child.text or "") if tag == "verbatim" else self._listing(child)
            return f"<pre><code>{code}</code></pre>"
        if tag == "ref":
            place = self.places.get(child.get("refid"))
            return f'<a href="../{place}">{self.render(child)}</a>' if place else self.render(child)
        if tag == "ulink":
            return f'<a href="{html.escape(child.get("url"))}">{self.render(child)}</a>'
        if tag in ("emphasis", "bold"):
            name = "em" if tag == "emphasis" else "strong"
            return f"<{name}>{self.render(child)}</{name}>"
        if tag == "itemizedlist":
            return "<ul>" + "".join(f"<li>{self.render(item)}</li>" for item in child.findall("listitem")) + "</ul>"
        if tag == "parameterlist":
            rows = "".join(
                f"<dt><code>{html.escape(text(item.find('parameternamelist')).strip())}</code></dt>"
                f"<dd>{self._inline(item.find('parameterdescription'))}</dd>" for item in child.findall("parameteritem"))
            return f'<dl class="parameters">{rows}</dl>'
        if tag == "simplesect":
            names = {"return": "Returns", "see": "See also", "since": "Since", "note": "Note"}
            return f"<dl class=\"{child.get('kind')}\"><dt>{names.get(child.get('kind'), '')}</dt>" \
                   f"<dd>{self._inline(child)}</dd></dl>"
        if tag in ("ndash", "mdash", "linebreak", "nonbreakablespace"):
            return {"ndash": "–", "mdash": "—", "linebreak": "<br>"}.get(tag, "\u00a0")
        return self.render(child)

    def _inline(self, element):
        return re.sub(r"^<p>(.*)</p>$", r"\1", self.render(element).strip(), flags=re.S)

    def _listing(self, listing):
        lines = []
        for code_line in listing.findall("codeline"):
            parts = []
            for highlight in code_line.findall("highlight"):
                parts.append(highlight.text or "")
                for child in highlight:
                    parts.append(" " if child.tag == "sp" else text(child))
                    parts.append(child.tail or "")
            lines.append(html.escape("".join(parts)))
        return "\n".join(lines)

    # Pages

    def write(self, site, references):
        listing = []
        for header, _, name, group in self.groups:
            title = text(group.find("title"))
            page = f"c/{name}.html"
            first = re.match(r".*?[.:](?=\s|$)", plain_text(group))
            listing.append((HEADERS[header], page, title, first[0].rstrip(":.") + "." if first else ""))
            body, contents = self._group(group, page, site)
            site.find(title, "C", page)
            site.write(page, title, references.link(f"<h1>{html.escape(title)}</h1>"
                       f'<p class="file">&lt;{HEADERS[header]}&gt;</p>{body}', "../"), contents)
        body = ["<h1>C reference</h1>"]
        for header in HEADERS:
            rows = "".join(f'<dt><a href="../{page}">{html.escape(title)}</a></dt><dd>{html.escape(summary)}</dd>'
                           for of, page, title, summary in listing if of == header)
            body.append(f'<h2>{header}</h2><dl class="names">{rows}</dl>')
        site.write("c/index.html", "C reference", "".join(body))
        self._cite(references)

    def _cite(self, references):
        for _, _, _, group in self.groups:
            for member in group.findall(".//memberdef[@kind='function']"):
                for number in references.numbers(text(member.find("briefdescription")) + " " +
                                                 text(member.find("detaileddescription"))):
                    names = self.cited.setdefault(number, [])
                    if text(member.find("name")) not in names:
                        names.append(text(member.find("name")))
        self.pages = {text(member.find("name")): self.places[member.get("id")]
                      for _, _, _, group in self.groups for member in group.findall(".//memberdef")}

    def _group(self, group, page, site):
        items = []
        for section in group.findall("sectiondef"):
            title = section.findtext("header") if section.get("kind") == "user-defined" else None
            members = [(line(member), member) for member in section.findall("memberdef")]
            if title and members:
                items.append((min(members)[0] - 0.5 if members else 0, "header", (title, section)))
            items += [(number, "member", member) for number, member in members]
        items += [(line(self.structs[inner.get("refid")]), "struct", self.structs[inner.get("refid")])
                  for inner in group.findall("innerclass")]
        items.sort(key=lambda item: item[0])
        body, contents = [self._description(group)], []
        for _, kind, item in items:
            if kind == "header":
                title, section = item
                body.append(f"<h2>{html.escape(title)}</h2>{self.render(section.find('description'))}")
                continue
            name = text(item.find("compoundname" if kind == "struct" else "name"))
            if name.endswith("_FORCE_32_BIT"):
                continue
            contents.append((name, f"<code>{name}</code>", 3))
            site.find(name, "C", f"{page}#{name}", text(item.find("briefdescription")))
            body.append(self._struct(name, item) if kind == "struct" else self._member(name, item))
        return "".join(body), contents

    def _description(self, item):
        return self.render(item.find("briefdescription")) + self.render(item.find("detaileddescription"))

    def _struct(self, name, item):
        rows = []
        for member in item.findall(".//memberdef"):
            declaration = text(member.find("definition")).replace(f"{name}::", "")
            declaration += text(member.find("argsstring"))
            rows.append(f"<dt><code>{html.escape(declaration)}</code></dt><dd>{self._description(member)}</dd>")
        return (f'<section class="entry" id="{name}"><h3><code>struct {name}</code></h3>{self._description(item)}'
                f'<dl class="members">{"".join(rows)}</dl></section>')

    def _member(self, name, item):
        kind = item.get("kind")
        if kind == "function":
            signature = f"{text(item.find('type'))} {name}{text(item.find('argsstring'))}"
        elif kind == "enum":
            signature = f"enum {name}"
        elif kind == "define":
            arguments = ", ".join(text(p) for p in item.findall("param"))
            signature = f"#define {name}{'(' + arguments + ')' if arguments else ''} {text(item.find('initializer'))}"
        else:
            signature = text(item.find("definition")) + text(item.find("argsstring"))
        rows = []
        for value in item.findall("enumvalue"):
            value_name = text(value.find("name"))
            if value_name.endswith("_FORCE_32_BIT"):
                continue
            rows.append(f'<dt id="{value_name}"><code>{value_name} {html.escape(text(value.find("initializer")))}'
                        f"</code></dt><dd>{self._description(value)}</dd>")
        values = f'<dl class="members">{"".join(rows)}</dl>' if rows else ""
        return (f'<section class="entry" id="{name}"><h3><code>{name}</code></h3>'
                f"<pre><code>{html.escape(signature.strip())}</code></pre>{self._description(item)}{values}</section>")
