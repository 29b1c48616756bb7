import { expect, it } from 'vitest';
import { townsAround } from './towns-around';

const stuttgart = { latitude: 48.7758, longitude: 9.1829 };

it('has one place for each eighth of the horizon, clockwise from the north', () => {
  const towns = townsAround(stuttgart, [
    ['Fellbach', 48.8087, 9.2758],
    ['Kornwestheim', 48.8598, 9.1852],
    ['Esslingen', 48.7396, 9.3045],
    ['Ostfildern', 48.7228, 9.2633],
    ['Stuttgart', 48.7823, 9.177],
    ['Berlin', 52.52, 13.4],
  ]);
  expect(towns.map(({ name }) => name)).toEqual(['Kornwestheim', 'Fellbach', 'Ostfildern']);
  const [{ east = 0, north = 0 } = {}] = towns;
  expect([Math.round(east), Math.round(north)]).toEqual([0, 9]);
});

it.each([
  ['no place', []],
  ['a place with a name that no drawing holds', [['Bad Muskau an der Neiße im Park', 48.85, 9.18]]],
  ['the place itself', [['Stuttgart', 48.7758, 9.1829]]],
] as [string, [string, number, number][]][])('has none of %s', (_, places) => {
  expect(townsAround(stuttgart, places)).toEqual([]);
});
