// SPDX-License-Identifier: MIT
// Works the field of the site's search as a reader with a keyboard does, in a stand-in for the document.
//
//     node search-box.js SITE
"use strict";
const fs = require("fs");
const path = require("path");
const vm = require("vm");
const { documentOf } = require("./document.js");

const site = process.argv[2];
const text = (name) => fs.readFileSync(path.join(site, name), "utf8");

function expect(name, isTrue, found) {
	console.log(isTrue ? `ok ${name}` : `FAIL ${name}: ${found}`);
}

const page = text("docs/kwin.html");
const document = documentOf(page.match(/<body>(.*?)<main/s)[1]);
const window = { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} };
const context = vm.createContext({ document, console, window });
const scripts = page.matchAll(/<script(?: src="\.\.\/([^"]*)")?>(.*?)<\/script>/gs);
for (const [, name, inline] of scripts) vm.runInContext(name ? text(name) : inline, context, { filename: name || "page" });

const input = document.getElementById("search"), list = document.getElementById("found");
const type = (question) => { input.value = question; input.send("input"); };
const key = (name) => input.send("keydown", { key: name });
const chosen = () => list.children.findIndex((item) => item.getAttribute("aria-selected") === "true");

expect("nothing is read before somebody searches", document.head.children.length === 0, document.head.children.length);
document.body.send("keydown", { key: "/" });
expect("a slash goes to the search", document.activeElement === input, document.activeElement.tagName);
const [index] = document.head.children;
expect("then the index is read, from beside the page", index && index.src === "../search-index.js", index && index.src);
vm.runInContext(text("search-index.js"), context);
index.send("load");

type("right click");
expect("hits show while typing", !list.hidden && list.children.length > 1, list.children.length);
expect("and open for screen readers", input.getAttribute("aria-expanded") === "true", input.getAttribute("aria-expanded"));
expect("their number is said", document.getElementById("hits").textContent === list.children.length + " hits",
	document.getElementById("hits").textContent);
const marks = list.querySelectorAll("p").map((excerpt) => excerpt.querySelectorAll("mark").map((mark) => mark.textContent));
expect("found words are marked in the excerpts", marks.some((words) => words.includes("right") && words.includes("click")),
	JSON.stringify(marks));
expect("no excerpt is long", list.querySelectorAll("p").every((excerpt) => excerpt.textContent.length < 160),
	list.querySelectorAll("p").map((excerpt) => excerpt.textContent.length).join());

expect("no hit is chosen at first", chosen() === -1, chosen());
key("ArrowDown");
key("ArrowDown");
expect("an arrow goes down", chosen() === 1 && input.getAttribute("aria-activedescendant") === "hit-1", chosen());
key("ArrowUp");
expect("an arrow goes up", chosen() === 0, chosen());
for (let count = 0; count < 50; count++) key("ArrowDown");
expect("and stays in the list", chosen() === list.children.length - 1, chosen());

let opened = null;
for (const link of list.querySelectorAll("a")) link.addEventListener("click", () => { opened = link; });
key("Enter");
expect("Enter opens the hit that is chosen", opened === list.children[chosen()].querySelector("a"), opened && opened.href);
type("kiosk");
for (const link of list.querySelectorAll("a")) link.addEventListener("click", () => { opened = link; });
key("Enter");
expect("or the first one", opened.href === "../docs/kiosk.html", opened.href);
key("Escape");
expect("Escape closes the list", list.hidden && input.value === "kiosk", input.value);
key("Escape");
expect("and then empties the field", input.value === "", input.value);
type("qwertyuiop zzz");
expect("a question without an answer closes the list", list.hidden, list.children.length);
type("<img src=x>");
expect("what is typed stays text", list.querySelectorAll("img").length === 0, "an element");
console.log("end");
