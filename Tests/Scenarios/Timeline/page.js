// SPDX-License-Identifier: MIT
// Works a page of `tactus timeline` in a stand-in for the document: where it opens, and the sliders of its limits. What
// needs a layout is in page-test.html, for a browser.
//
//     node page.js PAGE
"use strict";
const fs = require("fs");
const vm = require("vm");
const { documentOf } = require("../../Examples/Site/document.js");

const html = fs.readFileSync(process.argv[2], "utf8");

function expect(name, isTrue, found) {
  console.log(isTrue ? `ok ${name}` : `FAIL ${name}: ${found}`);
}

// The body without its scripts, which run one by one below.
const [, body, json, script] = html.match(
  /<body>(.*?)<script type="application\/json" id="data">(.*?)<\/script>\s*<script>(.*?)<\/script>/s);
const document = documentOf(body + '<pre id="data"></pre>');
document.getElementById("data").textContent = json;
document.getElementById("speed").value = "1";
const context = vm.createContext({
  document, URLSearchParams, location: { hash: "" }, innerWidth: 1200, innerHeight: 900,
  CSS: { escape: text => text }, getComputedStyle: () => ({ colorScheme: "light" }),
  ResizeObserver: class { observe() {} }, requestAnimationFrame: () => 1, cancelAnimationFrame() {},
  performance: { now: () => 0 },
});
vm.runInContext(script, context, { filename: "page" });

const data = JSON.parse(json);
const now = () => document.getElementById("now").textContent;
const failure = data.notes.filter(note => note.remedy).pop();
expect("opens at the failure", Number(now()) === failure.time / 1000, now());

const rows = document.querySelectorAll("div.row.limit");
expect("each limit has a row", rows.length === data.limits.length && rows.length > 0, rows.length);
const [limit] = data.limits, [row] = rows;
const slider = row.querySelector("input[type=range]");
const answer = () => row.querySelector("p").textContent;
const value = () => slider.getAttribute("aria-valuetext");
const move = index => { slider.value = String(index); slider.send("input"); };

expect("a slider has a step for each value", slider.getAttribute("max") === String(limit.steps.length - 1),
  slider.getAttribute("max"));
expect("and begins at the present one", slider.value === String(limit.present), slider.value);
expect("which says what happened", answer().startsWith("As it is: it does not fire: failed after"), answer());
expect("it has a name for screen readers", slider.getAttribute("aria-label").includes(limit.property),
  slider.getAttribute("aria-label"));

const meter = document.querySelectorAll("div.row.meter")[0].querySelector("svg");
const lines = () => meter.querySelectorAll("line.moved");
expect("one dashed line is there at first", lines().length === 0, lines().length);
const firing = limit.steps.findLastIndex(step => step.fires);
move(firing);
expect("moving it answers", answer().includes("it fires: " + limit.steps[firing].outcome), answer());
expect("a screen reader hears the same", value() === limit.steps[firing].text + ", it fires: " +
  limit.steps[firing].outcome + ".", value());
expect("a second line shows the value", lines().length > 0, lines().length);
// How high a line lies above the bottom of the row.
const height = line => 28 - Number(line.getAttribute("y1"));
const fixed = () => meter.querySelectorAll("line").find(l => l.getAttribute("stroke-dasharray") &&
  l.getAttribute("class") !== "moved");
const isAt = factor => Math.abs(height(lines()[0]) / height(fixed()) - factor) < 0.01 && height(lines()[0]) <= 20;
expect("a smaller limit lies lower", isAt(limit.steps[firing].factor), height(lines()[0]));
expect("a dot shows when it fires", meter.querySelectorAll("circle").length === 1, meter.querySelectorAll("circle").length);
move(limit.steps.length - 1);
expect("a greater limit lies higher", isAt(limit.steps[limit.steps.length - 1].factor), height(lines()[0]));
expect("and has no dot", meter.querySelectorAll("circle").length === 0, meter.querySelectorAll("circle").length);

move(firing);
row.querySelector("button").click();
expect("the answer leads to its time", Number(now()) === Math.round(limit.steps[firing].time / 100) / 10, now());
const isTaken = key => slider.send("keydown", { key });
expect("arrow keys stay the slider's", !isTaken("ArrowLeft") && !isTaken("Home"), "the page takes them");
const before = now();
document.body.send("keydown", { key: "ArrowRight" });
expect("elsewhere they move through time", now() !== before, now());
move(1e9);
expect("a value out of range is left alone", answer().includes(limit.steps[firing].outcome), answer());

const lists = row.querySelectorAll("tr").slice(1);
expect("all values stand in a table", lists.length === limit.steps.length, lists.length);
const saysAll = (line, { text, fires, outcome }) => line.startsWith(text) &&
  line.includes((fires ? "fires: " : "does not fire: ") + outcome);
expect("with what each does", lists.every((line, index) => saysAll(line.textContent, limit.steps[index])),
  lists.map(line => line.textContent).join("; "));
const box = document.querySelector(`input[data-recognizer="${limit.recognizer}"]`);
box.click();
expect("a recognizer that is off hides its slider", row.hidden, "it shows");
box.click();
expect("and shows it again", !row.hidden, "it is hidden");
console.log("end");
