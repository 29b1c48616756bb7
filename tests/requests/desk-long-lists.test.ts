import { expect, it } from 'vitest';
import { locationIdOf, openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';

const { database, shop } = await freshShop();
const { visitor } = await openDesk(database, shop, 'leitung');
const here = await locationIdOf(database, 'muster');

/** What the pattern finds in a list and in the pages that follow it. */
async function allIn(path: string, pattern: RegExp): Promise<string[]> {
  const seen: string[] = [];
  let page = await visitor.open(path);
  for (let round = 0; round < 10; round += 1) {
    seen.push(...[...page.text.matchAll(pattern)].map(([, name = '']) => name));
    const [, next] = /href="([^"]+)"[^>]*>(?:Weitere|Ältere)</.exec(page.text) ?? [];
    if (!next) return seen;
    page = await visitor.open(next.replaceAll('&amp;', '&'));
  }
  throw new Error(`${path} does not end`);
}

it.each(['open', 'done'])('all requests are listed that are %s', async (state) => {
  await database.query(
    `insert into service_requests (id, number, location_id, email_key, service_title, vehicle, price, wish_dates, contact, message,
       upload_hash, state, created_at, done_at)
     select gen_random_uuid(), 'AN-' || upper($2) || '-' || n, $1, '', 'Ölwechsel', '', '', '[]',
       '{"salutation": "", "firstName": "Eva", "lastName": "Wartet", "email": "eva@example.de", "phone": ""}', '', $2 || n, $2,
       timestamptz '2026-01-01' + n / 3 * interval '1 minute',
       case when $2 = 'done' then timestamptz '2026-02-01' + n / 3 * interval '1 minute' end
     from generate_series(1, 230) n`,
    [here, state],
  );
  const seen = await allIn(`/muster/tresen/anfragen?stand=${state}`, />(AN-[A-Z]+-\d+)</g);
  expect(seen).toHaveLength(230);
  expect(new Set(seen).size).toBe(230);
});

it('all imports are listed', async () => {
  await database.query(
    `insert into desk_imports (location_id, is_network, created_at, supplier, kind, file_name, state)
     select $1, false, timestamptz '2026-01-01' + n / 3 * interval '1 minute', 'Liste', 'goods', 'liste-' || n || '.csv', 'done'
     from generate_series(1, 70) n`,
    [here],
  );
  const seen = await allIn('/muster/tresen/import', /\/tresen\/import\/([0-9a-f-]{36})"/g);
  expect(new Set(seen).size).toBe(70);
});

it('a file of orders has all of them, however many', async () => {
  await database.query(
    `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
       shipping_cents, total_cents, vat_cents, confirmed, placed_at, fulfilment, payment_state, open_cents)
     select 'RH-FILE-' || n, gen_random_uuid(), 'guest:' || n, $1, 'kauf',
       '{"firstName": "Eva", "lastName": "Seite", "email": "s@example.de", "phone": "1"}', 'abholung', 'abholung', 100, 0, 100, 16,
       '{"vat": []}', timestamptz '2001-01-01' + n / 3 * interval '1 minute', 'cancelled', 'open', 0
     from generate_series(1, 10500) n`,
    [here],
  );
  const { text } = await visitor.open('/muster/tresen/bestellungen.csv?stand=cancelled');
  const lines = text.split('\n').filter(Boolean);
  expect(lines[0]).toContain('Nummer;Zeit;Art');
  const numbers = lines.slice(1).map((line) => line.split(';')[0]);
  expect(numbers).toHaveLength(10_500);
  expect(new Set(numbers).size).toBe(10_500);
  expect(text.match(/\uFEFF/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
