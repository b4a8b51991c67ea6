// A game again: moments are fetched and morphed in, so that the scrubber, the arrows and the log move
// through it without a new page. Everything works without it.
(() => {
  'use strict';
  const main = () => document.getElementById('main');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  document.body.classList.add('scripted');
  let turn = 0;
  // The log shows where one is, and the page stays where it was: the board is what one looks at.
  function find() {
    const line = document.querySelector('.log [aria-current]'), list = line?.closest('ol');
    if (list) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }

  // The latest wish wins.
  async function go(address) {
    const mine = ++turn;
    const answer = await fetch(address);
    const html = await answer.text();
    if (!answer.ok) throw new Error(answer.statusText);
    if (mine !== turn) return;
    const next = new DOMParser().parseFromString(html, 'text/html').getElementById('main');
    const places = still.matches ? null : Motion.places();
    Idiomorph.morph(main(), next, { morphStyle: 'outerHTML', ignoreActiveValue: true, callbacks: { beforeAttributeUpdated: (name) => name !== 'open', beforeNodeMorphed: (it) => it.dataset?.kept === undefined } });
    history.replaceState(null, '', address);
    if (places) Motion.from(places);
    find();
  }

  // What cannot be fetched leaves the page as it is.
  const visit = (address) => go(address).catch(pause);

  // Played by itself: the next moment comes when this one was seen for a while. What is fetched slowly is
  // waited for, and whoever goes elsewhere by themselves has stopped it.
  const MOMENT = 1200;
  let timer = null;
  // What tells nothing is passed over, as in the log.
  function onward() {
    const at = Number.parseInt(document.querySelector('output').value, 10);
    const told = [...document.querySelectorAll('.log li')].find((it) => it.value > at);
    return told?.querySelector('a') ?? document.querySelector('#replay-on:not([aria-disabled])');
  }

  function show(isPlaying) {
    const button = document.getElementById('play'), { dataset } = button;
    button.classList.toggle('playing', isPlaying);
    button.title = isPlaying ? dataset.pause : dataset.play;
    button.setAttribute('aria-label', button.title);
  }

  function pause() {
    clearTimeout(timer);
    timer = null;
    show(false);
  }

  function wait() {
    show(true);
    timer = setTimeout(step, MOMENT / Number(document.getElementById('speed').value));
  }

  async function step() {
    const own = timer, on = onward();
    try { if (on) await go(on.getAttribute('href')); } catch { return pause(); }
    if (timer !== own) return;
    if (onward()) wait(); else pause();
  }

  async function play() {
    const own = timer = 0;
    show(true);
    if (!onward()) await visit(document.getElementById('replay-first').getAttribute('href'));
    if (timer === own) wait();
  }

  document.addEventListener('click', ({ target }) => {
    if (target.closest('#play')) { if (timer === null) play(); else pause(); }
  });

  document.addEventListener('input', (event) => {
    if (event.target.id !== 'at') return;
    pause();
    const form = event.target.form;
    visit(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`);
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href*="/replay?"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pause();
    visit(link.getAttribute('href'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
    // What has the focus of a keyboard is pressed by the space bar itself.
    if (event.key === ' ' && event.target.closest('button, summary')) return;
    const pressed = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    if (!pressed) return;
    event.preventDefault();
    pressed.click();
  });
  find();
})();
