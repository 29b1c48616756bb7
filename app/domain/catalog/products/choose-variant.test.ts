import { describe, expect, it } from 'vitest';
import { availabilityPolicy } from '../articles/article';
import type { Availability } from '../inventory/inventory';
import { chooseVariant } from './choose-variant';

interface Row {
  id: string;
  cents?: number;
  fabrikat?: string;
  here?: number;
  central?: number;
  own?: boolean;
  stockkeeping?: boolean;
  soldOut?: boolean;
}

function variant({ id, cents = 1000, fabrikat, here = 1, central = 0, own, stockkeeping, soldOut }: Row) {
  const kind = availabilityPolicy({
    isOwnArticle: own ?? false,
    isStockKeeping: stockkeeping ?? true,
    isSoldOut: soldOut ?? false,
  });
  const availability: Availability = kind === 'stocked' ? { kind, here, central } : { kind };
  return { names: [id, `gtin-${id}`, `Slug-${id}`], cents, carMake: fabrikat ?? null, availability };
}

type Requested = Parameters<typeof chooseVariant>[1];

function chosen(rows: readonly Row[], requested: Requested = {}): string | undefined {
  return chooseVariant(rows.map(variant), requested)?.names[0];
}

const row = (id: string, more: Omit<Row, 'id'> = {}): Row => ({ id, ...more });

describe('which variant a page shows', () => {
  it.each<[string, Row[], Requested, string | undefined]>([
    ['the one that the address names', [row('a', { cents: 1 }), row('b')], { exact: 'b' }, 'b'],
    ['by its second name', [row('a'), row('b')], { exact: 'gtin-b' }, 'b'],
    ['by its slug, in any case', [row('a'), row('b')], { exact: 'slug-B' }, 'b'],
    ['also where it is sold out', [row('a'), row('b', { soldOut: true })], { exact: 'b' }, 'b'],
    ['none where nothing is called so', [row('a')], { exact: 'c' }, undefined],
    ['none where the name is empty', [row('a')], { exact: '' }, undefined],
    [
      'the named one, whatever the make',
      [row('a'), row('b', { fabrikat: 'Audi' })],
      { exact: 'a', carMake: 'Audi' },
      'a',
    ],
    ['the cheapest', [row('a', { cents: 3 }), row('b', { cents: 1 }), row('c', { cents: 2 })], {}, 'b'],
    ['the first of equals', [row('a'), row('b')], {}, 'a'],
    [
      'the cheapest of the requested make',
      [
        row('a', { cents: 1 }),
        row('b', { cents: 3, fabrikat: 'Audi' }),
        row('c', { cents: 2, fabrikat: 'Audi' }),
      ],
      { carMake: 'audi' },
      'c',
    ],
    ['the cheapest where none is of the make', [row('a', { cents: 2 }), row('b')], { carMake: 'Audi' }, 'a'],
    [
      'another make where that of the requested one cannot be had',
      [row('a', { fabrikat: 'Audi', here: 0 }), row('b', { fabrikat: 'BMW' })],
      { carMake: 'Audi' },
      'b',
    ],
  ])('is %s', (_name, rows, requested, expected) => {
    const cents = rows.map((one) => one.cents ?? 1000);
    expect(chosen(rows, requested), cents.join()).toBe(expected);
  });

  it.each<[string, Omit<Row, 'id'>, boolean]>([
    ['bought in, some here', { here: 1 }, true],
    ['bought in, some in the central warehouse', { here: 0, central: 1 }, true],
    ['bought in, nowhere', { here: 0 }, false],
    ['bought in, nowhere, not counted', { here: 0, stockkeeping: false }, false],
    ['own and counted, some here', { own: true, here: 2 }, true],
    ['own and counted, nowhere', { own: true, here: 0 }, false],
    ['own and not counted, nowhere', { own: true, stockkeeping: false, here: 0 }, true],
    ['own and not counted, but sold out', { own: true, stockkeeping: false, soldOut: true }, false],
    ['sold out, though some are here', { soldOut: true, here: 9 }, false],
  ])('%s', (_name, flags, isChosen) => {
    expect(chosen([row('a', flags)])).toBe(isChosen ? 'a' : undefined);
    expect(chosen([row('a', { ...flags, cents: 1 }), row('b', { cents: 2 })])).toBe(isChosen ? 'a' : 'b');
  });

  it('is none where there are none', () => {
    expect(chosen([])).toBeUndefined();
  });
});
