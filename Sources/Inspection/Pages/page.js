'use strict';
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  /* The words that the text field looks for: those of a finding, not of its rule. */
  const searchable = item => [
    item.dataset.rule, ...all('.message, .next, .place', item).map(part => part.textContent),
    ...all('h2', item.closest('.document')).map(heading => heading.textContent),
    item.closest('.scene').querySelector('h3')?.textContent ?? '',
  ].join(' ').toLowerCase();

  const filters = document.querySelector('.filters');
  const findings = all('.finding').map(item => ({
    item,
    pick: item.querySelector('.pick'),
    number: item.id.slice(1),
    scene: item.closest('.scene'),
    text: searchable(item),
    marks: [],
  }));
  const byNumber = new Map(findings.map(finding => [finding.number, finding]));
  for (const mark of all('.mark')) byNumber.get(mark.dataset.finding)?.marks.push(mark);
  let chosen = null;

  /* Shows a finding on its pictures, the one where it is worst first. */
  function show(finding, isChosen) {
    finding.item.classList.toggle('chosen', isChosen);
    finding.pick.setAttribute('aria-pressed', isChosen);
    finding.scene.classList.toggle('active', isChosen);
    for (const mark of finding.marks) mark.classList.toggle('chosen', isChosen);
    const order = finding.item.dataset.pictures.split(' ').filter(place => place);
    for (const plate of all('.plate', finding.scene)) {
      const place = order.indexOf(plate.dataset.place);
      plate.style.order = isChosen ? (place < 0 ? order.length : place) : '';
      plate.classList.toggle('elsewhere', isChosen && place < 0);
    }
    const strip = finding.scene.querySelector('.plates');
    if (isChosen && strip) strip.scrollLeft = 0;
    for (const mark of isChosen ? finding.marks : []) mark.parentNode.append(mark);
  }

  function choose(finding, takesFocus) {
    if (chosen && chosen !== finding) show(chosen, false);
    chosen = finding;
    if (!finding) return;
    show(finding, true);
    if (takesFocus) finding.pick.focus({preventScroll: true});
    finding.scene.scrollIntoView({block: 'nearest'});
    finding.item.scrollIntoView({block: 'nearest'});
    history.replaceState(null, '', '#f' + finding.number);
  }

  const shown = () => findings.filter(finding => !finding.item.hidden);

  function step(distance) {
    const list = shown();
    if (!list.length) return;
    const place = list.indexOf(chosen);
    const next = place < 0 ? (distance > 0 ? 0 : list.length - 1) : place + distance;
    choose(list[Math.max(0, Math.min(list.length - 1, next))], true);
  }

  function filter() {
    const data = new FormData(filters);
    const severities = data.getAll('severity');
    const rule = data.get('rule');
    const words = data.get('text').toLowerCase().split(/\s+/).filter(word => word);
    for (const {item, text, marks} of findings) {
      item.hidden = !severities.includes(item.dataset.severity)
        || (rule && rule !== item.dataset.rule) || !words.every(word => text.includes(word));
      for (const mark of marks) mark.style.display = item.hidden ? 'none' : '';
    }
    const isEmpty = part => all('.finding', part).every(item => item.hidden);
    for (const part of all('.scene')) part.hidden = isEmpty(part);
    for (const part of all('.document')) part.hidden = isEmpty(part);
    if (chosen?.item.hidden) choose(null);
    filters.querySelector('output').value = `${shown().length} of ${findings.length} shown`;
  }

  document.addEventListener('click', event => {
    const number = event.target.closest('.badge')?.parentNode.dataset.finding
      ?? event.target.closest('.pick')?.closest('.finding').id.slice(1);
    if (number) choose(byNumber.get(number), true);
  });

  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches('input, select')) {
      if (event.key === 'Escape') {
        if (event.target.type === 'search') event.target.value = '';
        filter();
        (chosen ?? shown()[0])?.pick.focus();
      }
      return;
    }
    const isOnFinding = event.target.matches('.pick') || event.target === document.body;
    const keys = {
      j: () => step(1), k: () => step(-1),
      '/': () => filters.elements.text.focus(),
    };
    if (isOnFinding) {
      Object.assign(keys, {
        ArrowDown: () => step(1), ArrowUp: () => step(-1),
        Home: () => step(-findings.length), End: () => step(findings.length),
      });
    }
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  filters.hidden = false;
  filters.addEventListener('input', filter);
  filters.addEventListener('submit', event => event.preventDefault());
  filter();
  const linked = byNumber.get(location.hash.slice(2));
  if (linked) choose(linked, true);
})();
