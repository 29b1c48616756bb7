import { expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { addTyre, order } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const MAX_PAGES = 90;

/** Of each table how many rows it has, and the last transaction that wrote one of them. */
async function writtenTables(): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const states = await Promise.all(
    tables.map(async ({ name }) => {
      // When sessions were last used is written beside all requests, once a minute.
      const state =
        name === 'sessions'
          ? `md5(string_agg((to_jsonb(sessions) - 'last_seen_at')::text, ',' order by id))`
          : `count(*) || ' ' || coalesce(max(xmin::text::bigint), 0)`;
      const found = await database.value<string>(`select ${state} from "${name}"`);
      return [name, found ?? ''] as const;
    }),
  );
  return Object.fromEntries(states.sort(([a], [b]) => a.localeCompare(b)));
}

const buyer = new Visitor(shop);
await openAccount(database, buyer, '/muster', 'leser@example.de');
const tyre = await someTyre(database);
await addTyre(buyer, '/muster', tyre.id, 2);
await buyer.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${tyre.id}` });
await order(buyer, '/muster', 'reservierung');
await addTyre(buyer, '/muster', tyre.id, 2);
await buyer.press('/muster/initiateCheckout', 'Weiter', { weg: 'kauf' });

it('no page that is opened writes anything, also of a visitor with account, cart and an open checkout', async () => {
  await database.query(`update sessions set last_seen_at = now() - interval '2 hours'`);
  const before = await writtenTables();
  const paths = new Set([
    '/muster',
    '/muster/warenkorb',
    '/muster/merkliste',
    '/muster/account',
    '/muster/checkout/adresse',
    '/muster/checkout/zahlung',
    '/muster/login',
    '/muster/registrieren',
    '/muster/kontakt',
    '/muster/fahrzeug',
    '/muster/felgenkonfigurator',
    '/muster/search?q=Winter',
    '/muster/sitzung.json',
    '/muster/gibt-es-nicht',
  ]);
  const shapes = new Set<string>();
  for (const path of paths) {
    const page = await buyer.open(path);
    for (const [, link = ''] of page.text.matchAll(/href="(\/muster\/[^"#]*)"/g)) {
      // One address of each shape: what stands below an address differs in its last part.
      const shape = link.replace(/\?.*/, '?').split('/').slice(0, 3).join('/');
      if (shapes.has(shape) || paths.size > MAX_PAGES) continue;
      shapes.add(shape);
      paths.add(link.replaceAll('&amp;', '&'));
    }
  }
  expect(paths.size).toBeGreaterThan(40);
  expect(await writtenTables()).toEqual(before);
});

it('when a session was last used is written when the shop stops', async () => {
  await buyer.open('/muster');
  await shop.stop();
  const session = await database.value<number>(
    `select extract(epoch from now() - last_seen_at)::int as idle from sessions where user_id is not null`,
  );
  expect(session).toBeLessThan(600);
});
