/** Time after the last key, so that fewer requests are sent. */
const DELAY_MS = 120;
const MIN_LENGTH = 2;
const MAX_KNOWN = 100;
/** Minimum width and distance to the window's edge, in px. */
const MIN_WIDTH = 420;
const EDGE = 8;

const fields = new WeakMap<HTMLInputElement, Suggester>();

/** A combobox whose options the server renders. */
class Suggester {
  readonly #field: HTMLInputElement;
  readonly #form: HTMLFormElement;
  readonly #list: HTMLElement;
  readonly #status: Element | null;
  readonly #known = new Map<string, string>();
  #options: HTMLAnchorElement[] = [];
  #active = -1;
  #request = new AbortController();
  #timer = 0;
  #shown = '';

  constructor(field: HTMLInputElement, form: HTMLFormElement, list: HTMLElement) {
    this.#field = field;
    this.#form = form;
    this.#list = list;
    this.#status = form.querySelector('[role="status"]');
    list.id ||= `vorschlaege-${document.querySelectorAll('[role="listbox"][id]').length}`;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    this.#close();
    field.addEventListener('input', () => this.ask());
    field.addEventListener('keydown', (event) => this.#press(event));
    form.addEventListener('submit', () => this.#close());
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#close();
    });
    // The field has to keep the focus, or the list would close before the click.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', () => this.#close());
    window.addEventListener('resize', () => this.#place());
  }

  #typed(): string {
    return this.#field.value.trim();
  }

  ask(): void {
    this.#stop();
    const typed = this.#typed();
    const known = this.#known.get(typed);
    if (typed.length < MIN_LENGTH) this.#close();
    else if (known !== undefined) this.#show(typed, known);
    else this.#timer = window.setTimeout(() => void this.#load(typed), DELAY_MS);
  }

  /** A pending answer would be for an older query. */
  #stop(): void {
    window.clearTimeout(this.#timer);
    this.#request.abort();
    this.#request = new AbortController();
  }

  async #load(typed: string): Promise<void> {
    const { signal } = this.#request;
    try {
      const answer = await fetch(`${this.#form.dataset.suggestions}?q=${encodeURIComponent(typed)}`, {
        signal,
      });
      const options = answer.ok ? await answer.text() : '';
      if (signal.aborted) return;
      if (this.#known.size > MAX_KNOWN) this.#known.clear();
      if (answer.ok) this.#known.set(typed, options);
      this.#show(typed, options);
    } catch {
      // Without suggestions the form still leads to the search.
      if (!signal.aborted) this.#close();
    }
  }

  #show(typed: string, options: string): void {
    this.#list.innerHTML = options;
    this.#options = [...this.#list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
    this.#options.forEach((option, index) => {
      option.id = `${this.#list.id}-${index}`;
    });
    this.#shown = typed;
    if (document.activeElement === this.#field) this.#open();
  }

  #open(): void {
    const { length } = this.#options;
    this.#list.hidden = length === 0;
    this.#field.setAttribute('aria-expanded', String(length > 0));
    this.#mark(-1);
    this.#place();
    this.#say(length === 1 ? '1 Vorschlag' : `${length || 'Keine'} Vorschläge`);
  }

  #close(): void {
    this.#stop();
    this.#list.hidden = true;
    this.#field.setAttribute('aria-expanded', 'false');
    this.#mark(-1);
    this.#say('');
  }

  #say(words: string): void {
    if (this.#status) this.#status.textContent = words;
  }

  #mark(index: number): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const option = this.#options[index];
    if (!option) {
      this.#field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    this.#field.setAttribute('aria-activedescendant', option.id);
  }

  #place(): void {
    const { left, width } = this.#form.getBoundingClientRect();
    const room = document.documentElement.clientWidth - 2 * EDGE;
    const wide = Math.min(room, Math.max(width, MIN_WIDTH));
    const from = Math.max(EDGE, Math.min(left, EDGE + room - wide));
    this.#list.style.width = `${wide}px`;
    this.#list.style.left = `${from - left - this.#form.clientLeft}px`;
  }

  #move(by: 1 | -1): void {
    if (this.#list.hidden && this.#shown === this.#typed()) this.#open();
    // The field itself is between the last and the first option.
    const places = this.#options.length + 1;
    if (!this.#list.hidden) this.#mark(((this.#active + 1 + by + places) % places) - 1);
  }

  #press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isOpen = !this.#list.hidden;
    const option = this.#options[this.#active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isOpen && option) option.click();
    else if (event.key === 'Escape' && isOpen) {
      this.#close();
      // Escape closes only the list, not the menu around it.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
}

/** The field may have been filled before this script was loaded. */
export function suggestIn(field: HTMLInputElement): void {
  const { form } = field;
  const list = form?.querySelector<HTMLElement>('[role="listbox"]');
  if (!form || !list || fields.has(field)) return;
  const suggester = new Suggester(field, form, list);
  fields.set(field, suggester);
  if (field.value !== field.defaultValue) suggester.ask();
}
