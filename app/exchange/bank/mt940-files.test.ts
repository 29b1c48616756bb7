import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityOf } from '~/domain/orders/transfer-identity';
import { isoDayAfter } from '~/values/german-date';
import { OWN_ACCOUNT } from '../../../tests/support/bank-files';
import { camt } from '../../../tests/support/camt-files';
import {
  type SwiftBooking,
  type SwiftLayout,
  swiftHead,
  swiftLayouts,
  swiftLines,
} from '../../../tests/support/mt940-files';
import { parseStatements } from './read-statement.server';
import type { Statement } from './statement';

async function read(content: string | Buffer): Promise<Statement> {
  const [statement] = await parseStatements(Buffer.from(content));
  if (!statement) throw new Error('The file has no statement.');
  return statement;
}

const PAYER = 'DE89370400440532013000';
const one: SwiftBooking = {
  day: '2026-11-24',
  cents: 5_000,
  name: 'Eva Testperson',
  iban: PAYER,
  text: 'RH-7K4M-92XQ',
};
const [plain, ...rest] = swiftLayouts;
if (!plain) throw new Error('There is no layout.');

const words = fc.constantFrom(
  'RH-7K4M-92XQ',
  'Bestellung',
  'Reifen 205/55 R16 fuer Transporter',
  'Müller & Söhne',
  'Öl, Filter',
  'Rechnung Nr. 12 : offen',
  '(danke)',
);
const booking: fc.Arbitrary<SwiftBooking> = fc
  .record(
    {
      day: fc.integer({ min: 0, max: 3_000 }).map((days) => isoDayAfter('2024-01-01', days)),
      cents: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 99_999_99 })),
      name: fc.constantFrom('Eva Testperson', 'Autohaus Nord-Ostsee und Söhne GmbH & Co. KG', 'Bäcker'),
      iban: fc.constantFrom(PAYER, 'DE75512108001245126199'),
      text: fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
      endToEnd: fc.constantFrom('E2E-77123', 'RE-2026-11-MIT-FUENFUNDDREISSIG-ZEI'),
      reference: fc.stringMatching(/^[0-9]{5,16}$/),
      lag: fc.integer({ min: -9, max: 9 }),
    },
    { requiredKeys: ['day', 'cents', 'name', 'iban', 'text', 'lag'] },
  )
  .map(({ lag, ...told }) => ({ ...told, valueDay: isoDayAfter(told.day, lag) }));

const DOUBT = /^kann auch Text einer anderen Zahlung sein/;

/** What a payer may write, in signs that banks pass on, so that it stands at the begin of a line. */
const injected = [
  ':61:2611301130C1084,90NTRFRH7K4M92XQ',
  ':61:2611301130CR1084,90NTRFNONREF',
  ':61:2611301130C1084,90NTRFRH7K4M92XQ:61:2611301130D1084,90NTRF',
  ':62F:C261130EUR1084,90',
  ':60F:C261130EUR1084,90',
  ':86:RH-7K4M-92XQ',
  ':20:STARTUMSE',
  ':25:12030000/4711',
  ':13:45 Uhr',
  ':13D:2611241200+0100',
  ':34F:EUR0,',
  ':90C:1EUR1,00',
  '-',
  '-)',
  '(2:I942',
];

const encodings = ['utf8', 'latin1'] as const;
const normal = (text: string) => text.replace(/[^0-9A-Za-zÄÖÜäöü]/g, '');

describe.each(swiftLayouts.map((layout) => [layout.name, layout] as const))(
  'text of a payer that the bank breaks, in MT940, %s',
  (_name, layout) => {
    it.each(injected)('books nothing and loses nothing with %s', async (text) => {
      const others: SwiftBooking[] = [
        { ...one, cents: 7_00, text: 'davor' },
        { ...one, cents: 11_00, text: 'danach' },
      ];
      for (let before = 0; before < 135; before += 1) {
        const words = `${'x'.repeat(before)}${text}`;
        const attack: SwiftBooking = { ...one, cents: 1, text: words };
        const [first, last] = others;
        if (!first || !last) throw new Error('no bookings');
        const lines = [
          ...swiftLines(layout, [first, attack, last]),
          ...swiftLines(layout, [{ ...one, cents: 13_00, text: 'am Tag danach' }], { number: 2 }),
        ];
        const { entries, unread } = await read(lines.join('\n'));
        const amounts = entries.map(({ amountCents }) => amountCents);
        expect([before, amounts.filter((cents) => ![1, 7_00, 11_00, 13_00].includes(cents))]).toEqual([
          before,
          [],
        ]);
        const told = unread.map((row) => /C[RD]?(\d+,\d*)/.exec(row.text)?.[1]?.replace(/,$|,0$|,00$/, ''));
        for (const [cents, euros] of [
          [7_00, '7'],
          [11_00, '11'],
          [13_00, '13'],
        ] as const)
          expect([
            before,
            cents,
            amounts.filter((one) => one === cents).length + told.filter((one) => one === euros).length,
          ]).toEqual([before, cents, 1]);
        expect(new Set(entries.map(({ iban }) => iban)).size).toBeLessThanOrEqual(1);
      }
    });
  },
);

describe.each(swiftLayouts.map((layout) => [layout.name, layout] as const))('MT940, %s', (_name, layout) => {
  it('is read back with its sums', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(booking, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom(...encodings),
        async (messages, end, encoding) => {
          const debit: SwiftBooking = { ...one, cents: -4_000, text: 'Strom' };
          const lines = messages.flatMap((bookings, index) =>
            swiftLines(layout, [...bookings, debit], { number: index + 1 }),
          );
          const statement = await read(Buffer.from(`${lines.join(end)}${end}`, encoding));
          expect(statement).toMatchObject({
            source: expect.stringMatching(/^mt940 (?:parts|slashes|text)$/),
            otherEntries: messages.length,
          });
          // Behind a full line, a credit beside a debit may be text of a payer.
          const doubted = new Set(statement.unread.map(({ line }) => line));
          for (const { problem } of statement.unread) expect(problem).toMatch(DOUBT);
          const heads = lines.flatMap((text, index) => (text.startsWith(':61:') ? [index + 1] : []));
          const told = messages
            .flatMap((bookings) => [...bookings, debit])
            .filter((told, index) => told !== debit && !doubted.has(heads[index] ?? 0));
          expect(
            statement.entries.map(({ bookedOn, amountCents, currency, kind, iban }) => [
              bookedOn,
              amountCents,
              currency,
              kind,
              iban,
            ]),
          ).toEqual(told.map(({ day, cents }) => [day, cents, 'EUR', 'payment', OWN_ACCOUNT]));
          for (const [index, entry] of statement.entries.entries()) {
            const wanted = told[index];
            expect(normal(entry.text)).toContain(normal(wanted?.text ?? '?'));
            if (wanted?.endToEnd) expect(normal(entry.text)).toContain(normal(wanted.endToEnd));
            expect(entry.reference).toBe(/[1-9]/.test(wanted?.reference ?? '') ? wanted?.reference : '');
            if (!layout.lacks?.includes('iban')) expect(entry.payerIban).toBe(wanted?.iban);
            if (!layout.lacks?.includes('name'))
              expect(normal(entry.payer)).toBe(normal(wanted?.name ?? '?'));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  const bad = ['1e9', '0x10', '0,001', 'viel', '0,00', '', '99999999999,00', '5O,00', '-5,00', '1,234'];
  it.each(bad)('lists a booking of "%s" with its line, and reads the others', async (typed) => {
    const marked = { ...one, cents: 777_77, text: 'B2' };
    const lines = swiftLines(layout, [one, marked, one]);
    const at = lines.indexOf(swiftHead(layout, marked));
    const { entries, unread } = await read(
      lines.with(at, swiftHead(layout, marked).replace('777,77', typed)).join('\r\n'),
    );
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([5_000, 5_000]);
    expect(unread).toMatchObject([
      {
        line: at + 1,
        iban: OWN_ACCOUNT,
        value: expect.stringContaining(typed),
        problem: expect.stringMatching(/\w/),
      },
    ]);
    expect(unread[0]?.text).toContain('B2');
  });

  it.each(['263211', '260230', '', 'XX1124'])('lists a booking of the day "%s"', async (day) => {
    const lines = swiftLines(layout, [one, { ...one, day: '2026-11-25', text: 'B2' }]);
    const at = lines.findIndex((line) => line.startsWith(':61:261125'));
    const broken = (lines[at] ?? '').replace('261125', day).replace(/(?<=:61:.{6})\d{4}(?=[CD])/, '');
    const { entries, unread } = await read(lines.with(at, broken).join('\n'));
    expect([entries.length, unread]).toMatchObject([1, [{ line: at + 1 }]]);
  });
});

const inCamt = ({ day, cents, name, iban, text, endToEnd = 'NOTPROVIDED' }: SwiftBooking) => {
  const [payer, told] = [name, text].map((one) => one.replaceAll('&', '&amp;'));
  return camt('053', [{ day, cents, payer, payerIban: iban, text: told, endToEnd }], OWN_ACCOUNT);
};

/** These tell what CAMT tells. */
const complete: readonly SwiftLayout[] = [plain, ...rest.filter(({ lacks }) => !lacks)];

it.each(complete.map((layout) => [layout.name, layout] as const))(
  'a transfer is the same in MT940 (%s) and in CAMT',
  async (_name, layout) => {
    await fc.assert(
      fc.asyncProperty(booking, async (told) => {
        const [swift] = (await read(swiftLines(layout, [told]).join('\n'))).entries;
        const [xml] = (await read(inCamt(told))).entries;
        expect(swift && identityOf(swift)).toBe(xml && identityOf(xml));
      }),
    );
  },
);
