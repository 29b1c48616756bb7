import { describe, expect, it } from 'vitest';
import { loadOf, speedIndices, speedOf, speedText } from './tyre-indices';

describe('indices', () => {
  it('of load are kilograms', () => {
    expect([60, 91, 94, 104, 121, 149].map(loadOf)).toEqual([250, 615, 670, 900, 1450, 3250]);
    expect([59, 150, 0, Number.NaN].map(loadOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('of speed sort by speed, not by letter: H stands after U', () => {
    expect(speedIndices.indexOf('H')).toBe(speedIndices.indexOf('U') + 1);
    expect(['T', 'H', 'V', 'W', 'Y'].map(speedOf)).toEqual([190, 210, 240, 270, 300]);
    expect(speedOf('I')).toBeUndefined();
  });

  it('(Y) is faster than its number', () => {
    expect(speedText('(Y)')).toBe('über 300 km/h');
    expect(speedText('V')).toBe('bis 240 km/h');
  });
});
