import { describe, expect, it } from 'vitest';
import { takeFrom } from './stock';

const places = [
  { place: 'zentrallager', quantity: 6 },
  { place: 'loc-muster', quantity: 3 },
];

describe('taking from stock', () => {
  it('takes what the location has itself first', () => {
    expect(takeFrom(places, 'loc-muster', 2)).toEqual([{ place: 'loc-muster', quantity: 2 }]);
  });

  it('takes the rest from the central warehouse', () => {
    expect(takeFrom(places, 'loc-muster', 4)).toEqual([
      { place: 'loc-muster', quantity: 3 },
      { place: 'zentrallager', quantity: 1 },
    ]);
  });

  it('takes nothing when there are too few in all', () => {
    expect(takeFrom(places, 'loc-muster', 10)).toBeUndefined();
    expect(takeFrom([], 'loc-muster', 1)).toBeUndefined();
  });
});
