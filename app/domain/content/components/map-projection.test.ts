import { expect, test } from 'vitest';
import { isInside, mapSize, toMap, visibleLandmarks } from './map-projection';
import { landmarks, outline, type Point } from './map-shapes';

const inGermany: [string, Point][] = [
  ['Kiel', [10.1228, 54.3233]],
  ['Flensburg', [9.4469, 54.7737]],
  ['Bremerhaven', [8.6, 53.5396]],
  ['Aachen', [6.1, 50.77]],
  ['Landau in der Pfalz', [8.1169, 49.1986]],
  ['Kempten', [10.3139, 47.7267]],
  ['Regensburg', [12.1016, 49.0134]],
  ['Freiburg', [7.85, 47.99]],
  ['Görlitz', [14.97, 51.15]],
];

const abroad: [string, Point][] = [
  ['Straßburg', [7.73, 48.57]],
  ['Salzburg', [13.05, 47.8]],
  ['Prag', [14.42, 50.09]],
  ['Zürich', [8.54, 47.37]],
  ['Enschede', [6.89, 52.22]],
  ['Stettin', [14.55, 53.43]],
  ['Luxemburg', [6.13, 49.61]],
];

test.each(inGermany)('%s lies in the drawn outline', (_, point) => {
  expect(isInside(point, outline)).toBe(true);
});

test.each(abroad)('%s lies outside of it', (_, point) => {
  expect(isInside(point, outline)).toBe(false);
});

test('the whole outline fits into the drawing', () => {
  for (const point of outline) {
    const { x, y } = toMap(point);
    expect(x).toBeGreaterThan(5);
    expect(x).toBeLessThan(mapSize.width - 5);
    expect(y).toBeGreaterThan(5);
    expect(y).toBeLessThan(mapSize.height - 5);
  }
});

test('a landmark gives way to the marked place', () => {
  const [hamburg] = landmarks;
  expect(visibleLandmarks({ latitude: 53.5, longitude: 10.1 })).not.toContain(hamburg);
  expect(visibleLandmarks({ latitude: 48.1, longitude: 11.6 })).toContain(hamburg);
});
