import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
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

it('finds what React Router finds among all routes', async () => {
  const tree: RouteObject[] = [
    {
      id: 'shell',
      children: [
        { id: 'start', index: true },
        {
          id: 'layout',
          children: [
            { id: 'tyres', path: 'reifen' },
            { id: 'tyre', path: 'reifen/:tyre' },
          ],
        },
        {
          id: 'account',
          path: 'konto',
          children: [
            { id: 'own', index: true },
            { id: 'orders', path: 'x/y' },
          ],
        },
        { id: 'optional', path: 'neu?/angebote' },
        { id: 'umlaut', path: 'räder' },
        { id: 'category', path: ':category' },
        { id: 'product', path: ':category/:product' },
      ],
    },
    { id: 'script', path: 'embed/finder.js' },
    { id: 'rest', path: '*' },
  ];
  const flat = (routes: RouteObject[], parentId?: string): [string, object][] =>
    routes.flatMap(({ id = '', path, index, children = [] }) => [
      [id, { id, parentId, path, index }],
      ...flat(children, id),
    ]);
  const find = createPageMatcher({ routes: Object.fromEntries(flat(tree)) } as unknown as Routes);
  const segment = fc.constantFrom(
    ...[
      'reifen',
      'Reifen',
      'konto',
      'x',
      'y',
      'neu',
      'angebote',
      'räder',
      'r%C3%A4der',
      'embed',
      'finder.js',
      'a',
      '',
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), async (segments) => {
      const path = `/${segments.join('/')}`;
      const last = matchRoutes(tree, path)?.at(-1);
      const route = last && !('*' in last.params) ? last.route.id : undefined;
      expect((await find(path))?.route).toBe(route);
    }),
    { numRuns: 2_000 },
  );
});
