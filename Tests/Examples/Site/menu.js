// SPDX-License-Identifier: MIT
// The lists beside the text of a page, in a stand-in for the document: open where there is room, folded where not.
//
//     node menu.js SITE
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

// Returns a page that is so wide, with its script.
function opened(width, page = "docs/gestures.html") {
	const document = documentOf(text(page).match(/<body>(.*?)<script/s)[1]);
	const changes = [];
	const matchMedia = (query) => {
		const most = Number(query.match(/max-width: (\d+)px/)[1]);
		return { get matches() { return made.width <= most; }, addEventListener: (_, listener) => changes.push(listener) };
	};
	const window = { matchMedia, addEventListener: (type, listener) => { document.listeners[type] = [listener]; } };
	const made = { document, width };
	vm.runInContext(text("menu.js"), vm.createContext({ document, window, requestAnimationFrame: (act) => act() }));
	made.resize = (wide) => { made.width = wide; changes.forEach((change) => change()); };
	made.isOpen = () => ["menu", "contents"].map((id) => document.getElementById(id)?.open).join();
	return made;
}

const page = opened(1400);
expect("a wide page has both lists", page.isOpen() === "true,true", page.isOpen());
page.resize(1000);
expect("a narrower one has the contents", page.isOpen() === "false,true", page.isOpen());
page.resize(360);
expect("a phone folds both", page.isOpen() === "false,false", page.isOpen());

const { document } = page;
const links = document.getElementById("contents").querySelectorAll("a");
links.forEach((link, number) => {
	const heading = document.getElementById(link.hash.slice(1));
	heading.getBoundingClientRect = () => ({ top: (number - 4) * 300 + 100 });
});
document.listeners.scroll[0]();
const current = links.findIndex((link) => link.getAttribute("aria-current") === "location");
expect("the heading above the text in sight is marked", current === 4, current);

const contents = document.getElementById("contents");
contents.open = true;
links[2].click();
expect("a choice on a phone closes the contents", contents.open === false, contents.open);
expect("a page without headings has no contents", opened(1400, "CODE_OF_CONDUCT.html").isOpen() === "true,",
	opened(1400, "CODE_OF_CONDUCT.html").isOpen());
console.log("end");
