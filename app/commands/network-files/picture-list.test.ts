import { expect, it } from 'vitest';
import { pictureList, pictureText } from './picture-list';

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
  const read = pictureList.parse(text);
  expect(read.map(({ source, alternative }) => [source, alternative])).toEqual(expected);
  expect(pictureList.parse(pictureText(read))).toEqual(read);
});
