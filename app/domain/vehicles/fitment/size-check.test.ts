import { describe, expect, it } from 'vitest';
import { checkSize, minimumIndices, rollingCircumference } from './size-check';

const size = (width: number, aspect: number, inches: number) => ({
  width,
  aspect,
  rimTenths: inches * 10,
  isCommercial: false,
});
const series = { ...size(195, 65, 15), loadIndex: 91, speedIndex: 'H' };

describe('a wished size beside the series size', () => {
  it.each([
    // wished, deviation in per cent, true speed at 100 km/h shown, usual
    [size(195, 65, 15), 0, 100, true],
    [size(205, 55, 16), -0.4, 99.6, true],
    [size(225, 45, 17), 0, 100, true],
    [size(225, 40, 18), 0.4, 100.4, true],
    [size(205, 60, 16), 2.8, 102.8, false],
    [size(195, 60, 15), -3.1, 96.9, false],
  ])('%o', (wished, deviation, trueSpeedAt100, isUsual) => {
    expect(checkSize(wished, series)).toMatchObject({ deviation, trueSpeedAt100, isUsual });
  });

  it('rolls a little less than its circumference', () => {
    // 205/55 R16: 631.9 mm wide across, 3.05 times that
    expect(Math.round(rollingCircumference(size(205, 55, 16)))).toBe(1_927);
    expect(rollingCircumference(size(195, 0, 14))).toBe(rollingCircumference(size(195, 82, 14)));
  });

  it('has to carry and to bear what the series size has to', () => {
    const check = checkSize({ ...size(205, 55, 16), loadIndex: 88, speedIndex: 'V' }, series);
    expect(check.required).toEqual({ loadIndex: 91, loadKg: 615, speedIndex: 'H', speedKmh: 210 });
    expect(check).toMatchObject({ carriesEnough: false, isFastEnough: true });
  });

  it('says nothing of indices that are not known', () => {
    expect(checkSize(size(205, 55, 16), series)).toMatchObject({
      carriesEnough: undefined,
      isFastEnough: undefined,
    });
  });

  it('needs no more than axle load and top speed ask for, where they are known', () => {
    const golf = { axleLoadFrontKg: 1_020, axleLoadRearKg: 950, topSpeedKmh: 192, fitments: [] };
    const wished = size(205, 55, 16);
    expect(minimumIndices(golf, series, wished)).toEqual({ loadIndex: 85, speedIndex: 'U' });
    const nothing = { axleLoadFrontKg: null, axleLoadRearKg: null, topSpeedKmh: null, fitments: [] };
    expect(minimumIndices(nothing, series, wished)).toEqual({ loadIndex: 91, speedIndex: 'H' });
    const listed = { ...golf, fitments: [{ ...wished, loadIndex: 93, speedIndex: 'V' }] };
    expect(minimumIndices(listed, series, wished)).toEqual({ loadIndex: 93, speedIndex: 'V' });
    const check = checkSize(
      { ...size(205, 55, 16), loadIndex: 85, speedIndex: 'T' },
      series,
      minimumIndices(golf, series, wished),
    );
    expect(check).toMatchObject({ carriesEnough: true, isFastEnough: false });
  });
});
