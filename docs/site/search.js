// SPDX-License-Identifier: MIT
// Searches titles, symbols, rules and the text of chapters. Titles with all words come first, then places with the
// most words: rare words count more, and a question may contain words that occur nowhere.
const input = document.getElementById("search");
const found = document.getElementById("found");
if (window.innerWidth < 900) document.querySelectorAll("#menu, .contents").forEach((list) => { list.open = false; });

const common = new Set(("a an and are as at be but by can do does for from has have how i if in into is it its me my no not " +
	"of on or our should so than that the their them then there they this to was what when where which who why will with " +
	"would you your").split(" "));
const leastShare = 0.6;

function wordsOf(question) {
	const words = question.toLowerCase().replace(/['’]s\b/g, "").split(/[^a-z0-9_.]+/).filter(Boolean);
	const rare = words.filter((word) => !common.has(word));
	return (rare.length > 0 ? rare : words).map((word) => word.length > 4 ? word.replace(/s$/, "") : word);
}

// 4 for a whole word of the title, 3 for a beginning, 2 within a word, up to 1 for a word of the text, else 0. A long
// text contains many words by chance. The list of changes comes last.
function weight([title, kind, , text], word) {
	const lower = title.toLowerCase();
	const at = lower.indexOf(word);
	if (at < 0) {
		if (!` ${text}`.includes(` ${word}`)) return 0;
		return kind === "Changes" ? 0.2 : Math.min(1, Math.max(0.4, 1.3 - 0.12 * Math.log2(text.length / 100)));
	}
	const isStart = at === 0 || /[^a-z0-9]/.test(lower[at - 1]);
	const end = lower[at + word.length];
	return isStart ? (end === undefined || /[^a-z0-9]/.test(end) ? 4 : 3) : 2;
}

function search(question) {
	const words = wordsOf(question);
	if (words.length === 0) return [];
	const weights = words.map((word) => index.map((entry) => weight(entry, word)));
	const rarity = weights.map((list) => Math.log((index.length + 1) / (list.filter(Boolean).length + 1)) + 0.1);
	const whole = rarity.reduce((sum, value) => sum + value, 0);
	return index
		.map((entry, at) => {
			const own = weights.map((list) => list[at]);
			const share = own.reduce((sum, value, word) => sum + (value > 0 ? rarity[word] : 0), 0) / whole;
			const sum = own.reduce((sum, value, word) => sum + value * rarity[word], 0) / whole;
			const isInTitle = own.every((value) => value > 1);
			return [share < leastShare ? -1 : share * 3 + sum + (isInTitle ? 100 : 0) - entry[0].length / 1000, entry];
		})
		.filter((hit) => hit[0] >= 0)
		.sort((a, b) => b[0] - a[0])
		.slice(0, 20)
		.map(([, entry]) => entry);
}

function show() {
	const hits = search(input.value);
	found.replaceChildren(...hits.map(([title, kind, url]) => {
		const item = document.createElement("li");
		const link = document.createElement("a");
		const small = document.createElement("small");
		link.href = up + url;
		link.textContent = title;
		small.textContent = kind;
		item.append(link, " ", small);
		return item;
	}));
	found.hidden = hits.length === 0;
}

input.addEventListener("input", show);
input.addEventListener("keydown", (event) => {
	if (event.key === "Enter" && !found.hidden) found.querySelector("a").click();
	if (event.key === "Escape") { input.value = ""; show(); }
});
document.addEventListener("keydown", (event) => {
	if (event.key === "/" && document.activeElement !== input) { event.preventDefault(); input.focus(); }
});
