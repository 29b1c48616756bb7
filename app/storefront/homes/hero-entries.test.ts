import { expect, test } from 'vitest';
import { fallbackTheme } from '~/domain/tenancy/theme';
import { heroEntries, heroOfPage } from './hero-entries';

const entry = (headline: string, to?: string, page = '/') => ({
  imageLink: 'drawing:coast',
  description: '',
  page,
  headline,
  to,
});

test('the first entry of the start page is its hero; further ones that lead somewhere follow', () => {
  const entries = [
    entry('Reifen', '/reifen', '/reifen'),
    entry('Erster', '/reifen'),
    entry('Zweiter', '/kontakt'),
    entry('Ohne Ziel'),
  ];
  const { hero, further } = heroEntries(fallbackTheme.header, entries);
  expect(hero?.headline).toBe('Erster');
  expect(further.map(({ headline }) => headline)).toEqual(['Zweiter']);
});

test.each(['hideHeroBanner', 'hideHomeHeroBanner'] as const)('%s hides the hero', (flag) => {
  const header = { ...fallbackTheme.header, [flag]: true };
  expect(heroEntries(header, [entry('Erster', '/reifen')]).hero).toBeUndefined();
});

test('another page has the hero that names it, in any case, unless heroes are hidden', () => {
  const entries = [entry('Start'), entry('Winter', undefined, '/Winterreifen')];
  expect(heroOfPage(fallbackTheme.header, entries, '/winterreifen')?.headline).toBe('Winter');
  expect(heroOfPage(fallbackTheme.header, entries, '/kontakt')).toBeUndefined();
  expect(heroOfPage(fallbackTheme.header, entries, '/')).toBeUndefined();
  const header = { ...fallbackTheme.header, hideHeroBanner: true };
  expect(heroOfPage(header, entries, '/winterreifen')).toBeUndefined();
});
