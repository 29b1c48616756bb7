import { expect, it } from 'vitest';
import { formatDimension } from '~/values/tyre-size';
import type { Fitment } from '../vehicle';
import { allowedSizes } from './allowed-sizes';

const fitment = (
  combination: number,
  size: [number, number, number],
  more: Partial<Fitment> = {},
): Fitment => ({
  combination,
  axle: 'both',
  width: size[0],
  aspect: size[1],
  rimTenths: size[2] * 10,
  isCommercial: false,
  loadIndex: 91,
  speedIndex: 'V',
  rimWidthTenths: 70,
  offsetMin: null,
  offsetMax: null,
  isSeries: false,
  isWinterOnly: false,
  document: 'CoC-Papier',
  ...more,
});

it('offers each size once, the series size first, front and rear apart where they differ', () => {
  const choices = allowedSizes([
    fitment(1, [225, 40, 18], { axle: 'front' }),
    fitment(1, [255, 35, 18], { axle: 'rear' }),
    fitment(2, [205, 55, 16], { rimWidthTenths: 65 }),
    fitment(3, [205, 55, 16]),
    fitment(4, [225, 45, 17], { isSeries: true }),
    fitment(5, [225, 40, 18], { axle: 'front' }),
    fitment(5, [225, 40, 18], { axle: 'rear' }),
    fitment(6, [245, 35, 19], { axle: 'rear' }),
  ]);
  expect(choices.map(({ front, rear }) => [formatDimension(front), rear && formatDimension(rear)])).toEqual([
    ['225/45 R17', undefined],
    ['205/55 R16', undefined],
    ['225/40 R18', '255/35 R18'],
    ['225/40 R18', undefined],
  ]);
  expect(choices.map(({ isSeries }) => isSeries)).toEqual([true, false, false, false]);
});
