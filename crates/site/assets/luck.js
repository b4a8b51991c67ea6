// Everybody who sits down adds to the luck of a table what nobody else has made. Without this the server
// makes it for them.
document.addEventListener('submit', ({ target: { elements: { entropy } } }) => {
  if (!entropy) return;
  // Under one seal it is added once: who clicks twice has not changed their mind.
  const { seal } = entropy.dataset;
  let kept = null;
  try { kept = seal && localStorage.getItem(`luck ${seal}`); } catch { /* a browser that keeps nothing */ }
  entropy.value = kept || Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) => it.toString(16).padStart(2, '0')).join('');
  entropy.disabled = false;
  try { if (seal) localStorage.setItem(`luck ${seal}`, entropy.value); } catch { /* the same */ }
});

// After the game: whether it followed from what this browser was shown and has added.
const sealed = document.querySelector('.proof[data-seal]');
if (sealed) {
  let kept = null;
  try { kept = localStorage.getItem(`luck ${sealed.dataset.seal}`); } catch { /* nothing was kept */ }
  const added = [...sealed.querySelectorAll('[data-added]')].map((it) => it.textContent);
  if (kept) document.getElementById(added.includes(kept) ? 'kept' : 'not-kept').hidden = false;
}

// A page that the browser has kept would open the table again that it has opened already.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.querySelector('[name=promise]')) location.reload();
});
