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
  const differing = data.revision ? [check(`only what differs from ${data.revision}`, checked => { state.differing = checked; filter(); }, {name: 'differing'})] : [];
  $('#filters').append(search, ...differing,
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
