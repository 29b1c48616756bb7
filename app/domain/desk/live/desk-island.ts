export interface KeysProps {
  /** Pages by the key that follows `g`. */
  pages: Record<string, string>;
  /** Of the list of orders, which has the search. */
  search: string;
}

/** Keys of the desk. The text of both islands stands in the page, so they name nothing outside of themselves. `data-rows` marks lists. */
export function keysIsland({ pages, search }: KeysProps): void {
  const KEY_MS = 1_500;
  const KEYS_OFF = 'tresen-tasten-aus';
  let leader = 0;

  const isTyping = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-rows] > li')].filter((row) => row.querySelector('a'));

  function step(by: number): void {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by];
    next?.querySelector('a')?.focus();
  }

  function find(): void {
    const field = document.querySelector<HTMLInputElement>('#suche');
    if (field) field.focus();
    else location.assign(`${search}#suche`);
  }

  function areKeysOff(): boolean {
    try {
      return localStorage.getItem(KEYS_OFF) !== null;
    } catch {
      return false;
    }
  }

  const keys = () => document.querySelector<HTMLDialogElement>('#tasten');

  function nameKeySwitch(): void {
    const button = keys()?.querySelector('[data-key-switch]');
    if (button) button.textContent = `Tasten ${areKeysOff() ? 'einschalten' : 'ausschalten'}`;
  }

  /** Speech input types letters, which would act as keys (WCAG 2.1.4). */
  function onClick({ target }: MouseEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('[data-keys]')) keys()?.showModal();
    if (!target.closest('[data-key-switch]')) return;
    try {
      if (areKeysOff()) localStorage.removeItem(KEYS_OFF);
      else localStorage.setItem(KEYS_OFF, '1');
    } catch {
      // The browser stores nothing: keys stay on.
    }
    nameKeySwitch();
  }

  function onKey(event: KeyboardEvent): void {
    if (
      areKeysOff() ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      isTyping(event.target)
    )
      return;
    const page = Date.now() - leader < KEY_MS ? pages[event.key] : undefined;
    leader = 0;
    if (page !== undefined) location.assign(page);
    else if (event.key === 'g') leader = Date.now();
    else if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
    else if (event.key === '/') find();
    else if (event.key === '?') keys()?.showModal();
    else return;
    event.preventDefault();
  }

  /** On a phone, a row of pages begins with the first; the current one may lie outside of it. */
  function showCurrentPages(): void {
    for (const page of document.querySelectorAll('nav [aria-current="page"]')) {
      const row = page.closest('nav');
      if (!row) continue;
      const [around, own] = [row.getBoundingClientRect(), page.getBoundingClientRect()];
      row.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
    }
  }

  showCurrentPages();
  nameKeySwitch();
  document.querySelector('[data-keys]')?.removeAttribute('hidden');
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
}

/** `data-live` marks what follows the events of the desk, `data-fresh` the number of new orders. */
export function newsIsland({ events }: { events: string }): void {
  const REFRESH_MS = 30_000;
  let isLate = false;

  function ring(): void {
    if (!('AudioContext' in window)) return;
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    tone.frequency.value = 880;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.25);
    tone.onended = () => void audio.close();
  }

  const live = () => document.querySelector<HTMLElement>('[data-live]');

  async function refresh(): Promise<void> {
    const shown = live();
    if (!shown) return;
    isLate = shown.contains(document.activeElement);
    if (isLate) return;
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer?.ok || answer.redirected) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector<HTMLElement>('[data-live]');
    if (!fresh) return;
    // A parsed page has no scripts: its markup for browsers without them, for example a reload, would count here.
    for (const other of fresh.querySelectorAll('noscript')) other.remove();
    const isMore = Number(fresh.dataset.fresh) > Number(shown.dataset.fresh);
    shown.replaceWith(fresh);
    if (isMore && fresh.dataset.sound === 'on') ring();
  }

  let source: EventSource | undefined;
  let timer = 0;

  /** News that came while somebody was in the list is shown after they leave it. */
  function onFocusOut(): void {
    if (isLate) setTimeout(() => void refresh());
  }

  function close(): void {
    source?.close();
    source = undefined;
    clearInterval(timer);
  }

  /** A hidden page needs neither. Nobody tells of orders that are late by the clock alone, so the page also asks each half minute. */
  function connect(): void {
    close();
    if (!live() || document.hidden) return;
    timer = window.setInterval(() => void refresh(), REFRESH_MS);
    if (!('EventSource' in window)) return;
    source = new EventSource(events);
    source.addEventListener('changed', () => void refresh());
  }

  function onVisible(): void {
    connect();
    if (!document.hidden) void refresh();
  }

  document.addEventListener('visibilitychange', onVisible);
  document.addEventListener('focusout', onFocusOut);
  connect();
}
