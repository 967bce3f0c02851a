const data = JSON.parse(document.getElementById('data').textContent);
const {settings, scenes, findings, parts, elements, texts, ids} = data;
const SVG = 'http://www.w3.org/2000/svg';
const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const round = value => Math.round(value * 100) / 100;
const findingsByNumber = new Map(findings.map(finding => [finding.number, finding]));
const rows = new Map($$('.shots').map(row => [Number(row.dataset.scene), row]));
const entries = new Map($$('.finding').map(item => [Number(item.dataset.finding), item]));

/* ---- Elements ---- */

function make(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

function draw(name, attributes, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/* ---- Pictures: parts put together ---- */

let pictureCount = 0;

function markup(part, prefix) {
  let clips = 0;
  const open = [[parts[part], 0]];
  const out = [];
  while (open.length) {
    const top = open[open.length - 1];
    if (top[1] >= top[0].length) {
      open.pop();
      if (open.length) out.push('</g>');
      continue;
    }
    const piece = top[0][top[1]++];
    if (typeof piece === 'number') { out.push(elements[piece]); continue; }
    const [inner, x, y, id = -1, scale = 1, opacity = 1, clip = ''] = piece;
    let tag = '<g';
    if (x || y || scale !== 1) {
      tag += ` transform='translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}'`;
    }
    if (opacity < 1) tag += ` opacity='${opacity}'`;
    if (id >= 0) tag += ` data-view='${id}'`;
    if (clip) {
      const name = `${prefix}c${clips++}`;
      out.push(`<clipPath id='${name}'><path d='${clip}'/></clipPath>`);
      tag += ` clip-path='url(#${name})'`;
    }
    out.push(tag + '>');
    open.push([parts[inner], 0]);
  }
  return out.join('');
}

/* ---- Shots: what a configuration has of a scene ---- */

function readFrames(text, base) {
  const rect = word => word ? word.split(' ').map(Number) : null;
  if (!text.startsWith('~')) return text ? text.split(',').map(rect) : [];
  const frames = base.slice();
  for (const word of text.slice(1).split(',')) {
    const place = word.indexOf(':');
    if (place > 0) frames[Number(word.slice(0, place))] = rect(word.slice(place + 1));
  }
  return frames;
}

function readFacts(text) {
  const facts = {h: new Set(), i: new Set(), o: new Set(), x: new Set(), b: new Map(), m: new Map(),
    a: new Map(), s: new Map(), g: new Map()};
  for (const word of text ? text.split(',') : []) {
    const [place, ...numbers] = word.slice(1).split(' ').map(Number);
    const kind = facts[word[0]];
    if (kind instanceof Set) kind.add(place); else kind.set(place, numbers);
  }
  return facts;
}

function decode(scene, fields) {
  const [part, width, height, rootWidth, rootHeight, frames, facts, base, fills] = fields;
  const known = base >= 0 ? shotOf(scene, base).frames : [];
  return {part, width, height, rootWidth, rootHeight, fills,
    frames: readFrames(texts[frames], known), facts: readFacts(texts[facts])};
}

const decoded = new Map();
function shotOf(scene, setting) {
  const fields = scenes[scene].shots[setting];
  if (!fields) return null;
  const key = scene + ' ' + setting;
  if (!decoded.has(key)) decoded.set(key, decode(scene, fields));
  return decoded.get(key);
}

/* ---- What is chosen ---- */

const devices = [];
for (const setting of settings) {
  if (!setting.canvas && !devices.includes(setting.device)) devices.push(setting.device);
}
const bases = new Map();
settings.forEach((setting, number) => {
  if (setting.base && !bases.has(setting.device)) bases.set(setting.device, number);
});
const first = settings[[...bases.values()][0] ?? 0].choices;
const state = {
  choices: {...first}, hidden: new Set(), words: '', withFindings: false, changed: false, differing: false,
  notes: false, zoom: 0, overlays: new Set(['findings']), chosen: null, finding: null, view: null,
};
const names = ['appearance', 'text', 'direction', 'orientation', 'window'];
const values = name => [...new Set(settings.filter(one => !one.canvas).map(one => one.choices[name]))];
const isDefault = () => names.every(name => state.choices[name] === first[name]);

/* The number of the configuration of a device under the switches; -1 where it was not drawn. */
function settingOf(device) {
  return settings.findIndex(one => one.device === device && !one.canvas
    && names.every(name => one.choices[name] === state.choices[name]
      || name === 'orientation' && one.choices[name] === 'fixed'));
}

const command = () => {
  const words = [data.command];
  const {text, direction, orientation, window} = state.choices;
  if (text !== 'L') words.push('--text-size ' + text);
  if (direction === 'rtl') words.push('--direction rtl');
  if (orientation === 'landscape' && window === 'full') words.push('--orientation landscape');
  return words.join(' ');
};

/* ---- Figures ---- */

function caption(numbers) {
  const one = settings[numbers[0]];
  if (one.canvas) return 'As Xcode saved it: ' + one.name;
  if (numbers.length === 1) return one.product;
  if (numbers.length === devices.length) return 'the same on all devices';
  return one.product + '; the same on ' + numbers.slice(1).map(number => settings[number].product).join(', ');
}

/* Pictures of a scene under the switches, those that look the same once. */
function groups(scene) {
  const list = [];
  const canvas = settings.findIndex(one => one.canvas);
  const numbers = devices.filter(device => !state.hidden.has(device)).map(settingOf);
  if (canvas >= 0 && !state.hidden.has('canvas')) numbers.unshift(canvas);
  for (const number of numbers) {
    const shot = number >= 0 ? shotOf(scene, number) : null;
    if (!shot) continue;
    const one = settings[number];
    if (state.changed && !isDefault()) {
      const base = shotOf(scene, bases.get(one.device));
      if (one.canvas || base && base.part === shot.part) continue;
    }
    if (state.withFindings && !one.canvas && !marksOf(scene, number).length) continue;
    const same = list.find(group => group.shot.part === shot.part && group.shot.width === shot.width
      && !one.canvas && !settings[group.numbers[0]].canvas);
    if (same) same.numbers.push(number); else list.push({shot, numbers: [number]});
  }
  return scenes[scene].empty ? list.filter(group => !settings[group.numbers[0]].canvas).slice(0, 1) : list;
}

function fill(figure, scene, shot, numbers) {
  figure.shot = shot;
  figure.scene = scene;
  figure.numbers = numbers;
  const link = make('a', {class: 'link', href: hash(scene, numbers[0]), title: 'Link to this picture',
    'aria-label': 'Link to this picture'}, ['link']);
  $('figcaption', figure).append(' ', link);
  const track = scenes[scene].tracks[numbers[0]];
  if (track && track.length > 1) addHandle(figure, track);
  $('svg', figure).append(draw('g', {class: 'over'}));
  overlay(figure);
}

function figure(scene, group) {
  const {shot, numbers} = group;
  const text = caption(numbers);
  const element = make('figure', {
    class: 'shot' + (settings[numbers[0]].canvas ? ' canvas' : ''), tabindex: -1,
    'data-setting': numbers[0], 'data-settings': numbers.join(' '),
    style: `--w:${shot.width};--h:${shot.height}`,
  });
  const svg = draw('svg', {viewBox: `0 0 ${shot.width} ${shot.height}`, role: 'img',
    'aria-label': scenes[scene].title + ', ' + text});
  svg.innerHTML = `<g class='picture'>${markup(shot.part, 'q' + pictureCount++)}</g>`;
  element.append(svg, make('figcaption', {}, [text]));
  fill(element, scene, shot, numbers);
  return element;
}

function renderRow(scene) {
  const row = rows.get(scene);
  const list = groups(scene);
  row.replaceChildren(...list.map(group => figure(scene, group)));
  row.waiting = false;
  if (!list.length) {
    row.append(make('p', {class: 'missing'}, [
      devices.every(device => settingOf(device) < 0) ? 'Not drawn in this combination.'
        : 'No picture is left by the filters.']));
  }
}

/* Rows are drawn when they come into view. */
const seen = new IntersectionObserver(list => {
  for (const {target, isIntersecting} of list) {
    target.isNear = isIntersecting;
    if (isIntersecting && target.waiting) renderRow(Number(target.dataset.scene));
  }
}, {rootMargin: '400px'});

function render() {
  const isDrawn = devices.some(device => settingOf(device) >= 0);
  const notice = $('#notice');
  notice.hidden = isDrawn;
  if (!isDrawn) {
    notice.replaceChildren('This combination was not drawn. This command makes it a page: ',
      make('code', {}, [command()]));
  }
  for (const [scene, row] of rows) {
    row.waiting = true;
    if (row.isNear) renderRow(scene);
  }
  filter();
  choose(null);
  updateControls();
}

/* Adopts the figures that the page came with. */
function adopt() {
  for (const [scene, row] of rows) {
    for (const element of $$('.shot', row)) {
      const numbers = element.dataset.settings.split(' ').map(Number);
      fill(element, scene, shotOf(scene, numbers[0]), numbers);
    }
  }
}
