// SPDX-License-Identifier: MIT
// The views and the fingers over them.

const svgSpace = "http://www.w3.org/2000/svg";

function shape(name, attributes, parent, text) {
  const element = document.createElementNS(svgSpace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  if (text !== undefined) element.textContent = text;
  if (parent) parent.append(element);
  return element;
}

function make(name, attributes, parent, text) {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  if (text !== undefined) element.textContent = text;
  if (parent) parent.append(element);
  return element;
}

const stage = {
  svg: document.getElementById("stage"),

  extent() {
    let all = data.views.flatMap(v => v.places.length ? v.places[0].corners : []);
    if (!all.length) all = data.touches.flatMap(t => t.samples.filter((_, i) => i % 3));
    const xs = all.filter((_, i) => i % 2 === 0), ys = all.filter((_, i) => i % 2 === 1);
    if (!xs.length) return [0, 0, 100, 60];
    const [left, right] = [Math.min(...xs), Math.max(...xs)], [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)];
  },

  // In px of the page: letters and lines keep their sizes.
  fit() {
    const box = this.svg.getBoundingClientRect();
    const [left, top, width, height] = this.extent();
    const margin = 14;
    this.scale = Math.min((box.width - 2 * margin) / width, (box.height - 2 * margin) / height);
    if (!(this.scale > 0)) this.scale = 1;
    this.offset = [margin - left * this.scale, margin - top * this.scale];
    this.svg.setAttribute("viewBox", `0 0 ${Math.max(1, box.width)} ${Math.max(1, box.height)}`);
  },

  x(x) { return x * this.scale + this.offset[0]; },
  y(y) { return y * this.scale + this.offset[1]; },

  points(flat) {
    const result = [];
    for (let i = 0; i + 1 < flat.length; i += 2) result.push(this.x(flat[i]) + "," + this.y(flat[i + 1]));
    return result.join(" ");
  },

  draw(time) {
    this.svg.replaceChildren();
    this.labels = [];
    for (const view of data.views) this.drawView(view, time);
    for (const touch of data.touches) {
      // What lifted long ago would hide what is now.
      if (touch.down <= time && (touch.up === null || time - touch.up < 3000000)) this.drawTrack(touch, time);
    }
    for (const touch of data.touches) {
      if (isDown(touch, time)) this.drawFinger(touch, time);
    }
  },

  drawView(view, time) {
    const index = Math.max(0, lastBy(view.places, time, p => p.time));
    const place = view.places[index];
    if (!place || place.corners.length < 8) return;
    const points = this.points(place.corners);
    const colour = view.kind === "surface" ? "var(--delivered)" : "var(--panel)";
    const polygon = shape("polygon", {
      points, fill: place.hidden ? "none" : colour, "fill-opacity": view.kind === "surface" ? 0.08 : 1,
      stroke: "var(--muted)", "stroke-width": view.kind === "window" ? 1.5 : 1,
      "stroke-dasharray": place.hidden ? "2 3" : view.kind === "surface" ? "6 3" : "none",
    }, this.svg);
    shape("title", {}, polygon, view.kind + " " + view.name);
    if (place.hidden) return;
    const width = Math.abs(place.corners[2] - place.corners[0]) * this.scale;
    const [length, y] = [view.name.length * 6.6, this.y(place.corners[1]) + 14];
    const height = Math.abs(place.corners[7] - place.corners[1]) * this.scale;
    if (width < length + 10 || height < 18) return;
    // Views that begin at one place have their names beside each other.
    const left = this.x(place.corners[0]) + 5;
    const isFree = x => !this.labels.some(l => Math.abs(l.y - y) < 12 && x < l.x + l.length + 6 && l.x < x + length + 6);
    const x = [left, left + width - 10 - length].find(isFree);
    if (x === undefined) return;
    this.labels.push({ x, y, length });
    shape("text", { x, y, "font-size": 11 }, this.svg, view.name);
  },

  // What lies more than half a second back is pale.
  drawTrack(touch, time) {
    const count = samplesBy(touch, time);
    if (!count) return;
    const recent = Math.max(1, samplesBy(touch, time - 500000));
    const ended = touch.up !== null && touch.up < time;
    this.drawLine(touch, 0, ended ? count : recent, 0.3);
    if (!ended) this.drawLine(touch, Math.max(0, recent - 1), count, 1);
    const start = shape("circle", {
      cx: this.x(touch.samples[1]), cy: this.y(touch.samples[2]), r: 3, fill: fingerColour(touch.label),
      opacity: ended ? 0.4 : 1,
    }, this.svg);
    shape("title", {}, start, "touch " + touch.label + " landed at " + milliseconds(touch.down) + " ms");
  },

  drawLine(touch, from, to, opacity) {
    if (to - from < 2) return;
    const flat = [];
    for (let i = from; i < to; i++) flat.push(touch.samples[i * 3 + 1], touch.samples[i * 3 + 2]);
    shape("polyline", {
      points: this.points(flat), fill: "none", stroke: fingerColour(touch.label), "stroke-width": 3, opacity,
      "stroke-linejoin": "round", "stroke-linecap": "round",
    }, this.svg);
  },

  // The ring tells what the view has: filled in, hatched, or crossed out as in the rows.
  drawFinger(touch, time) {
    const count = samplesBy(touch, time);
    if (!count) return;
    const x = this.x(touch.samples[count * 3 - 2]), y = this.y(touch.samples[count * 3 - 1]);
    const state = touchState(touch, time) || "undelivered";
    const group = shape("g", { "data-touch": touch.label, "data-state": state }, this.svg);
    shape("title", {}, group, "touch " + touch.label + ": " + words[state]);
    shape("circle", {
      cx: x, cy: y, r: 17, fill: "none", "stroke-width": 3,
      stroke: "var(--" + (state === "end-withheld" ? "delivered" : state) + ")",
      "stroke-dasharray": state === "withheld" ? "3 4" : state === "cancelled" ? "8 4" : "none",
    }, group);
    shape("circle", { cx: x, cy: y, r: 11, fill: fingerColour(touch.label) }, group);
    shape("text", {
      x, y: y + 4, "text-anchor": "middle", "font-size": 12, "font-weight": 600, style: "fill: var(--on-ink)",
    }, group, touch.label.length > 3 ? "•" : touch.label);
  },
};
