// SPDX-License-Identifier: MIT
// What the data says of a moment. Nothing here knows of the document.

const data = JSON.parse(document.getElementById("data").textContent);
const words = {
  "undelivered": "not delivered", "withheld": "withheld", "delivered": "delivered",
  "end-withheld": "lift withheld", "cancelled": "cancelled", "ended": "ended",
  "tracking": "undecided", "held": "held", "active": "goes on", "recognized": "recognized", "failed": "failed",
};

// Rests take 4 % of what is not a rest: u is the place on an axis on which they are folded.
const folds = (() => {
  const busy = data.pieces.filter(p => !p[2]).reduce((sum, p) => sum + p[1] - p[0], 0);
  const rests = data.pieces.filter(p => p[2]).length;
  const width = rests ? Math.max(1, busy * Math.min(0.04, 0.5 / rests)) : 0;
  let u = 0;
  const pieces = data.pieces.map(([start, end, isRest]) => {
    const piece = { start, end, isRest, u, length: isRest ? width : end - start };
    u += piece.length;
    return piece;
  });
  return { pieces, length: Math.max(1, u) };
})();

function placeOf(time) {
  for (const p of folds.pieces) {
    if (time <= p.end) {
      return p.u + (p.end > p.start ? Math.max(0, time - p.start) / (p.end - p.start) * p.length : 0);
    }
  }
  return folds.length;
}

function timeOf(u) {
  for (const p of folds.pieces) {
    if (u <= p.u + p.length) return p.start + (p.length > 0 ? Math.max(0, u - p.u) / p.length * (p.end - p.start) : 0);
  }
  return data.range[1];
}

function milliseconds(time, digits = 1) {
  const text = (time / 1000).toFixed(digits).replace(/\.0+$/, "");
  const [whole, rest] = text.split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u202f") : whole;
  return rest ? grouped + "." + rest : grouped;
}

function numberText(value, unit) {
  const number = unit === "ms" ? value / 1000 : value;
  const text = String(Math.round(number * 10) / 10);
  return unit === "taps" ? text : text + " " + unit;
}

// The last of sorted things that began by a time.
function lastBy(list, time, start = item => item[0]) {
  let low = 0, high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start(list[middle]) <= time) low = middle + 1; else high = middle;
  }
  return low - 1;
}

function isDown(touch, time) {
  return touch.down <= time && (touch.up === null || time <= touch.up);
}

function touchState(touch, time) {
  const span = touch.spans.findLast(s => s[1] <= time && time <= s[2]);
  return span ? span[0] : null;
}

// How many samples a touch has had by a time.
function samplesBy(touch, time) {
  let low = 0, high = touch.samples.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (touch.samples[middle * 3] <= time) low = middle + 1; else high = middle;
  }
  return low;
}

function phaseOf(recognizer, time) {
  // What happens at one moment is over in the next; a state that began now counts as now.
  for (const attempt of recognizer.attempts) {
    if (time < attempt.range[0] || time > attempt.range[1]) continue;
    const phase = attempt.phases.findLast(p => p[1] <= time && time <= p[2]);
    if (phase) return phase[0];
  }
  return null;
}

function meterValue(meter, time) {
  for (const run of meter.runs) {
    const count = run.length / 2;
    if (!count || time < run[0] || time > run[(count - 1) * 2]) continue;
    let low = 0, high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (run[middle * 2] <= time) low = middle + 1; else high = middle;
    }
    const value = run[(low - 1) * 2 + 1];
    return meter.unit === "ms" ? value + time - run[(low - 1) * 2] : value;
  }
  return null;
}

function lastStep(recognizer, time) {
  const told = recognizer.steps.filter(s => s.to !== "possible" && s.to !== "changed");
  const index = lastBy(told, time, s => s.time);
  return index < 0 ? null : told[index];
}

// In the moment of a decision that is what shows, though it may be over at once.
function shownPhase(recognizer, time) {
  const step = lastStep(recognizer, time);
  if (step && step.time === Math.round(time)) {
    return { began: "active", ended: "recognized", failed: "failed", cancelled: "cancelled" }[step.to];
  }
  return phaseOf(recognizer, time);
}

function isInvolved(recognizer) {
  return recognizer.attempts.length > 0 || recognizer.steps.length > 0;
}

// The moments that the keys [ and ] go to.
const moments = (() => {
  const times = new Set([data.range[0], data.range[1]]);
  for (const touch of data.touches) {
    times.add(touch.down);
    if (touch.up !== null) times.add(touch.up);
    for (const change of touch.changes) times.add(change[0]);
  }
  for (const r of data.recognizers) for (const step of r.steps) times.add(step.time);
  return [...times].filter(t => t >= data.range[0] && t <= data.range[1]).sort((a, b) => a - b);
})();

const fingerNumbers = (() => {
  const numbers = {};
  for (const touch of data.touches) {
    if (!(touch.label in numbers)) numbers[touch.label] = Object.keys(numbers).length;
  }
  return numbers;
})();

function fingerColour(label) {
  return "var(--finger-" + (fingerNumbers[label] || 0) % 8 + ")";
}
