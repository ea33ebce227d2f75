// SPDX-License-Identifier: MIT
// Asks the search of the site what readers ask, and compares the first hit with the page that answers.
//
//     node search.js SITE [QUESTION]    with a question: prints its hits
"use strict";
const fs = require("fs");
const path = require("path");
const vm = require("vm");

const site = process.argv[2];

// What a reader types, and the page or chapter that answers.
const questions = [
	["edge swipe", "docs/gestures.html"],
	["two finger tap", "docs/gestures.html"],
	["right click", "docs/gestures.html"],
	["palm rejection", "docs/gestures.html#palms"],
	["my gesture does not fire", "docs/not-firing.html"],
	["gesture never works", "docs/not-firing.html"],
	["plasma", "docs/kwin.html"],
	["kde", "docs/kwin.html"],
	["gesture fires sometimes", "docs/not-firing.html#it-fires-sometimes"],
	["after suspend", "docs/not-firing.html#only-after-waking-or-turning"],
	["nothing happens", "docs/not-firing.html"],
	["kiosk", "docs/kiosk.html"],
	["client sees the touch", "docs/guide.html#cancel-delay-ignore"],
	["tremor", "docs/accessibility.html"],
	["trackpad", "docs/tactusd.html"],
	["crash", "docs/reliability.html"],
	["touchegg", "docs/coming-from.html"],
	["app-id", "docs/gestures.html#keys"],
	["swipe from bottom edge", "docs/gestures.html"],
	["how do I test my gesture file", "docs/gestures.html"],
	["record touchscreen", "docs/not-firing.html#a-recording-of-it"],
	["memory usage", "docs/performance.html"],
	["gnome", "docs/tactusd.html"],
	["UIPinchGestureRecognizer", "docs/uikit.html"],
	["too sensitive", "docs/timeline.html"],
	["rule 7.6", "docs/semantics.html#rule-7.6"],
	["tactus_view_create", "c/"],
];

const made = vm.createContext({});
for (const name of ["search-index.js", "words.js", "search.js", "excerpt.js"]) {
	vm.runInContext(fs.readFileSync(path.join(site, name), "utf8"), made, { filename: name });
}
vm.runInContext("const words = indexed(index);", made);
const ask = (question) => vm.runInContext(`search(${JSON.stringify(question)}, words)`, made);
const excerpt = (text, question) => Array.from(
	vm.runInContext(`excerptOf(${JSON.stringify(text)}, ${JSON.stringify(question)})`, made), (piece) => Array.from(piece));

if (process.argv[3] !== undefined) {
	for (const [title, kind, address, text] of ask(process.argv[3])) {
		const pieces = excerpt(text, process.argv[3]).map(([part, isFound]) => isFound ? `*${part}*` : part);
		console.log(`${address}\t${title} (${kind})\n\t${pieces.join("")}`);
	}
	process.exit();
}

function expect(name, isTrue, found) {
	console.log(isTrue ? `ok ${name}` : `FAIL ${name}: ${found}`);
}

for (const [question, answer] of questions) {
	const [first] = ask(question);
	const address = first ? first[2] : "nothing";
	expect(`the search for "${question}"`, address === answer || address.startsWith(answer) &&
		(answer.endsWith("/") || address[answer.length] === "#"), `${address} is first, not ${answer}`);
}
console.log("end");
