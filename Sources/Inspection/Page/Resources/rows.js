// SPDX-License-Identifier: MIT
// The rows below the time: touches, recognizers with what they decide by, receivers.

const rows = {
  element: document.getElementById("rows"),
  list: [],
  // What of the axis can be seen, between 0 and folds.length.
  from: 0,
  to: folds.length,
  width: 600,
  off: new Set(),

  x(time) {
    return (placeOf(time) - this.from) / (this.to - this.from) * this.width;
  },

  timeAt(x) {
    const u = this.from + x / this.width * (this.to - this.from);
    return timeOf(Math.min(Math.max(u, 0), folds.length));
  },

  // The left edge of the drawings, in the rows' space.
  left() {
    const svg = this.element.querySelector("svg.lane");
    return svg ? svg.getBoundingClientRect().left - this.element.getBoundingClientRect().left : 0;
  },

  zoom(factor, time) {
    const u = placeOf(time);
    const length = Math.min(folds.length, Math.max(5000, (this.to - this.from) * factor));
    const part = Math.min(1, Math.max(0, (u - this.from) / (this.to - this.from)));
    this.show(u - part * length, length);
  },

  show(from, length) {
    this.from = Math.min(Math.max(0, from), Math.max(0, folds.length - length));
    this.to = this.from + Math.max(1, length);
    this.draw();
  },

  // Moves on if a time is out of sight.
  reveal(time) {
    const u = placeOf(time), length = this.to - this.from;
    if (u < this.from || u > this.to) this.show(u - length * 0.2, length);
  },

  build() {
    this.axis = this.add("axis", "", 22);
    if (data.touches.length) this.heading("Touches");
    for (const lane of touchLanes()) this.addTouch(lane);
    if (data.recognizers.length) this.heading("Recognizers");
    for (const r of data.recognizers) if (isInvolved(r)) this.addRecognizer(r);
    const idle = data.recognizers.filter(r => !isInvolved(r)).map(r => r.name);
    if (idle.length) make("p", {}, this.element, "not involved: " + idle.join(", "));
    if (data.receivers.length) this.heading("Received by");
    for (const receiver of data.receivers) this.addReceiver(receiver);
  },

  heading(text) {
    make("div", { class: "row heading", role: "heading", "aria-level": 2 }, this.element, text);
  },

  add(kind, label, height, read) {
    const element = make("div", { class: "row " + kind }, this.element);
    const name = make("div", { class: "label" }, element);
    if (label) name.innerHTML = "";
    const svg = shape("svg", { class: "lane", height, "aria-hidden": kind === "axis" }, element);
    const row = { kind, element, name, svg, height, read, draw: () => {} };
    svg.row = row;
    this.list.push(row);
    return row;
  },

  label(row, name, detail, colour) {
    if (colour) make("span", { class: "dot", style: "display: inline-block; margin-right: 7px; background: " + colour },
      row.name);
    make("b", {}, row.name, name);
    if (detail) make("small", {}, row.name, " " + detail);
    row.name.title = name + (detail ? " " + detail : "");
  },

  addTouch(lane) {
    const touch = lane[0];
    const row = this.add("touch", touch.label, 24, time => {
      const now = lane.find(t => touchState(t, time) !== null || isDown(t, time));
      if (!now) return "not on the glass";
      const state = touchState(now, time);
      const count = samplesBy(now, time);
      const change = now.changes.findLast(c => c[0] <= time && c[2]);
      const place = count ? ` at ${numberText(now.samples[count * 3 - 2], "px")}, ` +
        numberText(now.samples[count * 3 - 1], "px") : "";
      const glass = isDown(now, time) ? "on the glass" + place : "lifted";
      return glass + (state ? ", " + words[state] : "") + (change && state !== "delivered" ? "\n" + change[2] : "");
    });
    this.label(row, "touch " + touch.label, touch.view ? "on " + touch.view : "", fingerColour(touch.label));
    row.svg.setAttribute("role", "img");
    row.svg.setAttribute("aria-label", lane.map(t => "touch " + t.label + ": " +
      t.spans.map(s => words[s[0]] + " " + milliseconds(s[1]) + " to " + milliseconds(s[2]) + " ms").join(", ")).join("; "));
    row.draw = () => {
      for (const t of lane) {
        this.bar(row, t.down, t.up ?? data.range[1], 1, 3, { fill: fingerColour(t.label), rx: 1.5 });
        for (const [state, from, to] of t.spans) this.bar(row, from, to, 8, 11, { class: "f-" + state, rx: 2 });
        for (const [time, state] of t.changes) if (state === "cancelled") this.cross(row, time, 13.5, "cancelled");
      }
    };
  },

  addRecognizer(r) {
    const row = this.add("recognizer", r.name, 24, time => {
      const phase = shownPhase(r, time), step = lastStep(r, time);
      return (phase ? words[phase] : "idle") + (step ? "\n" + milliseconds(step.time) + " ms: " + step.text : "");
    });
    const label = make("label", {}, row.name);
    const box = make("input", { type: "checkbox", checked: "", "data-recognizer": r.name }, label);
    label.append(" ");
    make("b", {}, label, r.name);
    make("small", {}, label, " " + r.kind + " on " + r.view);
    row.name.title = r.name + " " + r.kind + " on " + r.view;
    row.svg.setAttribute("role", "img");
    row.svg.setAttribute("aria-label", r.name + ": " + r.steps.filter(s => s.to !== "possible" && s.to !== "changed")
      .map(s => milliseconds(s.time) + " ms " + s.to).join(", "));
    row.draw = () => this.drawRecognizer(row, r);
    row.recognizer = r.name;
    const own = [row];
    for (const meter of r.meters) {
      if (meter.unit === "taps" && meter.limit <= 1) continue;
      if (meter.runs.some(run => run.some((v, i) => i % 2 && v >= meter.limit * 0.02))) own.push(meters.add(r, meter));
    }
    for (const limit of limits.of(r.name)) own.push(limits.add(limit));
    box.addEventListener("change", () => {
      if (box.checked) this.off.delete(r.name); else this.off.add(r.name);
      row.element.classList.toggle("off", !box.checked);
      for (const other of own.slice(1)) other.element.hidden = !box.checked;
      for (const other of own.slice(1)) other.element.style.display = box.checked ? "" : "none";
      page.refresh();
    });
  },

  drawRecognizer(row, r) {
    for (const attempt of r.attempts) {
      for (const [phase, from, to] of attempt.phases) this.bar(row, from, to, 5, 14, { class: "p-" + phase, rx: 3 });
    }
    for (const step of r.steps) {
      const x = this.x(step.time);
      if (step.to === "began") {
        shape("path", { d: `M${x} 5l10 7l-10 7z`, fill: "var(--active)", stroke: "var(--background)" }, row.svg);
      } else if (step.to === "ended") {
        shape("circle", { cx: x, cy: 12, r: 6, fill: "var(--recognized)", stroke: "var(--background)" }, row.svg);
      } else if (step.to === "failed" || step.to === "cancelled") {
        this.cross(row, step.time, 12, step.to);
      }
      const loses = step.other && /recognized first|recognized/.test(step.text) && step.to !== "possible";
      if (loses && !this.off.has(step.other)) {
        shape("text", { x: x + 9, y: 16 }, row.svg, "lost to " + step.other);
      }
    }
  },

  addReceiver(receiver) {
    const lanes = contactLanes(receiver.contacts);
    const height = 8 + Math.max(1, lanes.length) * 12;
    const row = this.add("receiver", receiver.name, height + (receiver.marks.length ? 14 : 2), time => {
      const now = receiver.contacts.filter(c => c[1] <= time && time <= c[2]).map(c => "touch " + c[0]);
      const mark = lastBy(receiver.marks, time);
      return (now.length ? "has " + now.join(", ") : "has no touch") +
        (mark < 0 ? "" : "\n" + milliseconds(receiver.marks[mark][0]) + " ms: " + receiver.marks[mark][1]);
    });
    this.label(row, receiver.name, receiver.client ? "surface of " + receiver.client : "");
    row.draw = () => {
      lanes.forEach((lane, index) => {
        for (const [label, from, to, cancelled] of lane) {
          const y = 5 + index * 12;
          this.bar(row, from, to, y, 10, { fill: fingerColour(label), opacity: cancelled ? 0.4 : 0.9, rx: 2 });
          if (cancelled) this.cross(row, to, y + 5, "cancelled");
        }
      });
      for (const [time] of receiver.marks) {
        const d = `M${this.x(time) - 4} ${height + 4}l4 -4l4 4l-4 4z`;
        shape("path", { d, fill: "var(--active)" }, row.svg);
      }
    };
  },

  bar(row, from, to, y, height, attributes) {
    const x = this.x(from);
    shape("rect", { x, y, width: Math.max(1.5, this.x(to) - x), height, ...attributes }, row.svg);
  },

  cross(row, time, y, ink) {
    const x = this.x(time);
    shape("path", {
      d: `M${x - 4} ${y - 4}l8 8M${x - 4} ${y + 4}l8 -8`, stroke: `var(--${ink})`, "stroke-width": 2, fill: "none",
    }, row.svg);
  },

  draw() {
    this.width = Math.max(50, this.axis.svg.getBoundingClientRect().width);
    const ticks = this.ticks();
    for (const row of this.list) {
      row.svg.replaceChildren();
      for (const piece of folds.pieces) {
        if (!piece.isRest) continue;
        const x = this.x(piece.start);
        const rest = shape("rect", { x, y: 0, width: Math.max(1, this.x(piece.end) - x), height: row.height,
          fill: "var(--panel)" }, row.svg);
        const seconds = ((piece.end - piece.start) / 1e6).toFixed(1) + " s";
        shape("title", {}, rest, seconds + " in which nothing happens");
        if (row !== this.axis || this.x(piece.end) - x < 28) continue;
        shape("text", { x: (x + this.x(piece.end)) / 2, y: 15, "text-anchor": "middle", opacity: 0.7 }, row.svg, seconds);
      }
      for (const tick of ticks) {
        const x = this.x(tick);
        if (row === this.axis) {
          const anchor = x < 20 ? "start" : x > this.width - 20 ? "end" : "middle";
          shape("text", { x, y: 15, "text-anchor": anchor }, row.svg, milliseconds(tick));
        } else {
          shape("line", { x1: x, x2: x, y1: 0, y2: row.height, stroke: "var(--line)" }, row.svg);
        }
      }
      row.draw();
    }
  },

  ticks() {
    const result = [];
    const perPixel = (this.to - this.from) / this.width;
    let step = 1000;
    for (const factor of [2, 2.5, 2]) if (step < perPixel * 80) step *= factor;
    let index = 0;
    while (step < perPixel * 80) step *= [2, 2.5, 2][index++ % 3];
    for (const piece of folds.pieces) {
      if (piece.isRest || piece.u > this.to || piece.u + piece.length < this.from) continue;
      const first = Math.max(piece.start, timeOf(Math.max(piece.u, this.from)));
      const last = Math.min(piece.end, timeOf(Math.min(piece.u + piece.length, this.to)));
      for (let time = Math.ceil(first / step) * step; time <= last; time += step) result.push(time);
    }
    // Beside a rest two labels can come too near to each other.
    const isFree = x => !folds.pieces.some(p => p.isRest && x > this.x(p.start) - 18 && x < this.x(p.end) + 18);
    return result.filter((t, i) => isFree(this.x(t)) && (i === 0 || this.x(t) - this.x(result[i - 1]) > 44));
  },
};

// What overlaps in time lies one below the other.
function contactLanes(contacts) {
  const lanes = [];
  for (const contact of contacts) {
    const free = lanes.find(lane => lane[lane.length - 1][2] <= contact[1]);
    if (free) free.push(contact); else lanes.push([contact]);
  }
  return lanes;
}

// Touches of one number share a row unless they overlap.
function touchLanes() {
  const lanes = [];
  for (const touch of data.touches) {
    const last = touch.changes.length ? touch.changes[touch.changes.length - 1][0] : touch.down;
    const end = Math.max(touch.up ?? data.range[1], last);
    const free = lanes.find(lane => lane[0].label === touch.label && lane.end <= touch.down);
    if (free) {
      free.push(touch);
      free.end = end;
    } else {
      const lane = [touch];
      lane.end = end;
      lanes.push(lane);
    }
  }
  return lanes.sort((a, b) => fingerNumbers[a[0].label] - fingerNumbers[b[0].label]);
}
