// SPDX-License-Identifier: MIT
// The part of a text that a hit shows, with the found words. Nothing here knows of the document.

const lengthOfExcerpt = 150;

// Returns which words of a text answer the question: [start, end].
function marksOf(text, question) {
	const terms = termsOf(question);
	const lower = text.toLowerCase();
	return wordsOf(text).filter(([word, start]) => terms.some((term) => term.worth.has(word) ||
		(term.beginning !== null && lower.startsWith(term.beginning, start))))
		.map(([word, start, end]) => [start, end, word]);
}

// Returns the pieces of the part with the most different words: [text, whether it was found].
function excerptOf(text, question) {
	const marks = marksOf(text, question);
	let [best, start] = [-1, 0];
	for (const [from] of marks) {
		const inside = marks.filter((mark) => mark[0] >= from && mark[1] <= from + lengthOfExcerpt);
		const different = new Set(inside.map((mark) => mark[2])).size;
		if (different > best) [best, start] = [different, from];
	}
	// A little of what stands before; words stay whole.
	if (start > 30) start = text.lastIndexOf(" ", start - 25) + 1; else start = 0;
	let end = Math.min(text.length, start + lengthOfExcerpt);
	if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), start + 1);
	return pieces(text, marks, start, end);
}

// Returns a title in the same way.
function marked(title, question) {
	return pieces(title, marksOf(title, question), 0, title.length);
}

function pieces(text, marks, start, end) {
	const result = start > 0 ? [["… ", false]] : [];
	let at = start;
	for (const [from, to] of marks) {
		if (from < at || to > end) continue;
		if (from > at) result.push([text.slice(at, from), false]);
		result.push([text.slice(from, to), true]);
		at = to;
	}
	if (at < end) result.push([text.slice(at, end), false]);
	if (end < text.length) result.push([" …", false]);
	return result;
}
