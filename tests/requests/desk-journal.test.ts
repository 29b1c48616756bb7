import { expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { locationIdOf, openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 5);
const boss = await openDesk(database, shop, 'leitung');
const JOURNAL = '/muster/tresen/protokoll';

const shown = async (query = '') => textOf((await boss.open(`${JOURNAL}${query}`)).text);

it('shows what staff did to orders, money and the location, with filters', async () => {
  const { at, number } = await placeOrder(database, shop, tyres[0]?.id ?? '', {});
  const press = (button: string, fields: Record<string, string> = {}) => boss.press(at, button, fields);
  await press('Bestätigen');
  await press('Zahlung erfassen', { grund: 'bar <b>bezahlt</b>' });
  await press('Bereitstellen');
  const foreign = await placeOrder(database, shop, tyres[1]?.id ?? '', { place: '/standard' });
  const there = await openDesk(database, shop, 'verkauf', 'standard');
  await there.press(foreign.at, 'Bestätigen');
  await database.query(
    "insert into desk_changes (at, location_id, staff, kind, subject, before, after) values (now(), $1, 'chef@example.de', 'setting', 'telefon', '\"1\"', '\"2\"')",
    [await locationIdOf(database, 'muster')],
  );
  const all = await shown();
  for (const text of [`${number} bestätigt`, `${number} Zahlung erfasst`, `${number} bereitgestellt`])
    expect(all).toContain(text);
  expect(all).toContain('bar <b>bezahlt</b>');
  expect(all).toContain(boss.email);
  expect(all).not.toContain(foreign.number);
  const orders = await shown('?art=order');
  expect(orders).toContain('bereitgestellt');
  expect(orders).not.toContain('Zahlung erfasst');
  expect(await shown('?art=payment')).not.toContain('bereitgestellt');
  const settings = await shown('?art=setting');
  expect(settings).toContain('1 → 2');
  expect(settings).not.toContain(number);
  expect(await shown('?wer=CHEF@')).not.toContain(number);
  for (const query of ['?wer=%25', '?wer=_', '?seit=2199-01-01', "?wer='"])
    expect(await shown(query), query).toContain('Kein Eintrag passt');
  for (const query of [
    '?art=quatsch',
    '?seit=gestern',
    '?nach=x_y_z',
    '?nach=2026-01-01T00:00:00Z_quatsch_1',
  ])
    expect(await shown(query), query).toContain(number);
});

it('goes on after fifty, without gap or double', async () => {
  const place = await locationIdOf(database, 'hafen');
  await database.query(
    `insert into desk_changes (at, location_id, staff, kind, subject)
     select timestamptz '2001-01-01' + n / 3 * interval '1 minute', $1, 'x@example.de', 'stock', 'Nr-' || n || '-'
     from generate_series(1, 120) n`,
    [place],
  );
  const visitor = await openDesk(database, shop, 'leitung', 'hafen');
  const seen: string[] = [];
  let page = await visitor.open('/hafen/tresen/protokoll');
  for (let round = 0; round < 5; round += 1) {
    seen.push(...(page.text.match(/Nr-\d+-/g) ?? []));
    const [, more] = /href="([^"]+)"[^>]*>Ältere</.exec(page.text) ?? [];
    if (!more) break;
    page = await visitor.open(more.replaceAll('&amp;', '&'));
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('is for who leads the location', async () => {
  for (const role of ['verkauf', 'werkstatt'] as const) {
    const visitor = await openDesk(database, shop, role);
    expect((await visitor.open(JOURNAL)).status, role).toBe(404);
    expect((await visitor.open('/muster/tresen')).text).not.toContain('>Protokoll<');
  }
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  expect((await elsewhere.open(JOURNAL)).status).toBe(404);
});
