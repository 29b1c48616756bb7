import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteOldCustomerNotes } from '~/domain/accounts/customer-notes.server';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 30);
const seller = await openDesk(database, shop, 'verkauf');
const leader = await openDesk(database, shop, 'leitung');
const central = await openDesk(database, shop, 'leitung', null);
const CUSTOMERS = '/muster/tresen/kunden';
let next = 0;

async function placed(email: string, place = '/muster', visitor = new Visitor(shop)): Promise<string> {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 9 }, place.slice(1));
  await addTyre(visitor, place, code, 1);
  return orderNumber(await order(visitor, place, 'kauf', email)) ?? expect.fail(`no order of ${email}`);
}

const search = async (words: string, visitor = seller) =>
  textOf((await visitor.open(`${CUSTOMERS}?suche=${encodeURIComponent(words)}`)).text);
const requestOf = (email: string, locationId = 'loc-muster') =>
  database.query(
    `insert into service_requests (id, number, location_id, email_key, service_title, vehicle, price, wish_dates, contact, message,
       upload_hash, created_at)
     values (gen_random_uuid(), $2, $3, $1, 'Inspektion', '', '', '[]', $4, '', $2, now())`,
    [
      email,
      `AN-${email.slice(0, 4).toUpperCase()}`,
      locationId,
      JSON.stringify({ salutation: 'frau', firstName: 'Rita', lastName: 'Anfrage', email, phone: '0431 77' }),
    ],
  );
const countOf = (table: string, email: string) =>
  database.value<number>(`select count(*)::int from ${table} where email_key = $1`, [email]);
const journal = () =>
  database.query<{ subject: string; after: string; reason: string; staff: string }>(
    "select subject, after, reason, staff from desk_changes where kind = 'customer' order by id",
  );
const subjectOf = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 16);

describe('the list', () => {
  it('has each customer once, and finds by name, mail, telephone and the number of any order', async () => {
    const first = await placed('anna.kunde@example.de');
    await placed('anna.kunde@example.de');
    await placed('bert.kunde@example.de');
    const all = await search('');
    expect(all.match(/anna\.kunde@example\.de/g)).toHaveLength(1);
    for (const words of ['anna.kunde', first, first.toLowerCase(), 'ANNA.KUNDE@example.de']) {
      expect(await search(words)).toContain('anna.kunde@example.de');
      expect(await search(words)).not.toContain('bert.kunde');
    }
    expect(await search('Berg bert')).toContain('bert.kunde@example.de');
    const phone = await database.value<string>(
      "select contact->>'phone' as phone from orders where contact->>'email' = 'bert.kunde@example.de'",
    );
    expect(await search(phone ?? '')).toContain('bert.kunde@example.de');
    for (const words of ['niemand', '%', '_', "'; drop table orders; --"])
      expect(await search(words)).toContain('Niemand passt zu dieser Suche.');
  });

  it('goes on by keyset, without losing or repeating anybody', async () => {
    await database.query(`
      insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, goods_cents, shipping_cents, total_cents,
        vat_cents, confirmed, placed_at, payment_state, open_cents)
      select 'RH-T' || position, gen_random_uuid(), 'x', location_id, order_type,
        contact || jsonb_build_object('email', 'reihe' || (position / 2) || '@example.de'), delivery, goods_cents, shipping_cents,
        total_cents, vat_cents, confirmed, placed_at - position * interval '1 minute', payment_state, open_cents
      from (select * from orders where contact->>'email' = 'bert.kunde@example.de' limit 1) one, generate_series(2, 241) position`);
    const seen: string[] = [];
    let path: string | undefined = `${CUSTOMERS}?suche=reihe`;
    while (path) {
      const { text } = await seller.open(path);
      seen.push(...(text.match(/reihe\d+@example\.de/g) ?? []));
      const link = /href="([^"]*tresen\/kunden\?[^"]*nach=[^"]*)"/.exec(text)?.[1];
      path = link?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    await database.query("delete from orders where number like 'RH-T%'");
  });

  it('shows the people of the location only; who leads all sees all', async () => {
    const number = await placed('cora.kunde@example.de', '/standard');
    expect(await search('cora.kunde')).not.toContain('cora.kunde@example.de ·');
    expect(await search('cora.kunde', leader)).toContain('Niemand passt');
    expect(await search('cora.kunde', central)).toContain('cora.kunde@example.de');
    expect((await leader.open(`${CUSTOMERS}/${number}`)).status).toBe(404);
    expect((await central.open(`${CUSTOMERS}/${number}`)).status).toBe(200);
  });

  it('finds who has a request and no order', async () => {
    await requestOf('rita@example.de');
    await requestOf('fern@example.de', 'loc-standard');
    expect(await search('rita')).toContain('Nur mit Anfrage, Termin oder Rädern');
    expect(await search('fern')).not.toContain('fern@example.de ·');
    const page = await seller.open(`${CUSTOMERS}/AN-RITA`);
    expect(textOf(page.text)).toContain('Rita Anfrage');
    expect((await seller.open(`${CUSTOMERS}/AN-FERN`)).status).toBe(404);
  });

  it('finds who has nothing but stored wheels', async () => {
    const contact = { salutation: 'frau', firstName: 'Wilma', lastName: 'Rad', email: 'wilma@example.de' };
    const ids = await database.query<{ id: string }>(
      `insert into stored_wheels (id, location_id, label, shelf, contact, email_key, plate, vehicle, tyre, size, rim, season, tread,
         state, wants_reminder, note, booked_at)
       select gen_random_uuid(), place, 4711, 'A1', $1, 'wilma@example.de', 'KI RA 7', 'Golf', '', '', '', 'winter', '[70,70,70,70]',
         'in', false, '', now() from unnest(array['loc-muster', 'loc-standard']) place returning id`,
      [JSON.stringify(contact)],
    );
    const [here = '', there = ''] = ids.map(({ id }) => `${CUSTOMERS}/${id}`);
    for (const words of ['wilma', 'ki ra 7', '4711']) expect(await search(words)).toContain('Wilma Rad');
    const page = textOf((await seller.open(here)).text);
    expect(page).toContain('Radsatz 4711 Winterräder · Eingelagert · Golf · KI RA 7');
    expect((await seller.open(there)).status).toBe(404);
    const all = textOf((await central.open(there)).text);
    expect(all.match(/Radsatz 4711/g)).toHaveLength(2);
  });

  it('says that more of them would be found', async () => {
    for (let index = 0; index < 20; index += 1) await requestOf(`${100 + index}vera@example.de`);
    expect(await search('vera')).not.toContain('mehr Angaben');
    await requestOf('120vera@example.de');
    expect(await search('vera')).toContain('Gezeigt sind die 20 neuesten. Mit mehr Angaben');
  });
});

describe('a customer', () => {
  it('is one page: orders, requests, telephone, and no secret of the account', async () => {
    const shopper = new Visitor(shop);
    await openAccount(database, shopper, '/muster', 'dora@example.de');
    const number = await placed('dora@example.de', '/muster', shopper);
    await requestOf('dora@example.de');
    await placed('dora@example.de', '/standard', shopper);
    const { text } = await seller.open(`${CUSTOMERS}/${number}`);
    expect(text).toContain(`/muster/tresen/bestellungen/${number}`);
    expect(text).toContain('/muster/tresen/anfragen/AN-DORA');
    expect(text.match(/tresen\/bestellungen\/RH-/g)).toHaveLength(1);
    expect(textOf(text)).toContain('Merkliste, Warenkorb und Garage gehören der Person allein');
    expect(text).not.toMatch(/scrypt|argon|passwordHash/);
    expect(text).not.toContain('Daten löschen');
    expect(textOf((await central.open(`${CUSTOMERS}/${number}`)).text)).toContain('Autohaus Standard');
  });

  it.each(['RH-0000-0000', '..', '%00', "x'"])('with the number %s is not there', async (number) => {
    const { status } = await seller.open(`${CUSTOMERS}/${encodeURIComponent(number)}`);
    expect([400, 404]).toContain(status);
  });

  it('has notes of staff, which an export contains, and which end after a year', async () => {
    const number = await placed('emil@example.de');
    const page = await seller.open(`${CUSTOMERS}/${number}`);
    const done = await seller.press(page, 'Notiz speichern', { text: 'Ruft <b>Freitag</b> an' });
    expect(textOf(done.text)).toContain('Die Notiz ist gespeichert.');
    expect(done.text).toContain('Ruft &lt;b&gt;Freitag&lt;/b&gt; an');
    const empty = await seller.press(done, 'Notiz speichern', { text: ' ' });
    expect(empty.status).toBe(400);
    const file = await central.post(`${CUSTOMERS}/${number}/daten.json`, { erkannt: 'am Telefon' });
    expect(JSON.parse(file.text).notizen).toMatchObject([{ text: 'Ruft <b>Freitag</b> an' }]);
    await database.query("update customer_notes set at = now() - interval '366 days'");
    await deleteOldCustomerNotes(database.context);
    expect(await countOf('customer_notes', 'emil@example.de')).toBe(0);
  });
});

describe('a request of a person', () => {
  it('for an export is answered by who leads all locations, with proof in the journal', async () => {
    const shopper = new Visitor(shop);
    await openAccount(database, shopper, '/muster', 'frida@example.de');
    const number = await placed('frida@example.de', '/muster', shopper);
    const guest = await placed('frida@example.de');
    const path = `${CUSTOMERS}/${number}/daten.json`;
    for (const visitor of [seller, leader])
      expect((await visitor.post(path, { erkannt: 'x' })).status).toBe(404);
    const before = await journal();
    const page = await central.open(`${CUSTOMERS}/${number}`);
    const button = 'Daten als Datei';
    const unproved = await central.press(page, button, { erkannt: ' ' });
    expect([unproved.status, textOf(unproved.text)]).toEqual([
      400,
      expect.stringContaining('wie Sie die Person erkannt haben'),
    ]);
    expect((await central.post(path, {})).path).toBe(page.path);
    expect(await journal()).toEqual(before);
    const form = { ...readForm(page.text, { button }).fields, erkannt: 'Ausweis gezeigt' };
    const asked = await central.send({ path: page.path, form });
    expect([asked.status, asked.headers.location]).toEqual([307, path]);
    const file = await central.post(path, form);
    expect(file.headers['content-disposition']).toBe('attachment; filename="auskunft.json"');
    expect(file.headers['cache-control']).toBe('private, no-store');
    const content = JSON.parse(file.text);
    expect(content.konto.email).toBe('frida@example.de');
    expect(content.bestellungen).toMatchObject([{ number }]);
    expect(content.bestellungenOhneKonto).toMatchObject([{ number: guest }]);
    expect(file.text).not.toMatch(/passwordHash|emailKey|ownerId/);
    const entry = (await journal()).at(-1);
    expect(entry).toMatchObject({ subject: subjectOf('frida@example.de'), after: 'Auskunft erteilt' });
    expect(entry).toMatchObject({ reason: 'Ausweis gezeigt', staff: central.email });
  });

  it('for deletion removes account, requests and notes; orders stay, and the journal names nobody', async () => {
    const shopper = new Visitor(shop);
    await openAccount(database, shopper, '/muster', 'gerd@example.de');
    const number = await placed('gerd@example.de', '/muster', shopper);
    await requestOf('gerd@example.de');
    const path = `${CUSTOMERS}/${number}`;
    await seller.post(path, { befehl: 'customer-note', text: 'Stammkunde' });
    for (const visitor of [seller, leader]) {
      const fields = { befehl: 'delete-customer', erkannt: 'x', email: 'gerd@example.de' };
      expect((await visitor.post(path, fields)).status).toBe(403);
    }
    const page = await central.open(path);
    const press = (fields: Record<string, string>) => central.press(page, 'Daten löschen', fields);
    const unproved = await press({ erkannt: '', email: 'gerd@example.de' });
    expect(unproved.status).toBe(400);
    const other = await press({ erkannt: 'Brief', email: 'anna.kunde@example.de' });
    expect(other.status).toBe(400);
    expect(await countOf('users', 'gerd@example.de')).toBe(1);
    const done = await press({ erkannt: 'Brief mit Ausweis', email: 'Gerd@Example.de' });
    expect(textOf(done.text)).toContain('Die Daten sind gelöscht.');
    for (const table of ['users', 'service_requests', 'customer_notes'])
      expect([table, await countOf(table, 'gerd@example.de')]).toEqual([table, 0]);
    expect((await seller.open(`/muster/tresen/bestellungen/${number}`)).status).toBe(200);
    expect(textOf((await signIn(new Visitor(shop), '/muster', 'gerd@example.de')).text)).not.toContain(
      'Abmelden',
    );
    const entry = (await journal()).at(-1);
    expect(entry).toMatchObject({ subject: subjectOf('gerd@example.de'), after: 'gelöscht' });
    expect(JSON.stringify(await journal())).not.toContain('gerd@');
    const seen = await leader.open('/muster/tresen/protokoll?art=customer');
    expect(textOf(seen.text)).toContain(subjectOf('gerd@example.de'));
  });

  it('for an export keeps its proof while the session expires', async () => {
    const visitor = await openDesk(database, shop, 'leitung', null);
    const page = await visitor.open(`${CUSTOMERS}/${await placed('greta@example.de')}`);
    const choice = 'Daten als Datei';
    await database.query('delete from sessions where user_id = (select id from users where email = $1)', [
      visitor.email,
    ]);
    const asked = await visitor.press(page, choice, { erkannt: 'Ausweis gezeigt' });
    expect(textOf(asked.text)).toContain('Ihre Sitzung ist abgelaufen.');
    const back = await visitor.press(asked, 'Einloggen', { email: visitor.email, passwort: PASSWORD });
    expect(back.path).toBe(`${page.path}?eingabe=gemerkt`);
    expect(readForm(back.text, { button: choice }).fields.erkannt).toBe('Ausweis gezeigt');
  });

  it('without an account is answered as well', async () => {
    const number = await placed('heidi@example.de');
    await requestOf('heidi@example.de');
    const path = `${CUSTOMERS}/${number}`;
    const file = await central.post(`${path}/daten.json`, { erkannt: 'Mail beantwortet' });
    expect(JSON.parse(file.text)).toMatchObject({
      email: 'heidi@example.de',
      bestellungenOhneKonto: [{ number }],
      serviceAnfragen: [{ number: 'AN-HEID' }],
    });
    const fields = { befehl: 'delete-customer', erkannt: 'Mail beantwortet', email: 'heidi@example.de' };
    expect((await central.post(path, fields)).status).toBe(200);
    expect(await countOf('service_requests', 'heidi@example.de')).toBe(0);
  });

  it('of somebody with a role is refused', async () => {
    const number = await placed(seller.email);
    const fields = { befehl: 'delete-customer', erkannt: 'x', email: seller.email };
    const answer = await central.post(`${CUSTOMERS}/${number}`, fields);
    expect(answer.status).toBe(409);
    expect(await countOf('users', seller.email)).toBe(1);
  });
});

it('strangers and customers see nothing', async () => {
  const number = await placed('ida@example.de');
  const stranger = new Visitor(shop);
  expect((await stranger.open(CUSTOMERS)).path).toContain('/login');
  await openAccount(database, stranger, '/muster', 'ida@example.de');
  for (const path of [CUSTOMERS, `${CUSTOMERS}/${number}`])
    expect((await stranger.open(path)).status).toBe(404);
  expect((await stranger.post(`${CUSTOMERS}/${number}/daten.json`, { erkannt: 'x' })).status).toBe(404);
});
