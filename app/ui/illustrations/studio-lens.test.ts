import { expect, it } from 'vitest';
import { studioTyres } from './sidewall-lettering';
import { onSidewall } from './studio-lens';

/** Pixel of the photo that a word's middle lies on. */
function middleOf(name: keyof typeof studioTyres, degrees: number) {
  const tyre = studioTyres[name];
  const radius = tyre.bead + tyre.wall * 0.56;
  const matrix = onSidewall(tyre, radius, (degrees * Math.PI) / 180);
  const [, , c = 0, d = 0, e = 0, f = 0] = (matrix.match(/-?[\d.]+/g) ?? []).map(Number);
  return [Math.round(e - c * radius), Math.round(f - d * radius)];
}

// Measured in the photos, where TUBELESS and RADIAL stand.
it.each([
  ['pkw', 75, [490, 279]],
  ['pkw', 180, [281, 561]],
  ['suv', 75, [486, 280]],
  ['hoch', 75, [471, 283]],
] as const)('a word on %s at %i° lies where the studio puts its own', (name, degrees, pixel) => {
  expect(middleOf(name, degrees)).toEqual(pixel);
});

it('letters are narrower where the sidewall turns away', () => {
  const { pkw } = studioTyres;
  const widthAt = (angle: number) =>
    Math.hypot(...(onSidewall(pkw, 290, angle).match(/-?[\d.]+/g) ?? []).slice(0, 2).map(Number));
  expect(widthAt(0)).toBeCloseTo((640 / 810) * Math.cos(Math.PI / 6), 1);
  expect(widthAt(Math.PI / 2)).toBeGreaterThan(widthAt(0));
});
