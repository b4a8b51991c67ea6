// A press counts for what lay under the pointer when it went down, whatever the table has become by the time it
// comes up: what was pressed may have been drawn anew, have made room for something new, or still be gliding.
// Browsers then click what is there by now, or nothing. While something is pressed, no new table is drawn.
const Press = (() => {
  'use strict';
  const THINGS = 'button, a[href], summary, label';
  // How far a finger rolls, in pixels; how long after the end of a press its click comes, and how long a new
  // table is kept waiting at most, in milliseconds.
  const ROLL = 12, LATE = 50, MOST = 700;
  let pressed = null, isDown = false, waiting = [], timer;

  const thingAt = ({ target }) => target.closest?.(THINGS);
  // What it is pressed for; where it says nothing of it, it is pressed for itself.
  const sense = ({ dataset: { action, eyes, touch } }) => [action, eyes, touch].filter(Boolean).join();
  const isNear = (one, other) => Math.hypot(one.x - other.clientX, one.y - other.clientY) <= ROLL;

  // What was pressed, as it is now; nothing, if it is no longer offered. The same words may have come to mean
  // another card: a thing with a name is sought by its name alone.
  function found({ thing, meant }) {
    const isSame = (it) => it?.localName === thing.localName && sense(it) === meant;
    const named = thing.isConnected ? thing : thing.id && document.getElementById(thing.id);
    if (thing.isConnected || thing.id) return isSame(named) ? named : null;
    return meant ? [...document.querySelectorAll(thing.localName)].find(isSame) : null;
  }

  addEventListener('pointerdown', (event) => {
    const thing = event.isPrimary && event.button === 0 ? thingAt(event) : null;
    pressed = thing && { thing, meant: sense(thing), x: event.clientX, y: event.clientY };
    isDown = Boolean(thing);
    clearTimeout(timer);
  }, true);

  // A click that something else would get, or that nothing would get where a browser has no click for what is
  // gone. Then one that still comes is too late.
  function carryOut(was) {
    was.isDone = true;
    found(was)?.click();
  }

  function end({ type, clientX, clientY }) {
    const isGone = pressed && !pressed.isDone && !pressed.thing.isConnected;
    if (isGone && type === 'pointerup' && isNear(pressed, { clientX, clientY })) carryOut(pressed);
    isDown = false;
    for (const then of waiting.splice(0)) then();
  }
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, (event) => { timer = setTimeout(end, LATE, event); }, true);
  }

  // Clicks of the keyboard and of scripts have no press before them.
  addEventListener('click', (event) => {
    const was = pressed;
    if (!event.isTrusted || !event.detail || !was || !isNear(was, event)) return;
    if (!was.isDone && thingAt(event) === was.thing && sense(was.thing) === was.meant) {
      pressed = null;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!was.isDone) carryOut(was);
  }, true);

  // Resolves as soon as nothing is pressed, or a press lasts too long.
  const over = () => (isDown ? new Promise((then) => { waiting.push(then); setTimeout(then, MOST); }) : null);

  return { over };
})();
