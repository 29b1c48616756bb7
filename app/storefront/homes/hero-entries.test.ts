import { expect, test } from 'vitest';
import { fallbackTheme } from '~/domain/tenancy/theme';
import { heroEntries } from './hero-entries';

const entry = (headline: string, to?: string, page = '/') => ({
  imageLink: 'drawing:coast',
  description: '',
  page,
  headline,
  to,
});
const header = (changes: Partial<typeof fallbackTheme.header>) => ({ ...fallbackTheme.header, ...changes });

test('the first entry of the start page is its hero, further ones follow', () => {
  const entries = [
    entry('Reifen', '/reifen', '/reifen'),
    entry('Erster', '/reifen'),
    entry('Zweiter', '/kontakt'),
  ];
  const { hero, further } = heroEntries(header({ heroContentByPage: entries }));
  expect(hero?.headline).toBe('Erster');
  expect(further.map(({ headline }) => headline)).toEqual(['Zweiter']);
});

test('a target that does not exist yet is dropped from the hero, and with it a further entry', () => {
  const entries = [entry('Erster', '/servicenavigator'), entry('Zweiter', '/servicenavigator')];
  const { hero, further } = heroEntries(header({ heroContentByPage: entries }));
  expect(hero).toMatchObject({ headline: 'Erster', to: undefined });
  expect(further).toEqual([]);
});

test.each(['hideHeroBanner', 'hideHomeHeroBanner'] as const)('%s hides the hero', (flag) => {
  const { hero } = heroEntries(header({ heroContentByPage: [entry('Erster', '/reifen')], [flag]: true }));
  expect(hero).toBeUndefined();
});
