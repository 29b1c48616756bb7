import { describe, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { addTyre, order, toConfirmation } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { linksOf } from '../support/crawl';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { type FoundForm, formsOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database, 'here > 8');

const LIMIT_MS = 1_200_000;

const oddValues = [
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '1,5,5',
  'x'.repeat(20_000),
  '\u0000',
  '\u{1f600}\u202e',
  "' or 1=1 --",
  '%00%ff',
  '__proto__',
  '{"a":[1]}',
  '2026-02-31',
  '275760-09-13',
  '00000000-0000-0000-0000-000000000000',
];

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

interface FormOfPage extends FoundForm {
  page: string;
}

/** The forms of the pages that links below a location lead to, one of each kind. */
async function formsBelow(visitor: Visitor, below: string, starts: readonly string[] = [below]) {
  const [seen, forms] = [new Set(starts.map(kindOf)), new Map<string, FormOfPage>()];
  const waiting = [...starts];
  for (let visited = 0; waiting.length > 0 && visited < MAX_PAGES; visited += 1) {
    const page = await visitor.open(waiting.shift() ?? '');
    expect([page.path, page.status < 500]).toEqual([page.path, true]);
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
async function formNow(visitor: Visitor, form: FormOfPage): Promise<FoundForm> {
  const { text, path } = await visitor.open(form.page);
  const now = formsOf(text).find((one) => keyOf({ ...one, action: one.action || path }) === keyOf(form));
  return now ? { ...now, action: now.action || path } : form;
}

async function send(visitor: Visitor, { action, method }: FoundForm, fields: FoundForm['fields']) {
  const { pathname, search } = new URL(action, 'http://localhost');
  const headers = { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' };
  if (method === 'post') return visitor.send({ path: pathname + search, form: fields, headers });
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return visitor.send({ path: `${pathname}?${new URLSearchParams(pairs)}` });
}

/** Puts each odd value in each field, beside the others as the page has them. Some are taken, none is an error of the shop. */
async function expectNoFailure(visitor: Visitor, forms: readonly FormOfPage[]) {
  const failures: string[] = [];
  let accepted = 0;
  for (const form of forms) {
    let now: FoundForm | undefined;
    for (const name of Object.keys(form.fields)) {
      for (const odd of [...oddValues, ['1', '2'], undefined]) {
        now ??= await formNow(visitor, form);
        const { [name]: _own, ...others } = now.fields;
        const { status } = await send(visitor, now, odd === undefined ? others : { ...others, [name]: odd });
        if (status >= 500) failures.push(`${status} ${form.action} ${name}=${String(odd).slice(0, 80)}`);
        if (status >= 400) continue;
        accepted += 1;
        if (form.method === 'post') now = undefined;
      }
    }
    failures.push(...shop.newErrors().map((error) => `${form.action}: ${error}`));
  }
  expect(failures).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
}

describe('odd values in forms', { timeout: LIMIT_MS }, () => {
  it('of a guest', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 2);
    await toConfirmation(visitor, '/muster', 'kauf');
    const steps = ['initiateCheckout', 'checkout/adresse', 'checkout/zahlung', 'checkout/bestaetigungKauf'];
    const starts = ['warenkorb', ...steps].map((page) => `/muster/${page}`);
    const forms = await formsBelow(visitor, '/muster', [...starts, '/muster']);
    expect(forms.length).toBeGreaterThan(30);
    await expectNoFailure(visitor, forms);
  });

  it('of a customer', async () => {
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'eva.odd@example.de');
    await addTyre(visitor, '/muster', tyre.id, 1);
    await order(visitor, '/muster', 'reservierung', 'eva.odd@example.de');
    const forms = await formsBelow(visitor, '/muster/account');
    expect(forms.length).toBeGreaterThan(8);
    await expectNoFailure(visitor, forms);
  });

  it('of the desk', async () => {
    const visitor = await openDesk(database, shop, 'leitung', null);
    const forms = await formsBelow(visitor, '/muster/tresen');
    expect(forms.length).toBeGreaterThan(25);
    await expectNoFailure(visitor, forms);
  });
});
