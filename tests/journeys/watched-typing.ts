import type { CDPSession, ElementHandle, Page, Request } from '@playwright/test';
import type { FormReader, FoundForm } from './found-forms';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TypingWatch {
  start(field: Field, text: string): void;
  /** What went wrong since the start. */
  end(): string[];
}

interface OwnWindow extends Window {
  formReader: FormReader;
  typingWatch: TypingWatch;
}

/** Runs in each page: sees, after each letter, whether focus, caret and value are where the person put them. */
export function installTypingWatch(): void {
  let watched: { field: Field; text: string; letters: number } | undefined;
  let faults: string[] = [];
  const check = () => {
    if (!watched) return;
    const { field, text, letters } = watched;
    const typed = text.slice(0, letters);
    const at = `after “${typed}” in ${field.name}`;
    const active = document.activeElement;
    if (!field.isConnected) faults.push(`the field is another ${at}`);
    else if (active !== field) faults.push(`the focus is on ${active?.tagName} ${at}`);
    else if (field.value !== typed) faults.push(`the value is “${field.value}” ${at}`);
    else if (field.selectionStart !== null && field.selectionStart !== typed.length)
      faults.push(`the caret is at ${field.selectionStart} ${at}`);
  };
  document.addEventListener('keydown', check, true);
  document.addEventListener(
    'focusout',
    ({ target }) => {
      if (target === watched?.field) faults.push(`the focus leaves ${watched.field.name}`);
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (watched && target === watched.field) watched.letters += 1;
    },
    true,
  );
  const watch: TypingWatch = {
    start: (field, text) => {
      faults = [];
      watched = { field, text, letters: 0 };
    },
    end: () => {
      check();
      watched = undefined;
      return faults;
    },
  };
  Object.assign(window, { typingWatch: watch });
}

const PATIENCE_MS = 15_000;
const QUIET_MS = 80;

/** Waits until nothing is loaded. */
function quietness(page: Page) {
  const running = new Set<Request>();
  let last = Date.now();
  const isCounted = (request: Request) => /^(document|fetch|xhr)$/.test(request.resourceType());
  const start = (request: Request) => {
    if (!isCounted(request)) return;
    last = Date.now();
    running.add(request);
  };
  const end = (request: Request) => {
    if (running.delete(request)) last = Date.now();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  return {
    wait: async () => {
      const until = Date.now() + PATIENCE_MS;
      last = Date.now();
      while (Date.now() < until && (running.size > 0 || Date.now() - last < QUIET_MS))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: () => page.off('request', start).off('requestfinished', end).off('requestfailed', end),
  };
}

interface FieldFacts {
  type: string;
  maxLength: number;
  inputMode: string;
}

const texts: Record<string, string> = {
  email: 'kaethe.mueller@example.de',
  tel: '0431 123456',
  number: '12',
  password: 'Vier lange Wörter',
  search: 'Reifen',
  url: 'https://example.de/',
};

/** A field of a long form gets a short text: what happens to it happens at its first letters. */
const MANY_FIELDS = 12;
const FEW_LETTERS = 4;

function textFor({ type, maxLength, inputMode }: FieldFacts, count: number): string {
  const text = inputMode === 'numeric' ? '24103' : (texts[type] ?? 'Käthe Müller-Lüden');
  const most = count > MANY_FIELDS ? FEW_LETTERS : text.length;
  return text.slice(0, maxLength >= 0 ? Math.min(maxLength, most) : most);
}

const factsOf = (field: ElementHandle<Field>): Promise<FieldFacts> =>
  field.evaluate(({ type, maxLength, inputMode }) => ({ type, maxLength, inputMode }));

/** Those that are seen, with what stands around them unfolded. */
async function fieldsOf(page: Page, { signature }: FoundForm): Promise<ElementHandle<Field>[]> {
  const list = await page.evaluateHandle((wanted) => {
    const { formReader } = window as unknown as OwnWindow;
    const form = formReader.find(wanted);
    if (!form) return [];
    for (let at: Element | null = form; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    for (const inner of form.querySelectorAll('details')) inner.open = true;
    const seen = () =>
      formReader.fieldsOf(form).filter((field) => field.checkVisibility({ visibilityProperty: true }));
    // Some fields are about one of several choices.
    for (const choice of form.querySelectorAll<HTMLElement>('[type="radio"], [type="checkbox"]'))
      if (seen().length === 0) choice.click();
    for (const list of form.querySelectorAll('select'))
      for (const { value } of list.options) {
        if (seen().length > 0) break;
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    return seen();
  }, signature);
  const handles = [...(await list.getProperties()).values()].map((handle) => handle.asElement());
  return handles.filter((handle): handle is ElementHandle<Field> => handle !== null);
}

async function empty(page: Page, field: ElementHandle<Field>): Promise<void> {
  if ((await field.evaluate(({ value }) => value)) === '') return;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

async function typeWatched(page: Page, field: ElementHandle<Field>, text: string): Promise<string[]> {
  await field.evaluate((own, typed) => (window as unknown as OwnWindow).typingWatch.start(own, typed), text);
  await page.keyboard.type(text);
  // Two frames, in which a page may still answer the last letter.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (window as unknown as OwnWindow).typingWatch.end());
}

const isActive = (field: ElementHandle<Field>) => field.evaluate((own) => document.activeElement === own);

const MAX_TABS = 15;

/** By the keyboard alone, from the field before. */
async function tabTo(page: Page, field: ElementHandle<Field>, isFirst: boolean): Promise<boolean> {
  if (isFirst) await field.focus();
  for (let tabs = 0; tabs < MAX_TABS && !(await isActive(field)); tabs += 1) await page.keyboard.press('Tab');
  return isActive(field);
}

/** Sends the form with its fields empty, and half an address. */
async function sendMistake(page: Page, form: FoundForm, isByKeys: boolean): Promise<void> {
  const fields = await fieldsOf(page, form);
  for (const [index, field] of fields.entries()) {
    if (isByKeys) await tabTo(page, field, index === 0);
    else await field.click();
    await empty(page, field);
    if ((await factsOf(field)).type === 'email') await page.keyboard.type('kuh@');
  }
  const last = fields.at(-1);
  const isArea = await last?.evaluate((field) => field instanceof HTMLTextAreaElement);
  if (isByKeys && !isArea) await page.keyboard.press('Enter');
  else {
    const button = await page.evaluateHandle((signature) => {
      const found = (window as unknown as OwnWindow).formReader.find(signature);
      return [...(found?.querySelectorAll('button') ?? [])].find(({ type }) => type === 'submit') ?? null;
    }, form.signature);
    await button.asElement()?.click();
  }
}

/** A refusal that is told above the fields takes the focus once. */
const lostSummary = (page: Page, { signature }: FoundForm): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const { formReader } = window as unknown as OwnWindow;
    const summary = () => formReader.find(wanted)?.querySelector('[role="alert"][tabindex]');
    // The focus moves after the summary is there.
    for (let tries = 0; tries < 20 && summary() && document.activeElement !== summary(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const active = document.activeElement;
    return !summary() || active === summary()
      ? []
      : [`the summary of errors has no focus: it is on ${active?.tagName} ${active?.getAttribute('name')}`];
  }, signature);

/** As a browser does that knows the person: values are set at once, without a key. */
async function autofill(page: Page, { signature }: FoundForm, values: string[]): Promise<string[]> {
  return page.evaluate(
    async ([wanted, given]) => {
      const { formReader } = window as unknown as OwnWindow;
      const form = formReader.find(wanted);
      if (!form) return [];
      const before = document.activeElement;
      const fields = formReader.fieldsOf(form).filter((field) => field.checkVisibility());
      for (const [index, field] of fields.entries()) {
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        const setter = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
        setter?.call(field, given[index] ?? '');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
      const lost = fields.flatMap(({ name, value }, index) =>
        value === given[index] ? [] : [`autofill: ${name} is “${value}”`],
      );
      return document.activeElement === before ? lost : [...lost, 'autofill moves the focus'];
    },
    [signature, values] as const,
  );
}

/** Letters that are put together before they are taken, as on most phones, and a text that is cut and pasted. */
async function composeAndPaste(
  page: Page,
  client: CDPSession,
  field: ElementHandle<Field>,
): Promise<string[]> {
  await field.click();
  await empty(page, field);
  for (const text of ['か', 'かん', 'かんじ'])
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await client.send('Input.insertText', { text: '漢字' });
  const faults: string[] = [];
  const value = () => field.evaluate((own) => own.value);
  const max = await field.evaluate(({ maxLength }) => maxLength);
  if ((max < 0 || max > 2) && (await value()) !== '漢字') faults.push(`composed: “${await value()}”`);
  const composed = await value();
  for (const keys of ['ControlOrMeta+a', 'ControlOrMeta+x', 'ControlOrMeta+v'])
    await page.keyboard.press(keys);
  if ((await value()) !== composed) faults.push(`pasted: “${await value()}” instead of “${composed}”`);
  if (!(await isActive(field))) faults.push('the focus is lost by composing or pasting');
  return faults;
}

async function fillAnew(page: Page, form: FoundForm, isByKeys: boolean): Promise<string[]> {
  const faults: string[] = [];
  const fields = await fieldsOf(page, form);
  const values: string[] = [];
  for (const [index, field] of fields.entries()) {
    const text = textFor(await factsOf(field), fields.length);
    values.push(text);
    if (!isByKeys) await field.click();
    else if (!(await tabTo(page, field, index === 0)))
      faults.push(`Tab does not reach ${await field.getAttribute('name')}`);
    await empty(page, field);
    faults.push(...(await typeWatched(page, field, text)));
  }
  for (const [index, field] of fields.entries()) {
    const [name, value] = await field.evaluate((own) => [own.name, own.value]);
    if (value !== values[index]) faults.push(`in the end, ${name} is “${value}”, not “${values[index]}”`);
  }
  return faults;
}

const widths = [
  { width: 390, isByKeys: false },
  { width: 1280, isByKeys: true },
];

/** @param withBack also leaves the page and comes back */
export async function tryForm(page: Page, origin: string, form: FoundForm, withBack: boolean) {
  const faults: string[] = [];
  let isSeen = false;
  const quiet = quietness(page);
  const client = await page.context().newCDPSession(page);
  const open = async () => {
    await page.goto(origin + form.path);
    await quiet.wait();
  };
  for (const { width, isByKeys } of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (!isByKeys || (await fieldsOf(page, form)).length === 0) await open();
    if ((await fieldsOf(page, form)).length === 0) continue;
    isSeen = true;
    const note = (found: string[]) => faults.push(...found.map((fault) => `${width} px: ${fault}`));
    try {
      await sendMistake(page, form, isByKeys);
      await quiet.wait();
      note(await lostSummary(page, form));
      // Some forms take what was sent, and lead on.
      if ((await fieldsOf(page, form)).length === 0) await open();
      note(await fillAnew(page, form, isByKeys));
      if (isByKeys) continue;
      const [first] = await fieldsOf(page, form);
      const fields = await Promise.all((await fieldsOf(page, form)).map(factsOf));
      const values = fields.map((facts) => textFor(facts, fields.length));
      note(await autofill(page, form, values));
      if (first && /^(text|textarea|search)$/.test((await factsOf(first)).type))
        note(await composeAndPaste(page, client, first));
      if (!withBack) continue;
      await page.goto(`${origin}/muster/impressum`);
      await page.goBack();
      await quiet.wait();
      const [again] = await fieldsOf(page, form);
      if (!again) continue;
      await again.click();
      await empty(page, again);
      note(await typeWatched(page, again, textFor(await factsOf(again), 1)));
    } catch (error) {
      note([String(error).slice(0, 300)]);
    }
  }
  quiet.stop();
  await client.detach();
  return { faults, isSeen };
}
