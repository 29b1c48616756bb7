import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readStored } from './read-stored';

const services = z.array(z.strictObject({ url: z.string().min(1), minutes: z.int().optional() }));

it('a wrong entry of a list costs itself, wherever it stands', () => {
  const good = fc.record({ url: fc.string({ minLength: 1 }), minutes: fc.integer() });
  const bad = fc.constantFrom(
    null,
    7,
    {},
    [],
    { url: '' },
    { url: 'a', minutes: 'x' },
    { url: 'a', more: 1 },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(good, bad)), (entries) => {
      const kept = entries.filter((entry) => services.safeParse([entry]).success);
      const { value, problems } = readStored(services, entries, []);
      expect(value).toEqual(kept);
      expect(problems.length > 0).toBe(kept.length < entries.length);
    }),
  );
});

it('a list within a value loses its entry, the others stay', () => {
  const schema = z.object({ title: z.string(), links: z.array(z.object({ to: z.string() })) });
  const stored = { title: 'Menü', links: [{ to: '/a' }, { to: 5 }, { to: '/b' }] };
  expect(readStored(schema, stored, undefined)).toEqual({
    value: { title: 'Menü', links: [{ to: '/a' }, { to: '/b' }] },
    problems: [{ path: ['links', 1, 'to'], problem: expect.any(String) }],
  });
});

it.each([undefined, null, 'x', { title: 5, links: [] }, []])(
  'without what can be kept the fallback holds: %j',
  (stored) => {
    const schema = z.object({ title: z.string(), links: z.array(z.string()) });
    expect(readStored(schema, stored, 'instead').value).toBe('instead');
  },
);
