// SPDX-License-Identifier: MIT
// The moment in words and numbers, and the list of what came of it.

const inspector = {
  fingers: document.getElementById("fingers"),
  recognizers: document.getElementById("recognizers"),
  outcomes: document.getElementById("outcomes"),

  build() {
    for (const note of data.notes.filter(n => n.outcome)) {
      const item = make("li", {}, this.outcomes);
      const button = make("button", { type: "button", class: note.outcome }, item);
      make("span", {}, button, milliseconds(note.time));
      make("span", {}, button, note.text.replace(/ \(#\d+\)/g, ""));
      if (note.remedy) make("span", { class: "remedy" }, button, "→ fires with " + note.remedy);
      button.addEventListener("click", () => page.seek(note.time));
      item.note = note;
    }
    if (!this.outcomes.children.length) make("li", { class: "faint" }, this.outcomes, "No recognizer decided anything.");
  },

  draw(time) {
    this.drawFingers(time);
    this.recognizers.replaceChildren();
    for (const r of data.recognizers) if (!rows.off.has(r.name) && isInvolved(r)) this.drawRecognizer(r, time);
    let current = null;
    for (const item of this.outcomes.children) {
      if (!item.note) continue;
      const isOff = item.note.recognizer !== null && rows.off.has(item.note.recognizer);
      item.style.display = isOff ? "none" : "";
      item.firstChild.removeAttribute("aria-current");
      if (!isOff && item.note.time <= time) current = item;
    }
    if (!current) return;
    current.firstChild.setAttribute("aria-current", "time");
    // Within the list only: the page stays where it is.
    const [list, top] = [this.outcomes.parentElement, current.offsetTop - this.outcomes.parentElement.offsetTop];
    if (top < list.scrollTop + 30 || top > list.scrollTop + list.clientHeight - 30) list.scrollTop = top - 60;
  },

  drawFingers(time) {
    this.fingers.replaceChildren();
    const down = data.touches.filter(t => isDown(t, time));
    for (const touch of down) {
      const line = make("div", { class: "finger-line" }, this.fingers);
      make("span", { class: "dot", style: "background: " + fingerColour(touch.label) }, line);
      make("b", {}, line, touch.label);
      const count = samplesBy(touch, time);
      const place = count ? numberText(touch.samples[count * 3 - 2], "px") + ", " +
        numberText(touch.samples[count * 3 - 1], "px") : "";
      make("span", { class: "faint" }, line, place);
      make("span", {}, line, words[touchState(touch, time) || "undelivered"]);
    }
    if (!down.length) make("div", { class: "finger-line faint" }, this.fingers, "No finger is on the glass.");
  },

  drawRecognizer(r, time) {
    const phase = shownPhase(r, time), step = lastStep(r, time);
    if (!phase && !step) return;
    const box = make("div", { class: "card", "data-name": r.name }, this.recognizers);
    const head = make("div", { class: "card-head" }, box);
    make("b", { title: r.kind + " on " + r.view }, head, r.name);
    make("span", { class: "chip " + (phase || "idle") }, head, phase ? words[phase] : "idle");
    for (const meter of r.meters) {
      const value = meterValue(meter, time);
      if (value === null) continue;
      const line = make("div", { class: "threshold" }, box);
      make("span", {}, line, meter.name);
      make("span", {}, line, numberText(value, meter.unit) + " of " + numberText(meter.limit, meter.unit));
      const part = meter.limit > 0 ? Math.min(1, Math.max(0, value / meter.limit)) : 1;
      const track = make("div", {
        class: "track", role: "meter", "aria-label": r.name + ": " + meter.name, "aria-valuemin": 0,
        "aria-valuemax": 100, "aria-valuenow": Math.round(part * 100),
      }, line);
      make("i", { style: `width: ${part * 100}%; background: var(--fires)` }, track);
    }
    // While the recognizer tries again, its last reason is history.
    const attempt = r.attempts.find(a => a.range[0] <= time && time <= a.range[1]);
    if (step && (!attempt || step.time >= attempt.range[0])) make("div", { class: "why" }, box, step.text.replace(/ \(#\d+\)/g, ""));
  },
};
