# SPDX-License-Identifier: MIT
"""Code of pages in colours, while the site is built: no page runs or loads anything for it."""
import html
import re

C_WORDS = """alignas auto bool break case char const continue default do double else enum extern false float for goto
if inline int int32_t int64_t long return short signed size_t sizeof static struct switch true typedef uint32_t uint64_t
union unsigned void while NULL""".split()
SWIFT_WORDS = """actor any as associatedtype borrowing break case catch class consuming continue default defer do else
enum extension false fileprivate final for func guard if import in indirect init inout internal is let mutating nil
nonmutating open operator override package private protocol public repeat rethrows return self Self some static struct
subscript super switch throw throws true try typealias unowned var weak where while""".split()
RUST_WORDS = """as break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut
pub ref return self Self static struct super trait true type unsafe use where while""".split()
LUA_WORDS = """and break do else elseif end false for function if in local nil not or repeat return then true until
while""".split()
SHELL_WORDS = "if then else elif fi for while until do done case esac in function return local exit cd set".split()

# A block without a language is a list of commands if it begins with one of these.
COMMANDS = r"(?:\$ |sudo|make|tactusd?|install|build/|scripts/|busctl|systemctl|swaymsg|cc|swift build|mkfifo|pkill|" \
           r"weston|compositor|hyprpm)\b"

NUMBER = r"\b(?:0x[0-9a-fA-F]+|\d[\d_]*(?:\.\d+)?)\w*"
STRING = r'"(?:\\.|[^"\\\n])*"'


def words(listed):
    return rf"\b(?:{'|'.join(listed)})\b"


def family(listed, *more):
    """Returns the rules of a language with comments as in C."""
    return [("c", r"//[^\n]*|/\*.*?\*/"), *more, ("s", STRING + r"|'(?:\\.|[^'\\\n])+'"), ("k", words(listed)),
            ("n", NUMBER), ("t", r"\b[A-Z][A-Za-z0-9_]*\b"), ("f", r"\b[a-z_]\w*(?=\()")]


RULES = {
    "c": family(C_WORDS, ("p", r"(?m:^)[ \t]*#[ \t]*\w+(?: *<[^>\n]*>)?")),
    "swift": family(SWIFT_WORDS, ("s", r'""".*?"""'), ("p", r"[@#]\w+")),
    "rust": family(RUST_WORDS, ("p", r"#!?\[[^\]]*\]")),
    "lua": [("c", r"--[^\n]*"), ("s", STRING), ("k", words(LUA_WORDS)), ("n", NUMBER)],
    "ini": [("c", r"(?m:^)[ \t]*[#;][^\n]*"), ("k", r"(?m:^)\[[^\]\n]*\]"), ("f", r"(?m:^)[\w.-]+(?=\s*=)"),
            ("n", r"(?<==)-?\d[\d.]*(?:mm|px|ms|s|%)?(?=\n|$)")],
    "sh": [("c", r"(?:(?<=\s)|(?m:^))#[^\n]*"), ("s", STRING + r"|'[^'\n]*'"), ("p", r"\$(?:\w+|\{[^}\n]*\})"),
           ("k", rf"(?:(?m:^)|(?<=; )|(?<=& )|(?<=\t))(?:{'|'.join(SHELL_WORDS)})\b"),
           ("f", r"(?m:^)(?:\$ )?[\w./-]+(?=\s|$)"), ("n", r"(?<=\s)--?[a-zA-Z][\w-]*")],
    "console": [("f", r"(?m:^)\$ [\w./-]+")],
    "scenario": [("c", r"(?:(?<=\s)|(?m:^))#[^\n]*"), ("k", r"(?m:^)[a-z-]+"), ("f", r"[\w-]+(?==)"), ("n", NUMBER)],
    "diff": [("s", r"(?m:^)\+[^\n]*"), ("x", r"(?m:^)-[^\n]*"), ("k", r"(?m:^)@@[^\n]*")],
}
NAMES = {"cpp": "c", "h": "c", "conf": "ini", "rs": "rust", "patch": "diff", "shell": "sh", "bash": "sh"}


def highlighted(code, language):
    """Returns code as HTML; that of an unknown language as it is."""
    rules = RULES.get(NAMES.get(language, language))
    if not rules:
        return html.escape(code, quote=False)
    pattern = re.compile("|".join(f"({rule})" for _, rule in rules), re.S)
    parts, last = [], 0
    for match in pattern.finditer(code):
        if match.end() == match.start():
            continue
        kind = rules[match.lastindex - 1][0]
        parts.append(html.escape(code[last:match.start()], quote=False))
        parts.append(f'<i class="{kind}">{html.escape(match[0], quote=False)}</i>')
        last = match.end()
    return "".join(parts) + html.escape(code[last:], quote=False)


def language_of(name, text):
    """Returns the language of a file."""
    ending = name.rpartition(".")[2] if "." in name else ""
    return "sh" if re.match(r"#!.*\b(?:ba)?sh\b", text) else NAMES.get(ending, ending)


def in_colours(body, language=""):
    """Colours the blocks of a page; those without a language are in the given one."""
    def block(match):
        code = html.unescape(match[2])
        own = match[1] or language or ("sh" if re.match(COMMANDS, code) else "")
        # What a command prints has long lines.
        kind = ' class="console"' if own == "console" else ""
        return f"<pre{kind}><code>{highlighted(code, own)}</code></pre>"

    return re.sub(r'<pre><code(?: class="language-([\w-]+)[^"]*")?>(.*?)</code></pre>', block, body, flags=re.S)


def with_whole_words(body):
    """Marks short code without blanks, such as the name of a key: a narrow page does not break it."""
    pieces = re.split(r"(<pre.*?</pre>)", body, flags=re.S)
    return "".join(piece if piece.startswith("<pre") else
                   re.sub(r"<code>([^<\s]{1,28})</code>", r'<code class="word">\1</code>', piece) for piece in pieces)
