// The set-up form comes alive: what the rules amount to is told while they are chosen, and a file is
// read into its field. Everything works without it.
(() => {
  'use strict';
  const form = document.querySelector('[data-setup]');
  if (!form) return;
  document.body.classList.add('scripted');
  const told = document.getElementById('differences');
  let turn = 0;

  async function tell() {
    const mine = ++turn;
    const answer = await fetch(`${form.dataset.setup}/differences`, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    const html = await answer.text();
    if (mine === turn && answer.ok) told.innerHTML = html;
  }

  let timer;
  form.addEventListener('input', (event) => {
    if (!event.target.name || event.target.name === 'seat' || event.target.name === 'here') return;
    clearTimeout(timer);
    timer = setTimeout(tell, 150);
  });

  // Only somebody round this screen needs a name here.
  function names() {
    for (const seat of form.querySelectorAll('.seat')) seat.classList.toggle('named', seat.querySelector('select').value === 'here');
  }
  form.addEventListener('change', async (event) => {
    names();
    const into = event.target.dataset.into && document.getElementById(event.target.dataset.into);
    const file = event.target.files?.[0];
    if (into && file) { into.value = await file.text(); tell(); }
  });
  names();
})();
