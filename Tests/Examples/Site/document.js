// SPDX-License-Identifier: MIT
// A small stand-in for a browser's document, in which scripts of pages run under node: elements, attributes, text and
// events. It knows no layout: everything is 600 × 400 px large.
"use strict";

class Element {
	constructor(document, name) {
		this.ownerDocument = document;
		this.tagName = name.toUpperCase();
		this.parentElement = null;
		this.childNodes = [];
		this.attributes = new Map();
		this.listeners = {};
		this.style = {};
		this.dataset = {};
		this.value = "";
		this.hidden = false;
		this.scrollTop = 0;
		this.classList = {
			toggle: (word, isOn) => {
				const others = this.className.split(" ").filter((each) => each && each !== word);
				this.className = (isOn ? [...others, word] : others).join(" ");
			},
		};
	}

	get children() { return this.childNodes.filter((node) => node instanceof Element); }
	get firstChild() { return this.childNodes[0] || null; }
	get id() { return this.getAttribute("id") || ""; }
	set id(text) { this.setAttribute("id", text); }
	get className() { return this.getAttribute("class") || ""; }
	set className(text) { this.setAttribute("class", text); }
	get textContent() { return this.childNodes.map((node) => node instanceof Element ? node.textContent : node).join(""); }
	set textContent(text) { this.replaceChildren(...(text === "" ? [] : [String(text)])); }
	get checked() { return this.isChecked ?? this.attributes.has("checked"); }
	set checked(isOn) { this.isChecked = isOn; }
	get href() { return this.getAttribute("href") || ""; }
	set href(text) { this.setAttribute("href", text); }
	get hash() { return this.href.replace(/^[^#]*/, ""); }
	get type() { return this.getAttribute("type") || ""; }

	setAttribute(name, text) {
		this.attributes.set(name, String(text));
		if (name === "value") this.value = String(text);
		if (name === "hidden") this.hidden = true;
		if (name.startsWith("data-")) this.dataset[name.slice(5)] = String(text);
	}
	getAttribute(name) { return this.attributes.get(name) ?? null; }
	removeAttribute(name) { this.attributes.delete(name); }

	append(...nodes) {
		for (const node of nodes) {
			if (node instanceof Element) node.parentElement = this;
			this.childNodes.push(node instanceof Element ? node : String(node));
		}
	}
	replaceChildren(...nodes) {
		this.childNodes = [];
		this.append(...nodes);
	}

	descendants() { return this.children.flatMap((child) => [child, ...child.descendants()]); }
	// One step of a selector: name, #id, .class, [attribute], [attribute=text].
	matches(selector) {
		return selector.split(/\s*,\s*/).some((one) => {
			const parts = one.match(/^[\w-]+|#[\w-]+|\.[\w-]+|\[[^\]]+\]/g) || [];
			return parts.every((part) => {
				if (part[0] === "#") return this.id === part.slice(1);
				if (part[0] === ".") return this.className.split(" ").includes(part.slice(1));
				if (part[0] !== "[") return this.tagName === part.toUpperCase();
				const [, name, text] = part.match(/^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/);
				return this.attributes.has(name) && (text === undefined || this.getAttribute(name) === text);
			});
		});
	}
	querySelectorAll(selector) { return this.descendants().filter((each) => each.matches(selector)); }
	querySelector(selector) { return this.querySelectorAll(selector)[0] || null; }
	closest(selector) { return this.matches(selector) ? this : this.parentElement?.closest(selector) ?? null; }
	contains(other) { return other === this || this.descendants().includes(other); }

	addEventListener(type, listener) { (this.listeners[type] = this.listeners[type] || []).push(listener); }
	// Hands an event to the element and those around it; returns whether one of them prevented the default.
	send(type, details = {}) {
		let isPrevented = false;
		const event = { type, target: this, preventDefault: () => { isPrevented = true; }, ...details };
		for (let each = this; each; each = each.parentElement) {
			for (const listener of each.listeners[type] || []) listener(event);
		}
		for (const listener of this.ownerDocument.listeners[type] || []) listener(event);
		return isPrevented;
	}
	click() {
		if (this.type === "checkbox") {
			this.checked = !this.checked;
			this.send("change");
		}
		this.send("click");
	}
	focus() {
		this.ownerDocument.activeElement = this;
		this.send("focus");
	}
	scrollIntoView() {}
	getBoundingClientRect() { return { left: 0, top: 0, right: 600, bottom: 400, width: 600, height: 400 }; }
	get clientHeight() { return 400; }
	get offsetTop() { return 0; }
}

// Returns a document with the elements of a piece of HTML, without their text.
function documentOf(html) {
	const document = {
		listeners: {},
		createElement: (name) => new Element(document, name),
		createElementNS: (_, name) => new Element(document, name),
		getElementById: (id) => document.documentElement.querySelector("#" + id),
		querySelector: (selector) => document.documentElement.querySelector(selector),
		querySelectorAll: (selector) => document.documentElement.querySelectorAll(selector),
		addEventListener: (type, listener) => {
			(document.listeners[type] = document.listeners[type] || []).push(listener);
		},
	};
	document.documentElement = new Element(document, "html");
	document.head = new Element(document, "head");
	document.body = new Element(document, "body");
	document.documentElement.append(document.head, document.body);
	document.activeElement = document.body;
	const isVoid = new Set(["INPUT", "META", "LINK", "BR"]);
	let open = document.body;
	for (const [, slash, name, rest] of html.replace(/<!--.*?-->/gs, "").matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi)) {
		if (slash) open = open.tagName === name.toUpperCase() ? open.parentElement || open : open;
		else {
			const element = new Element(document, name);
			for (const [, key, text] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) element.setAttribute(key, text ?? "");
			open.append(element);
			if (!isVoid.has(element.tagName)) open = element;
		}
	}
	return document;
}

module.exports = { documentOf };
