// The set-up form comes alive: what the rules amount to, and what is wrong with them, is told while
// they are chosen, and a file is read into its field. Everything works without it.
(() => {
  'use strict';
  const form = document.querySelector('[data-setup]');
  if (!form) return;
  document.body.classList.add('scripted');
  const told = document.getElementById('differences');
  const preset = document.getElementById('preset');
  // What presets are called while nothing is changed in them.
  const names = new Map([...preset.options].map((it) => [it, it.dataset.name]));
  const isWrong = () => Boolean(form.querySelector('.why:not(:empty), #differences .refusal'));
  const wasWrong = isWrong();
  let turn = 0;

  async function tell() {
    const mine = ++turn;
    const answer = await fetch(`${form.dataset.setup}/differences`, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    const html = await answer.text();
    if (mine !== turn || !answer.ok) return;
    // What one has just touched stays where it is, however long the list above it becomes. What is told
    // anew is not there any more then, but its place is.
    const active = document.activeElement;
    const touched = form.contains(active) ? active.closest('#differences, .why') ?? active : told;
    const top = touched.getBoundingClientRect().top;
    told.innerHTML = html;
    for (const usual of told.querySelectorAll('[data-usual]')) { stand(usual); usual.remove(); }
    const name = told.querySelector('[data-preset]');
    for (const it of preset.options) it.textContent = it === preset.selectedOptions[0] ? name.textContent : names.get(it);
    // What is wrong with a field is told beside it.
    for (const why of form.querySelectorAll('.why')) why.replaceChildren();
    for (const wrong of told.querySelectorAll('[data-beside]')) document.getElementById(`why-${wrong.dataset.beside}`)?.append(wrong);
    // What was refused for that is all right once it is mended.
    if (wasWrong && !isWrong()) document.querySelector('[data-refused]')?.remove();
    scrollBy(0, touched.getBoundingClientRect().top - top);
  }

  // How a rule stands unless it is set: what stood so before stands so now. What was set by hand goes along
  // with a preset that says the same; with a file that does it stays set, for the file may be removed.
  function stand({ dataset: { usual: field, way, byFile }, textContent: words }) {
    const stays = byFile !== undefined;
    const group = [...form.querySelectorAll(`input[type=radio][name="${field}"]`)];
    const follows = group.some((it) => it.checked && it.value === '');
    const isSet = stays && group.some((it) => it.checked && it.value === way);
    for (const it of group) {
      it.value = it.dataset.way === way && !isSet ? '' : it.dataset.way;
      if (follows) it.checked = it.value === '';
    }
    const list = document.getElementById(field), told = document.getElementById(`${field}-usual`);
    if (told) told.textContent = words;
    if (!list?.options) return;
    if (list.value === way && !stays) list.value = '';
    list.options[0].textContent = words;
    // Of the usual way and the same set by hand only one is to be seen.
    const unseen = list.value === way ? '' : way;
    for (const it of list.options) it.hidden = it.value === unseen;
  }

  // What was brought can be removed.
  function offerToRemove() {
    for (const button of form.querySelectorAll('[data-remove]')) button.hidden = !document.getElementById(button.dataset.remove).value.trim();
  }
  form.addEventListener('click', (event) => {
    const button = event.target.closest('[data-remove]');
    if (!button) return;
    event.preventDefault();
    const field = document.getElementById(button.dataset.remove);
    field.value = '';
    field.focus();
    offerToRemove();
    tell();
  });

  let timer;
  form.addEventListener('input', (event) => {
    offerToRemove();
    if (!event.target.name || event.target.name === 'here') return;
    clearTimeout(timer);
    timer = setTimeout(tell, 150);
  });

  // What the server takes. Of what is no text it is enough to say so; what is large shows that by how it
  // begins, where the last letter may be cut.
  const MOST = 150 * 1024;
  async function read(file) {
    const text = file.size > MOST ? (await file.slice(0, 4096).text()).slice(0, -3) : await file.text();
    if (/[\0\uFFFD]/.test(text)) return `\uFFFD ${file.name}`;
    return file.size > MOST ? null : text;
  }
  function refuse({ id }, words) {
    const why = Object.assign(document.createElement('p'), { className: 'refusal', textContent: words });
    why.setAttribute('role', 'alert');
    document.getElementById(`why-${id}`).replaceChildren(why);
  }

  // Rules for fewer free the seats that they do not have, and rules for more bring back who sat there.
  const seats = [...form.querySelectorAll('.seat select')];
  function free() {
    const most = Number(preset.selectedOptions[0].dataset.most);
    seats.forEach((seat, at) => {
      if (most <= at && seat.value !== 'none') { seat.dataset.freed = seat.value; seat.value = 'none'; }
      else if (at < most && seat.dataset.freed) { if (seat.value === 'none') seat.value = seat.dataset.freed; delete seat.dataset.freed; }
    });
  }

  // Scoring cards of one's own choice and a scenario that names its cards exclude each other: the latter
  // choice counts. Without scripts the cards do.
  const scenario = document.getElementById('option-scenario');
  const cards = [...form.querySelectorAll('[name=option-cards][type=checkbox]')];
  function scenarioOfCards() {
    const picked = cards.filter((it) => it.checked).length;
    scenario.value = picked === 0 ? '' : picked === 3 ? 'chill' : 'picked';
  }
  function dropCards() { for (const it of cards) it.checked = false; }

  // Only somebody round this screen needs a name here.
  function nameThem() {
    for (const seat of form.querySelectorAll('.seat')) seat.classList.toggle('named', seat.querySelector('select').value === 'here');
  }
  form.addEventListener('change', async (event) => {
    const { target } = event;
    if (target === preset) { free(); if (cards.length) { dropCards(); scenario.value = ''; } }
    if (cards.includes(target)) scenarioOfCards();
    if (cards.length && target === scenario && target.value !== 'picked' && target.value !== 'chill') dropCards();
    nameThem();
    const into = target.dataset.into && document.getElementById(target.dataset.into);
    const file = target.files?.[0];
    if (!into || !file) return;
    const text = await read(file);
    // The same file, mended, can be chosen again.
    target.value = '';
    into.value = text ?? '';
    offerToRemove();
    await tell();
    if (text === null) refuse(into, target.dataset.tooLarge);
  });
  nameThem();
  offerToRemove();
  // A browser that comes back brings along what was chosen.
  if (!preset.selectedOptions[0].defaultSelected) tell();
})();
