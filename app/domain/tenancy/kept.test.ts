import { expect, it, vi } from 'vitest';
import type { Tenant } from '~/domain/tenancy/tenant';
import { keptFindings } from './kept.server';

const tenant = (catalog: number, id = 'loc-a') => ({ epochs: { catalog }, location: { id } }) as Tenant;

it('finds once for many who ask, until the catalogue changes', async () => {
  const kept = keptFindings<number[]>(10, ['catalog']);
  const find = vi.fn(async () => [1]);
  const both = await Promise.all([kept(tenant(1), 'a', find), kept(tenant(1), 'a', find)]);
  expect(both).toEqual([[1], [1]]);
  expect(find).toHaveBeenCalledTimes(1);
  await kept(tenant(2), 'a', find);
  expect(find).toHaveBeenCalledTimes(2);
});

it('keeps locations and questions apart', async () => {
  const kept = keptFindings<string[]>(10, ['catalog']);
  expect(await kept(tenant(1), 'a', async () => ['a'])).toEqual(['a']);
  expect(await kept(tenant(1), 'b', async () => ['b'])).toEqual(['b']);
  expect(await kept(tenant(1, 'loc-b'), 'a', async () => ['of b'])).toEqual(['of b']);
});

it('forgets a failure', async () => {
  const kept = keptFindings<string[]>(10, ['catalog']);
  await expect(kept(tenant(1), 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept(tenant(1), 'a', async () => ['found'])).toEqual(['found']);
});
