import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOptions } from '~/domain/catalog/articles/line-options';
import { followDeposits } from './fitted-deposits';
import { noPieces } from './fulfilment';

const battery = (quantity: number, pieces: Partial<typeof noPieces> = {}) => ({
  ...noPieces,
  article: 'product:agm',
  options: lineOptions.parse([]),
  quantity,
  depositCents: 0,
  waivedDepositCents: 750,
  ...pieces,
});
const work = (quantity: number, pieces: Partial<typeof noPieces> = {}) => ({
  ...battery(quantity, pieces),
  article: 'service:einbau',
  options: lineOptions.parse([{ kind: 'fitting', article: 'product:agm' }]),
  waivedDepositCents: 0,
});
const depositsOf = (lines: ReturnType<typeof battery>[], isExpected = true) =>
  followDeposits(lines, isExpected).lines.map(({ depositCents }) => depositCents);

it('is none while the work is promised or done', () => {
  expect(depositsOf([battery(1), work(1)])).toEqual([0, 0]);
  expect(depositsOf([battery(1, { handedOver: 1 }), work(1, { handedOver: 1 })], false)).toEqual([0, 0]);
  expect(depositsOf([battery(1, { handedOver: 1 }), work(1, { returned: 1 })], false)).toEqual([0, 0]);
});

it('is due once the work or its appointment is cancelled, or the battery leaves without it', () => {
  expect(depositsOf([battery(2), work(2, { cancelled: 2 })])).toEqual([750, 0]);
  expect(depositsOf([battery(2), work(2)], false)).toEqual([750, 0]);
  expect(depositsOf([battery(1, { handedOver: 1 }), work(1)])).toEqual([750, 0]);
});

it('is none again when the work is done after all, and none for a battery that nobody gets', () => {
  const late = [{ ...battery(1, { handedOver: 1 }), depositCents: 750 }, work(1, { handedOver: 1 })];
  expect(depositsOf(late, false)).toEqual([0, 0]);
  expect(depositsOf([battery(1, { cancelled: 1 }), work(1, { cancelled: 1 })])).toEqual([0, 0]);
});

it('follows each vehicle, and refuses to split the pieces of a line', () => {
  const golf = [{ kind: 'vehicle' as const, code: 'golf', label: 'Golf' }];
  const other = { ...battery(1), options: lineOptions.parse(golf) };
  expect(depositsOf([battery(1), other, work(1)])).toEqual([0, 750, 0]);
  expect(followDeposits([battery(2), work(2, { cancelled: 1 })], true)).toMatchObject({
    ok: false,
    code: 'fitting-in-part',
  });
});

it('changes nothing of other goods, whatever became of them', () => {
  const count = fc.integer({ min: 0, max: 3 });
  const pieces = fc.record({ ready: count, handedOver: count, returned: count, cancelled: count });
  fc.assert(
    fc.property(pieces, fc.boolean(), (some, isExpected) => {
      const plain = { ...battery(12, some), depositCents: 1_500, waivedDepositCents: 0 };
      expect(followDeposits([plain, work(12, some)], isExpected)).toEqual({
        ok: true,
        lines: [plain, work(12, some)],
      });
    }),
  );
});
