import { expect, test } from 'vitest';
import { drawnFields } from '~/ui/illustrations/goods/goods';
import { galleryKeys, productPictureKey, readGoods, traitsOf } from './picture-key';

const key = productPictureKey({
  goods: 'model-car',
  traits: traitsOf({ massstab: ['1:18'], vorbild: ['Audi Quattro'], gravur: true, unbekannt: ['x'] }),
  name: 'Audi Quattro ~ 1zu18',
  colour: 'Rot',
  make: 'Schuco',
  marking: 'Rot/Weiß',
});

test('a key says what is drawn, and is read back', () => {
  const [goods = ''] = key.split('/').map(decodeURIComponent);
  expect(readGoods(goods)).toEqual({
    goods: 'model-car',
    name: 'Audi Quattro 1zu18',
    traits: { massstab: '1:18', vorbild: 'Audi Quattro', gravur: 'ja' },
  });
  expect(readGoods('roof-box')).toEqual({ goods: 'roof-box', name: '', traits: {} });
});

test('other views show the same variant; a key of its own is left alone', () => {
  const [own, near, old] = galleryKeys(key, ['nah', 'roof-box/karton/natur/Thule/x']);
  expect(own).toBe(key);
  expect(near).toBe(key.replace('/ganz/', '/nah/'));
  expect(old).toBe('roof-box/karton/natur/Thule/x');
});

test('what is said at great length, in whatever letters, makes no address that is too long', () => {
  const words = `a${'\u{20BB7}'.repeat(100)}`;
  const traits = traitsOf(Object.fromEntries(drawnFields.map((field) => [field, [words]])));
  const long = {
    goods: 'roof-box',
    traits,
    name: words,
    colour: words,
    make: words,
    marking: words,
  } as const;
  const address = productPictureKey(long);
  expect(address.length).toBeLessThan(8_000);
  const [goods = '', , colour] = address.split('/').map(decodeURIComponent);
  expect(colour).toBe(words.slice(0, 59));
  expect(readGoods(goods)).toMatchObject({ goods: 'roof-box', traits: { abschliessbar: colour } });
});
