import { expect, test } from 'vitest';
import { withCategory } from './with-category';

const home = { label: 'Home', to: '/' };
const child = { to: '/winterreifen' };
const navigation = {
  main: [
    { to: '/reifen', title: 'Reifen', children: [child] },
    { to: '/kontakt', title: 'Service', children: [{ to: '/kontakt' }] },
  ],
};

test('a sub-category stands behind its category, in any case of the address', () => {
  const page = { label: 'Winterreifen', to: '/Winterreifen' };
  expect(withCategory([home, page], navigation)).toEqual([home, { label: 'Reifen', to: '/reifen' }, page]);
});

test('a category, its own page and pages of no category stay as they are', () => {
  for (const page of [
    { label: 'Reifen', to: '/reifen' },
    { label: 'Kontakt', to: '/kontakt' },
    { label: 'AGB', to: '/agb' },
  ]) {
    expect(withCategory([home, page], navigation)).toEqual([home, page]);
  }
});

test('what lies below a sub-category keeps its place', () => {
  const below = { label: 'Ein Reifen' };
  const page = { label: 'Winterreifen', to: '/winterreifen' };
  expect(withCategory([home, page, below], navigation).map(({ label }) => label)).toEqual([
    'Home',
    'Reifen',
    'Winterreifen',
    'Ein Reifen',
  ]);
});
