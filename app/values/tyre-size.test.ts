import { describe, expect, it } from 'vitest';
import { formatDimension, formatSize, packSizes, unpackSizes } from './tyre-size';

const golf = {
  width: 205,
  aspect: 55,
  construction: 'R',
  rimTenths: 160,
  loadIndex: 91,
  twinLoadIndex: null,
  speedIndex: 'V',
  isExtraLoad: false,
  isCommercial: false,
};

describe('a tyre size is written as on the sidewall', () => {
  it('of a car', () => expect(formatSize(golf)).toBe('205/55 R16 91V'));
  it('of a reinforced one', () =>
    expect(formatSize({ ...golf, loadIndex: 94, isExtraLoad: true })).toBe('205/55 R16 94V XL'));
  it('of a van, with twin load index', () =>
    expect(
      formatSize({
        ...golf,
        width: 195,
        aspect: 0,
        rimTenths: 140,
        isCommercial: true,
        loadIndex: 106,
        twinLoadIndex: 104,
        speedIndex: 'R',
      }),
    ).toBe('195 R14C 106/104R'));
  it('with half inches', () =>
    expect(formatDimension({ width: 295, aspect: 60, rimTenths: 225 })).toBe('295/60 R22.5'));
});

it('packs sizes to one text and back', () => {
  const sizes = [
    { width: 205, aspect: 55, rimTenths: 160 },
    { width: 195, aspect: 0, rimTenths: 145 },
  ];
  expect(unpackSizes(packSizes(sizes))).toEqual(sizes);
  expect(unpackSizes(packSizes([]))).toEqual([]);
});
