/* ---- Overlays ---- */

const overlays = [
  ['findings', 'f', 'Findings'], ['outlines', 'o', 'Outlines'], ['constraints', 'c', 'Constraints'],
  ['alignment', 'a', 'Alignment'], ['margins', 'm', 'Margins'], ['safe', 's', 'Safe area'],
  ['baselines', 'b', 'Baselines'], ['hidden', 'h', 'Invisible, hidden'],
];

const box = (rect, name) => draw('rect', {class: name, x: round(rect[0]), y: round(rect[1]),
  width: Math.max(round(rect[2]), 0), height: Math.max(round(rect[3]), 0)});
const inset = (rect, [top, left, bottom, right]) =>
  [rect[0] + left, rect[1] + top, rect[2] - left - right, rect[3] - top - bottom];

/* The place of an attribute along its axis; null for extents. */
function position(shot, item, attribute, isRightToLeft) {
  const frame = shot.frames[item];
  if (!frame) return null;
  const margins = shot.facts.m.get(item) ?? [0, 0, 0, 0];
  const [bf = frame[3] * .8, bl = frame[3] * .2] = shot.facts.b.get(item) ?? [];
  const [x, y, w, h] = frame;
  const turn = {5: 1, 6: 2, 17: 13, 18: 14};
  const mirrored = {5: 2, 6: 1, 17: 14, 18: 13};
  const one = (isRightToLeft ? mirrored : turn)[attribute] ?? attribute;
  switch (one) {
    case 1: return x; case 2: return x + w; case 3: return y; case 4: return y + h;
    case 9: return x + w / 2; case 10: return y + h / 2;
    case 11: return y + h - bl; case 12: return y + bf;
    case 13: return x + margins[1]; case 14: return x + w - margins[3];
    case 15: return y + margins[0]; case 16: return y + h - margins[2];
    case 19: return x + w / 2 + (margins[1] - margins[3]) / 2;
    case 20: return y + h / 2 + (margins[0] - margins[2]) / 2;
    default: return null;
  }
}

const isVertical = attribute => [3, 4, 8, 10, 11, 12, 15, 16, 20].includes(attribute);

/* A constraint as Interface Builder draws it: an I-beam, or a line where edges are the same. */
function beam(scene, shot, place, isRightToLeft, unit, names) {
  const [, phrase, item, attribute, other, otherAttribute,, required] = scenes[scene].constraints[place];
  const a = shot.frames[item];
  if (!a) return null;
  const b = other >= 0 ? shot.frames[other] : null;
  const vertical = isVertical(attribute);
  const start = position(shot, item, attribute, isRightToLeft);
  let along, across;
  if (start === null) {
    along = vertical ? [a[1], a[1] + a[3]] : [a[0], a[0] + a[2]];
    across = vertical ? a[0] + a[2] + 6 : a[1] + a[3] + 6;
  } else {
    const end = (b && position(shot, other, otherAttribute, isRightToLeft)) ?? start;
    along = [Math.min(start, end), Math.max(start, end)];
    const span = rect => vertical ? [rect[0], rect[0] + rect[2]] : [rect[1], rect[1] + rect[3]];
    let [low, high] = span(a);
    if (b) {
      const [otherLow, otherHigh] = span(b);
      if (Math.max(low, otherLow) < Math.min(high, otherHigh)) {
        [low, high] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
      }
    }
    across = (low + high) / 2;
    if (along[1] - along[0] < 1) {
      const path = vertical ? `M${round(low)} ${round(start)}H${round(high)}`
        : `M${round(start)} ${round(low)}V${round(high)}`;
      return draw('path', {class: names + (required ? '' : ' optional'), d: path}, [titled(phrase)]);
    }
  }
  const cap = 3 * unit;
  const [from, to] = along.map(round);
  const at = round(across);
  const path = vertical
    ? `M${at - cap} ${from}H${at + cap}M${at} ${from}V${to}M${at - cap} ${to}H${at + cap}`
    : `M${from} ${at - cap}V${at + cap}M${from} ${at}H${to}M${to} ${at - cap}V${at + cap}`;
  return draw('path', {class: names + (required ? '' : ' optional'), d: path}, [titled(phrase)]);
}

const titled = text => draw('title', {}, [text]);

function marksOf(scene, setting) {
  return findings.filter(one => one.scene === scene && one.settings.includes(setting)
    && (state.notes || one.severity !== 'note'));
}

function overlay(figure) {
  const {scene, shot, numbers} = figure;
  const layer = $('.over', figure);
  const setting = settings[numbers[0]];
  const isRightToLeft = setting.choices.direction === 'rtl';
  const unit = shot.width / (figure.querySelector('svg').clientWidth || shot.width * .45);
  const on = state.overlays;
  const out = [];
  const {items, constraints} = scenes[scene];
  items.forEach((item, place) => {
    const frame = shot.frames[place];
    if (!frame) return;
    const hidden = shot.facts.h.has(place);
    if (on.has('hidden') && hidden) out.push(box(frame, 'hiddenview'));
    if (on.has('hidden') && !hidden && (item[4] || shot.facts.i.has(place))) out.push(box(frame, 'blank'));
    if (hidden || item[4]) return;
    if (on.has('outlines')) out.push(box(frame, 'box'));
    if (on.has('alignment')) {
      out.push(box(inset(frame, shot.facts.a.get(place) ?? [0, 0, 0, 0]), 'alignment'));
    }
    if (on.has('margins') && shot.facts.m.has(place)) out.push(box(inset(frame, shot.facts.m.get(place)), 'margins'));
    if (on.has('safe') && shot.facts.s.has(place)) out.push(box(inset(frame, shot.facts.s.get(place)), 'safe'));
    if (on.has('baselines') && shot.facts.b.has(place)) {
      const [top, bottom] = shot.facts.b.get(place);
      for (const y of new Set([frame[1] + top, frame[1] + frame[3] - bottom])) {
        out.push(draw('path', {class: 'baseline', d: `M${round(frame[0])} ${round(y)}h${round(frame[2])}`}));
      }
    }
  });
  if (on.has('constraints')) {
    constraints.forEach((_, place) => {
      if (shot.facts.o.has(place)) return;
      out.push(beam(scene, shot, place, isRightToLeft, unit,
        'constraint' + (shot.facts.x.has(place) ? ' broken' : '')));
    });
  }
  if (on.has('findings') && !figure.dragged) out.push(...marks(figure, isRightToLeft, unit));
  if (state.view && state.view.scene === scene) {
    const place = state.view.item;
    if (shot.frames[place]) out.push(box(shot.frames[place], 'hover'));
    for (const one of holding(scene, shot, place)) out.push(beam(scene, shot, one, isRightToLeft, unit, 'held'));
  }
  layer.replaceChildren(...out.filter(Boolean));
}

function marks(figure, isRightToLeft, unit) {
  const {scene, shot, numbers} = figure;
  const taken = [];
  const list = numbers.flatMap(number => marksOf(scene, number));
  return [...new Set(list)].map(one => {
    const group = draw('g', {class: one.severity + (one.number === state.finding ? ' chosen' : '')});
    const frames = one.items.map(item => [item, shot.frames[item]]).filter(pair => pair[1]).slice(0, 8);
    for (const [item, frame] of frames) {
      const outside = reaches(scene, shot, item);
      group.append(box(frame, 'mark' + (outside ? ' outside' : '')));
      const ghost = shot.facts.g.get(item);
      if (one.rule === 'ambiguous-layout' && ghost) group.append(box(nearby(ghost, shot), 'ghost'));
    }
    const lines = one.constraints.map(place => beam(scene, shot, place, isRightToLeft, unit, 'line')).filter(Boolean);
    group.append(...lines);
    const held = one.constraints.map(place => shot.frames[scenes[scene].constraints[place][2]]).find(Boolean);
    const at = frames[0]?.[1] ?? held;
    if (at) group.append(badge(one.number, at, shot, unit, taken));
    return group;
  });
}

/* A frame moved so that at least half of it lies on the picture: what is open may be anywhere. */
function nearby([x, y, width, height], shot) {
  return [Math.min(Math.max(x, -width / 2), shot.width - width / 2),
    Math.min(Math.max(y, -height / 2), shot.height - height / 2), width, height];
}

/* Whether a view reaches outside of the one around it. */
function reaches(scene, shot, item) {
  const frame = shot.frames[item];
  const around = shot.frames[scenes[scene].items[item][3]];
  return around && (frame[0] < around[0] - .5 || frame[1] < around[1] - .5
    || frame[0] + frame[2] > around[0] + around[2] + .5 || frame[1] + frame[3] > around[1] + around[3] + .5);
}

function badge(number, frame, shot, unit, taken) {
  const reach = 9 * unit;
  let x = Math.min(Math.max(frame[0], reach), shot.width - reach);
  const y = Math.min(Math.max(frame[1], reach), shot.height - reach);
  while (taken.some(one => Math.abs(one[0] - x) < 2 * reach && Math.abs(one[1] - y) < 2 * reach)) x += 2.1 * reach;
  taken.push([x, y]);
  const width = Math.max(9, String(number).length * 3.6 + 4);
  return draw('g', {class: 'badge', 'data-finding': number, transform: `translate(${round(x)} ${round(y)}) scale(${round(unit)})`}, [
    draw('rect', {x: -width, y: -9, width: 2 * width, height: 18, rx: 9}),
    draw('text', {y: '.36em'}, [String(number)])]);
}

const redraw = () => { for (const one of $$('.shot')) if (one.shot) overlay(one); };
