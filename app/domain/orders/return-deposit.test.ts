import { expect, it } from 'vitest';
import { chooseDeposits, type DepositLine } from './return-deposit';

const battery: DepositLine = {
  position: 1,
  depositCents: 750,
  handedOver: 1,
  shipped: 2,
  depositsReturned: 1,
};
const tyre: DepositLine = { ...battery, position: 2, depositCents: 0, depositsReturned: 0 };
const lines = [battery, tyre];

it('takes the pieces that are out and have no proof yet', () => {
  expect(chooseDeposits(lines, [{ position: 1 }])).toEqual({
    ok: true,
    named: [{ position: 1, quantity: 2, isDeposit: true }],
    cents: 1_500,
  });
});

it('counts a line that is named twice', () => {
  const one = { position: 1, quantity: 1 };
  expect(chooseDeposits(lines, [one, one])).toMatchObject({ cents: 1_500 });
  expect(chooseDeposits(lines, [one, one, one])).toEqual({
    ok: false,
    code: 'too-many-deposits',
    position: 1,
    possible: 0,
  });
});

it('refuses lines without a deposit, and unknown ones', () => {
  expect(chooseDeposits(lines, [{ position: 2 }])).toMatchObject({ code: 'no-deposit' });
  expect(chooseDeposits(lines, [{ position: 3 }])).toMatchObject({ code: 'unknown-line' });
});
