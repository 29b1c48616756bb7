import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoneActions } from '../provider-states';
import { stateOfMessages, type ToldByPayone } from './payone-message';

const told = (txaction: string, more: Partial<ToldByPayone> = {}): ToldByPayone => ({
  txaction,
  txid: '7',
  reference: 'r',
  aid: '1',
  portalid: '2',
  mode: 'test',
  clearingtype: 'wlt',
  sequencenumber: '0',
  currency: 'EUR',
  price: '10.00',
  receivable: '10.00',
  balance: '0.00',
  param: '',
  ...more,
});

const message = fc
  .record({
    txaction: fc.constantFrom(...Object.keys(payoneActions), 'unheard-of'),
    status: fc.constantFrom(undefined, 'pending', 'completed'),
    clearingtype: fc.constantFrom('cc', 'wlt', 'elv'),
  })
  .map(({ txaction, status, clearingtype }) =>
    told(txaction, { clearingtype, ...(status && { transaction_status: status }) }),
  );

it('whatever PAYONE tells, money is taken only after a finished approval of a reserving way, and nothing that says more', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 6 }), (messages) => {
      const { kind } = stateOfMessages(messages);
      const isIn = (...actions: string[]) => messages.some(({ txaction }) => actions.includes(txaction));
      const finished = messages.filter(
        ({ txaction, transaction_status: status }) => txaction === 'appointed' && status !== 'pending',
      );
      if (kind === 'approved') {
        expect(finished.some(({ clearingtype }) => clearingtype !== 'elv')).toBe(true);
        expect(isIn('paid', 'underpaid', 'failed', 'cancelation', 'capture')).toBe(false);
      }
      if (isIn('paid', 'underpaid')) expect(kind).toBe('paid');
      else if (isIn('failed', 'cancelation')) expect(kind).toBe('declined');
      else if (isIn('capture')) expect(kind).toBe('pending');
      else if (!isIn('appointed')) expect(kind).toBe('unknown');
      else if (finished.length === 0) expect(kind).toBe('pending');
    }),
    { numRuns: 2_000 },
  );
});

it('a capture of nothing gives back, and says nothing', () => {
  expect(stateOfMessages([told('capture', { receivable: '0.00' })]).kind).toBe('unknown');
});
