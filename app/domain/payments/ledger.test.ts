import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  balanceOf,
  freeReference,
  type LedgerEntry,
  paymentEventKinds,
  paymentStateOf,
  standingReceipt,
} from './ledger';

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

it('is what it would be without the receipts that were voided, however often they came anew', () => {
  const step = fc.record({
    kind: fc.constantFrom('record', 'void', 'refund'),
    name: fc.constantFrom('Q1', 'Q1 (a)', 'transfer 2026-11-30 4f1c'),
    amountCents: fc.integer({ min: 1, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const ledger: LedgerEntry[] = [];
      let plain: LedgerEntry[] = [];
      for (const { kind, name, amountCents } of steps) {
        const standing = standingReceipt(ledger, name);
        if (kind === 'refund') {
          const refund = entry('refunded', amountCents, `refund ${ledger.length}`);
          ledger.push(refund);
          plain.push(refund);
        } else if (kind === 'record' && !standing) {
          const receipt = entry('received', amountCents, freeReference(ledger, name));
          ledger.push(receipt);
          plain.push(receipt);
        } else if (kind === 'void' && standing) {
          ledger.push(entry('voided', standing.amountCents, standing.reference));
          plain = plain.filter(({ reference }) => reference !== standing.reference);
        }
      }
      const keys = ledger.map(({ kind, reference }) => `${kind} ${reference}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect([balanceOf(ledger), paymentStateOf(1_000, ledger)]).toEqual([
        balanceOf(plain),
        paymentStateOf(1_000, plain),
      ]);
    }),
  );
});
