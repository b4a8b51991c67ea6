// A private plan is tried without a reload, and anew when the table has changed.
(() => {
  'use strict';
  let asked = 0;

  async function plan(cards) {
    const form = document.getElementById('plan-form');
    if (!form) return;
    const turn = ++asked;
    const query = new URLSearchParams(new FormData(form));
    query.set('cards', cards);
    query.set('part', 'plan');
    const answer = await fetch(`${form.getAttribute('action')}?${query}`);
    const html = answer.ok ? await answer.text() : '';
    const old = document.getElementById('plan');
    if (html && old && turn === asked) Idiomorph.morph(old, html, { morphStyle: 'outerHTML' });
  }

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button[form="plan-form"]');
    if (!button) return;
    event.preventDefault();
    plan(button.value);
  });

  document.addEventListener('drawn', () => {
    const cards = document.getElementById('plan')?.dataset.cards;
    if (cards) plan(cards);
  });
})();
