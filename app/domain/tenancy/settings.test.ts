import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineSettings, setting } from './settings';

const group = defineSettings('checkout', {
  days: setting(z.int().nullable(), { fallback: null }),
  names: setting(z.array(z.string()), { fallback: [] }),
  hint: setting(z.string().optional()),
});

it('settings have the types of their schemas', () => {
  expectTypeOf(group.of).returns.toEqualTypeOf<{
    readonly days: number | null;
    readonly names: string[];
    readonly hint: string | undefined;
  }>();
});

it('a stored value that its schema refuses is left out and told; its neighbours stay', () => {
  const location = { checkout: { days: 3, names: ['a', 5], hint: 7, unknown: true } };
  expect(group.of(location)).toEqual({ days: 3, names: ['a'], hint: undefined });
  expect(group.ignored(location)).toEqual([
    { column: 'checkout.names.1', problem: expect.stringContaining('string') },
    { column: 'checkout.hint', problem: expect.stringContaining('string') },
  ]);
});

it('what is no object at all has none of its settings', () => {
  const location = JSON.parse('{"checkout": null}');
  expect(group.of(location)).toEqual({ days: null, names: [], hint: undefined });
  expect(group.ignored(location).map(({ column }) => column)).toEqual(['checkout.days', 'checkout.names']);
});
