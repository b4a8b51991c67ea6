// What moves on the real table moves here: a thing that lies elsewhere than before glides there, a
// thing that is new fades in. Only what is on screen, only a few at a time, and never in the way of
// a click: the table is there at once, and what glides is painted over it.
const Motion = (() => {
  'use strict';
  const MOST = 12, TIME = 260, EASE = 'cubic-bezier(.2, .7, .3, 1)';
  const pieces = () => document.querySelectorAll('.piece[id]');

  // The same thing in another place has another id: the card `row-12` comes to lie at `hand-12`.
  const thing = (piece) => `${piece.classList[1] ?? ''} ${piece.id.slice(piece.id.lastIndexOf('-'))}`;

  function places() {
    const byId = new Map(), byThing = new Map();
    for (const piece of pieces()) {
      const box = piece.getBoundingClientRect();
      byId.set(piece.id, box);
      byThing.set(thing(piece), box);
    }
    return { byId, byThing };
  }

  const isSeen = (box) => box.bottom > 0 && box.top < innerHeight && box.width > 0;

  function from({ byId, byThing }) {
    // All places are read before anything is changed: the page is laid out once.
    const now = [...pieces()].map((piece) => [piece, piece.getBoundingClientRect()]);
    const moved = now.filter(([piece, box]) => isSeen(box) && hasMoved(byId.get(piece.id) ?? byThing.get(thing(piece)), box));
    for (const [piece, box] of moved.slice(0, MOST)) glide(piece, byId.get(piece.id) ?? byThing.get(thing(piece)), box);
  }

  const hasMoved = (old, box) => !old || Math.abs(old.left - box.left) + Math.abs(old.top - box.top) > 2;

  function glide(piece, old, box) {
    const start = old && isSeen(old)
      ? { transform: `translate(${old.left - box.left}px, ${old.top - box.top}px) scale(${old.width / box.width})`, transformOrigin: '0 0', zIndex: 3 }
      : { opacity: 0, transform: 'scale(.9)' };
    piece.animate([start, { transformOrigin: '0 0' }], { duration: TIME, easing: EASE });
  }

  return { places, from };
})();
