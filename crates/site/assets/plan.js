// A private plan is tried without a reload, and anew when the table has changed: what cannot be had is left
// out, and comes back with what is taken back.
(() => {
  'use strict';
  let asked = 0, wished = '';

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
    wished = button.value;
    plan(wished);
  });

  // Another pair of eyes has another plan.
  document.addEventListener('hidden', () => { wished = ''; });
  document.addEventListener('drawn', () => { if (wished) plan(wished); });
})();
