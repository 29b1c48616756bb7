import { expect, it } from 'vitest';
import { readQuote } from './quote-form';

const now = new Date('2026-11-25T12:00:00Z');
const rates = [
  {
    labourClass: 'mechanik',
    locationUrl: '',
    validFrom: '2026-01-01',
    minutesPerUnit: 5,
    hourlyCents: 11_900,
  },
];
const good = {
  textA: 'Bremsen vorn',
  awA: '12,5',
  klasseA: 'mechanik',
  teileA: '96,00',
  gueltigBis: '2026-12-09',
};

it('labour is units × minutes × rate, rounded once, half up', () => {
  const { errors, lines } = readQuote(good, rates, now);
  expect(errors).toEqual({});
  // 12.5 × 5 min = 62.5 min at 119 € an hour: 123.9583… €
  expect(lines).toEqual([
    { label: 'Bremsen vorn', unitsTenths: 125, labourCents: 12_396, partsCents: 9_600, isExtra: false },
  ]);
});

it('empty rows are left out, and extras are marked', () => {
  const { lines } = readQuote({ ...good, textC: 'Wischer', teileC: '20', wahlC: 'on' }, rates, now);
  expect(lines.map(({ label, isExtra }) => [label, isExtra])).toEqual([
    ['Bremsen vorn', false],
    ['Wischer', true],
  ]);
});

it.each([
  [{ textA: '' }, 'textA'],
  [{ awA: 'viel' }, 'awA'],
  [{ awA: '-1' }, 'awA'],
  [{ klasseA: 'fremd' }, 'klasseA'],
  [{ klasseA: '' }, 'klasseA'],
  [{ teileA: 'x' }, 'teileA'],
  [{ teileA: '50000,01' }, 'teileA'],
  [{ awA: '', teileA: '' }, 'teileA'],
  [{ awA: '0', teileA: '0' }, 'teileA'],
  [{ wahlA: 'on' }, 'textA'],
  [{ gueltigBis: '' }, 'gueltigBis'],
  [{ gueltigBis: '2026-11-24' }, 'gueltigBis'],
  [{ gueltigBis: '2027-06-01' }, 'gueltigBis'],
  [{ gueltigBis: '2026-02-31x' }, 'gueltigBis'],
])('%j is refused at %s', (changed, field) => {
  expect(Object.keys(readQuote({ ...good, ...changed }, rates, now).errors)).toEqual([field]);
});

it('nothing at all is no quote', () => {
  expect(readQuote({ gueltigBis: '2026-12-01' }, rates, now).errors).toHaveProperty('textA');
});
