// The set-up form comes alive: what the rules amount to, and what is wrong with them, is told while
// they are chosen, and a file is read into its field. Everything works without it.
(() => {
  'use strict';
  const form = document.querySelector('[data-setup]');
  if (!form) return;
  document.body.classList.add('scripted');
  const told = document.getElementById('differences');
  const preset = document.getElementById('preset');
  let turn = 0;

  async function tell() {
    const mine = ++turn;
    const answer = await fetch(`${form.dataset.setup}/differences`, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    const html = await answer.text();
    if (mine !== turn || !answer.ok) return;
    told.innerHTML = html;
    for (const usual of told.querySelectorAll('[data-usual]')) {
      const field = document.getElementById(usual.dataset.usual);
      if (field?.options) field.options[0].textContent = usual.textContent;
      else if (field) field.placeholder = usual.textContent;
      usual.remove();
    }
    // What is wrong with a file is told beside it.
    for (const why of form.querySelectorAll('.why')) why.replaceChildren();
    for (const wrong of told.querySelectorAll('[data-beside]')) document.getElementById(`why-${wrong.dataset.beside}`)?.replaceChildren(wrong);
  }

  let timer;
  form.addEventListener('input', (event) => {
    if (!event.target.name || event.target.name === 'here') return;
    clearTimeout(timer);
    timer = setTimeout(tell, 150);
  });

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
  function names() {
    for (const seat of form.querySelectorAll('.seat')) seat.classList.toggle('named', seat.querySelector('select').value === 'here');
  }
  form.addEventListener('change', async (event) => {
    const { target } = event;
    if (target === preset) { free(); if (cards.length) { dropCards(); scenario.value = ''; } }
    if (cards.includes(target)) scenarioOfCards();
    if (cards.length && target === scenario && target.value !== 'picked' && target.value !== 'chill') dropCards();
    names();
    const into = target.dataset.into && document.getElementById(target.dataset.into);
    const file = target.files?.[0];
    if (into && file) { into.value = await file.text(); tell(); }
  });
  names();
})();
