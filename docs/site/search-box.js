// SPDX-License-Identifier: MIT
// The field of the search and its list of hits: arrow keys choose one, Enter opens it, Escape closes the list. The
// index is read when somebody wants to search, by a script element: from disk, browsers allow nothing else.
const searchBox = {
	input: document.getElementById("search"),
	list: document.getElementById("found"),
	said: document.getElementById("hits"),
	words: null,
	chosen: -1,

	load() {
		if (this.isLoading) return;
		this.isLoading = true;
		const script = document.createElement("script");
		script.src = up + "search-index.js";
		script.addEventListener("load", () => this.show());
		document.head.append(script);
	},

	show() {
		if (typeof index === "undefined") return this.load();
		this.words = this.words || indexed(index);
		const question = this.input.value;
		const hits = question.trim() === "" ? [] : search(question, this.words);
		this.list.replaceChildren(...hits.map((hit, number) => this.item(hit, number, question)));
		this.said.textContent = question.trim() === "" ? "" : hits.length === 1 ? "1 hit" : hits.length + " hits";
		this.choose(-1);
		this.open(hits.length > 0);
	},

	item([title, kind, address, text], number, question) {
		const item = document.createElement("li");
		item.id = "hit-" + number;
		item.setAttribute("role", "option");
		const link = document.createElement("a");
		link.href = up + address;
		link.tabIndex = -1;
		const small = document.createElement("small");
		small.textContent = kind;
		const excerpt = document.createElement("p");
		this.fill(link, marked(title, question));
		this.fill(excerpt, excerptOf(text, question));
		item.append(link, " ", small, excerpt);
		item.addEventListener("click", (event) => { if (event.target.tagName !== "A") link.click(); });
		return item;
	},

	fill(element, pieces) {
		element.append(...pieces.map(([text, isFound]) => {
			if (!isFound) return text;
			const mark = document.createElement("mark");
			mark.textContent = text;
			return mark;
		}));
	},

	open(isOpen) {
		this.list.hidden = !isOpen;
		this.input.setAttribute("aria-expanded", String(isOpen));
	},

	choose(number) {
		const items = this.list.children;
		this.chosen = items.length === 0 ? -1 : Math.max(-1, Math.min(items.length - 1, number));
		for (let each = 0; each < items.length; each++) {
			items[each].setAttribute("aria-selected", String(each === this.chosen));
		}
		if (this.chosen < 0) return this.input.removeAttribute("aria-activedescendant");
		this.input.setAttribute("aria-activedescendant", items[this.chosen].id);
		items[this.chosen].scrollIntoView({ block: "nearest" });
	},

	key(event) {
		if (event.key === "Escape") {
			// The first Escape closes the list, the next one empties the field.
			if (this.list.hidden) this.input.value = "";
			this.choose(-1);
			this.open(false);
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			if (this.list.hidden) this.show();
			else this.choose(this.chosen + (event.key === "ArrowDown" ? 1 : -1));
		} else if (event.key === "Enter") {
			if (this.list.hidden || this.list.children.length === 0) return;
			this.list.children[Math.max(0, this.chosen)].querySelector("a").click();
		} else return;
		event.preventDefault();
	},

	listen() {
		this.input.addEventListener("focus", () => this.load());
		this.input.addEventListener("input", () => this.show());
		this.input.addEventListener("keydown", (event) => this.key(event));
		document.addEventListener("keydown", (event) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
			if (["INPUT", "TEXTAREA", "SELECT"].includes(document.activeElement.tagName)) return;
			event.preventDefault();
			this.input.focus();
		});
		document.addEventListener("pointerdown", (event) => {
			if (!this.list.contains(event.target) && event.target !== this.input) this.open(false);
		});
	},
};
searchBox.listen();
