import { expect, test } from 'vitest';
import type { Tenant } from '~/domain/tenancy/tenant';
import { heroesOfPage } from './heroes-of-page';

const muster = { basename: '/muster', location: { url: 'muster' } } as Tenant;

const entry = (page: string, to?: string) => ({
  imageLink: 'drawing:coast',
  description: '',
  page,
  headline: page,
  to,
});

test('a page has the heroes that name it, in any case; the start page has two names', () => {
  const heroes = [entry('/'), entry('/Winterreifen')];
  expect(heroesOfPage(muster, heroes, '/winterreifen')).toEqual([{ ...heroes[1], page: '/winterreifen' }]);
  expect(heroesOfPage(muster, heroes, '/home')).toEqual([heroes[0]]);
  expect(heroesOfPage(muster, heroes, '/kontakt')).toEqual([]);
});

test.each(['/reifen', '/winterreifen?breite=205', '/konfigurator'])(
  'the hero beside a finder is no second door to it: %s',
  (to) => {
    for (const page of ['/', '/Sommerreifen'])
      expect(heroesOfPage(muster, [entry(page, to), entry(page, to)], page).map((hero) => hero.to)).toEqual([
        undefined,
        to,
      ]);
    expect(heroesOfPage(muster, [entry('/kontakt', to)], '/kontakt')[0]?.to).toBe(to);
  },
);

test('a hero of the start page still leads to what is no list of tyres', () => {
  expect(heroesOfPage(muster, [entry('/', '/servicenavigator')], '/')[0]?.to).toBe('/servicenavigator');
});
