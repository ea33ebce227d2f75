// SPDX-License-Identifier: MIT
// Searches titles, headings, rules and symbols: each word must occur; whole names come first.
const input = document.getElementById("search");
const found = document.getElementById("found");
if (window.innerWidth < 900) document.getElementById("menu").open = false;

function rank(title, words) {
	const lower = title.toLowerCase();
	let sum = lower.length / 1000;
	for (const word of words) {
		const at = lower.indexOf(word);
		if (at < 0) return -1;
		const isWhole = lower === word;
		const isStart = at === 0 || /[^a-z0-9]/.test(lower[at - 1]);
		sum += isWhole ? 0 : isStart ? 1 : 3;
	}
	return sum;
}

function show() {
	const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
	const hits = words.length === 0 ? [] : index
		.map((entry) => [rank(entry[0], words), entry])
		.filter((hit) => hit[0] >= 0)
		.sort((a, b) => a[0] - b[0])
		.slice(0, 20);
	found.replaceChildren(...hits.map(([, [title, kind, url]]) => {
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
