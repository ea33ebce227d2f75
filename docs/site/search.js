// SPDX-License-Identifier: MIT
// Ranks the pages, chapters, rules and symbols of the index. Nothing here knows of the document.
//
// An entry of the index is [title, kind, address, text, other words for the title]. The kind of a chapter is the title
// of its page.

// A word of a title counts as much as so many words of a text.
const worthOfTitle = 5;
// Words of a question that stand beside each other, and a title that is the question.
const worthOfPhrase = 1.5;
const worthOfWholeTitle = 40;
// A place that lacks the rare words of a question does not answer it.
const leastShare = 0.6;
const mostHits = 20;

// What a kind of entry is worth for a question in words. The lists of symbols repeat each word often.
const worthOfKinds = { C: 0.45, Swift: 0.35, Changes: 0.25, Rules: 0.6, Page: 1.15 };
// Tables of other programs' words, which repeat those of the gesture file.
const worthOfTranslations = 0.6;
// The READMEs of folders are for those who work on Tactus.
const worthOfFolder = 0.5;

function isOfFolder(address) {
	return !/^(docs|c|swift)\//.test(address) && address.includes("/");
}

function worthOf(kind, address) {
	if (isOfFolder(address)) return worthOfFolder;
	if (/^docs\/(coming-from|uikit)\.html#/.test(address)) return worthOfTranslations;
	return worthOfKinds[kind] || 1;
}

// Returns the words of the index: stem -> [entry, places in the title, places in the text].
function indexed(entries) {
	const places = new Map();
	const lengths = entries.map(([title, , , text, others], number) => {
		const add = (word, part, place) => {
			const list = places.get(word) || places.set(word, []).get(word);
			if (list.length === 0 || list[list.length - 1][0] !== number) list.push([number, [], []]);
			list[list.length - 1][part].push(place);
		};
		wordsOf(title).forEach(([word], place) => add(word, 1, place));
		// Far behind the title: they are no neighbours of its words.
		wordsOf(others || "").forEach(([word], place) => add(word, 1, 1000 + place));
		// Parts of a symbol are words as well: tactus_view_create, touchesBegan.
		if (/^[\w.]+$/.test(title)) {
			const parts = title.replace(/([a-z])([A-Z])/g, "$1 $2").split(/[_. ]/);
			if (parts.length > 1) parts.forEach((part) => part && add(stem(part.toLowerCase()), 1, -9));
		}
		const words = wordsOf(text);
		words.forEach(([word], place) => add(word, 2, place));
		return words.length;
	});
	const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
	return { entries, places, lengths, mean };
}

// Returns what each entry has of a term: entry -> { weight, title, text }, and how rare the term is.
function found(term, words) {
	const stems = new Map(term.worth);
	if (term.beginning !== null) {
		for (const word of words.places.keys()) {
			if (word.startsWith(term.beginning) && !stems.has(word)) stems.set(word, 0.8);
		}
	}
	const result = new Map();
	for (const [word, worth] of stems) {
		for (const [number, title, text] of words.places.get(word) || []) {
			// More of the same word says little more, and in a long text less.
			const much = 0.4 + 0.6 * words.lengths[number] / words.mean;
			const weight = worth * ((title.length > 0 ? worthOfTitle : 0) + 2 * text.length / (text.length + much));
			const known = result.get(number);
			if (!known) result.set(number, { weight, title: [...title], text: [...text] });
			else {
				known.weight = Math.max(known.weight, weight);
				known.title.push(...title);
				known.text.push(...text);
			}
		}
	}
	return { result, rarity: Math.log(1 + words.entries.length / (result.size + 1)) };
}

// Returns how many terms of the question stand directly behind the one before.
function neighbours(own) {
	let count = 0;
	for (let index = 1; index < own.length; index++) {
		if (!own[index - 1] || !own[index]) continue;
		for (const [part, worth] of [["title", 2], ["text", 1]]) {
			const before = new Set(own[index - 1][part]);
			if (own[index][part].some((place) => before.has(place - 1))) { count += worth; break; }
		}
	}
	return count;
}

// Returns the best entries for a question, at most 20.
function search(question, words) {
	// A word that occurs nowhere says nothing.
	const terms = termsOf(question).map((term) => found(term, words)).filter((term) => term.result.size > 0);
	const whole = terms.reduce((sum, term) => sum + term.rarity, 0);
	const isSymbol = /[_.]|[a-z][A-Z]/.test(question.trim());
	const plainly = (text) => wordsOf(text).map(([word]) => word).join(" ");
	const asked = plainly(question);
	const hits = [];
	for (const number of new Set(terms.flatMap((term) => [...term.result.keys()]))) {
		const [title, kind, address] = words.entries[number];
		const own = terms.map((term) => term.result.get(number));
		const share = own.reduce((sum, one, index) => sum + (one ? terms[index].rarity : 0), 0) / whole;
		if (share < leastShare) continue;
		const sum = own.reduce((sum, one, index) => sum + (one ? one.weight * terms[index].rarity : 0), 0);
		let score = (sum + worthOfPhrase * neighbours(own) * whole / terms.length) * share * share;
		if (!isSymbol) score *= worthOf(kind, address);
		if (plainly(title) === asked) score += worthOfWholeTitle;
		hits.push([score - title.length / 1000, number]);
	}
	return hits.sort((a, b) => b[0] - a[0] || a[1] - b[1]).slice(0, mostHits).map(([, number]) => words.entries[number]);
}
