import { expect, test } from 'vitest';
import type { ThemeLink } from '~/domain/tenancy/theme';
import { existingLinks, extraLinks, leadsToPage } from './existing-links';

const internal = (to: string): ThemeLink => ({ type: 'internalLink', to, label: to });
const external: ThemeLink = { type: 'externalLink', to: 'https://dealer.example/', label: 'Autohaus' };

test.each([
  '/',
  '/reifen',
  '/lieferUndVersand',
  '/ueberUns',
  '/reifen?hersteller=Michelin',
  '/kontakt#karte',
])('%s leads to a page', (to) => {
  expect(leadsToPage(to)).toBe(true);
});

test.each(['', '/servicenavigator', '/reifen/alt', 'reifen'])('"%s" leads nowhere yet', (to) => {
  expect(leadsToPage(to)).toBe(false);
});

test('links to pages that do not exist are left out, other sites stay', () => {
  const links = [internal('/reifen'), internal('/home/aktionen'), external];
  expect(existingLinks(links)).toEqual([internal('/reifen'), external]);
});

test('extra links are those that the main navigation does not show', () => {
  const navigation = [{ to: '/reifen', title: 'Reifen', subtitle: '' }];
  const links = [internal('/Reifen'), internal('/ueberuns'), internal('/faq'), external];
  expect(extraLinks(links, navigation)).toEqual([internal('/ueberuns'), external]);
});
