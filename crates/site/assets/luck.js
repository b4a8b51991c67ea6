// Everybody who sits down adds to the luck of a table what nobody else has made. Without this the server
// makes it for them.
document.addEventListener('submit', ({ target: { elements: { entropy } } }) => {
  if (!entropy) return;
  entropy.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) => it.toString(16).padStart(2, '0')).join('');
  entropy.disabled = false;
});

// A page that the browser has kept would open the table again that it has opened already.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.querySelector('[name=promise]')) location.reload();
});
