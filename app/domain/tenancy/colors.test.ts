import { expect, it } from 'vitest';
import { colorsOf } from './colors';

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
