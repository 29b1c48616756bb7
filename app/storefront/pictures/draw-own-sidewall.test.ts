import { expect, it } from 'vitest';
import { sizeWords } from '~/domain/catalog/tyres/size-words';
import { sidewallTokens } from '~/ui/illustrations/sidewall-tokens';
import { formatSize, type TyreMarking } from '~/values/tyre-size';
import { drawOwnSidewall } from './draw-own-sidewall.server';

const plain: TyreMarking = {
  width: 205,
  aspect: 55,
  rimTenths: 160,
  construction: 'R',
  loadIndex: 91,
  twinLoadIndex: null,
  speedIndex: 'V',
  isExtraLoad: false,
  isCommercial: false,
};

const tyres: [string, TyreMarking][] = [
  ['205/55 R16 91V', plain],
  [
    '225/45 ZR17 94(Y) XL',
    {
      ...plain,
      width: 225,
      aspect: 45,
      rimTenths: 170,
      construction: 'ZR',
      loadIndex: 94,
      speedIndex: '(Y)',
      isExtraLoad: true,
    },
  ],
  [
    '195 R14C 106/104R',
    {
      ...plain,
      width: 195,
      aspect: 0,
      rimTenths: 140,
      loadIndex: 106,
      twinLoadIndex: 104,
      speedIndex: 'R',
      isCommercial: true,
    },
  ],
];

it.each(tyres)('numbers in the drawing of %s what the words beside it explain', (marking, tyre) => {
  expect(formatSize(tyre)).toBe(marking);
  const numbered = sidewallTokens(marking).filter(({ callout }) => callout !== undefined);
  expect(numbered.map(({ text }) => text)).toEqual(sizeWords(tyre).map(({ mark }) => mark));
  expect(numbered.map(({ callout }) => callout)).toEqual(numbered.map((_, index) => index + 1));
});

it('draws width, height and rim of a size with its own lengths', () => {
  const wide = drawOwnSidewall('315/30 R22 107Y');
  expect(wide).toContain('315 mm');
  expect(wide).toContain('95 mm');
  expect(wide).toContain('⌀ 22″');
  const lines = (svg = '') => svg.match(/M[\d.]+ 20V[\d.]+/g);
  expect(lines(wide)).not.toEqual(lines(drawOwnSidewall('155/80 R13 79T')));
});

it.each(['205/55', '999/55 R16', '205/05 R16 91V', '205/55 R16 91V<script>', '205/55 R1 91V'])(
  'draws nothing for %s',
  (marking) => {
    expect(drawOwnSidewall(marking)).toBeUndefined();
  },
);
