import { expect, it } from 'vitest';
import { emailField, nameFields } from './person-fields';

it.each([
  ['M\u00fcller\u200b', 'M\u00fcller'],
  ['\ufeffEva', 'Eva'],
  ['Ei\u00adva', 'Eiva'],
  ['\u202aEva\u202c', 'Eva'],
  ['D\u2019Angelo', 'D\u2019Angelo'],
  [' Anna Lena ', 'Anna Lena'],
])('the name %j is %j', (typed, name) => {
  expect(nameFields.vorname.parse(typed)).toBe(name);
});

it.each(['\u200b', ' \u202a\u202c ', 'Eva\u0001', 'Eva\u2028Berg'])('the name %j is none', (typed) => {
  expect(nameFields.vorname.safeParse(typed).success).toBe(false);
});

it.each([
  ['eva@example.de\u200b', 'eva@example.de'],
  ['info@müller-reifen.de', 'info@xn--mller-reifen-dlb.de'],
  ['info@Müller-Reifen.DE', 'info@xn--mller-reifen-dlb.de'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['Eva.Berg+Reifen@Example.DE', 'Eva.Berg+Reifen@Example.DE'],
])('the address %j is %s', (typed, email) => {
  expect(emailField.parse(typed)).toBe(email);
});

it.each([
  'info@müller',
  'eva@@müller.de',
  'eva@mül ler.de',
  'müller@example.de',
  'eva@müller.de:80',
  'eva@ü/x.de',
])('the address %j is none', (typed) => {
  expect(emailField.safeParse(typed).success).toBe(false);
});
