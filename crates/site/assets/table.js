// What makes a table come alive: it listens, redraws, and sends clicks. Everything works without it.
(() => {
  'use strict';
  const main = () => document.getElementById('main');
  const table = main()?.dataset.table;
  if (!table) return;

  const title = document.title;
  const connection = document.getElementById('connection');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let socket, tries = 0, wasOpen = false, asked = 0, drawing = 0, focused = null;
  // Round one screen: who has said that they are before it.
  let eyes = new URLSearchParams(location.search).get('seat');
  const waiting = new Map();

  function connect() {
    const invitation = main().dataset.invitation;
    const query = new URLSearchParams({ as: 'page', language: document.documentElement.lang });
    if (invitation) query.set('invitation', invitation);
    if (eyes !== null) query.set('seat', eyes);
    const own = socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket?${query}`);
    own.binaryType = 'arraybuffer';
    own.onopen = () => { if (wasOpen && tries > 0) isBack(); wasOpen = true; tries = 0; };
    own.onclose = () => { if (own === socket) lost(); };
    own.onmessage = ({ data }) => {
      if (own !== socket) return;
      if (typeof data === 'string') answered(JSON.parse(data)); else draw(data);
    };
  }

  function lost() {
    for (const done of waiting.values()) done(null);
    waiting.clear();
    if (wasOpen) say(connection.dataset.lost);
    setTimeout(connect, Math.min(5000, 200 * 2 ** tries++) * (0.75 + Math.random() / 2));
  }

  // Pictures that were asked for meanwhile have not come: browsers do not ask again by themselves, and do not
  // notice those in sight that wait for it.
  function isBack() {
    say(connection.dataset.back, 4000);
    for (const picture of document.images) {
      if (picture.naturalWidth) continue;
      picture.loading = 'eager';
      picture.src = picture.getAttribute('src');
    }
  }

  // In words, before everybody's eyes, and announced.
  function say(text, forHowLong) {
    connection.textContent = text;
    clearTimeout(say.timer);
    if (forHowLong) say.timer = setTimeout(() => { connection.textContent = ''; }, forHowLong);
  }

  // The latest state wins: what was overtaken while it was unpacked is not shown.
  async function draw(bytes) {
    const turn = ++drawing;
    const packed = new DecompressionStream('deflate-raw'), writer = packed.writable.getWriter();
    writer.write(bytes);
    writer.close();
    const html = await new Response(packed.readable).text();
    await Press.over();
    if (turn === drawing) show(html);
  }

  function show(html) {
    const moment = newest(), said = remark()?.id, wasOver = isOver(), asked = offered();
    const places = still.matches ? null : Motion.places();
    const active = document.activeElement;
    if (active?.id && main().contains(active)) focused = { id: active.id, verb: verb(active), alike: active.dataset.alike };
    // What somebody is writing stays; any other thing that has the focus changes like the rest.
    const ignoreActiveValue = Boolean(active?.matches('input, textarea, select'));
    const next = parsed(html);
    keepPictures(next);
    Idiomorph.morph(main(), next, { morphStyle: 'outerHTML', ignoreActiveValue, callbacks: { beforeAttributeUpdated: keepFolded, beforeNodeMorphed: (it, to) => it.dataset?.kept === undefined && !it.isEqualNode(to) } });
    document.dispatchEvent(new Event('drawn'));
    links();
    document.title = main().dataset.turn === 'true' ? `● ${title}` : title;
    keepFocus(active);
    announce(moment);
    overhear(said);
    countTalk();
    if (asked !== offered() && !ignoreActiveValue) whenDrawn(bringIntoSight);
    if (!wasOver && isOver() && !ignoreActiveValue) result().scrollIntoView({ behavior: still.matches ? 'auto' : 'smooth' });
    else if (places) Motion.from(places);
  }

  function parsed(html) {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content.firstElementChild;
  }

  // What can be touched is a button as long as it can. What lies on it stays when that changes: pictures
  // made anew would come a frame after the table.
  function keepPictures(next) {
    for (const it of next.querySelectorAll('.piece[id]')) {
      const old = document.getElementById(it.id);
      if (!old || old.localName === it.localName) continue;
      const same = document.createElement(it.localName);
      same.id = it.id;
      same.append(...old.childNodes);
      old.replaceWith(same);
    }
  }

  // Whoever has played to the end wants to see how it ended, wherever on the page they were, unless they are
  // writing something.
  const result = () => document.querySelector('.result');
  const isOver = () => result() !== null;

  // A link that can be sent to others, and copied at one touch.
  function links() {
    for (const link of document.querySelectorAll('[data-link]')) link.value = new URL(link.getAttribute('value'), location.href).href;
    for (const button of document.querySelectorAll('[data-copy]')) button.hidden = false;
  }

  // Browsers keep the clipboard from pages that come without encryption; what is selected they copy.
  async function copy(button) {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand('copy'); }
    button.textContent = button.dataset.done;
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-copy]');
    if (button) copy(button);
  });

  // Whoever has folded a panel wants it folded.
  const keepFolded = (name, node) => !(name === 'open' && node.localName === 'details');

  // Whoever plays by keyboard goes on where they were, else at what is asked. A card that was taken and can
  // now be thrown away is not where they were: whoever presses a key twice regrets nothing. Where a cell was
  // painted, the next one of its color is where they were, else another one of the painting.
  const verb = (it) => it?.dataset?.action?.split(' ')[0];
  function keepFocus(before) {
    if (!focused || before === document.body) return;
    const same = document.getElementById(focused.id), now = document.activeElement;
    const isSame = same?.matches('button, a, input, select, summary') && verb(same) === focused.verb;
    if (now !== document.body && (now !== same || isSame)) return;
    (isSame ? same : nextAlike() ?? document.querySelector('.prompt'))?.focus({ preventScroll: true });
  }
  function nextAlike() {
    if (!focused.alike) return null;
    const painting = focused.alike.split(' ', 2).join(' ');
    const ways = [...document.querySelectorAll('[data-alike]')].map((it) => [it, it.dataset.alike]);
    const found = ways.find(([, alike]) => alike === focused.alike) ?? ways.find(([, alike]) => alike.startsWith(`${painting} `));
    return found?.[0];
  }

  // What is asked can be touched without looking for it.
  const touchable = () => [...document.querySelectorAll('.middle [data-action]')];
  const offered = () => touchable().map((it) => it.dataset.action).join(';');
  function isInSight(it) {
    const { top, bottom } = it.getBoundingClientRect(), middle = (top + bottom) / 2;
    return middle > 0 && middle < innerHeight - (document.querySelector('.prompt-bar')?.offsetHeight ?? 0);
  }
  // A frame later browsers hold in its place what one sees, where something above it has grown.
  const whenDrawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  function bringIntoSight() {
    const things = touchable();
    if (things.length && !things.some(isInSight)) things[0].scrollIntoView({ block: 'center', behavior: still.matches ? 'auto' : 'smooth' });
  }

  // What somebody else has said is noticed, wherever on the page one is.
  const remark = () => document.querySelector('.talk li:last-child');
  function overhear(before) {
    const last = remark();
    if (!last || last.id === before) return;
    showLast();
    if (last.dataset.mine !== undefined || isInSight(last)) return;
    tell(last.textContent);
  }
  function showLast() {
    const list = remark()?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }
  function tell(words) {
    const toast = document.getElementById('said');
    toast.textContent = words;
    clearTimeout(tell.timer);
    tell.timer = setTimeout(() => { toast.textContent = ''; }, 7000);
  }

  // What was said since one was last here is counted until the talk has been in sight for a moment. What a
  // browser remembers of it is the last remark of a few dozen tables.
  const MEMORY = 'heard', TABLES = 60, A_MOMENT = 3000;
  const numberOf = (it) => Number(it.id.slice('remark-'.length));
  function memory() { try { return JSON.parse(localStorage.getItem(MEMORY)) ?? {}; } catch { return {}; } }
  function hear(last) {
    heard = last ? numberOf(last) : 0;
    const { [table]: _, ...others } = memory();
    const all = Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [table, heard]]);
    try { localStorage.setItem(MEMORY, JSON.stringify(all)); } catch { /* Then it is forgotten. */ }
  }
  let heard = memory()[table];
  function countTalk() {
    clearTimeout(countTalk.timer);
    const last = remark(), badge = document.getElementById('unread');
    if (heard === undefined) hear(last);
    const remarks = [...document.querySelectorAll('.talk li')];
    const fresh = remarks.filter((it) => numberOf(it) > heard && it.dataset.mine === undefined);
    for (const it of remarks) it.classList.toggle('unheard', fresh.includes(it));
    const isSeen = last && !document.hidden && isInSight(last);
    badge.hidden = !fresh.length || isSeen;
    badge.textContent = fresh.length > 1 ? badge.dataset.many.replace('#', fresh.length) : badge.dataset.one;
    if (isSeen && fresh.length) countTalk.timer = setTimeout(() => { hear(last); countTalk(); }, A_MOMENT);
  }
  addEventListener('scroll', () => { if (document.querySelector('.talk .unheard')) countTalk(); }, { passive: true });
  document.addEventListener('visibilitychange', countTalk);

  const newest = () => Number(document.querySelector('.log li[value]')?.value ?? 0);
  const comings = () => [...document.querySelectorAll('.log .coming')];
  const rowOf = (it) => Number(it.dataset.row);
  let lastComing = Math.max(0, ...comings().map(rowOf));

  // Those who listen are told what has happened, and everybody who has come or gone: once, also where taking
  // back brings older lines into sight again.
  function announce(moment) {
    const news = [...document.querySelectorAll('.log li[value]')].filter((it) => it.value > moment).slice(0, 4);
    if (news.length) document.getElementById('news').textContent = news.reverse().map((it) => `${it.dataset.head ?? ''} ${it.textContent}`).join(' ');
    const came = comings().filter((it) => rowOf(it) > lastComing).reverse().slice(-3);
    if (!came.length) return;
    lastComing = rowOf(came.at(-1));
    tell(came.map((it) => it.textContent).join(' '));
  }

  // What was not even read, because there was too much of it, is the answer to all that is waited for.
  function answered(answer) {
    const ids = answer.id === null ? [...waiting.keys()] : [answer.id];
    for (const id of ids) waiting.get(id)?.(answer);
    for (const id of ids) waiting.delete(id);
  }

  function ask(request) {
    const id = ++asked;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    socket.send(JSON.stringify({ id, key, ...request }));
    return new Promise((done) => waiting.set(id, done));
  }

  async function carryOut(request) {
    const answer = await ask(request);
    refuse(answer && !answer.ok && answer.error.kind !== 'stale' ? answer.error : null);
    return answer;
  }

  // A refusal says why, and leads to the clause of the rules.
  function refuse(error) {
    const refusal = document.getElementById('refusal');
    refusal.textContent = error ? `${error.reason} ` : '';
    if (!error?.clause) return;
    const link = document.createElement('a');
    link.href = `${main().dataset.rules}#${error.clause}`;
    link.textContent = error.clause;
    refusal.append(link);
  }

  const place = () => ({ seat: Number(main().dataset.seat), at: Number(main().dataset.at) });

  // Without a connection yet, forms do it. Once there was one, it comes back.
  function mayAsk(event) {
    if (socket?.readyState !== WebSocket.OPEN && !wasOpen) return false;
    event.preventDefault();
    return socket?.readyState === WebSocket.OPEN;
  }

  // What was touched is marked where the answer is awaited; where it comes at once, drawing the mark would
  // only keep the new table waiting. In milliseconds.
  const SOON = 100;

  document.addEventListener('click', (event) => {
    const target = event.target.closest('[data-action], [data-eyes]');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.dataset.eyes) return lookAs(event, target.dataset.eyes);
    if (!mayAsk(event)) return;
    const mark = setTimeout(() => target.classList.add('chosen'), SOON);
    carryOut({ do: 'play', ...place(), action: target.dataset.action }).then((answer) => {
      clearTimeout(mark);
      if (!answer?.ok) target.classList.remove('chosen');
    });
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
    if (!planned || !mayAsk(event)) return;
    planned.disabled = true;
    follow(planned.dataset.plan).then(() => { planned.disabled = false; });
  });

  // The curtain goes up for whoever says that they are before the screen, and down for nobody. What the
  // former eyes saw is out of sight at once, what was announced to them is forgotten, and nothing that is
  // still on its way to them is shown. Without a connection the next one is made for the new eyes.
  function lookAs(event, seat) {
    if (!wasOpen) return;
    event.preventDefault();
    lookThrough(seat);
  }

  function lookThrough(seat) {
    eyes = seat === 'nobody' ? null : seat;
    history.replaceState(null, '', eyes === null ? location.pathname : `?seat=${seat}`);
    drawing++;
    main().dataset.hidden = '';
    document.getElementById('plan')?.remove();
    document.dispatchEvent(new Event('hidden'));
    for (const id of ['news', 'hint', 'refusal']) document.getElementById(id).textContent = '';
    const old = socket;
    if (old.readyState > WebSocket.OPEN) return;
    connect();
    old.close();
  }

  document.addEventListener('submit', (event) => {
    const form = event.target, deed = form.dataset.do ?? event.submitter?.dataset.do;
    if (!deed || !mayAsk(event)) return;
    if (deed === 'undo') takeBack(form);
    if (deed === 'restart') restart(form);
    if (['fill', 'substitute', 'return'].includes(deed)) carryOut({ do: deed, seat: Number(form.elements.seat.value), level: form.elements.level?.value });
    if (deed === 'hurry') carryOut({ do: 'hurry' });
    if (deed === 'pace') carryOut({ do: 'pace', pace: form.elements.pace.value });
    if (deed === 'say') {
      const field = form.elements.text, text = field.value;
      if (text.trim()) carryOut({ do: 'say', text }).then((answer) => { if (answer?.ok && field.value === text) field.value = ''; });
    }
  });

  // Whoever takes back before the curtain may not be the one whose hand lies behind it.
  async function takeBack(form) {
    const isCurtain = form.closest('.curtain') && main().dataset.seat === undefined;
    const answer = await carryOut({ do: 'undo', seat: Number(form.elements.seat.value), at: place().at });
    if (isCurtain && answer?.ok) lookThrough('nobody');
  }

  // The turn anew: decisions are taken back one by one, as far as the table still knows them.
  async function restart(form) {
    const seat = Number(form.elements.seat.value);
    let at = place().at;
    for (let left = Number(form.elements.times.value); left > 0; left--) {
      const answer = await carryOut({ do: 'undo', seat, at });
      if (!answer?.ok) return;
      at = answer.at;
    }
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
    const key = event.key.toLowerCase();
    if (key === 'u') document.querySelector('.undo')?.click();
    if (key === '?') document.querySelector('.help')?.click();
    if (key === 'l') document.querySelector('.log ol')?.focus();
  });

  document.addEventListener('focusin', (event) => { if (event.target.matches('[data-link]')) event.target.select(); });

  // On a small screen what others have is told in a line, until it is unfolded.
  if (matchMedia('(max-width: 40rem)').matches) for (const panel of document.querySelectorAll('.panel')) panel.open = false;
  links();
  showLast();
  countTalk();
  connect();
})();
