import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ExpectingOrder, matchTransfer, numbersIn, type Transfer } from './match-transfer';
import { checkLetterOf, hasCheckLetter, ORDER_LETTERS } from './order-number';

const IBAN = 'DE02120300000000202051';
const order = (number: string, change: Partial<ExpectingOrder> = {}): ExpectingOrder => ({
  id: number,
  number,
  orderType: 'kauf',
  fulfilment: 'confirmed',
  openCents: 5_000,
  iban: IBAN,
  ...change,
});
const transfer = (change: Partial<Transfer> = {}): Transfer => ({
  iban: IBAN,
  amountCents: 5_000,
  currency: 'EUR',
  text: 'RH-7K4M-92XQ',
  ...change,
});
const problemOf = (of: Partial<Transfer>, ...named: ExpectingOrder[]) => {
  const match = matchTransfer(transfer(of), named);
  return match.ok ? undefined : match.problem;
};

it.each([
  ['RH-7K4M-92XQ', ['RH-7K4M-92XQ']],
  ['rh 7k4m 92xq danke', ['RH-7K4M-92XQ']],
  ['Bestellung RH-7K4M-\n92XQ', ['RH-7K4M-92XQ']],
  ['Nr. 7K4M-92XQ', ['RH-7K4M-92XQ']],
  ['RHOLIA-92XQ', ['RH-011A-92XQ']],
  ['RH-7K4M-92XQ, RH-AAAA-1111', ['RH-7K4M-92XQ', 'RH-AAAA-1111']],
  ['Miete November', []],
  ['', []],
])('%s names %j', (text, numbers) => expect(numbersIn(text)).toEqual(expect.arrayContaining(numbers)));

it.each([
  'Miete Gerhard Schneider',
  'Miete Gerhard Schneider November 2026',
  'Ge\nrhard Schneider',
  'R. Hermann Wohnung',
  'Spende Rheinisches Rotes Kreuz',
  'RH Vermietung GmbH',
  'Ehrhardt Rhabarber GmbH',
  'Otto-Ring 1234 Miete',
  'Kunde 1234-5678',
  '2026-1124 Abschlag',
  'IBAN DE89 3704 0044 0532 0130 00',
])('"%s" names no order', (text) => expect(numbersIn(text)).toEqual([]));

it('names of people and streets are no order, wherever a bank breaks them', () => {
  const names = fc.constantFrom(
    'Gerhard',
    'Ehrhardt',
    'Bernhard',
    'Erhard',
    'Gebhardt',
    'Rhein',
    'Rhode',
    'Burkhard',
    'Rheinhard',
  );
  const others = fc.constantFrom(
    'Schneider',
    'Miete',
    'November',
    'Wohnung',
    'Strasse',
    'Abschlag',
    'Beitrag',
    'und',
    'von',
  );
  const gap = fc.constantFrom('', '', '', ' ', '\n');
  const words = fc.array(fc.oneof(names, others), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(words, fc.array(gap, { minLength: 60, maxLength: 60 }), (all, gaps) => {
      const text = [...all.join(' ')].map((sign, index) => sign + (gaps[index % gaps.length] ?? '')).join('');
      const found = numbersIn(text).filter((number) => !hasCheckLetter(number.slice(3).replace('-', '')));
      expect(found).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('finds each number in what banks and payers write around it', () => {
  const seven = fc.array(fc.constantFrom(...ORDER_LETTERS), { minLength: 7, maxLength: 7 });
  const before = fc.constantFrom(
    '',
    'Bestellung ',
    'SVWZ+',
    'Bestellnr.',
    'Danke fuer ',
    'Rechnung Nr. ',
    'Anzahlung zu ',
    'Daniel',
  );
  const behind = fc.constantFrom('', ' danke', 'EREF: NOTPROVIDED', ', Eva Berg', '\nvom 3.11.', '.');
  fc.assert(
    fc.property(seven, before, behind, (letters, start, end) => {
      const all = letters.join('') + checkLetterOf(letters.join(''));
      const number = `RH-${all.slice(0, 4)}-${all.slice(4)}`;
      expect(numbersIn(`${start}${number}${end}`)).toContain(number);
      expect(numbersIn(`${start}${number.toLowerCase()}${end}`)).toContain(number);
    }),
    { numRuns: 1_000 },
  );
});

it('finds each number however a bank breaks it', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  const number = fc.array(letter, { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
  const gap = fc.constantFrom('', ' ', '-', '\n', ' - ');
  fc.assert(
    fc.property(
      number,
      fc.array(gap, { minLength: 10, maxLength: 10 }),
      fc.boolean(),
      (typed, gaps, small) => {
        const broken = [...`RH${typed}`].map((sign, index) => sign + gaps[index]).join('');
        const text = `Zahlung ${small ? broken.toLowerCase() : broken} vielen Dank`;
        expect(numbersIn(text)).toContain(`RH-${typed.slice(0, 4)}-${typed.slice(4)}`);
      },
    ),
  );
});

it('one order is paid with what came, too much or too little', () => {
  for (const amountCents of [5_000, 4_999, 5_001, 1])
    expect(matchTransfer(transfer({ amountCents }), [order('a')])).toEqual({
      ok: true,
      shares: [{ orderId: 'a', amountCents }],
    });
});

it('several orders are paid if they add up', () => {
  const named = [order('a', { openCents: 3_000 }), order('b', { openCents: 2_000 })];
  expect(matchTransfer(transfer(), named)).toEqual({
    ok: true,
    shares: [
      { orderId: 'a', amountCents: 3_000 },
      { orderId: 'b', amountCents: 2_000 },
    ],
  });
  expect(problemOf({ amountCents: 4_999 }, ...named)).toBe('several-orders');
  expect(problemOf({}, order('a'), order('b', { fulfilment: 'cancelled' }))).toBe('order-closed');
});

it('waits for staff where something is not as expected', () => {
  expect(problemOf({ text: 'Miete' })).toBe('no-number');
  expect(problemOf({})).toBe('unknown-number');
  expect(problemOf({ currency: 'CHF' }, order('a'))).toBe('foreign-currency');
  expect(problemOf({ iban: 'DE89370400440532013000' }, order('a'))).toBe('other-account');
  expect(problemOf({}, order('a', { iban: undefined }))).toBe('other-account');
  expect(problemOf({ iban: '' }, order('a'))).toBeUndefined();
  expect(problemOf({}, order('a', { orderType: 'reservierung' }))).toBe('reservation');
  expect(problemOf({}, order('a', { openCents: 0 }))).toBe('already-paid');
});
