import { expect, it } from 'vitest';
import { changeWords } from './change-words';

const week = [{ days: ['Mo', 'Di'], from: '08:00', to: '18:00' }];

it.each([
  ['openingHours', [], week, 'nichts', 'Mo, Di 08:00–18:00 Uhr'],
  [
    'specialDays',
    [{ date: '2026-12-24', note: 'Heiligabend' }],
    [
      { date: '2026-12-24', note: 'Heiligabend' },
      { date: '2026-12-31', from: '08:00', to: '12:00' },
    ],
    '',
    'Tag: 31. Dezember 2026, von: 08:00, bis: 12:00',
  ],
  ['specialDays', [{ date: '2026-12-24' }], [], 'Tag: 24. Dezember 2026', 'nichts'],
  ['carriers', ['dhl'], ['dhl', { code: 'gls', preisCents: 990 }], '', 'GLS, Preis: 9,90 €'],
  ['carriers', ['dhl', 'gls'], ['gls', 'dhl'], '', 'andere Reihenfolge'],
  [
    'methods',
    { versand: ['vorkasse'], versandPaypal: [] },
    { versand: ['paypal'], versandPaypal: [] },
    'beim Versand: Vorkasse',
    'beim Versand: PayPal',
  ],
  [
    'banner',
    null,
    { text: 'Ferien', von: '2026-12-24', bis: '2027-01-03' },
    '',
    'Text: Ferien, von: 24. Dezember 2026, bis: 3. Januar 2027',
  ],
  [
    'theme',
    { componentName: 'Muster', header: { componentName: 'MusterHeader', icon: '<svg>' } },
    { componentName: 'Muster', header: { componentName: 'NOAHeader', icon: '<svg/>' } },
    'Kopf: Vorlage: MusterHeader',
    'Kopf: Vorlage: NOAHeader',
  ],
  ['federalState', 'SH', 'BY', 'Schleswig-Holstein', 'Bayern'],
  ['noServices', false, true, 'nein', 'ja'],
  ['telefon', '1', '', '1', 'nichts'],
  ['latitude', 54.3, 54.4, '54,3', '54,4'],
  ['tyre:x', [{ id: 1, alternative: '', hash: 'a' }], [], '1 Foto', '0 Fotos'],
])('%s: what %j became is said in words', (subject, before, after, was, is) => {
  const words = changeWords(subject, before, after);
  expect(words).toEqual({ before: was, after: is.replace(' €', '\u00a0€') });
});

it('has no braces, and an end, whatever was stored', () => {
  const odd = { a: [{ b: { c: [null, [1, { d: 'x'.repeat(2_000) }]] } }], constructor: 'y' };
  const { before, after } = changeWords('constructor', null, odd);
  expect(before).toBe('');
  expect(after).not.toMatch(/[{}[\]"]/);
  expect(after.length).toBeLessThan(310);
});
