import { describe, expect, it } from 'vitest';
import {
  type Availability,
  availableOf,
  chooseAllocations,
  isHere,
  kitAvailability,
  portionOf,
} from './inventory';

const stocked = (here: number, central: number): Availability => ({ kind: 'stocked', here, central });
const OWN = 7;
const CENTRAL = 1;
const stock = (articleId: number, here: number, central: number) => [
  { articleId, warehouseId: CENTRAL, isOwn: false, free: central },
  { articleId, warehouseId: OWN, isOwn: true, free: here },
];
const loose = (articleId: number, quantity: number) => ({
  articleId,
  quantity,
  parts: new Map([[articleId, 1]]),
  isUnavailable: false,
});

describe('availability', () => {
  it('of a stocked article is what lies here and in the central warehouse', () => {
    expect(availableOf(stocked(3, 2))).toBe(5);
    expect([isHere(stocked(3, 2), 3), isHere(stocked(3, 2), 4)]).toEqual([true, false]);
  });

  it('without counting is always here, of what is sold out never', () => {
    expect([availableOf({ kind: 'always' }), availableOf({ kind: 'none' })]).toEqual([99, 0]);
    expect([isHere({ kind: 'always' }, 99), isHere({ kind: 'none' }, 1)]).toEqual([true, false]);
  });

  it('of so many pieces comes from the location first, then from the central warehouse', () => {
    expect(portionOf(stocked(3, 9), 2)).toEqual(stocked(2, 0));
    expect(portionOf(stocked(3, 9), 5)).toEqual(stocked(3, 2));
    expect(portionOf(stocked(0, 9), 5)).toEqual(stocked(0, 5));
    expect(portionOf({ kind: 'always' }, 5)).toEqual({ kind: 'always' });
  });

  it('of a kit is the minimum over its components, and here only if all of them are', () => {
    const kit = kitAvailability([
      { quantity: 1, availability: stocked(4, 0) },
      { quantity: 2, availability: stocked(2, 9) },
      { quantity: 1, availability: { kind: 'always' } },
    ]);
    expect(kit).toEqual(stocked(1, 3));
    expect(
      kitAvailability([
        { quantity: 1, availability: stocked(4, 4) },
        { quantity: 1, availability: { kind: 'none' } },
      ]),
    ).toEqual({ kind: 'none' });
    expect(kitAvailability([{ quantity: 1, availability: { kind: 'always' } }])).toEqual({ kind: 'always' });
    expect(kitAvailability([])).toEqual({ kind: 'none' });
  });
});

describe('allocating pieces', () => {
  it('takes those of the location first, the rest from the central warehouse', () => {
    expect(chooseAllocations([loose(5, 4)], stock(5, 3, 6)).allocations).toEqual([
      { articleId: 5, warehouseId: OWN, quantity: 3 },
      { articleId: 5, warehouseId: CENTRAL, quantity: 1 },
    ]);
  });

  it('allocates nothing when one line falls short, and says which', () => {
    expect(chooseAllocations([loose(5, 4), loose(6, 1)], stock(5, 2, 1))).toEqual({
      allocations: [],
      shortages: [
        { articleId: 5, available: 3 },
        { articleId: 6, available: 0 },
      ],
    });
  });

  it('counts an article once, loose or as part of a kit', () => {
    const kit = {
      articleId: 9,
      quantity: 1,
      parts: new Map([
        [5, 1],
        [6, 1],
      ]),
      isUnavailable: false,
    };
    const levels = [...stock(5, 4, 0), ...stock(6, 1, 0)];
    expect(chooseAllocations([loose(5, 3), kit], levels).shortages).toEqual([]);
    expect(chooseAllocations([loose(5, 4), kit], levels).shortages).toEqual([{ articleId: 9, available: 0 }]);
  });

  it('takes nothing for what is not counted, and refuses what cannot be had', () => {
    const free = { articleId: 8, quantity: 4, parts: new Map<number, number>(), isUnavailable: false };
    expect(chooseAllocations([free], [])).toEqual({ allocations: [], shortages: [] });
    expect(chooseAllocations([{ ...free, isUnavailable: true }], []).shortages).toEqual([
      { articleId: 8, available: 0 },
    ]);
  });

  it('more allocated than there is counts as none left', () => {
    expect(chooseAllocations([loose(5, 1)], stock(5, -2, 1)).allocations).toEqual([
      { articleId: 5, warehouseId: CENTRAL, quantity: 1 },
    ]);
  });
});
