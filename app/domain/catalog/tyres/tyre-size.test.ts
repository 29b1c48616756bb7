import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDimension, formatSize, packSizes, parseSize, unpackSizes } from './tyre-size';

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

describe('a tyre size is understood as people write it', () => {
  const size = { width: 205, aspect: 55, rimTenths: 160 };
  it.each([
    ['205/55 R16 91V', { ...size, loadIndex: 91, speedIndex: 'V' }],
    ['205/55R16', { ...size }],
    ['205 55 16', { ...size }],
    ['205/55/16', { ...size }],
    ['205-55-R16', { ...size }],
    ['2055516', undefined],
    ['205/55 R 16 91 v', { ...size, loadIndex: 91, speedIndex: 'V' }],
    ['205/55 ZR16 (91Y)', { ...size, loadIndex: 91, speedIndex: 'Y' }],
    ['205/55 R16 94V XL', { ...size, loadIndex: 94, speedIndex: 'V' }],
    ['195/70 R15C 104/102R', { width: 195, aspect: 70, rimTenths: 150, loadIndex: 104, speedIndex: 'R' }],
    ['195 R14C', { width: 195, aspect: 0, rimTenths: 140 }],
    ['295/60 R22,5', { width: 295, aspect: 60, rimTenths: 225 }],
    ['Winterreifen', undefined],
    ['205', undefined],
    ['205/55', undefined],
    ['206/55 R16', undefined],
    ['205/55 R99', undefined],
    ['', undefined],
  ])('%s', (text, expected) => expect(parseSize(text)).toEqual(expected));

  it('what we write, we read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 27, max: 80 }),
        fc.integer({ min: 6, max: 17 }),
        fc.integer({ min: 12, max: 22 }),
        (width, aspect, rim) => {
          const any = { width: width * 5, aspect: aspect * 5, rimTenths: rim * 10 };
          expect(parseSize(formatDimension(any))).toEqual(any);
        },
      ),
    );
  });

  it.each([' ', '/', '-', '1 ', '2/', '205 '])('no length of %j makes it slow', (piece) => {
    const started = performance.now();
    for (const tail of ['', 'x']) parseSize(`205${piece.repeat(4_000)}${tail}`);
    for (const tail of ['', 'x']) parseSize(`205${piece.repeat(12)}${tail}`);
    expect(performance.now() - started).toBeLessThan(100);
  });

  it('no text makes it fail', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseSize(text)));
  });
});

it('packs sizes to one text and back', () => {
  const sizes = [
    { width: 205, aspect: 55, rimTenths: 160 },
    { width: 195, aspect: 0, rimTenths: 145 },
  ];
  expect(unpackSizes(packSizes(sizes))).toEqual(sizes);
  expect(unpackSizes(packSizes([]))).toEqual([]);
});
