// What makes a table come alive: it listens, redraws, and sends clicks. Everything works without it.
(() => {
  'use strict';
  const main = () => document.getElementById('main');
  const table = main()?.dataset.table;
  for (const link of document.querySelectorAll('[data-link]')) {
    link.value = new URL(link.value, location.href).href;
    link.addEventListener('focus', () => link.select());
  }
  if (!table) return;

  const title = document.title;
  let socket, tries = 0, asked = 0, drawing = 0;
  const waiting = new Map();

  function connect() {
    const seat = main().dataset.seat, invitation = main().dataset.invitation;
    const query = new URLSearchParams({ as: 'page', language: document.documentElement.lang });
    if (invitation) query.set('invitation', invitation);
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket?${query}`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => { tries = 0; document.body.classList.remove('offline'); };
    socket.onclose = () => {
      document.body.classList.add('offline');
      for (const done of waiting.values()) done(null);
      waiting.clear();
      setTimeout(connect, Math.min(5000, 200 * 2 ** tries++) * (0.75 + Math.random() / 2));
    };
    socket.onmessage = ({ data }) => typeof data === 'string' ? answered(JSON.parse(data)) : draw(data);
  }

  // The latest state wins: what was overtaken while it was unpacked is not shown.
  async function draw(bytes) {
    const turn = ++drawing;
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const html = await new Response(stream).text();
    if (turn !== drawing) return;
    const show = () => Idiomorph.morph(main(), html, { morphStyle: 'outerHTML', ignoreActiveValue: true,
      callbacks: { beforeNodeMorphed: (it) => it.dataset?.kept === undefined } });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || !document.startViewTransition) show(); else animate(show);
    document.dispatchEvent(new Event('drawn'));
    document.title = main().dataset.turn === 'true' ? `● ${title}` : title;
  }

  function animate(show) {
    const name = () => { for (const it of document.querySelectorAll('.piece[id]')) it.style.viewTransitionName = it.id; };
    name();
    const moving = document.startViewTransition(() => { show(); name(); });
    // A newer state may overtake it: then it is skipped, and that is fine.
    moving.ready.catch(() => {});
    moving.finished.catch(() => {});
  }

  function answered(answer) {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  }

  function ask(request) {
    const id = ++asked;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    socket.send(JSON.stringify({ id, key, ...request }));
    return new Promise((done) => waiting.set(id, done));
  }

  async function carryOut(request) {
    const answer = await ask(request);
    const refusal = document.getElementById('refusal');
    if (refusal) refusal.textContent = !answer || answer.ok || answer.error.kind === 'stale' ? ''
      : answer.error.clause ? `${answer.error.reason} (${answer.error.clause})` : answer.error.reason;
    return answer;
  }

  const place = () => ({ seat: Number(main().dataset.seat), at: Number(main().dataset.at) });

  document.addEventListener('click', (event) => {
    const target = event.target.closest('[data-action]');
    if (!target || socket?.readyState !== WebSocket.OPEN) return;
    event.preventDefault();
    target.classList.add('chosen');
    carryOut({ do: 'play', ...place(), action: target.dataset.action })
      .then((answer) => { if (!answer?.ok) target.classList.remove('chosen'); });
  });

  document.addEventListener('submit', (event) => {
    const form = event.target, submitter = event.submitter;
    const deed = form.dataset.do ?? submitter?.dataset.do;
    if (!deed || socket?.readyState !== WebSocket.OPEN) return;
    event.preventDefault();
    if (deed === 'undo') carryOut({ do: 'undo', ...place() });
    if (deed === 'say') {
      const field = form.elements.text;
      if (field.value.trim()) carryOut({ do: 'say', text: field.value });
      field.value = '';
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
    if (event.key === 'u') document.querySelector('.undo')?.click();
    if (event.key === '?') document.querySelector('.help')?.click();
    if (event.key === 'l') document.querySelector('.log')?.scrollIntoView();
  });

  // Several decisions at one touch, one after the other; what is not asked for any more is passed over.
  async function follow(plan) {
    for (const action of plan.split(';')) {
      const at = main().dataset.at;
      if (!document.querySelector(`[data-action="${CSS.escape(action)}"]`)) continue;
      const answer = await carryOut({ do: 'play', ...place(), action });
      if (!answer?.ok) return;
      while (main().dataset.at === at) await new Promise((done) => setTimeout(done, 10));
    }
  }

  document.addEventListener('click', (event) => {
    const planned = event.target.closest('[data-plan]');
    if (!planned || socket?.readyState !== WebSocket.OPEN) return;
    event.preventDefault();
    planned.disabled = true;
    follow(planned.dataset.plan);
  });

  connect();
})();
