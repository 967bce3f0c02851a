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
  let shown;
  if (one.scene >= 0) {
    const row = rows.get(one.scene);
    if (row.waiting) renderRow(one.scene);
    shown = $$('.shot', row).find(figure => figure.numbers?.some(number => one.settings.includes(number) && !settings[number].canvas));
    if (shown) choose(shown, false);
    shown?.scrollIntoView({block: 'center', inline: 'center'});
  }
  const item = entries.get(number);
  if (takesFocus) $('button', item).focus({preventScroll: true});
  if (!shown) item.scrollIntoView({block: 'center'});
  tell(one, item, shown);
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
      || scene < 0 && !hasFinding || state.differing && !scenes[scene]?.differs;
    const entry = $(`.side li[data-scene="${scene}"]`);
    if (entry) entry.hidden = section.hidden;
  }
}
