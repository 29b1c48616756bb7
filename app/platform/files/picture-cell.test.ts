import { expect, it } from 'vitest';
import { pictureCell } from './picture-cell';

it.each([
  ['', []],
  ['vorn.jpg', [['vorn.jpg', '']]],
  [
    'vorn.jpg=Von vorn|hinten.png = Von hinten',
    [
      ['vorn.jpg', 'Von vorn'],
      ['hinten.png', 'Von hinten'],
    ],
  ],
  ['https://b.example/1.jpg=Von vorn', [['https://b.example/1.jpg', 'Von vorn']]],
  ['https://b.example/?id=5', [['https://b.example/?id=5', '']]],
  ['https://b.example/?id=5 =Von = vorn', [['https://b.example/?id=5', 'Von = vorn']]],
])('reads %s', (text, expected) => {
  const read = pictureCell.schema.parse(text);
  expect(read.map(({ source, alternative }) => [source, alternative])).toEqual(expected);
  expect(pictureCell.schema.parse(pictureCell.format(read))).toEqual(read);
});
