import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BankLayout,
  type Booking,
  bankCells,
  bankLayouts,
  bankLines,
  encodeBankFile,
  OWN_ACCOUNT,
} from '../../../tests/support/bank-files';
import { parseStatements } from './read-statement.server';
import type { Statement } from './statement';

async function read(bytes: Buffer): Promise<Statement> {
  const [statement] = await parseStatements(bytes);
  if (!statement) throw new Error('The file has no statement.');
  return statement;
}

const words = fc.constantFrom(
  'RH-7K4M-92XQ',
  'Bestellung',
  'Reifen 17" fuer Transporter',
  'Müller & Söhne',
  'Öl, Filter',
  'Rechnung Nr. 12',
  'Verein "Rad und Tat" e.V.',
  'danke',
  "D'Angelo",
);
const booking: fc.Arbitrary<Booking> = fc.record(
  {
    day: fc.constantFrom('2026-11-02', '2026-11-24', '2026-02-28', '2024-02-29'),
    cents: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 99_999_99 })),
    name: fc.constantFrom(
      'Eva Testperson',
      'Öztürk, Ayşe'.replace('ş', 's'),
      'Autohaus "Nord" GmbH',
      'Bäcker',
    ),
    iban: fc.constantFrom('DE89370400440532013000', 'DE75512108001245126199'),
    text: fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    endToEnd: fc.constantFrom('E2E-77123', 'RE-2026-11'),
  },
  { requiredKeys: ['day', 'cents', 'name', 'iban', 'text'] },
);

type Damage = (lines: string[], layout: BankLayout) => string[];

const damages: Readonly<Record<string, Damage>> = {
  none: (lines) => lines,
  'blank first lines': (lines) => ['', '', ...lines],
  'blank lines between': (lines) => lines.flatMap((line) => [line, '']),
  'a delimiter behind each line': (lines, { delimiter }) => lines.map((line) => line + delimiter),
  'blanks around the headings': (lines, { headings, delimiter, isQuoted }) =>
    lines.map((line) =>
      headings[0] && line.includes(headings[0]) && line.includes(headings[2] ?? '')
        ? line
            .split(delimiter)
            .map((cell) => (isQuoted ? cell : ` ${cell} `))
            .join(delimiter)
        : line,
    ),
  'sep= above': (lines, { delimiter }) => [`sep=${delimiter}`, ...lines],
};

const normal = (text: string) => text.replace(/[^0-9A-Za-zÄÖÜäöü]/g, '');

describe.each(bankLayouts.map((layout) => [layout.bank, layout] as const))('%s', (_bank, layout) => {
  it.each(Object.entries(damages))('is read with %s', async (_name, damage) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(booking, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
        async (bookings, end) => {
          const debit = { day: '2026-11-03', cents: -4_000, name: 'Stadtwerke', iban: '', text: 'Strom' };
          const lines = damage(bankLines(layout, [...bookings, debit]), layout);
          const statement = await read(encodeBankFile(lines.join(end), layout.encoding));
          expect(statement.unread).toEqual([]);
          expect(statement.otherEntries).toBe(1);
          expect(
            statement.entries.map(({ bookedOn, amountCents, currency, kind }) => [
              bookedOn,
              amountCents,
              currency,
              kind,
            ]),
          ).toEqual(bookings.map(({ day, cents }) => [day, cents, 'EUR', 'payment']));
          for (const [index, entry] of statement.entries.entries()) {
            const told = bookings[index];
            expect(normal(entry.text)).toContain(normal(told?.text ?? '?'));
            if (told?.endToEnd) expect(entry.text).toContain(told.endToEnd);
            if (!layout.lacks?.includes('iban')) expect(entry.payerIban).toBe(told?.iban);
            if (!layout.lacks?.includes('name'))
              expect(normal(entry.payer)).toContain(normal(told?.name ?? '?'));
            if (entry.iban !== '') expect(OWN_ACCOUNT).toContain(entry.iban);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  const bad = ['1e9', '0x10', '0,001', 'fünf', '0,00', '99999999999,00', '5O,00'];
  it.each(bad)('lists a row of %s with its line, and reads the others', async (amount) => {
    const one: Booking = {
      day: '2026-11-24',
      cents: 123_45,
      name: 'Eva',
      iban: 'DE89370400440532013000',
      text: 'A1',
    };
    const marked = { ...one, cents: 777_77, text: 'B2' };
    const typed = layout.delimiter === ',' ? amount.replace(',', '.') : amount;
    const cells = layout.row(marked).map((cell) => cell.replace(/777[.,]77/, typed));
    const lines = bankLines(layout, [one, marked, { ...one, text: 'C3' }]);
    const at = lines.indexOf(bankCells(layout, layout.row(marked)));
    const statement = await read(
      encodeBankFile(lines.with(at, bankCells(layout, cells)).join('\n'), layout.encoding),
    );
    expect(statement.entries.map(({ amountCents }) => amountCents)).toEqual([123_45, 123_45]);
    const line = lines.slice(0, at).join('\n').split('\n').length + 1;
    expect(statement.unread).toMatchObject([{ line, problem: expect.stringMatching(/\w/) }]);
    expect(normal(statement.unread[0]?.text ?? '')).toContain('B2');
  });

  it.each(['31.02.2026', '24.11.0026', '24.11.9999', 'gestern'])('lists a row of the day %s', async (day) => {
    const one: Booking = { day: '2026-11-24', cents: 5_000, name: 'Eva', iban: '', text: 'A1' };
    const other = layout.row({ ...one, day: '2026-11-25', text: 'B2' });
    const cells = other.map((cell) => cell.replace(/^(25[.-]11[.-](20)?26|2026-11-25|20261125)/, day));
    const lines = [...bankLines({ ...layout, below: [] }, [one]), bankCells(layout, cells)];
    const statement = await read(encodeBankFile(lines.join('\n'), layout.encoding));
    expect(statement.entries).toHaveLength(1);
    const line = lines.slice(0, -1).join('\n').split('\n').length + 1;
    expect(statement.unread).toMatchObject([{ line }]);
  });

  it('takes nothing that is announced', async () => {
    if (layout.lacks?.includes('pending')) return;
    const one: Booking = { day: '2026-11-24', cents: 5_000, name: 'Eva', iban: '', text: 'A1' };
    const lines = bankLines(layout, [{ ...one, isPending: true }, one]);
    const statement = await read(encodeBankFile(lines.join('\n'), layout.encoding));
    expect([statement.entries.length, statement.otherEntries, statement.unread]).toEqual([1, 1, []]);
  });
});

it('an open quotation mark costs its own row, wherever it stands', async () => {
  const quoted = bankLayouts.filter(({ isQuoted }) => isQuoted);
  const one: Booking = { day: '2026-11-24', cents: 5_000, name: 'Eva', iban: '', text: 'A1' };
  for (const layout of quoted) {
    const lines = bankLines({ ...layout, below: [] }, [one, one, one]);
    const start = lines.length - 2;
    for (let at = 0; at < (lines[start]?.length ?? 0); at += 1) {
      if (lines[start]?.[at] !== '"') continue;
      const broken = lines.with(start, `${lines[start].slice(0, at)}${lines[start].slice(at + 1)}`);
      const { entries, unread } = await read(encodeBankFile(broken.join('\n'), layout.encoding));
      // A row of two lines may become two that cannot be read.
      expect(entries.length + unread.length, `${layout.bank}: ${broken[start]}`).toBeGreaterThanOrEqual(3);
      expect(entries.length, `${layout.bank}: ${broken[start]}`).toBeLessThanOrEqual(3);
      expect(entries.length, `${layout.bank}: ${broken[start]}`).toBeGreaterThanOrEqual(2);
    }
  }
});
