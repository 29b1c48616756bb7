import { expect, it } from 'vitest';
import { createPageMatcher } from './page-matcher.server';
import type { Routes } from './routes';

const route = (id: string, path: string) => [id, { id, parentId: 'root', path }];
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  route('tyres', 'reifen'),
  route('category', ':categoryUrl'),
  route('rest', '*'),
]);
const pageAt = createPageMatcher({ routes } as unknown as Routes);

it.each([
  ['/reifen', { route: 'tyres', pattern: '/reifen', params: {} }],
  ['/reifen?seite=2#liste', { route: 'tyres', pattern: '/reifen', params: {} }],
  ['/felgen', { route: 'category', pattern: '/:categoryUrl', params: { categoryUrl: 'felgen' } }],
  ['/a/b', undefined],
  ['/%', undefined],
  ['/reifen/%zz', undefined],
])('%s leads to %o, as often as it is asked', async (path, page) => {
  for (let times = 0; times < 2; times += 1) {
    expect(await pageAt(path)).toEqual(page);
  }
});
