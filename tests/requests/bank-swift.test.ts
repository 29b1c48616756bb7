import { afterEach, describe, expect, it } from 'vitest';
import { camt } from '../support/camt-files';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder, uploadFile } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { archiveOf } from '../support/made-workbook';
import { type SwiftBooking, swiftHead, swiftLayouts, swiftLines } from '../support/mt940-files';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await liftReservationLimits(database);
const shop = await startShop({ DATABASE_URL: database.url });
const tyres = await someTyres(database, 40);
const boss = await openDesk(database, shop, 'leitung');
const MUSTER = 'DE72000000000000001001';
const PAYER = 'DE89370400440532013000';
let next = 0;

afterEach(() => expectStatesToFollow(database));

async function placed() {
  const { number } = await placeOrder(database, shop, tyres[next++]?.id ?? '', { place: '/muster' });
  await database.query("update orders set payment = 'vorkasse' where number = $1", [number]);
  return number;
}

const paidOf = (number: string) =>
  database.value<number>('select total_cents - open_cents from orders where number = $1', [number]);
const heldOf = (number: string) =>
  database.value<string>(
    "select count(*) from bank_transfers where state = 'open' and problem = 'likely-repeated' and text like '%' || $1 || '%'",
    [number],
  );

async function read(content: string | Buffer): Promise<string> {
  const sent = { field: 'auszug', name: 'umsaetze.sta', content };
  const answer = await uploadFile(boss, shop, '/muster/tresen/zahlungen/auszug', sent);
  expect(answer.status).toBe(303);
  return textOf((await boss.open(answer.headers.location ?? '')).text);
}

const german = swiftLayouts[0];
if (!german) throw new Error('There is no layout.');
const credit = (number: string, told: Partial<SwiftBooking> = {}): SwiftBooking => ({
  day: '2026-11-24',
  cents: 2_000,
  name: 'Eva Testperson',
  iban: PAYER,
  text: `Anzahlung ${number}`,
  ...told,
});
const swift = (bookings: readonly SwiftBooking[], layout = german) =>
  swiftLines(layout, bookings, { account: MUSTER }).join('\r\n');
const inCamt = (kind: '052' | '053', booking: SwiftBooking) => {
  const { cents, text, day, name: payer, iban: payerIban } = booking;
  return camt(kind, [{ cents, text, day, payer, payerIban }]);
};

it.each(swiftLayouts.map((layout) => [layout.name, layout] as const))(
  'a statement of MT940 (%s) pays the order that it names, once',
  async (_name, layout) => {
    const number = await placed();
    const file = swift([credit(number), credit('Strom', { cents: -900 })], layout);
    await read(file);
    expect(await read(file)).toContain('1 schon bekannt');
    expect(await paidOf(number)).toBe(2_000);
  },
);

describe('a transfer in MT940 and in CAMT counts once', () => {
  it.each(['052', '053'] as const)('with the same words (camt.%s)', async (kind) => {
    const [one, two] = [credit(await placed()), credit(await placed())];
    await read(swift([one]));
    expect(await read(inCamt(kind, one))).toContain('1 schon bekannt');
    await read(inCamt(kind, two));
    expect(await read(swift([two]))).toContain('1 schon bekannt');
    for (const { text } of [one, two]) expect(await paidOf(text.slice(-12))).toBe(2_000);
  });

  const changes: readonly [string, Partial<SwiftBooking>][] = [
    ['other words', { text: 'Gutschrift' }],
    ['another day', { day: '2026-11-25' }],
    ['no account of the payer, and a name without umlauts', { iban: '', name: 'Joerg Boell' }],
  ];
  it.each(changes)('with %s', async (_what, told) => {
    for (const isFirst of [true, false]) {
      const number = await placed();
      const xml = inCamt('053', credit(number, { name: 'Jörg Böll' }));
      const text = told.text ? `${told.text} ${number}` : `Anzahlung ${number}`;
      const sta = swift([credit(number, { name: 'Jörg Böll', ...told, text })]);
      for (const file of isFirst ? [sta, xml] : [xml, sta]) await read(file);
      expect([await paidOf(number), await heldOf(number)]).toEqual([2_000, '1']);
    }
  });
});

it('a reversal opens its order again, and an interim report pays nothing', async () => {
  const number = await placed();
  const interim = swift([credit(number)]).replace(/:60F:.*\r\n/, ':34F:EUR0,\r\n:13D:2611241200+0100\r\n');
  await read(interim);
  expect(await paidOf(number)).toBe(0);
  await read(swift([credit(number)]));
  expect(await paidOf(number)).toBe(2_000);
  await read(swift([credit(number, { mark: 'RC', day: '2026-11-26' })]));
  expect(await paidOf(number)).toBe(0);
});

it('a booking that cannot be read costs itself, and messages in an archive are read', async () => {
  const [one, two] = [await placed(), await placed()];
  const bad = credit(one, { cents: 7_777 });
  const file = swift([credit(one), bad]).replace(swiftHead(german, bad), ':61:2611241124CR7x,7NTRFNONREF');
  const archive = await archiveOf({ 'umsaetze.sta': `${file}\r\n${swift([credit(two)])}` });
  expect(await read(archive)).toContain('1 Zeile nicht lesbar');
  expect([await paidOf(one), await paidOf(two)]).toEqual([2_000, 2_000]);
});
