import { expect, it } from 'vitest';
import { sceneFile } from './scene-files.server';
import { sceneNames, sceneSeasons } from './scene-names';
import { pictureNow, sceneOfPlace, seasonOfMonth } from './scene-now.server';

const weekdays = { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '18:00' };
const shop = (openingHours: unknown[], place: object = { latitude: 50.36, longitude: 7.6 }) => ({
  premises: { openingHours, ...place },
});
const wednesday = (time: string) => new Date(`2026-01-14T${time}:00+01:00`);

it.each([
  [12, 'winter'],
  [2, 'winter'],
  [3, 'fruehling'],
  [5, 'fruehling'],
  [6, 'sommer'],
  [8, 'sommer'],
  [9, 'herbst'],
  [11, 'herbst'],
])('month %i is %s', (month, season) => {
  expect(seasonOfMonth(month)).toBe(season);
});

it('takes the month from the clock in Germany', () => {
  const newYork = new Date('2026-02-28T23:30:00Z');
  expect(pictureNow(shop([]), 'drawing:coast', newYork)).toContain('-fruehling-');
});

it.each([
  ['before it opens', '07:59', 'zu'],
  ['from the first minute', '08:00', 'offen'],
  ['until the last', '17:59', 'offen'],
  ['after it has closed', '18:00', 'zu'],
])('the lamp %s is right', (_when, time, state) => {
  const picture = pictureNow(shop([weekdays]), 'drawing:harbour', wednesday(time));
  expect(picture).toMatch(new RegExp(`^drawing:/.*/harbour-winter-${state}\\.svg$`));
});

it('is out on a day that has no hours, and where none are known', () => {
  const sunday = new Date('2026-01-18T12:00:00+01:00');
  expect(pictureNow(shop([weekdays]), 'drawing:coast', sunday)).toMatch(/zu\.svg$/);
  expect(pictureNow(shop([]), 'drawing:coast', wednesday('12:00'))).toMatch(/zu\.svg$/);
});

it('leaves a picture of the dealer as it is', () => {
  expect(pictureNow(shop([]), '/icon.svg', wednesday('12:00'))).toBe('/icon.svg');
});

it.each([
  ['Kiel', 54.3, 10.1, 'coast'],
  ['Kempten', 47.7, 10.3, 'mountains'],
  ['Landau', 49.2, 8.1, 'vines'],
  ['Bamberg', 49.9, 10.9, 'oldtown'],
  ['Berlin', 52.5, 13.4, 'city'],
])('shows what is seen around %s where a scene is unknown', (_town, latitude, longitude, scene) => {
  expect(sceneOfPlace({ latitude, longitude })).toBe(scene);
  const picture = pictureNow(shop([], { latitude, longitude }), 'drawing:neu', wednesday('12:00'));
  expect(picture).toContain(`/scenes/${scene}-`);
});

it('shows a tyre where not even the place is known', () => {
  expect(pictureNow(shop([], {}), 'drawing:neu', wednesday('12:00'))).toContain('/scenes/tyre-');
});

it('has a file of its own for each place, season and state', () => {
  const files = sceneNames.flatMap((name) =>
    sceneSeasons.flatMap((season) => [true, false].map((isOpen) => sceneFile(name, { season, isOpen }))),
  );
  expect(new Set(files).size).toBe(sceneNames.length * sceneSeasons.length * 2);
});
