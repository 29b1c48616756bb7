import fs from 'node:fs';
import { expect, test } from 'vitest';
import { faintPairs, readableColors } from './values/readable-colors';
import { schemeOf, themes } from './values/themes';

interface StoredLocation {
  url: string;
  colors: Record<string, string>;
  theme?: { componentName?: string };
}

const demo = new URL('../../commands/demo/locations.json', import.meta.url);
const locations: StoredLocation[] = JSON.parse(fs.readFileSync(demo, 'utf8'));

const cases = Object.keys(themes).flatMap((name) => [
  { title: name, name, colors: {} as Record<string, string> },
  ...locations
    .filter(({ theme }) => name === theme?.componentName)
    .map(({ url, colors }) => ({ title: `${name} in the colours of ${url}`, name, colors })),
]);

test.each(cases)('$title is readable', ({ name, colors }) => {
  expect(faintPairs(name, colors)).toEqual([]);
});

test('a colour of a location that cannot be read in its theme is left out, its others stay', () => {
  const colors = { '--accent': '#0b4a82', '--accent-soft': '#123456', '--action': '#b3420e' };
  expect(readableColors('Muster', colors)).toEqual({ '--accent': '#0b4a82', '--action': '#b3420e' });
  expect(readableColors('EFA', { '--accent': '#0b4a82' })).toEqual({});
});

test('the twelve themes differ in more than their colours', () => {
  const characters = Object.values(themes).map(({ font, headline, radius }) =>
    JSON.stringify([font, headline, radius]),
  );
  expect(new Set(characters).size).toBe(12);
});

test.each(['Ribbonn', 'toString', ''])('asking for the unknown theme "%s" is an error', (name) => {
  expect(() => schemeOf(name)).toThrow('Unknown theme');
});
