import { expect, it } from 'vitest';
import { tyreHeading } from './tyre-heading';

it.each([
  [{}, 'Reifen in allen Größen'],
  [{ width: 205, aspect: 55, rimTenths: 160 }, 'Reifen 205/55 R16'],
  [{ width: 205, rimTenths: 160 }, 'Reifen Breite 205, 16 Zoll'],
  [{ makes: ['Continental'] }, 'Continental-Reifen in Kiel'],
  [{ makes: ['Continental'], width: 205, aspect: 55, rimTenths: 160 }, 'Continental-Reifen 205/55 R16'],
  [{ makes: ['Continental', 'Michelin'] }, 'Reifen in allen Größen'],
])('%j: %s', (filter, heading) => expect(tyreHeading(filter, 'Kiel')).toBe(heading));

it('names the season of the page', () => {
  expect(tyreHeading({ makes: ['Nokian'] }, 'Kiel', 'winter')).toBe('Nokian-Winterreifen in Kiel');
});
