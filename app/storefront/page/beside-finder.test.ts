import { expect, test } from 'vitest';
import { besideFinder } from './beside-finder';

const entry = (to: string) => ({
  imageLink: 'drawing:coast',
  description: '',
  page: '/',
  headline: 'Kopf',
  to,
});

test.each(['/reifen', '/winterreifen?breite=205', '/konfigurator'])(
  'the hero beside a finder is no second door to it: %s',
  (to) => {
    for (const page of ['/', '/home', '/Sommerreifen'])
      expect(besideFinder([entry(to), entry(to)], page).map((hero) => hero.to)).toEqual([undefined, to]);
    expect(besideFinder([entry(to)], '/kontakt')[0]?.to).toBe(to);
  },
);

test('a hero of the start page still leads to what is no list of tyres', () => {
  expect(besideFinder([entry('/servicenavigator')], '/')[0]?.to).toBe('/servicenavigator');
});
