// SPDX-License-Identifier: MIT
// Time: slider, keys, play, zoom, the tip under the pointer. What the address says behind its # is where the page opens:
// #t=512.5 (ms), &off=NAME,NAME and &theme=dark.

const page = {
  time: data.range[0],
  playing: null,
  slider: document.getElementById("time"),
  cursor: document.getElementById("cursor"),
  tip: document.getElementById("tip"),

  seek(time, isSaid = true) {
    this.time = Math.min(Math.max(time, data.range[0]), data.range[1]);
    this.slider.value = placeOf(this.time) / folds.length * 100000;
    this.slider.setAttribute("aria-valuetext", milliseconds(this.time) + " ms");
    rows.reveal(this.time);
    this.refresh();
    if (isSaid) document.getElementById("said").textContent = this.sentence();
  },

  // For screen readers: what the moment holds.
  sentence() {
    const down = data.touches.filter(t => isDown(t, this.time)).length;
    const busy = data.recognizers.filter(r => !rows.off.has(r.name) && phaseOf(r, this.time))
      .map(r => r.name + " " + words[phaseOf(r, this.time)]);
    return milliseconds(this.time) + " ms, " + down + (down === 1 ? " finger" : " fingers") +
      (busy.length ? ", " + busy.join(", ") : "");
  },

  refresh() {
    document.getElementById("now").textContent = milliseconds(this.time);
    stage.draw(this.time);
    inspector.draw(this.time);
    this.moveCursor();
  },

  moveCursor() {
    const x = rows.x(this.time);
    this.cursor.style.left = rows.left() + x + "px";
    this.cursor.hidden = x < 0 || x > rows.width;
  },

  step(by) {
    const index = by > 0 ? moments.findIndex(t => t > this.time + 0.5) : moments.findLastIndex(t => t < this.time - 0.5);
    if (index >= 0) this.seek(moments[index]);
  },

  play() {
    if (this.playing !== null) return this.pause();
    if (this.time >= data.range[1]) this.seek(data.range[0]);
    const button = document.getElementById("play");
    button.textContent = "⏸";
    button.setAttribute("aria-label", "Pause");
    let last = performance.now();
    const tick = now => {
      const speed = Number(document.getElementById("speed").value);
      let next = this.time + (now - last) * 1000 * speed;
      last = now;
      const rest = folds.pieces.find(p => p.isRest && next > p.start && next < p.end);
      if (rest) next = rest.end;
      this.seek(next, false);
      if (this.time >= data.range[1]) this.pause(); else this.playing = requestAnimationFrame(tick);
    };
    this.playing = requestAnimationFrame(tick);
  },

  pause() {
    if (this.playing !== null) cancelAnimationFrame(this.playing);
    this.playing = null;
    const button = document.getElementById("play");
    button.textContent = "▶";
    button.setAttribute("aria-label", "Play");
  },

  zoom(factor) {
    rows.zoom(factor, this.time);
    this.moveCursor();
  },

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT") return;
    // The arrows move the slider of a limit.
    if (event.target.dataset && event.target.dataset.limit && /^(Arrow|Home|End|Page)/.test(event.key)) return;
    const isButton = event.target.tagName === "BUTTON" || event.target.type === "checkbox";
    const length = event.shiftKey ? 100000 : 8000;
    switch (event.key) {
      case "ArrowLeft": this.seek(this.time - length); break;
      case "ArrowRight": this.seek(this.time + length); break;
      case "Home": this.seek(data.range[0]); break;
      case "End": this.seek(data.range[1]); break;
      case "[": this.step(-1); break;
      case "]": this.step(1); break;
      case "+": case "=": this.zoom(0.5); break;
      case "-": case "−": this.zoom(2); break;
      case "0": this.all(); break;
      case "d": case "D": this.changeTheme(); break;
      case " ": if (isButton) return; this.play(); break;
      default: return;
    }
    event.preventDefault();
  },

  all() {
    rows.show(0, folds.length);
    this.moveCursor();
  },

  changeTheme() {
    const root = document.documentElement;
    const isDark = getComputedStyle(root).colorScheme.includes("dark");
    root.dataset.theme = isDark ? "light" : "dark";
  },

  // The row and the time under the pointer, or null.
  under(event) {
    const svg = event.target.closest ? event.target.closest("svg.lane") : null;
    if (!svg) return null;
    const x = event.clientX - svg.getBoundingClientRect().left;
    return { row: svg.row, time: rows.timeAt(x) };
  },

  hover(event) {
    const found = this.under(event);
    this.tip.hidden = !found;
    if (!found) return;
    const text = found.row.read ? found.row.read(found.time) : "";
    this.tip.textContent = milliseconds(found.time) + " ms" + (text ? "\n" + text : "");
    const box = this.tip.getBoundingClientRect();
    this.tip.style.left = Math.min(event.clientX + 14, innerWidth - box.width - 8) + "px";
    this.tip.style.top = Math.min(event.clientY + 16, innerHeight - box.height - 8) + "px";
  },

  listen() {
    const on = (id, act) => document.getElementById(id).addEventListener("click", act);
    on("play", () => this.play());
    on("previous", () => this.step(-1));
    on("next", () => this.step(1));
    on("in", () => this.zoom(0.5));
    on("out", () => this.zoom(2));
    on("fit", () => this.all());
    on("theme", () => this.changeTheme());
    this.slider.addEventListener("input", () => {
      this.pause();
      this.seek(timeOf(Number(this.slider.value) / 100000 * folds.length));
    });
    document.addEventListener("keydown", event => this.key(event));
    rows.element.addEventListener("pointerdown", event => {
      const found = event.button === 0 ? this.under(event) : null;
      if (!found) return;
      this.pause();
      this.scrubbing = event.pointerId;
      this.seek(found.time);
    });
    document.addEventListener("pointermove", event => {
      const found = this.under(event);
      if (this.scrubbing === event.pointerId && found) this.seek(found.time, false);
      this.hover(event);
    });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { this.scrubbing = null; });
    rows.element.addEventListener("wheel", event => {
      const found = this.under(event);
      if (!found) return;
      const length = rows.to - rows.from;
      if (event.ctrlKey) rows.zoom(Math.exp(event.deltaY / 300), found.time);
      else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) rows.show(rows.from + event.deltaX / rows.width * length, length);
      else return;
      event.preventDefault();
      this.moveCursor();
    }, { passive: false });
    new ResizeObserver(() => this.resize()).observe(document.body);
  },

  resize() {
    stage.fit();
    rows.draw();
    this.refresh();
  },

  legend() {
    const list = document.getElementById("legend");
    const swatch = (attributes, text) => {
      const item = make("li", {}, list);
      const svg = shape("svg", { width: 24, height: 12, "aria-hidden": true }, item);
      shape("rect", { x: 1, y: 1, width: 22, height: 10, rx: 2, ...attributes }, svg);
      item.append(text);
    };
    swatch({ y: 4, height: 3, fill: "var(--finger-0)" }, "on the glass");
    for (const state of ["delivered", "withheld", "end-withheld", "cancelled", "undelivered"]) {
      swatch({ class: "f-" + state }, state === "cancelled" ? "cancelled in its view" : words[state]);
    }
    for (const phase of ["tracking", "active", "held"]) swatch({ class: "p-" + phase }, words[phase]);
    swatch({ y: 5, height: 2, fill: "var(--fires)" }, "nears what makes it fire");
  },

  patterns() {
    const svg = shape("svg", { width: 0, height: 0, "aria-hidden": true, style: "position: absolute" }, document.body);
    for (const [name, ink] of [["withheld", "withheld"], ["end-withheld", "delivered"], ["held", "held"]]) {
      const pattern = shape("pattern", {
        id: "hatch-" + name, width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)",
      }, svg);
      shape("rect", { width: 6, height: 6, fill: `var(--${ink})`, opacity: 0.35 }, pattern);
      shape("line", { x1: 1.5, x2: 1.5, y1: 0, y2: 6, stroke: `var(--${ink})`, "stroke-width": 3 }, pattern);
    }
  },

  open() {
    document.getElementById("name").textContent = data.name;
    document.getElementById("summary").textContent = data.summary;
    this.patterns();
    this.legend();
    rows.build();
    inspector.build();
    stage.fit();
    rows.draw();
    this.listen();
    const said = new URLSearchParams(location.hash.slice(1));
    if (said.has("theme")) document.documentElement.dataset.theme = said.get("theme");
    for (const name of (said.get("off") || "").split(",").filter(Boolean)) {
      const box = document.querySelector(`input[data-recognizer="${CSS.escape(name)}"]`);
      if (box) box.click();
    }
    const start = Number(said.get("t"));
    this.seek(said.has("t") && Number.isFinite(start) ? start * 1000 : data.opens, false);
  },
};

page.open();
