// A game again: moments are fetched and morphed in, so that the scrubber, the arrows and the log move
// through it without a new page. Everything works without it.
(() => {
  'use strict';
  const main = () => document.getElementById('main');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  document.body.classList.add('scripted');
  let turn = 0;
  const find = () => document.querySelector('.log [aria-current]')?.scrollIntoView({ block: 'nearest' });

  // The latest wish wins.
  async function go(address) {
    const mine = ++turn;
    const answer = await fetch(address);
    const html = await answer.text();
    if (mine !== turn || !answer.ok) return;
    const next = new DOMParser().parseFromString(html, 'text/html').getElementById('main');
    const places = still.matches ? null : Motion.places();
    Idiomorph.morph(main(), next, { morphStyle: 'outerHTML', ignoreActiveValue: true, callbacks: { beforeAttributeUpdated: (name) => name !== 'open' } });
    history.replaceState(null, '', address);
    if (places) Motion.from(places);
    find();
  }

  document.addEventListener('input', (event) => {
    if (event.target.id !== 'at') return;
    const form = event.target.form;
    go(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`);
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href*="/replay?"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.getAttribute('href'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
    const step = document.querySelector(`[data-key="${event.key}"]`);
    if (!step) return;
    event.preventDefault();
    step.click();
  });
  find();
})();
