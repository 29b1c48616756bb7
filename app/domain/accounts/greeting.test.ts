import { expect, it } from 'vitest';
import { greeting } from './greeting';

it.each([
  ['frau', 'Eva', 'Berg', 'Guten Tag Frau Berg'],
  ['herr', 'Jo', 'Berg', 'Guten Tag Herr Berg'],
  ['', 'Jo', 'Berg', 'Guten Tag Jo Berg'],
  ['', '', 'Laufkunde', 'Guten Tag Laufkunde'],
  ['', '', '', 'Guten Tag'],
])('%s %s %s: %s', (salutation, firstName, lastName, expected) => {
  expect(greeting({ salutation, firstName, lastName })).toBe(expected);
});
