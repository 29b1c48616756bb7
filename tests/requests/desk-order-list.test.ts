import { describe, expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { locationIdOf } from '../support/desk';
import { openOrders } from '../support/desk-orders';

const { database, context, petra, placed } = await openOrders();

describe('the list', () => {
  const found = (page: { text: string }) =>
    [...page.text.matchAll(/>(RH-[0-9A-Z-]{9})</g)].map(([, one]) => one);
  const search = async (query: Record<string, string>) =>
    petra.open(`/muster/tresen/bestellungen?${new URLSearchParams(query)}`);

  it('finds by number, name, telephone, mail and article', async () => {
    const { number } = await placed();
    await database.query(
      `update orders set contact = contact || '{"lastName": "Ößterreich-Łuk", "phone": "+49 431 / 98 76-54", "email": "Luk@Beispiel.de"}' where number = $1`,
      [number],
    );
    const lineTitle = await database.value<string>(
      'select title from order_lines join orders on orders.id = order_id where number = $1',
      [number],
    );
    const typed = [
      number,
      number.toLowerCase(),
      'ößterreich',
      'eva łuk',
      '0431 987654',
      '987654',
      'luk@beispiel',
    ];
    for (const words of typed) expect(found(await search({ suche: words })), words).toEqual([number]);
    expect(found(await search({ suche: `${lineTitle?.slice(0, 8)} łuk` }))).toEqual([number]);
    for (const words of ['%', '_', '\\', "' or 1=1", 'gibtesnicht'])
      expect(found(await search({ suche: words })), words).toEqual([]);
  });

  it('finds by the number plate of wheels that are stored here, and by the number of an article', async () => {
    const { number } = await placed();
    const other = await placed();
    const mailbox = (of: string, email: string) =>
      database.query(
        `update orders set contact = contact || jsonb_build_object('email', $2::text) where number = $1`,
        [of, email],
      );
    await mailbox(number, 'Plakette@Example.de');
    await mailbox(other.number, 'andere@example.de');
    const storedFor = async (place: string, label: number, plate: string, email: string) =>
      database.query(
        `insert into stored_wheels (id, location_id, label, shelf, contact, plate, vehicle, tyre, size, rim, season, tread, state,
           wants_reminder, note, booked_at)
         values (gen_random_uuid(), $1, $2, '', jsonb_build_object('firstName', 'Eva', 'lastName', 'Rad', 'email', $4::text), $3, '', '',
           '', '', 'winter', '{}', 'stored', false, '', now())`,
        [await locationIdOf(database, place), label, plate, email],
      );
    await storedFor('muster', 901, 'KI-AB 123', 'plakette@example.de');
    await storedFor('muster', 902, 'KI-XY 1', '');
    await storedFor('standard', 901, 'FL-C 77', 'plakette@example.de');
    for (const suche of ['KI-AB 123', 'ki-ab123', 'KIAB123', 'ki ab 123'])
      expect(found(await search({ suche })), suche).toEqual([number]);
    for (const suche of ['KI-AB 12', 'KI-XY 1', 'FL-C 77'])
      expect(found(await search({ suche })), suche).toEqual([]);
    const ofArticle = `update articles set sku = 'Regal-4711', gtin = '4012345678901'
      where id = (select article_id from order_lines join orders on orders.id = order_id where number = $1)`;
    await database.query(ofArticle, [other.number]);
    for (const suche of ['regal-4711', 'REGAL-4711', '4012345678901'])
      expect(found(await search({ suche })), suche).toEqual([other.number]);
    expect(found(await search({ suche: 'regal-4711', stand: 'cancelled' }))).toEqual([]);
  });

  it('filters, and ignores what it does not know', async () => {
    const { number } = await placed('reservierung');
    await changeOrder(context, 'ready', number, { actor: { type: 'staff', id: 'Kasse' } });
    const all = await search({ stand: 'ready', art: 'reservierung', seit: '2020-01-01' });
    expect(found(all)).toContain(number);
    expect(found(await search({ stand: 'cancelled', suche: number }))).toEqual([]);
    expect(found(await search({ art: 'kauf', suche: number }))).toEqual([]);
    expect(found(await search({ seit: '2199-01-01' }))).toEqual([]);
    for (const stand of ['quatsch', ''])
      expect(found(await search({ stand, seit: 'gestern', nach: 'x_y', suche: number }))).toEqual([number]);
  });

  it('goes on after fifty, without gap or double', async () => {
    await database.query(
      `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
         shipping_cents, total_cents, vat_cents, confirmed, placed_at, fulfilment, payment_state, open_cents)
       select 'RH-PAGE-' || lpad(n::text, 4, '0'), gen_random_uuid(), 'guest:' || n, $1, 'kauf',
         '{"firstName": "=cmd", "lastName": "Seite", "email": "s@example.de", "phone": "1"}', 'abholung', 'abholung', 100, 0, 100, 16, '{"vat": []}',
         timestamptz '2001-01-01' + n / 3 * interval '1 minute', 'cancelled', 'open', 0
       from generate_series(1, 120) n`,
      [await locationIdOf(database, 'muster')],
    );
    const seen: (string | undefined)[] = [];
    let page = await search({ suche: 'seite' });
    for (let round = 0; round < 5; round += 1) {
      seen.push(...found(page));
      const [, more] = /href="([^"]+)"[^>]*>Ältere</.exec(page.text) ?? [];
      if (!more) break;
      page = await petra.open(more.replaceAll('&amp;', '&'));
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    const file = await petra.open('/muster/tresen/bestellungen.csv?suche=seite');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text.split('\n').filter(Boolean)).toHaveLength(121);
    expect(file.text).toContain(";'=cmd;");
    await database.query("delete from orders where number like 'RH-PAGE-%'");
  });
});
