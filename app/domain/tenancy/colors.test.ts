import { expect, it } from 'vitest';
import { theme } from '~/ui/theme/contract.css';
import { colorSettings, colorsOf, unknownColors } from './colors';

it('only colours that a location may set are taken over, as plain hexadecimal values', () => {
  const colors = {
    '--accent': '#0B4a82',
    '--accent-strong': 'red',
    '--accent-soft': '#fff;color:red',
    '--action': 'url(https://evil.example)',
    '--x;}body{display:none': '#0b4a82',
    background: '#0b4a82',
  };
  expect(colorsOf({ colors })).toEqual({ '--accent': '#0B4a82' });
});

it('a colour is not taken over if white words on it cannot be read', () => {
  const colors = { '--action': '#88bbee', '--accent-soft': '#88bbee' };
  expect(colorsOf({ colors })).toEqual({ '--accent-soft': '#88bbee' });
});

it('a location may set each colour of the theme contract, and nothing else', () => {
  const properties = Object.values(theme.color).map((reference) => reference.replace(/^var\(|\)$/g, ''));
  expect(Object.keys(colorSettings.settings).toSorted()).toEqual(properties.toSorted());
  expect(unknownColors({ colors: { '--focus': '#000000', '--fokus': '#000000', text: '#000000' } })).toEqual([
    '--fokus',
    'text',
  ]);
});
