import { expect, it } from 'vitest';
import { colorNames } from '~/domain/tenancy/colors';
import { orderedColors } from './color-names';
import { colorErrors, faintColors, typedColors } from './colors-form';

it('the form has each colour of the themes', () => {
  expect(orderedColors.toSorted()).toEqual([...colorNames].toSorted());
});

it('empty fields and unknown ones are no colours', () => {
  expect(typedColors({ accent: ' #0B4A82 ', page: '', fremd: '#000000' })).toEqual({
    '--accent': '#0b4a82',
  });
});

it('readable colours are accepted', () => {
  expect(colorErrors('Muster', { '--accent': '#0b4a82', '--action': '#b3420e' })).toEqual({});
});

it.each(['blau', '#fff', '#12345g', 'url(x)', 'rgb(0,0,0)'])('"%s" is no colour', (color) => {
  expect(colorErrors('Muster', { '--page': color }).page?.[0]).toContain('keine Farbe wie');
});

it('a faint pair is named with its contrast, beside the own colour', () => {
  const errors = colorErrors('Muster', { '--muted': '#b0b0b0' });
  expect(Object.keys(errors)).toEqual(['muted']);
  expect(errors.muted?.[0]).toBe(
    '„Schrift, zurückhaltend“ auf „Grund der Seite“ hat einen Kontrast von 1,9:1, nötig sind 4,5:1.',
  );
});

it('white text needs a dark house colour', () => {
  expect(colorErrors('Muster', { '--accent': '#ffcc00' }).accent?.[0]).toContain('weiße Schrift');
});

it('a theme alone has no faint pair', () => {
  expect(faintColors('EFA', {})).toEqual([]);
});
