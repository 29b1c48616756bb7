import { expect, it } from 'vitest';
import { emailField, nameFields, phoneField, postalFields } from './person-fields';

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

const wordsOf = (parsed: ReturnType<typeof emailField.safeParse>) =>
  parsed.error?.issues.map(({ message }) => message);

it.each([
  ['eva @example.de', 'Eine E-Mail-Adresse hat keine Leerzeichen.'],
  ['müller@example.de', 'Vor dem @ sind keine Umlaute und anderen Sonderzeichen möglich.'],
  ['müller@müller.de', 'Vor dem @ sind keine Umlaute und anderen Sonderzeichen möglich.'],
  ['eva', 'Diese E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de'],
])('of the address %j is told: %s', (typed, words) => {
  expect(wordsOf(emailField.safeParse(typed))).toEqual([words]);
});

it.each([
  ['123', ['Diese Telefonnummer ist zu kurz. Bitte geben Sie sie mit der Vorwahl an.']],
  ['12 - - 3', ['Diese Telefonnummer ist zu kurz. Bitte geben Sie sie mit der Vorwahl an.']],
  ['keine', ['Bitte nur Ziffern, Leerzeichen, +, -, . und / verwenden.']],
  ['0431 12345', undefined],
])('of the telephone number %j is told: %s', (typed, words) => {
  expect(wordsOf(phoneField.safeParse(typed))).toEqual(words);
});

it.each([
  ['D-24103', '24103'],
  ['DE 24103', '24103'],
  ['de-24103', '24103'],
  ['24103', '24103'],
])('the postcode %j is %s', (typed, postcode) => {
  expect(postalFields.plz.parse(typed)).toBe(postcode);
});

it.each(['A-1010', 'D-2410', 'DK-24103'])('the postcode %j is none', (typed) => {
  expect(postalFields.plz.safeParse(typed).success).toBe(false);
});

it.each(['Jean-Luc', 'O’Neill', "D'Angelo", 'Dr. Berg', 'Müller & Söhne', '3M', '李小龙', 'नेहा', 'Ağrı'])(
  'the name %j is one',
  (typed) => {
    expect(nameFields.nachname.parse(typed)).toBe(typed);
  },
);

it.each(['Eva 🚗', '😀', '<b>Eva</b>', 'Eva\u2603'])('the name %j has signs that no name has', (typed) => {
  expect(wordsOf(nameFields.vorname.safeParse(typed))).toEqual([
    'Bitte ohne Emojis und Sonderzeichen, wie im Ausweis geschrieben.',
  ]);
});
