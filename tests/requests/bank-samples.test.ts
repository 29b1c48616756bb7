import { afterEach, describe, expect, it } from 'vitest';
import { encodeBankFile } from '../support/bank-files';
import { type BankSample, bankSamples } from '../support/bank-samples';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder, uploadFile } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { archiveOf } from '../support/made-workbook';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await liftReservationLimits(database);
const shop = await startShop({ DATABASE_URL: database.url });
const tyres = await someTyres(database, 40);
const boss = await openDesk(database, shop, 'leitung');
const MUSTER = 'DE72000000000000001001';
let next = 0;

afterEach(() => expectStatesToFollow(database));

async function placed(): Promise<string> {
  const { number } = await placeOrder(database, shop, tyres[next++]?.id ?? '', { place: '/muster' });
  await database.query("update orders set payment = 'vorkasse' where number = $1", [number]);
  return number;
}

const windows: readonly BankSample[] = ['comdirectOpen', 'ingQuotes'];

const fileOf = (sample: BankSample, number: string, second = number) =>
  encodeBankFile(
    bankSamples[sample].replaceAll('KONTO', MUSTER).replaceAll('NUMMER', number).replaceAll('ZWEITE', second),
    windows.includes(sample) ? 'windows-1252' : 'utf-8',
  );

async function read(content: Buffer, name = 'auszug'): Promise<string> {
  const sent = { field: 'auszug', name, content };
  const answer = await uploadFile(boss, shop, '/muster/tresen/zahlungen/auszug', sent);
  expect(answer.status).toBe(303);
  return textOf((await boss.open(answer.headers.location ?? '')).text);
}

interface StoredTransfer {
  cents: number;
  state: string;
  problem: string | null;
  payer: string;
  payer_iban: string;
}

/** Read since the last call. */
let seen: string[] = [];
async function added(): Promise<StoredTransfer[]> {
  const rows = await database.query<StoredTransfer & { id: string }>(
    `select id, amount_cents as cents, state, problem, payer, payer_iban from bank_transfers
     where not id = any($1) order by amount_cents, read_at`,
    [seen],
  );
  seen = [...seen, ...rows.map(({ id }) => id)];
  return rows.map(({ id: _id, ...row }) => row);
}

const paidOf = (number: string) =>
  database.value<number>('select total_cents - open_cents from orders where number = $1', [number]);

const eva = { payer: 'Eva Testperson', payer_iban: 'DE89370400440532013000' };
const pays = (cents: number, payer: Partial<StoredTransfer> = eva) => ({
  cents,
  state: 'assigned',
  ...payer,
});
const waits = (cents: number, payer: string) => ({ cents, state: 'open', problem: 'no-number', payer });
const nameless = { payer: 'Eva Testperson', payer_iban: '' };

const single: readonly [BankSample, number, readonly Partial<StoredTransfer>[]][] = [
  ['sparkasseAnnounced', 5_000, [pays(5_000)]],
  ['comdirectOpen', 5_000, [pays(5_000, nameless)]],
  ['deutscheBank', 5_000, [pays(5_000)]],
  ['ingQuotes', 5_000, [waits(2_000, 'Verein "Rad und Tat" e.V.'), pays(5_000, nameless)]],
  ['n26English', 5_000, [pays(5_000)]],
  ['sparkasseSameDay', 2_000, [pays(2_000)]],
  ['midday', 2_000, [pays(2_000)]],
  ['evening', 2_000, [pays(2_000)]],
  ['withoutReference', 5_000, [pays(5_000, { payer: 'Otto Anders' })]],
  ['batchWithDebit', 0, [waits(12_000, 'Otto Anders')]],
  ['batchOfInstructed', 5_000, [pays(5_000, nameless), waits(10_000, 'Otto Anders')]],
];

describe('a statement of a bank books what it tells', () => {
  it.each(single)('%s: %i cents', async (sample, cents, rows) => {
    const number = await placed();
    const page = await read(fileOf(sample, number));
    expect(await paidOf(number)).toBe(cents);
    expect(await added()).toMatchObject(rows);
    expect(page).not.toContain('nicht lesbar');
    // The second reading is the same.
    expect(await read(fileOf(sample, number))).toContain(`${rows.length} schon bekannt`);
    expect([await paidOf(number), await added()]).toEqual([cents, []]);
  });

  it('two transfers of one sum and day without a reference pay two orders', async () => {
    const [one, two] = [await placed(), await placed()];
    await read(fileOf('withoutReference', one, two));
    await read(fileOf('withoutReferenceAgain', one, two));
    expect([await paidOf(one), await paidOf(two)]).toEqual([5_000, 5_000]);
    await added();
  });

  it('the XML in an archive is read', async () => {
    const number = await placed();
    const xml = fileOf('evening', number);
    const name = `2026-11-24_C53_${MUSTER}_EUR_000001.xml`;
    await read(await archiveOf({ [name]: xml.toString() }), 'auszug.zip');
    expect(await paidOf(number)).toBe(2_000);
    await added();
  });
});

const twins = ['sparkasseSameDay', 'midday', 'evening'] as const;
const orders = twins.flatMap((first) =>
  twins.filter((second) => second !== first).map((second) => [first, second] as const),
);

describe('what two kinds of files tell counts once', () => {
  it.each(orders)('%s, then %s', async (first, second) => {
    const number = await placed();
    await read(fileOf(first, number));
    const [paid] = await added();
    expect(paid).toMatchObject(pays(2_000));
    const page = await read(fileOf(second, number));
    expect(await paidOf(number)).toBe(2_000);
    // Held or named: never counted, never lost.
    const again = await added();
    expect(again.every(({ problem }) => problem === 'likely-repeated')).toBe(true);
    expect(page).toContain(
      again.length > 0 ? 'wahrscheinlich schon in einem anderen Auszug' : '1 schon bekannt',
    );
  });
});
