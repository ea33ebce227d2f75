// SPDX-License-Identifier: MIT
// The rows of numbers below a recognizer: how near it came to its limit, which is the dashed line. A limit that the
// reader has moved is a second line.

const meters = {
  add(r, meter) {
    const row = rows.add("meter", meter.name, 32, time => {
      const value = meterValue(meter, time);
      const limit = numberText(meter.limit, meter.unit);
      const part = meter.limit > 0 && value !== null ? ` (${Math.round(value / meter.limit * 100)} %)` : "";
      return meter.name + " " + (value === null ? "–" : numberText(value, meter.unit)) + " of " + limit + part;
    });
    make("span", {}, row.name, meter.name);
    make("br", {}, row.name);
    make("small", { style: "color: var(--fires)" }, row.name, "fires at " + numberText(meter.limit, meter.unit));
    row.draw = () => this.draw(row, meter, limits.shownOn(r, meter));
    return row;
  },

  // Both limits are in the row: the higher one is at its top.
  draw(row, meter, moved) {
    const highest = Math.max(1, moved ? moved.factor : 1);
    const y = part => 28 - Math.min(1.15, part / highest) * 20;
    for (const run of meter.runs) {
      const points = [];
      for (let i = 0; i + 1 < run.length; i += 2) {
        points.push([rows.x(run[i]), y(meter.limit > 0 ? run[i + 1] / meter.limit : 1)]);
      }
      if (points.length) this.drawRun(row, points, y, moved);
    }
    if (!moved) return;
    const x = rows.x(moved.time);
    if (moved.fires) shape("circle", { cx: x, cy: y(moved.factor), r: 5, fill: "var(--recognized)" }, row.svg);
    else rows.cross(row, moved.time, y(moved.factor), "failed");
  },

  drawRun(row, points, y, moved) {
    const colour = "var(--fires)";
    const line = points.map(p => p[0].toFixed(1) + "," + p[1].toFixed(1)).join(" ");
    const [first, last] = [points[0][0], points[points.length - 1][0]];
    const across = { x1: first, x2: last, y1: y(1), y2: y(1), stroke: colour, "stroke-dasharray": "4 3" };
    shape("line", { ...across, opacity: moved ? 0.5 : 1 }, row.svg);
    if (moved) {
      const height = y(moved.factor);
      const moving = { class: "moved", y1: height, y2: height, stroke: "var(--active)", "stroke-width": 2 };
      shape("line", { ...across, ...moving }, row.svg);
    }
    shape("polygon", { points: `${first},28 ${line} ${last},28`, fill: colour, opacity: 0.15 }, row.svg);
    shape("polyline", { points: line, fill: "none", stroke: colour, "stroke-width": 1.8 }, row.svg);
  },
};
