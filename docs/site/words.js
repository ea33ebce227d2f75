// SPDX-License-Identifier: MIT
// Words of texts and of questions, and which of them mean the same. Nothing here knows of the document.

// Words that occur in most questions and say nothing about the answer.
const common = new Set(("a an and are as at be but by can do does doesn for from has have how i if in into is it its me " +
	"my no not of on or our should so than that the their them then there they this to was what when where which who why " +
	"will with would you your").split(" "));

// Each line has the words of one meaning: what readers type, and what the pages call it.
const synonyms = [
	"plasma kde kwin",
	"client application app program",
	"see get receive",
	"fire work trigger recognize",
	"two 2", "three 3", "four 4", "five 5",
	"zoom pinch", "rotate turn", "scroll pan", "hold press",
	"trackpad touchpad", "touchscreen panel", "osk keyboard",
	"workspace desktop",
	"latency delay slow", "fast quick speed performance",
	"crash trap abort reliability",
	"debug explain why", "log message",
	"install setup", "config configuration file setting", "shortcut key",
	"reject rejection ignore", "tremor tremble accommodation accessibility",
	"sway labwc cage river niri wlroots tactusd", "daemon tactusd",
	"license licence", "color colour",
	"touchegg lisgd hyprgrass fusuma coming",
].map((line) => line.split(" ").map(stem));

// Returns a word without its ending: fires, fired and firing are fir.
function stem(word) {
	if (word.length < 4 || /[0-9_]/.test(word)) return word;
	let base = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
	const shorter = base.replace(/(?:ing|ed)$/, "");
	if (shorter.length >= 3 && /[aeiouy]/.test(shorter)) base = shorter.replace(/([bdgmnprt])\1$/, "$1");
	return base.length > 3 ? base.replace(/e$/, "") : base;
}

// Returns the words of a text with their places: [stem, start, end].
function wordsOf(text) {
	return Array.from(text.toLowerCase().matchAll(/[a-z0-9_]+/g), (match) =>
		[stem(match[0]), match.index, match.index + match[0].length]);
}

// Returns the terms of a question. A term has the stems that answer it and what each is worth; the word that is being
// typed may still grow.
function termsOf(question) {
	const words = question.toLowerCase().match(/[a-z0-9_]+/g) || [];
	const rare = words.filter((word) => !common.has(word));
	const isTyping = /[a-z0-9_]$/i.test(question);
	return (rare.length > 0 ? rare : words).map((word, index, all) => {
		const own = stem(word);
		const worth = new Map();
		for (const group of synonyms) if (group.includes(own)) for (const other of group) worth.set(other, 0.6);
		worth.set(own, 1);
		return { worth, beginning: isTyping && index === all.length - 1 && word.length > 1 ? word : null };
	});
}
