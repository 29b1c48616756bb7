import { describe, expect, it } from 'vitest';
import { readAccountStatement, type StatementResult } from '~/domain/desk/money/account-transfers.server';
import type { ReadEntry } from '~/domain/payments/transfer';
import { someTyre } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { processorMs } from '../support/processor-time';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const { context } = database;
const iban = 'DE72000000000000001001';

/** A third name orders that are not known; half have a reference of the bank. */
const entryOf = (index: number, change: Partial<ReadEntry> = {}): ReadEntry => ({
  kind: 'payment',
  iban,
  bookedOn: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
  amountCents: 1_000 + (index % 700),
  currency: 'EUR',
  payer: `Eva Testperson ${index % 50}`,
  payerIban: '',
  text: index % 3 === 0 ? `Bestellung RH-${1_000 + (index % 9_000)}-AB2${index % 10}` : `Rechnung ${index}`,
  endToEnd: '',
  reference: index % 2 === 0 ? `R${index}` : '',
  note: '',
  ...change,
});
const entriesOf = (count: number, change: Partial<ReadEntry> = {}) =>
  Array.from({ length: count }, (_, index) => entryOf(index, change));

const read = (entries: readonly ReadEntry[], source: string, withinMs?: number): Promise<StatementResult> =>
  readAccountStatement(context, { iban }, [{ source, entries, unread: [] }], 'chef@muster.example', withinMs);

const storedWith = (payer: string) =>
  database.value<number>('select count(*)::int from bank_transfers where payer = $1', [payer]);

describe('5,000 transfers', () => {
  const entries = entriesOf(5_000);

  it('are read at once, known when they are read again, and held in another statement', async () => {
    let result: StatementResult | undefined;
    const first = await processorMs(async () => {
      result = await read(entries, 'csv lang', 60_000);
    });
    expect(result).toMatchObject({ open: 5_000, known: 0, left: 0 });
    expect(first).toBeLessThan(10_000);
    const again = await processorMs(async () => {
      result = await read(entries, 'csv lang', 60_000);
    });
    expect(result).toMatchObject({ open: 0, known: 5_000, left: 0 });
    expect(again).toBeLessThan(4_000);
    const other = entries.map((entry) => ({ ...entry, text: `${entry.text} Dank`, reference: '' }));
    result = await read(other.slice(0, 500), 'camt.053', 60_000);
    expect(result).toMatchObject({ open: 500, likely: 500 });
  });
});

it('a reading whose time is over goes on with the same file', async () => {
  const payer = 'In Teilen';
  const entries = entriesOf(400, { payer });
  const none = await read(entries, 'csv teile', 0);
  expect(none).toMatchObject({ open: 0, left: 400 });
  let result: StatementResult = none;
  let rounds = 0;
  for (; result.left > 0 && rounds < 100; rounds += 1)
    result = await read(entries, 'csv teile', 30 + 20 * rounds);
  expect(rounds).toBeGreaterThan(1);
  expect(await storedWith(payer)).toBe(400);
});

it('a payment and its return in one statement, and twice the same, are told apart as one by one', async () => {
  const shop = await startShop({ DATABASE_URL: database.url });
  const { id = '' } = await someTyre(database);
  const { number } = await placeOrder(database, shop, id, { place: '/muster' });
  await database.query("update orders set payment = 'vorkasse' where number = $1", [number]);
  const cents = await database.value<number>('select total_cents from orders where number = $1', [number]);
  const paid = entryOf(1, {
    payer: 'Otto Zurück',
    text: number,
    amountCents: cents,
    endToEnd: 'E1',
    reference: 'A1',
  });
  const back = {
    ...paid,
    kind: 'payment-returned' as const,
    text: 'Rückgabe',
    bookedOn: '2026-11-29',
    reference: 'A2',
  };
  const statement = [paid, { ...paid }, back];
  expect(await read(statement, 'camt.053')).toMatchObject({ assigned: 1, returned: 1, open: 1, likely: 1 });
  expect(await read(statement, 'camt.053')).toMatchObject({ assigned: 0, open: 0, known: 3 });
  const open = await database.value<number>('select open_cents from orders where number = $1', [number]);
  expect(open).toBe(cents);

  const boss = await openDesk(database, shop, 'leitung');
  const page = await boss.open(
    '/muster/tresen/zahlungen?ansicht=ueberweisungen&gelesen=3-1-0-0-0-0-0-0-1200',
  );
  expect(textOf(page.text)).toContain(
    'zum Teil gelesen: 3 Gutschriften zugeordnet, 1 nicht zugeordnet. 1200 Buchungen',
  );
  expect(page.text).toMatch(/href="\/muster\/tresen\/zahlungen\/auszug"[^>]*>Weiter einlesen</);
});
