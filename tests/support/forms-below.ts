import { expect } from 'vitest';
import { linksOf } from './crawl';
import { type FoundForm, formsOf } from './html-forms';
import type { Visitor } from './visitor';

/** Numbers, ids and codes of an address are left out: one page of each kind. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*')
    .replace(/[^/]*[\d:][^/]*/g, '*')
    .replace(/\/seiten\/alle\/.*/, '/seiten/*');

const MAX_PAGES = 80;

/** Ends the visit. */
const isEnd = ({ button, action }: FoundForm) => /abmelden|beenden|löschen/i.test(`${button} ${action}`);

/** Lists of all categories have the same forms to filter. */
const keyOf = ({ action, method, fields, button }: FoundForm) =>
  [...(method === 'post' ? [kindOf(action), button, fields.aktion] : []), ...Object.keys(fields)].join(' ');

export interface FormOfPage extends FoundForm {
  page: string;
}

/** The forms of the pages that links below a location lead to, one of each kind. */
export async function formsBelow(
  visitor: Visitor,
  below: string,
  starts: readonly string[] = [below],
  onPage: (path: string) => void = () => undefined,
) {
  const [seen, forms] = [new Set(starts.map(kindOf)), new Map<string, FormOfPage>()];
  const waiting = [...starts];
  for (let visited = 0; waiting.length > 0 && visited < MAX_PAGES; visited += 1) {
    const page = await visitor.open(waiting.shift() ?? '');
    expect([page.path, page.status < 500]).toEqual([page.path, true]);
    onPage(page.path);
    for (const form of formsOf(page.text)) {
      const at = { ...form, action: form.action || page.path, page: page.path };
      if (form.method !== 'dialog' && !isEnd(at) && !forms.has(keyOf(at))) forms.set(keyOf(at), at);
    }
    for (const link of linksOf(page.text)) {
      const url = new URL(link, `http://localhost${page.path}`);
      const next = url.pathname + url.search;
      if (url.hostname !== 'localhost' || !next.startsWith(below) || seen.has(kindOf(next))) continue;
      if (/abmelden|\.(pdf|csv|xml|json|svg|ics)$/.test(url.pathname)) continue;
      seen.add(kindOf(next));
      waiting.push(next);
    }
  }
  return [...forms.values()];
}

/** The form as its page has it now: a saved one names the state that it changes. */
export async function formNow(visitor: Visitor, form: FormOfPage): Promise<FoundForm> {
  const { text, path } = await visitor.open(form.page);
  const now = formsOf(text).find((one) => keyOf({ ...one, action: one.action || path }) === keyOf(form));
  return now ? { ...now, action: now.action || path } : form;
}

export async function sendForm(
  visitor: Visitor,
  shop: { port: number },
  { action, method }: FoundForm,
  fields: FoundForm['fields'],
) {
  const { pathname, search } = new URL(action, 'http://localhost');
  const headers = { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' };
  if (method === 'post') return visitor.send({ path: pathname + search, form: fields, headers });
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return visitor.send({ path: `${pathname}?${new URLSearchParams(pairs)}` });
}
