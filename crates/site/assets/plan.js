// A private plan is tried without a reload, and anew when the table has changed: what cannot be had is left
// out, and comes back with what is taken back. What is touched is kept in its order until an answer has all
// of it, so that nothing is lost on those who touch faster than answers come.
(() => {
  'use strict';
  let asked = 0, wished = '';

  const shown = () => document.getElementById('plan');

  async function plan() {
    const form = document.getElementById('plan-form');
    if (!form || !shown()) return false;
    const turn = ++asked;
    const query = new URLSearchParams(new FormData(form));
    query.set('cards', wished);
    query.set('part', 'plan');
    // Without a connection it is asked for again when the table comes back.
    const answer = await fetch(`${form.getAttribute('action')}?${query}`).catch(() => null);
    const html = answer?.ok ? await answer.text() : '';
    if (!html || !shown() || turn !== asked) return false;
    Idiomorph.morph(shown(), html, { morphStyle: 'outerHTML' });
    return true;
  }

  // Whoever touches a plan has seen what is left of it: the rest is forgotten.
  async function touch(button) {
    wished = button.dataset.touch && `${wished},${button.dataset.touch}`;
    button.classList.add('chosen');
    if (await plan()) wished = shown().dataset.cards;
  }

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button[form="plan-form"]');
    if (!button) return;
    event.preventDefault();
    touch(button);
  });

  // Another pair of eyes has another plan.
  document.addEventListener('hidden', () => { wished = ''; asked++; });
  document.addEventListener('drawn', () => { if (wished) plan(); });
})();
