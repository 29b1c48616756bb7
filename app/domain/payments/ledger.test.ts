import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { balanceOf, type LedgerEntry, paymentEventKinds, paymentStateOf } from './ledger';

const entry = (kind: LedgerEntry['kind'], amountCents: number, reference: string = kind): LedgerEntry => ({
  kind,
  amountCents,
  reference,
});

test.each([
  ['nothing came', [], 'open'],
  ['a transfer was announced', [entry('pending', 0, 'a')], 'pending'],
  ['what was announced failed', [entry('pending', 0, 'a'), entry('failed', 0, 'a')], 'open'],
  ['what was announced came', [entry('received', 1_000, 'a'), entry('pending', 0, 'a')], 'paid'],
  ['a part came', [entry('received', 400)], 'partly-paid'],
  ['more than all came', [entry('received', 1_200)], 'paid'],
  ['a part went back', [entry('received', 1_000), entry('refunded', 400)], 'partly-refunded'],
  ['all went back', [entry('refunded', 1_000), entry('received', 1_000)], 'refunded'],
  ['the bank took it back', [entry('received', 1_000), entry('charged-back', 1_000)], 'charged-back'],
] as const)('%s', (_, entries, state) => {
  expect(paymentStateOf(1_000, entries)).toBe(state);
});

it('is paid where there is nothing to pay', () => expect(paymentStateOf(0, [])).toBe('paid'));

it('says the same in whatever order the entries came', () => {
  const entries = fc.array(
    fc.record({
      kind: fc.constantFrom(...paymentEventKinds),
      amountCents: fc.nat(2_000),
      reference: fc.constantFrom('a', 'b'),
    }),
  );
  fc.assert(
    fc.property(entries, (known) => {
      const turned = [...known].reverse();
      expect(paymentStateOf(1_000, turned)).toBe(paymentStateOf(1_000, known));
      expect(balanceOf(turned)).toBe(balanceOf(known));
    }),
  );
});
