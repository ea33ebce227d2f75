// SPDX-License-Identifier: MIT
// The lists beside the text: open where there is room for them, folded on a phone. Without scripts they stay open.
const menu = {
	pages: document.getElementById("menu"),
	contents: document.getElementById("contents"),

	// Marks the heading below which the reader is.
	mark() {
		const links = Array.from(this.contents.querySelectorAll("a"));
		const above = links.filter((link) => {
			const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
			return heading && heading.getBoundingClientRect().top < 120;
		});
		const current = above[above.length - 1];
		if (current === this.current) return;
		if (this.current) this.current.removeAttribute("aria-current");
		this.current = current;
		if (!current) return;
		current.setAttribute("aria-current", "location");
		// Within the list only: the page stays where the reader is.
		const list = this.contents.parentElement;
		const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
		if (top < 0 || top > list.clientHeight - 30) list.scrollTop += top - list.clientHeight / 2;
	},

	listen() {
		const narrow = window.matchMedia("(max-width: 800px)"), medium = window.matchMedia("(max-width: 1150px)");
		const fold = () => {
			this.pages.open = !medium.matches;
			if (this.contents) this.contents.open = !narrow.matches;
		};
		fold();
		for (const width of [narrow, medium]) width.addEventListener("change", fold);
		const here = this.pages.querySelector("[aria-current]");
		const side = this.pages.parentElement;
		if (here && this.pages.open) side.scrollTop = here.offsetTop - side.clientHeight / 2;
		if (!this.contents) return;
		// On a phone the list lies over the text: a choice closes it.
		this.contents.addEventListener("click", (event) => {
			if (narrow.matches && event.target.closest("a")) this.contents.open = false;
		});
		let isWaiting = false;
		window.addEventListener("scroll", () => {
			if (isWaiting) return;
			isWaiting = true;
			requestAnimationFrame(() => { isWaiting = false; this.mark(); });
		}, { passive: true });
		this.mark();
	},
};
menu.listen();
