import { expect, it } from 'vitest';
import { locationIdOf, openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const { database, shop } = await freshShop();
const visitor = await openDesk(database, shop, 'leitung', null);
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

it('the first page says that there is more than it shows, and leads to all ready orders', async () => {
  const withdraw = (from: number, to: number) =>
    database.query(
      `insert into withdrawals (id, location_id, order_number, name, email, received_at)
       select gen_random_uuid(), $1, 'RH-WEG-' || n, 'Eva Berg', 'eva@example.de', now() - n * interval '1 minute'
       from generate_series($2::int, $3::int) n`,
      [here, from, to],
    );
  await database.query(
    `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
       shipping_cents, total_cents, vat_cents, confirmed, placed_at, fulfilment, ready_at, payment_state, open_cents)
     select 'RH-DA-' || n, gen_random_uuid(), 'guest:' || n, $1, 'kauf',
       '{"firstName": "Eva", "lastName": "Seite", "email": "s@example.de", "phone": "1"}', 'abholung', 'abholung', 100, 0, 100, 16,
       '{"vat": [], "collectFrom": null}', now(), 'ready', now(), 'open', 100 from generate_series(1, 25) n`,
    [here],
  );
  await withdraw(1, 100);
  const full = textOf((await visitor.open('/muster/tresen')).text);
  expect(full).toMatch(/ 100 zu erledigen/);
  await withdraw(101, 101);
  const { text } = await visitor.open('/muster/tresen');
  expect(textOf(text)).toMatch(/ 100\+ zu erledigen .* 25 abholbereit/);
  expect(text.match(/>RH-WEG-\d+</g)).toHaveLength(100);
  const [, ready = ''] = text.split('>Abholbereit</h2>');
  const [shown = ''] = ready.split('</section>');
  expect(shown.match(/>RH-DA-\d+</g)).toHaveLength(20);
  const [, all = '', link = ''] = /href="([^"]+)"[^>]*>((?:(?!<\/a>).)*ansehen)</.exec(shown) ?? [];
  expect(textOf(link)).toBe('Alle 25 ansehen');
  expect(new Set((await visitor.open(all)).text.match(/>RH-DA-\d+</g)).size).toBe(25);
  await database.query("delete from orders where number like 'RH-DA-%'");
  await database.query("delete from withdrawals where order_number like 'RH-WEG-%'");
});

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

it('all suppliers are listed whose files are fetched, beside the imports', async () => {
  await database.query(
    `insert into import_suppliers (location_id, is_network, name, kind, mapping, address, report_to)
     select $1, false, 'Lieferant ' || n / 3, 'goods-' || n, '{}', 'https://preise.example/' || n, 'chefin@example.de'
     from generate_series(1, 70) n`,
    [here],
  );
  const pages: string[] = [];
  const links = /href="([^"]*lieferanten=[^"]+)"[^>]*>Weitere</;
  let next: string | undefined = '/muster/tresen/import';
  while (next) {
    const { text }: { text: string } = await visitor.open(next);
    pages.push(...[...text.matchAll(/(preise\.example\/\d+)/g)].map(([, address = '']) => address));
    next = links.exec(text)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(pages).toHaveLength(70);
  expect(new Set(pages).size).toBe(70);
  const second = await visitor.open(
    `/muster/tresen/import?lieferanten=${encodeURIComponent('9 Lieferant 2')}`,
  );
  const [, older = ''] = /href="([^"]+)"[^>]*>Ältere</.exec(second.text) ?? [];
  expect(older).toContain('lieferanten=9');
});

it('all orders, requests and appointments of a customer are listed, each in its own pages', async () => {
  const email = 'viel.kunde@example.de';
  const contact = JSON.stringify({
    salutation: 'frau',
    firstName: 'Vera',
    lastName: 'Viel',
    email,
    phone: '0431 9',
  });
  await database.query(
    `insert into service_requests (id, number, location_id, email_key, service_title, vehicle, price, wish_dates, contact, message,
       upload_hash, created_at)
     select gen_random_uuid(), 'AN-VIEL-' || n, $1, $2, 'Inspektion', '', '', '[]', $3, '', 'viel' || n,
       timestamptz '2026-01-01' + n / 3 * interval '1 minute' from generate_series(1, 130) n`,
    [here, email, contact],
  );
  await database.query(
    `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
       shipping_cents, total_cents, vat_cents, confirmed, placed_at, payment_state, open_cents)
     select 'VIEL-' || n, gen_random_uuid(), 'viel', $1, 'kauf', $2, 'abholung', 'vorkasse', 100, 0, 100, 16, '{}',
       timestamptz '2026-01-01' + n / 3 * interval '1 minute', 'open', 100 from generate_series(1, 130) n`,
    [here, contact],
  );
  await database.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url,
       service_title, vehicle, price, message, contact, email_key, created_at, changed_at, changed_by)
     select gen_random_uuid(), 'TE-VIEL-' || n, $1, 'muster-1', timestamptz '2020-01-01' + n / 3 * interval '1 hour',
       timestamptz '2020-01-01' + (n / 3 + 1) * interval '1 hour', 'cancelled', 'anfragen', 'oelwechsel', 'Ölwechsel', '', '', '',
       $3, $2, now(), now(), 'guest' from generate_series(1, 130) n`,
    [here, email, contact],
  );
  await database.query(
    `insert into stored_wheels (id, location_id, label, shelf, contact, email_key, plate, vehicle, tyre, size, rim, season, tread,
       state, wants_reminder, note, booked_at)
     select gen_random_uuid(), $1, 7000 + n, 'A1', $3, $2, '', '', '', '', '', 'winter', '[70,70,70,70]', 'in', false, '',
       timestamptz '2026-01-01' + n / 3 * interval '1 minute' from generate_series(1, 130) n`,
    [here, email, contact],
  );
  const path = '/muster/tresen/kunden/AN-VIEL-1';
  const inPages = async (title: string, pattern: RegExp) => {
    const seen: string[] = [];
    const links = new RegExp(`>${title}</h2>(?:(?!</section>)[\\s\\S])*href="([^"]+)"[^>]*>Ältere<`);
    for (let next: string | undefined = path; next; ) {
      const { text }: { text: string } = await visitor.open(next);
      seen.push(...[...text.matchAll(pattern)].map(([, number = '']) => number));
      expect(text).toContain('Vera Viel');
      next = links.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    return seen;
  };
  for (const [title, pattern] of [
    ['Anfragen', />(AN-VIEL-\d+)</g],
    ['Bestellungen', />(VIEL-\d+)</g],
    ['Termine', />(TE-VIEL-\d+)</g],
    ['Räder', />Radsatz (7\d+)</g],
  ] as const) {
    const seen = await inPages(title, pattern);
    expect(seen).toHaveLength(130);
    expect(new Set(seen).size).toBe(130);
  }
  const { text } = await visitor.open(`${path}?anfragen=quatsch&bestellungen=2026-01-01T00:00:00.000Z_x`);
  expect(text).toContain('AN-VIEL-130');
});

it('all coupons are listed, and those whose code begins so', async () => {
  await database.query(
    `insert into coupons (code, title, percent, location_ids)
     select 'VIELE-' || n, 'Zehn', 10, jsonb_build_array($1::text) from generate_series(1, 120) n`,
    [here],
  );
  const codes = /data-coupon="(VIELE-\d+)"/g;
  const seen = await allIn('/muster/tresen/gutscheine', codes);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  const begins = await allIn('/muster/tresen/gutscheine?suche=viele-1', codes);
  expect(begins).toHaveLength(32);
  expect((await visitor.open('/muster/tresen/gutscheine?suche=iele')).text).toContain(
    'Kein Code beginnt so.',
  );
  const copy = await visitor.open('/muster/tresen/gutscheine?vorlage=VIELE-99');
  expect(copy.text).toContain('VIELE-99 duplizieren');
});

it('all offers are listed', async () => {
  await database.query(
    `insert into offers (id, location_url, position, title, text, "to", valid_from, valid_until)
     select 'viele-' || n, 'muster', 100 + n / 3, 'Angebot', 'x', '/kontakt', '2026-01-01', '2026-01-02' from generate_series(1, 50) n`,
  );
  const seen = await allIn('/muster/tresen/angebote', /data-offer="(viele-\d+)"/g);
  expect(seen).toHaveLength(50);
  expect(new Set(seen).size).toBe(50);
  const copy = await visitor.open('/muster/tresen/angebote?vorlage=viele-50');
  expect(copy.text).toContain('„Angebot“ duplizieren');
});

it('all pages are listed', async () => {
  await database.query(
    `insert into content_pages (owner, path, kind, label, title, description, lead, asked_for, markdown)
     select 'muster', '/viele-' || n, kind, 'Seite ' || n, 'x', '', '', '', ''
     from generate_series(1, 120) n, (select kind from content_pages limit 1) one`,
  );
  const seen = await allIn('/muster/tresen/seiten', /data-page="standort(\/viele-\d+)"/g);
  expect(new Set(seen).size).toBe(120);
});

it('all redirects are listed', async () => {
  await database.query(
    "insert into redirect_rules (location_url, old_url, new_url) select 'muster', '/viele-' || n, '/kontakt' from generate_series(1, 120) n",
  );
  const seen = await allIn('/muster/tresen/standort/weiterleitungen', />(\/viele-\d+)(?:<!-- -->)? →/g);
  expect(new Set(seen).size).toBe(120);
  const found = await allIn(
    '/muster/tresen/standort/weiterleitungen?suche=VIELE-11',
    />(\/viele-\d+)(?:<!-- -->)? →/g,
  );
  expect(new Set(found).size).toBe(11);
});

it('all people are listed', async () => {
  await database.query(
    `with people as (insert into users (email, email_key, password_hash, first_name, last_name, created_at, password_changed_at)
       select 'viele-' || n || '@example.de', 'viele-' || n || '@example.de', '', 'Eva', 'Nr. ' || n / 3, now(), now()
       from generate_series(1, 120) n returning id)
     insert into staff_roles (user_id, location_id, role) select id, $1, 'verkauf' from people`,
    [here],
  );
  const seen = await allIn('/muster/tresen/mitarbeiter', />(viele-\d+@example\.de)</g);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('all keys and webhooks are listed, and all messages of one', async () => {
  await database.query(
    `with keys as (insert into api_keys (id, hash, name, scopes, created_at, created_by, expires_at)
       select gen_random_uuid(), 'viele-' || n, 'Viele ' || n, '[]', timestamptz '2026-01-01' + n / 3 * interval '1 minute', 'x', '2036-01-01'
       from generate_series(1, 120) n returning id, created_at)
     insert into subscriptions (id, key_id, url, types, secret, cursor, created_at)
     select gen_random_uuid(), id, 'https://viele.example/', '[]', '', '', created_at from keys`,
  );
  const keys = await allIn('/muster/tresen/api-schluessel', />(Viele \d+)</g);
  expect(keys).toHaveLength(120);
  expect(new Set(keys).size).toBe(120);
  const webhooks = await allIn('/muster/tresen/webhooks', /data-webhook="([^"]+)"/g);
  expect(webhooks).toHaveLength(120);
  expect(new Set(webhooks).size).toBe(120);
  const [one = ''] = webhooks;
  await database.query(
    `insert into deliveries (subscription_id, type, subject, body, created_at, next_at, delivered_at)
     select $1, 'order.placed', 'viele-' || n, '', now(), now(), now() from generate_series(1, 230) n`,
    [one],
  );
  const sent = await allIn(`/muster/tresen/webhooks/${one}`, /data-delivery="([^"]+)"/g);
  expect(sent).toHaveLength(230);
  expect(new Set(sent).size).toBe(230);
});

it('all closures are listed', async () => {
  await database.query(
    `insert into closures (id, location_id, "from", until, note, created_by)
     select gen_random_uuid(), $1, timestamptz '2036-01-01' + n / 3 * interval '1 hour', '2036-03-01', 'viele', 'x' from generate_series(1, 120) n`,
    [here],
  );
  const seen = await allIn('/muster/tresen/termine/sperren', /name="nummer" value="([^"]+)"/g);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
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
