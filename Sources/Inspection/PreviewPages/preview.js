'use strict';
(() => {
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
    choices: {...first}, hidden: new Set(), words: '', withFindings: false, changed: false,
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
      'aria-label': 'Link to this picture'}, ['🔗']);
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
        if (one.rule === 'ambiguous-layout' && ghost) group.append(box(ghost, 'ghost'));
      }
      const lines = one.constraints.map(place => beam(scene, shot, place, isRightToLeft, unit, 'line')).filter(Boolean);
      group.append(...lines);
      const held = one.constraints.map(place => shot.frames[scenes[scene].constraints[place][2]]).find(Boolean);
      const at = frames[0]?.[1] ?? held;
      if (at) group.append(badge(one.number, at, shot, unit, taken));
      return group;
    });
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

  /* ---- Inspector ---- */

  function holding(scene, shot, item) {
    return scenes[scene].constraints.map((_, place) => place).filter(place => {
      const [,, firstItem,, second] = scenes[scene].constraints[place];
      return (firstItem === item || second === item) && !shot.facts.o.has(place);
    });
  }

  const inspector = make('aside', {class: 'inspector', 'aria-label': 'View', hidden: true});
  document.body.append(inspector);

  function inspect(figure, item) {
    const {scene, shot} = figure;
    const [id, name, className, parent, isGuide, line] = scenes[scene].items[item];
    const frame = shot.frames[item];
    const around = shot.frames[parent] ?? [0, 0];
    const text = rect => `x ${round(rect[0])}, y ${round(rect[1])}, ${round(rect[2])} × ${round(rect[3])}`;
    const list = holding(scene, shot, item).map(place => {
      const fields = scenes[scene].constraints[place];
      return make('li', {}, [(shot.facts.x.has(place) ? 'breaks: ' : '') + fields[1] + ' ',
        make('code', {}, [`${fields[0]}, line ${fields[9]}`])]);
    });
    const notes = [shot.facts.h.has(item) ? 'hidden' : '', isGuide ? 'guide' : '',
      shot.facts.i.has(item) ? 'nothing to see' : ''].filter(Boolean).join(', ');
    const close = make('button', {type: 'button', class: 'close', 'aria-label': 'Close'}, ['✕']);
    close.addEventListener('click', () => show(null));
    inspector.replaceChildren(close, make('h3', {}, [name]),
      make('p', {}, [className + ' ', make('code', {}, [id]), ` · ${data.document}:${line}${notes ? ' · ' + notes : ''}`]),
      make('p', {}, [frame ? `frame in its superview: ${text([frame[0] - around[0], frame[1] - around[1], frame[2], frame[3]])}` : 'not in this configuration']),
      make('p', {class: 'facts'}, [`${list.length} constraint${list.length === 1 ? '' : 's'}`]), make('ul', {}, list));
    inspector.hidden = false;
  }

  function show(figure, item, pinned = false) {
    const former = state.view?.scene;
    state.view = figure ? {scene: figure.scene, item, pinned} : null;
    if (figure) inspect(figure, item); else inspector.hidden = true;
    for (const one of $$('.shot')) if (one.shot && (one.scene === former || one.scene === state.view?.scene)) overlay(one);
  }

  /* The innermost view under a point, the front one of siblings. */
  function itemAt(figure, event) {
    const svg = $('svg', figure);
    const bounds = svg.getBoundingClientRect();
    const x = (event.clientX - bounds.left) * figure.shot.width / bounds.width;
    const y = (event.clientY - bounds.top) * figure.shot.height / bounds.height;
    let found = -1;
    scenes[figure.scene].items.forEach((item, place) => {
      const frame = figure.shot.frames[place];
      if (!frame || item[4] || figure.shot.facts.h.has(place) && !state.overlays.has('hidden')) return;
      const holds = x >= frame[0] && x <= frame[0] + frame[2] && y >= frame[1] && y <= frame[1] + frame[3];
      if (holds && (found < 0 || isWithin(figure.scene, place, found)
        || area(figure.shot.frames[found]) >= area(frame))) found = place;
    });
    return found;
  }
  const area = rect => rect[2] * rect[3];
  function isWithin(scene, item, around) {
    let one = scenes[scene].items[item][3];
    while (one >= 0) { if (one === around) return true; one = scenes[scene].items[one][3]; }
    return false;
  }

  /* ---- Dragging a screen's edge ---- */

  function addHandle(figure, track) {
    const widths = track.map(point => point[0]);
    const own = figure.shot.rootWidth;
    const handle = make('button', {type: 'button', class: 'handle', role: 'slider', 'aria-orientation': 'horizontal',
      'aria-label': 'Width of the screen', title: 'Drag to change the width; double-click to go back',
      'aria-valuemin': widths[0], 'aria-valuemax': widths[widths.length - 1], 'aria-valuenow': own});
    const points = new Map();
    const point = place => {
      if (!points.has(place)) points.set(place, decode(figure.scene, track[place][1]));
      return points.get(place);
    };
    const original = figure.shot;
    figure.resize = width => {
      const value = Math.min(Math.max(Math.round(width), widths[0]), widths[widths.length - 1]);
      handle.setAttribute('aria-valuenow', value);
      handle.setAttribute('aria-valuetext', value + ' points');
      showWidth(figure, widths, point, value);
    };
    figure.restore = () => {
      if (!figure.dragged) return;
      figure.dragged = false;
      handle.setAttribute('aria-valuenow', own);
      place(figure, original, caption(figure.numbers));
      $('.picture', figure).innerHTML = markup(original.part, 'q' + pictureCount++);
      overlay(figure);
    };
    handle.addEventListener('pointerdown', event => {
      handle.setPointerCapture(event.pointerId);
      const start = Number(handle.getAttribute('aria-valuenow'));
      const scale = original.width / $('svg', figure).clientWidth * (figure.dragged ? figure.shot.width / original.width : 1);
      const move = moved => figure.resize(start + (moved.clientX - event.clientX) * scale);
      document.body.classList.add('dragging');
      handle.addEventListener('pointermove', move);
      handle.addEventListener('lostpointercapture', () => {
        handle.removeEventListener('pointermove', move);
        document.body.classList.remove('dragging');
      }, {once: true});
      event.preventDefault();
      handle.focus();
    });
    handle.addEventListener('dblclick', () => figure.restore());
    handle.addEventListener('keydown', event => {
      const step = {ArrowLeft: -1, ArrowRight: 1, PageDown: -20, PageUp: 20}[event.key];
      const now = Number(handle.getAttribute('aria-valuenow'));
      if (step) figure.resize(now + step * (event.shiftKey ? 10 : 1));
      else if (event.key === 'Home') figure.resize(widths[0]);
      else if (event.key === 'End') figure.resize(widths[widths.length - 1]);
      else if (event.key === 'Escape') figure.restore();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    figure.append(handle);
  }

  function place(figure, shot, text) {
    figure.shot = shot;
    figure.style.setProperty('--w', shot.width);
    figure.style.setProperty('--h', shot.height);
    $('svg', figure).setAttribute('viewBox', `0 0 ${shot.width} ${shot.height}`);
    $('figcaption', figure).firstChild.textContent = text;
  }

  /* Shows the frames at a width, interpolated between those that were solved around it. */
  function showWidth(figure, widths, point, width) {
    let upper = widths.findIndex(one => one >= width);
    if (upper < 0) upper = widths.length - 1;
    const lower = widths[upper] === width ? upper : upper - 1;
    const share = lower === upper ? 0 : (width - widths[lower]) / (widths[upper] - widths[lower]);
    const [a, b] = [point(lower), point(upper)];
    const between = (x, y) => x + (y - x) * share;
    const frames = a.frames.map((frame, item) => frame && b.frames[item]
      ? frame.map((value, place) => between(value, b.frames[item][place])) : frame);
    const nearest = share < .5 ? a : b;
    const shot = {...nearest, frames, width: between(a.width, b.width), height: between(a.height, b.height),
      rootWidth: width};
    figure.dragged = true;
    place(figure, shot, `${round(width)} × ${round(shot.rootHeight)} points`);
    const picture = $('.picture', figure);
    picture.innerHTML = markup(nearest.part, 'q' + pictureCount++);
    if (share) move(figure, picture, nearest, frames, shot);
    overlay(figure);
  }

  /* Places the drawings of views at other frames: figures are stretched, text keeps its edge. */
  function move(figure, picture, nearest, frames, shot) {
    const places = new Map(scenes[figure.scene].items.map((item, place) => [item[0], place]));
    const growth = shot.width / nearest.width;
    stretch(picture, growth, 1, nearest.width, shot.width);
    for (const group of $$('[data-view]', picture)) {
      const item = places.get(ids[group.dataset.view]);
      const [from, to] = [nearest.frames[item], frames[item]];
      if (!from || !to) continue;
      const holder = group.parentElement.closest('[data-view]');
      const outer = holder ? places.get(ids[holder.dataset.view]) : -1;
      const moved = outer >= 0 && frames[outer]
        ? [to[0] - frames[outer][0] - from[0] + nearest.frames[outer][0], to[1] - frames[outer][1] - from[1] + nearest.frames[outer][1]]
        : [to[0] - from[0], to[1] - from[1]];
      if (moved[0] || moved[1]) {
        const former = group.getAttribute('transform') ?? '';
        group.setAttribute('transform', `translate(${moved[0]} ${moved[1]}) ${former}`);
      }
      stretch(group, from[2] ? to[2] / from[2] : 1, from[3] ? to[3] / from[3] : 1, from[2], to[2]);
    }
  }

  function stretch(group, x, y, from, to) {
    if (Math.abs(x - 1) < .0005 && Math.abs(y - 1) < .0005) return;
    for (const child of group.children) {
      if (child.dataset?.view !== undefined) continue;
      if (child.nodeName === 'g') {
        // The size of groups that are no view's, such as clips, follows that of the view around them.
        const clip = child.getAttribute('clip-path')?.match(/#([^)]*)/)?.[1];
        const path = clip && document.getElementById(clip)?.firstElementChild;
        if (path) path.setAttribute('transform', `scale(${x} ${y})`);
        stretch(child, x, y, from, to);
      } else if (child.nodeName === 'text') {
        const width = Number(child.getAttribute('textLength'));
        const isFromRight = child.getAttribute('text-anchor') === 'end';
        const left = Number(child.getAttribute('x')) - (isFromRight ? width : 0);
        const right = from - left - width;
        const shift = Math.abs(left - right) < 2 ? (to - from) / 2 : right < left ? to - from : 0;
        if (shift) child.setAttribute('transform', `translate(${shift} 0)`);
      } else if (child.nodeName !== 'clipPath') {
        child.setAttribute('transform', `scale(${x} ${y})`);
      }
    }
  }

  /* ---- Choosing ---- */

  function hash(scene, setting) {
    const one = settings[setting];
    const choices = one.canvas ? [] : names.map(name => one.choices[name]).filter((value, place) =>
      value !== first[names[place]] && value !== 'fixed');
    return '#' + [scenes[scene].id, one.device, ...choices].map(encodeURIComponent).join('/');
  }

  function choose(figure, scrolls = true) {
    state.chosen?.classList.remove('chosen');
    state.chosen = figure;
    for (const item of $$('.side li')) {
      item.classList.toggle('current', figure != null && Number(item.dataset.scene) === figure.scene);
    }
    if (!figure) return;
    figure.classList.add('chosen');
    if (scrolls) {
      figure.focus({preventScroll: true});
      figure.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
    history.replaceState(null, '', hash(figure.scene, figure.numbers[0]));
  }

  function step(sideways, down) {
    const shown = [...rows].filter(([, row]) => !row.closest('.scene').hidden);
    if (!shown.length) return;
    const figures = place => {
      const [scene, row] = shown[place];
      if (row.waiting) renderRow(scene);
      return $$('.shot', row);
    };
    const at = shown.findIndex(([scene]) => scene === state.chosen?.scene);
    if (at < 0) { const list = figures(0); if (list.length) choose(list[0]); return; }
    const own = figures(at);
    const column = Math.max(own.indexOf(state.chosen), 0);
    if (sideways) return choose(own[Math.min(Math.max(column + sideways, 0), own.length - 1)]);
    for (let next = at + down; next >= 0 && next < shown.length; next += down) {
      const list = figures(next);
      if (list.length) return choose(list[Math.min(column, list.length - 1)]);
    }
  }

  function chooseFinding(number, takesFocus = true) {
    const one = findingsByNumber.get(number);
    for (const [other, item] of entries) {
      item.classList.toggle('chosen', other === number);
      $('button', item).setAttribute('aria-pressed', other === number);
    }
    state.finding = number;
    state.overlays.add('findings');
    updateControls();
    redraw();
    if (!one) return;
    if (one.scene >= 0) {
      const row = rows.get(one.scene);
      if (row.waiting) renderRow(one.scene);
      const shown = $$('.shot', row).find(figure => figure.numbers?.some(number => one.settings.includes(number) && !settings[number].canvas));
      if (shown) choose(shown, false);
      row.closest('.scene').scrollIntoView({block: 'nearest'});
      shown?.scrollIntoView({block: 'nearest', inline: 'center'});
    }
    const item = entries.get(number);
    if (takesFocus) $('button', item).focus({preventScroll: true});
    item.scrollIntoView({block: 'nearest'});
  }

  function stepFinding(distance) {
    const list = [...entries].filter(([, item]) => !item.hidden && !item.closest('.scene').hidden).map(([number]) => number);
    if (!list.length) return;
    const at = list.indexOf(state.finding);
    chooseFinding(list[at < 0 ? (distance > 0 ? 0 : list.length - 1) : Math.min(Math.max(at + distance, 0), list.length - 1)]);
  }

  function stepView(distance) {
    const figure = state.chosen ?? $('.shot');
    if (!figure) return;
    if (!state.chosen) choose(figure);
    const list = scenes[figure.scene].items.map((_, place) => place).filter(place => figure.shot.frames[place] && !scenes[figure.scene].items[place][4]);
    const at = state.view?.scene === figure.scene ? list.indexOf(state.view.item) : -1;
    const next = list[(at + distance + list.length) % list.length] ?? list[0];
    if (next !== undefined) show(figure, next, true);
  }

  /* ---- Filters ---- */

  function filter() {
    const words = state.words.toLowerCase().split(/\s+/).filter(Boolean);
    for (const [number, item] of entries) {
      const one = findingsByNumber.get(number);
      item.hidden = one.severity === 'note' && !state.notes;
    }
    for (const section of $$('.scene')) {
      const scene = Number(section.dataset.scene);
      const text = section.searchText ??= (scene >= 0 ? [scenes[scene].title, scenes[scene].id,
        ...scenes[scene].items.flatMap(item => item.slice(0, 3)), $('.facts', section)?.textContent,
        ...$$('.finding', section).map(item => item.textContent)].join(' ') : section.textContent).toLowerCase();
      const hasFinding = $$('.finding', section).some(item => !item.hidden);
      section.hidden = !words.every(word => text.includes(word)) || state.withFindings && !hasFinding
        || scene < 0 && !hasFinding;
      const entry = $(`.side li[data-scene="${scene}"]`);
      if (entry) entry.hidden = section.hidden;
    }
  }

  /* ---- Controls ---- */

  const words = {
    appearance: ['Appearance', {light: 'Light', dark: 'Dark'}],
    text: ['Text size', {L: 'L (usual)'}],
    direction: ['Language', {ltr: 'left to right', rtl: 'right to left'}],
    orientation: ['Held', {portrait: 'portrait', landscape: 'landscape'}],
    window: ['Window', {full: 'whole screen', third: 'a third (tablets)', half: 'half (tablets)', 'two-thirds': 'two thirds (tablets)'}],
  };
  const controls = new Map();

  function addControls() {
    const form = $('#switches');
    for (const name of names) {
      const list = values(name).filter(value => value !== 'fixed');
      if (list.length < 2) continue;
      const select = make('select', {name}, list.map(value => make('option', {value}, [words[name][1][value] ?? value])));
      select.addEventListener('change', () => set(name, select.value));
      controls.set(name, select);
      form.append(make('label', {}, [words[name][0] + ' ', select]));
    }
    const zoom = make('select', {name: 'zoom', 'aria-label': 'Scale'}, [['', 'fitting'], ['.25', '25 %'], ['.5', '50 %'], ['.75', '75 %'], ['1', '100 %'], ['1.5', '150 %']]
      .map(([value, text]) => make('option', {value}, [text])));
    zoom.addEventListener('change', () => {
      if (zoom.value) document.documentElement.style.setProperty('--scale', zoom.value);
      else document.documentElement.style.removeProperty('--scale');
      redraw();
    });
    form.append(make('label', {}, ['Scale ', zoom]));
    const set_ = make('fieldset', {}, [make('legend', {}, ['Show'])]);
    for (const [name, key, text] of overlays) {
      const button = make('button', {type: 'button', 'data-overlay': name, 'aria-pressed': 'false', title: `Key ${key}`}, [text]);
      button.addEventListener('click', () => toggle(name));
      controls.set('overlay ' + name, button);
      set_.append(button);
    }
    const help = make('button', {type: 'button', title: 'Key ?'}, ['Keys']);
    help.addEventListener('click', openHelp);
    const page = make('button', {type: 'button', title: 'Key p'}, ['Page light, dark']);
    page.addEventListener('click', turnPage);
    form.append(set_, help, page);
    form.addEventListener('submit', event => event.preventDefault());
    form.hidden = false;
    addFilters();
  }

  function check(text, act, attributes = {}) {
    const input = make('input', {type: 'checkbox', ...attributes});
    input.addEventListener('change', () => act(input.checked));
    return make('label', {}, [input, ' ' + text]);
  }

  function addFilters() {
    const search = make('input', {type: 'search', name: 'words', placeholder: 'Scene, view, finding ( / )', 'aria-label': 'Search', autocomplete: 'off'});
    search.addEventListener('input', () => { state.words = search.value; filter(); });
    const list = make('details', {}, [make('summary', {}, ['Devices'])]);
    const columns = devices.map(device => [device, settings[bases.get(device)]?.product ?? device]);
    const canvas = settings.find(one => one.canvas);
    if (canvas) columns.unshift(['canvas', canvas.product]);
    for (const [device, text] of columns) {
      list.append(check(text, checked => {
        if (checked) state.hidden.delete(device); else state.hidden.add(device);
        render();
      }, {checked: true, value: device, name: 'device'}));
    }
    $('#filters').append(search,
      check('only with findings', checked => { state.withFindings = checked; render(); }, {name: 'findings'}),
      check('only what a switch changes', checked => { state.changed = checked; render(); }, {name: 'changed'}),
      check('notes too', checked => { state.notes = checked; filter(); redraw(); }, {name: 'notes'}), list);
    $('#filters').hidden = false;
  }

  function set(name, value) {
    state.choices[name] = value;
    // Parts of a tablet's screen are drawn in landscape.
    if (name === 'window') state.choices.orientation = value === 'full' ? first.orientation : 'landscape';
    if (name === 'orientation' && value !== 'landscape') state.choices.window = 'full';
    render();
  }

  function cycle(name) {
    const list = values(name).filter(value => value !== 'fixed');
    if (list.length > 1) set(name, list[(list.indexOf(state.choices[name]) + 1) % list.length]);
  }

  function toggle(name) {
    if (!state.overlays.delete(name)) state.overlays.add(name);
    updateControls();
    redraw();
  }

  function turnPage() {
    const root = document.documentElement;
    const isDark = root.dataset.page ? root.dataset.page === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.page = isDark ? 'light' : 'dark';
  }

  function updateControls() {
    for (const name of names) if (controls.has(name)) controls.get(name).value = state.choices[name];
    for (const [name] of overlays) controls.get('overlay ' + name)?.setAttribute('aria-pressed', state.overlays.has(name));
  }

  const keys = [
    ['← → ↑ ↓', 'another device, another scene'], ['/', 'search'], ['j k', 'next, previous finding'],
    ['v V', 'next, previous view of the picture'],
    ...overlays.map(([, key, text]) => [key, text.toLowerCase()]),
    ['d t r l w', 'dark, text size, right to left, landscape, window'], ['p', 'page light or dark'],
    ['Esc', 'close, or undo a dragged width'], ['?', 'this list'],
  ];
  const help = make('dialog', {'aria-label': 'Keys'}, [make('h2', {}, ['Keys']),
    make('dl', {}, keys.flatMap(([key, text]) => [make('dt', {}, [make('kbd', {}, [key])]), make('dd', {}, [text])])),
    make('form', {method: 'dialog'}, [make('button', {}, ['Close'])])]);
  document.body.append(help);
  const openHelp = () => { if (!help.open) help.showModal(); };

  /* ---- Events ---- */

  document.addEventListener('click', event => {
    const number = event.target.closest('.badge')?.dataset.finding ?? event.target.closest('.finding button')?.closest('.finding').dataset.finding;
    if (number) return chooseFinding(Number(number));
    const link = event.target.closest('.link');
    if (link) { event.preventDefault(); return choose(link.closest('.shot')); }
    const figure = event.target.closest('.shot');
    if (!figure?.shot || event.target.closest('.handle')) return;
    choose(figure, false);
    const item = event.target.closest('svg') ? itemAt(figure, event) : -1;
    if (item >= 0) show(figure, item, true);
  });

  document.addEventListener('pointermove', event => {
    if (event.buttons || state.view?.pinned || event.target.closest?.('.inspector')) return;
    const figure = event.target.closest?.('.shot > svg')?.parentNode;
    if (!figure?.shot) { if (state.view) show(null); return; }
    const item = itemAt(figure, event);
    if (item < 0) { if (state.view) show(null); } else if (state.view?.item !== item || state.view.scene !== figure.scene) show(figure, item);
  });

  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.target.matches('input[type=search], select')) {
      if (event.key === 'Escape') {
        if (event.target.type === 'search') { event.target.value = ''; state.words = ''; filter(); }
        event.target.blur();
      }
      return;
    }
    const act = {
      ArrowLeft: () => step(-1, 0), ArrowRight: () => step(1, 0), ArrowUp: () => step(0, -1), ArrowDown: () => step(0, 1),
      '/': () => $('#filters input[type=search]').focus(), '?': openHelp,
      j: () => stepFinding(1), k: () => stepFinding(-1), v: () => stepView(1), V: () => stepView(-1),
      d: () => cycle('appearance'), t: () => cycle('text'), r: () => cycle('direction'), l: () => cycle('orientation'),
      w: () => cycle('window'), p: turnPage,
      Escape: () => { show(null); for (const one of $$('.shot')) one.restore?.(); },
      ...Object.fromEntries(overlays.map(([name, key]) => [key, () => toggle(name)])),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  window.addEventListener('beforeprint', () => { for (const [scene, row] of rows) if (row.waiting) renderRow(scene); });

  /* ---- Links ---- */

  function follow() {
    const [id, device, ...choices] = location.hash.slice(1).split('/').map(word => {
      try { return decodeURIComponent(word); } catch { return word; }
    });
    const scene = scenes.findIndex(one => one.id === id);
    if (scene < 0 || device === undefined) return;
    const wanted = {...first};
    for (const name of names) {
      const value = choices.find(one => values(name).includes(one));
      if (value) wanted[name] = value;
    }
    if (names.some(name => wanted[name] !== state.choices[name])) { Object.assign(state.choices, wanted); render(); }
    const row = rows.get(scene);
    if (row.waiting) renderRow(scene);
    const figure = $$('.shot', row).find(one => one.numbers.some(number => settings[number].device === device));
    if (figure) { choose(figure, false); figure.focus({preventScroll: true}); figure.scrollIntoView({block: 'center', inline: 'center'}); }
  }

  addControls();
  adopt();
  filter();
  updateControls();
  for (const row of rows.values()) seen.observe(row);
  window.addEventListener('hashchange', follow);
  window.addEventListener('resize', redraw);
  follow();
  window.previewReady = true;
})();
