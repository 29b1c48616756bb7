import { expect, it } from 'vitest';
import { wishDate } from './wish-date';

const BOUND = 'Bitte wählen Sie einen Tag ab morgen, höchstens ein Jahr voraus.';

it.each([
  ['2026-12-01', undefined],
  ['2027-11-30', undefined],
  ['2026-11-30', [BOUND]],
  ['2027-12-01', [BOUND]],
  ['0026-12-01', [BOUND]],
  ['9999-12-31', [BOUND]],
  ['morgen', ['Bitte geben Sie einen Tag an.']],
])('the wish %s on 2026-11-30: %j', (day, words) => {
  expect(
    wishDate('2026-11-30')
      .safeParse(day)
      .error?.issues.map(({ message }) => message),
  ).toEqual(words);
});
