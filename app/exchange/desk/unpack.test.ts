import { expect, it } from 'vitest';
import { placeOf } from './unpack.server';

it.each([
  ['products.csv', 'products.csv'],
  ['netz/products.csv', 'products.csv'],
  ['netz/bilder/vorn.jpg', 'bilder/vorn.jpg'],
  ['pictures/vorn.jpg', 'pictures/vorn.jpg'],
  ['../boese.csv', undefined],
  ['netz/../../etc/passwd', undefined],
  ['..\\boese.csv', undefined],
  ['.versteckt', undefined],
  ['', undefined],
])('%s is written to %s', (name, place) => {
  expect(placeOf(name)).toBe(place);
});
