import { expect, it } from 'vitest';
import { lineOptions, readLineOptions, vehicleOf } from './line-options';

const vehicle = { kind: 'vehicle', code: 'golf', label: 'VW Golf' } as const;
const tyre = { kind: 'tyre', article: 'tyre:a-1' } as const;

it('are the same JSON in whatever order they were chosen', () => {
  const [one, other] = [
    [vehicle, tyre],
    [tyre, vehicle],
  ].map((options) => JSON.stringify(lineOptions.parse(options)));
  expect(one).toBe(other);
  expect(vehicleOf(lineOptions.parse([tyre, vehicle]))).toEqual(vehicle);
});

it.each([
  ['two of a kind', [tyre, { ...tyre, article: 'tyre:b' }]],
  ['an unknown kind', [{ kind: 'engraving', text: 'x' }]],
  ['a member with more than it has', [{ ...tyre, cents: 1 }]],
  ['an article that is none', [{ kind: 'wheel', article: 'wheel:x' }]],
  ['no list', { vehicle }],
  ['nothing', null],
])('refuse %s', (_, stored) => expect(readLineOptions(stored)).toBeUndefined());
