import { expect, test } from 'vitest';
import { aboutKm, distanceKm, nearestFirst } from './distance';

const kiel = { latitude: 54.3233, longitude: 10.1228 };
const at = (latitude?: number, longitude?: number) => ({ premises: { latitude, longitude } });

test.each([
  ['Kiel', kiel, 0],
  ['Hamburg', { latitude: 53.55, longitude: 9.99 }, 86],
  ['Berlin', { latitude: 52.52, longitude: 13.405 }, 296],
  ['München', { latitude: 48.137, longitude: 11.575 }, 695],
])('from Kiel to %s', (_, place, km) => {
  expect(Math.abs(distanceKm(kiel, place) - km)).toBeLessThan(3);
  expect(distanceKm(place, kiel)).toBeCloseTo(distanceKm(kiel, place));
});

test('the nearest comes first, the unknown last', () => {
  const [unknown, bamberg, bremerhaven] = [at(), at(49.9, 10.9), at(53.55, 8.58)];
  const sorted = nearestFirst([unknown, bamberg, bremerhaven], kiel);
  expect(sorted.map(({ location }) => location)).toEqual([bremerhaven, bamberg, unknown]);
  expect(sorted.at(-1)?.km).toBeUndefined();
});

test.each([
  [0.4, 'unter 1 km'],
  [1.4, 'ca. 1 km'],
  [85.6, 'ca. 86 km'],
  [undefined, undefined],
])('%s is told as %s', (km, text) => {
  expect(aboutKm(km)).toBe(text);
});
