// SPDX-License-Identifier: MIT
// Sliders for limits: what would have happened with another value. The library has played each step when the page was
// made, so that nothing is guessed here.

const limits = {
  // The step that each slider is on.
  chosen: data.limits.map(limit => limit.present),

  of(recognizer) {
    return data.limits.filter(limit => limit.recognizer === recognizer);
  },

  stepOf(limit) {
    return limit.steps[this.chosen[data.limits.indexOf(limit)]];
  },

  // The step that a meter shows besides its own limit, or null.
  shownOn(r, meter) {
    const limit = this.of(r.name).find(l => l.ofMeter && this.meterOf(r, l) === meter);
    const step = limit ? this.stepOf(limit) : null;
    return step && step.factor !== 1 ? step : null;
  },

  // A limit that the host changed has several meters: the one of the attempt that was played again.
  meterOf(r, limit) {
    const unit = limit.steps[0].text.endsWith(" ms") ? "ms" : "px";
    const fitting = r.meters.filter(m => m.unit === unit);
    return fitting.find(m => m.runs.some(run => run[0] >= limit.start)) || fitting[0];
  },

  add(limit) {
    const element = make("div", { class: "row limit" }, rows.element);
    const name = make("div", { class: "label" }, element);
    const label = make("label", {}, name, "if " + limit.property + " were ");
    const value = make("b", {}, label);
    const slider = make("input", {
      type: "range", min: 0, max: limit.steps.length - 1, step: 1, value: limit.present, "data-limit": limit.property,
      "aria-label": limit.recognizer + ": if " + limit.property + " were",
    }, label);
    const answer = make("div", { class: "answer" }, element);
    const sentence = make("p", {}, answer);
    this.table(limit, answer);
    const show = () => {
      const step = this.stepOf(limit);
      value.textContent = step.text;
      slider.setAttribute("aria-valuetext", step.text + ", " + this.sentence(step));
      sentence.replaceChildren((step.factor === 1 ? "As it is: " : "") + this.sentence(step) + " ");
      const button = make("button", { type: "button" }, sentence, "at " + milliseconds(step.time) + " ms");
      button.addEventListener("click", () => page.seek(step.time));
    };
    slider.addEventListener("input", () => {
      const index = Math.round(Number(slider.value));
      if (!limit.steps[index]) return;
      this.chosen[data.limits.indexOf(limit)] = index;
      show();
      rows.draw();
    });
    show();
    return { element };
  },

  sentence(step) {
    const effects = step.effects ? " " + step.effects : "";
    return (step.fires ? "it fires: " : "it does not fire: ") + step.outcome + "." + effects;
  },

  // The same as text, all at once.
  table(limit, parent) {
    const details = make("details", {}, parent);
    make("summary", {}, details, "all values that were tried");
    const table = make("table", {}, details);
    const head = make("tr", {}, table);
    for (const text of [limit.property, limit.recognizer, "others"]) make("th", { scope: "col" }, head, text);
    for (const step of limit.steps) {
      const row = make("tr", { class: step.fires ? "fires" : "" }, table);
      make("th", { scope: "row" }, row, step.text + (step.factor === 1 ? " (as it is)" : ""));
      make("td", {}, row, (step.fires ? "fires: " : "does not fire: ") + step.outcome);
      make("td", {}, row, step.effects || "no change");
    }
  },
};
