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
  inspector.replaceChildren(closeButton(), make('h3', {}, [name]),
    make('p', {}, [className + ' ', make('code', {}, [id]), ` · ${data.document}:${line}${notes ? ' · ' + notes : ''}`]),
    make('p', {}, [frame ? `frame in its superview: ${text([frame[0] - around[0], frame[1] - around[1], frame[2], frame[3]])}` : 'not in this configuration']),
    make('p', {class: 'facts'}, [`${list.length} constraint${list.length === 1 ? '' : 's'}`]), make('ul', {}, list));
  inspector.hidden = false;
}

/* The sentence of a finding beside its picture; where no picture shows it, a link to a configuration that does. */
function tell(one, item, shown) {
  show(null);
  const number = shown || one.scene < 0 ? undefined
    : one.settings.find(number => !settings[number].canvas && scenes[one.scene].shots[number]);
  const link = number === undefined ? []
    : [make('p', {}, [make('a', {href: hash(one.scene, number)}, [`Show ${settings[number].name}`])])];
  inspector.replaceChildren(closeButton(), make('h3', {}, [$('button', item).textContent.trim()]),
    make('p', {}, [$('p', item).textContent.trim()]), ...link);
  inspector.hidden = false;
}

function closeButton() {
  const close = make('button', {type: 'button', class: 'close', 'aria-label': 'Close'}, ['✕']);
  close.addEventListener('click', () => show(null));
  return close;
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
