import { describe, expect, it } from 'vitest';
import { leastLoadIndex, leastSpeedIndex, loadOf, speedIndices, speedOf, speedText } from './tyre-indices';

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

  it('the least that carries a load or bears a speed', () => {
    expect([1, 250, 251, 615, 616, 3_250].map(leastLoadIndex)).toEqual([60, 60, 61, 91, 92, 149]);
    expect(leastLoadIndex(3_251)).toBeUndefined();
    expect([190, 191, 205, 240, 301].map(leastSpeedIndex)).toEqual(['T', 'U', 'H', 'V', '(Y)']);
    expect(leastSpeedIndex(302)).toBeUndefined();
  });

  it('(Y) is faster than its number', () => {
    expect(speedText('(Y)')).toBe('über 300 km/h');
    expect(speedText('V')).toBe('bis 240 km/h');
  });
});
