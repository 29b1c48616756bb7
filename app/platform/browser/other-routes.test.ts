import { expect, it } from 'vitest';
import { leaveShownRoutes } from './other-routes';

const routes = () => ({
  root: { id: 'root' },
  page: { id: 'page', parentId: 'root' },
  home: { id: 'home', parentId: 'page' },
  cart: { id: 'cart', parentId: 'page' },
  account: { id: 'account', parentId: 'root' },
  orders: { id: 'orders', parentId: 'account' },
});

it('leaves the routes of the page, and adds each other one once, below a route that is known', async () => {
  const manifest = { routes: routes() };
  const others = leaveShownRoutes(manifest, ['root', 'page', 'home']);
  expect(Object.keys(manifest.routes)).toEqual(['root', 'page', 'home']);
  const patched: unknown[] = [];
  const find = others((missing, parentId) => ({ below: parentId, of: Object.keys(missing) }));
  const patch = (parentId: string | null, made: unknown) => patched.push([parentId, made]);
  await find({ patch, signal: AbortSignal.abort() });
  expect(Object.keys(manifest.routes)).toHaveLength(3);
  const { signal } = new AbortController();
  await find({ patch, signal });
  const of = ['cart', 'account', 'orders'];
  expect(patched).toEqual([
    ['page', { below: 'page', of }],
    ['root', { below: 'root', of }],
  ]);
  expect(manifest.routes).toEqual(routes());
  await find({ patch, signal });
  expect(patched).toHaveLength(2);
});
