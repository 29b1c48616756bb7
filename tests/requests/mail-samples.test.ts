import { expect, it } from 'vitest';
import { mailNames } from '~/values/mail-kinds';
import { freshShop } from '../support/fresh-shop';
import { mailPictures } from '../support/order-mails';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const {
  database,
  shop: { port },
} = await freshShop({ environment: { DEV_ROUTES: '1' } });
const ordinary = await startShop({ DATABASE_URL: database.url });
const get = (path: string) => request({ port, host: 'localhost', path });
const { text: page } = await get('/muster/styleguide');
const sections = new Map(
  page.split(' data-mail="').flatMap((part) => {
    const [kind = '', ...rest] = part.split('"');
    return kind in mailNames ? [[kind, rest.join('"')] as const] : [];
  }),
);

it('every mail of the shop is listed', () => {
  expect([...sections.keys()]).toEqual(Object.keys(mailNames));
});

it.each(Object.entries(mailNames))('%s has a preview as text and as HTML', async (kind, name) => {
  const section = sections.get(kind) ?? '';
  expect(section).toContain(`>${name}</h3>`);
  const texts = [...section.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, text]) => text);
  const previews = [...section.matchAll(/href="([^"]*\/styleguide\/mails\/\d+)"/g)].map(([, to = '']) => to);
  expect(previews.length).toBeGreaterThan(0);
  expect(texts).toHaveLength(previews.length);
  // A word that is missing leaves a blank before its sign.
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object| [:.,;](\s|$)/);
  // The sentence goes on after the comma of the greeting.
  for (const text of texts)
    expect(text).not.toMatch(/Guten Tag[^\n]*,\s+(?!Sie\b|Ihre?[nmrs]?\b|Ihnen\b)[A-ZÄÖÜ]/);
  for (const preview of previews) {
    const { status, text, headers } = await get(preview);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(text).toMatch(/^<!doctype html><html lang="de">[\s\S]*<title>[^<]+<\/title>/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
});

const AROUND_ORDERS = /^(order-|payment-|refund$|chargeback$|document$|appointment|withdrawal-notice$)/;

it.each(Object.keys(mailNames).filter((kind) => AROUND_ORDERS.test(kind)))(
  '%s shows the ordered articles',
  async (kind) => {
    const previews = [...(sections.get(kind) ?? '').matchAll(/href="([^"]*\/styleguide\/mails\/\d+)"/g)];
    for (const [, preview = ''] of previews)
      expect(mailPictures({ html: (await get(preview)).text })).not.toEqual([]);
  },
);

it.each(['/muster/styleguide/mails/999', '/muster/styleguide/mails/-1', '/muster/styleguide/mails/x'])(
  '%s is no mail',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('previews are not there without the flag', async () => {
  const path = '/muster/styleguide/mails/0';
  expect((await request({ port: ordinary.port, host: 'localhost', path })).status).toBe(404);
});
