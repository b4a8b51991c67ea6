// What a thing is and what it would do, for those who cannot hover over it: while it has the focus of a
// keyboard, and while a finger rests on it. A finger that rests does nothing else. What does nothing when it is
// touched, says at once what it is and why.
(() => {
  'use strict';
  const PATIENCE = 450, STAYS = 2500, SLIP = 10;
  const USABLE = 'a, button, label, summary, input, select, textarea, [data-action], [data-plan]';
  const hint = document.getElementById('hint');
  if (!hint) return;
  let waiting, leaving, touched, isResting = false;

  const told = (it) => it?.closest?.('[title], [aria-label], img[alt]:not([alt=""])');
  const words = (it) => it.title || it.getAttribute('aria-label') || it.alt;

  // Beside the thing, or beside the finger that rests on it: a thing may be large.
  function show(it, box = it?.getBoundingClientRect()) {
    hide();
    if (!it || !words(it)) return;
    hint.textContent = words(it);
    hint.hidden = false;
    const own = hint.getBoundingClientRect(), gap = 10;
    const above = box.top - own.height - gap;
    hint.style.top = `${above > 0 ? above : Math.min(box.bottom + gap, innerHeight - own.height - gap)}px`;
    hint.style.left = `${Math.max(gap, Math.min((box.left + box.right - own.width) / 2, innerWidth - own.width - gap))}px`;
  }

  function hide() {
    clearTimeout(leaving);
    leaving = undefined;
    hint.hidden = true;
  }

  addEventListener('focusin', ({ target }) => {
    if (target.matches('[data-action], [data-plan]') && target.matches(':focus-visible')) show(told(target)); else hide();
  });
  // A tap takes the focus from what had it; what the tap has just shown stays.
  addEventListener('focusout', () => { if (leaving === undefined) hide(); });
  addEventListener('scroll', hide, { passive: true, capture: true });
  document.addEventListener('drawn', hide);

  const FINGER = 24;
  const beside = (x, y) => ({ left: x, right: x, top: y - FINGER, bottom: y + FINGER });
  addEventListener('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
    isResting = false;
    touched = undefined;
    if (pointerType === 'mouse') return;
    hide();
    const thing = target.closest('.table, .replay') && told(target);
    if (!thing) return;
    touched = { thing, x, y };
    waiting = setTimeout(() => { isResting = true; show(thing, beside(x, y)); }, PATIENCE);
  }, { passive: true });
  addEventListener('pointerup', ({ clientX: x, clientY: y }) => {
    if (!touched || isResting) return;
    const { thing, x: left, y: top } = touched;
    const isTap = Math.hypot(x - left, y - top) < SLIP;
    const said = thing.closest('[title]');
    if (!isTap || !said || said.closest(USABLE)) return;
    show(said, beside(x, y));
    leaving = setTimeout(hide, STAYS);
  }, { passive: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => {
    clearTimeout(waiting);
    if (isResting) leaving = setTimeout(hide, STAYS);
  }, { passive: true });
  addEventListener('contextmenu', (event) => { if (isResting) event.preventDefault(); });
  addEventListener('click', (event) => {
    if (!isResting) return;
    isResting = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
})();
