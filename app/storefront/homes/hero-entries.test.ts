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

const header = (changes: Partial<typeof fallbackTheme.header>) => ({ ...fallbackTheme.header, ...changes });

test('the first entry of the start page is its hero; further ones follow', () => {
  const entries = [
    entry('Reifen', '/reifen', '/reifen'),
    entry('Erster', '/reifen'),
    entry('Zweiter', '/kontakt'),
    entry('Ohne Ziel'),
  ];
  const { hero, further } = heroEntries(header({ heroContentByPage: entries }));
  expect(hero?.headline).toBe('Erster');
  expect(further.map(({ headline }) => headline)).toEqual(['Zweiter', 'Ohne Ziel']);
});

test.each(['hideHeroBanner', 'hideHomeHeroBanner'] as const)('%s hides the hero', (flag) => {
  const hidden = header({ heroContentByPage: [entry('Erster', '/reifen')], [flag]: true });
  expect(heroEntries(hidden).hero).toBeUndefined();
});

test('another page has the first of its heroes, unless heroes are hidden', () => {
  const shown = header({ heroContentByPage: [entry('Winter', undefined, '/Winterreifen')] });
  expect(heroOfPage(shown, '/winterreifen')?.headline).toBe('Winter');
  expect(heroOfPage(shown, '/')).toBeUndefined();
  expect(heroOfPage({ ...shown, hideHeroBanner: true }, '/winterreifen')).toBeUndefined();
});
