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

  // Nothing but transform and opacity changes from frame to frame: that is done beside the page, which
  // is painted once. What lies above others meanwhile is set before and after.
  function glide(piece, old, box) {
    const start = old && isSeen(old)
      ? { transform: `translate(${middle(old.left, old.right) - middle(box.left, box.right)}px, ${middle(old.top, old.bottom) - middle(box.top, box.bottom)}px) scale(${old.width / box.width})` }
      : { opacity: 0, transform: 'scale(.9)' };
    piece.style.zIndex = 3;
    piece.animate([start, {}], { duration: TIME, easing: EASE }).onfinish = () => { piece.style.zIndex = ''; };
  }

  const middle = (one, other) => (one + other) / 2;

  return { places, from };
})();
