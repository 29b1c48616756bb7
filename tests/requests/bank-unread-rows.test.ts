import { expect, it } from 'vitest';
import { readAccountStatement } from '~/domain/desk/money/account-transfers.server';
import { statementText } from '~/domain/desk/money/messages';
import type { UnreadRow } from '~/domain/payments/transfer';
import { freshDatabase } from '../support/fresh-database';
import { processorMs } from '../support/processor-time';

const database = await freshDatabase();
const { context } = database;
const iban = 'DE02120300000000202051';

const rowsOf = (count: number, text: string): UnreadRow[] =>
  Array.from({ length: count }, (_, index) => ({
    iban,
    line: index + 2,
    cell: 'Betrag',
    value: '1e309',
    problem: 'ist kein Betrag',
    text,
  }));

const read = (unread: readonly UnreadRow[]) =>
  readAccountStatement(
    context,
    { iban },
    [{ source: 'csv test', entries: [], unread }],
    'chef@muster.example',
  );

const stored = (text: string) =>
  database.value<number>('select count(*)::int from bank_transfers where text = $1', [text]);

it('thousands of equal rows that cannot be read take a moment, and those beyond 500 are counted', async () => {
  await read(rowsOf(1, 'davor'));
  let text = '';
  const ms = await processorMs(async () => {
    text = statementText(await read(rowsOf(4_000, 'gleich')));
  });
  expect(ms).toBeLessThan(2_000);
  expect(text).toContain('4000 Zeilen nicht lesbar, 3500 davon wegen der Menge nicht aufgeführt');
  expect(await stored('gleich')).toBe(500);
});

it('equal rows are known when their statement is read again, and one more is new', async () => {
  expect(await read(rowsOf(3, 'dreimal'))).toMatchObject({ unread: 3, known: 0, unlisted: 0 });
  expect(await read(rowsOf(3, 'dreimal'))).toMatchObject({ unread: 0, known: 3 });
  expect(await read(rowsOf(4, 'dreimal'))).toMatchObject({ unread: 1, known: 3 });
  expect(await stored('dreimal')).toBe(4);
});
