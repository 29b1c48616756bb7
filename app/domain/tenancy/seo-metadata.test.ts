import { expect, it } from 'vitest';
import { seoByLocation, seoOf } from './seo-metadata';

const row = (locationUrl: string, page: string, more: object) => ({
  locationUrl,
  page,
  title: null,
  description: null,
  robots: null,
  canonical: null,
  ...more,
});
const pagesOf = seoByLocation([
  row('*', '/reifen', { title: 'Reifen für alle', description: 'Überall' }),
  row('muster', '/Reifen', { title: 'Reifen in Kiel' }),
  row('muster', '/home', { robots: 'noindex, follow' }),
]);

it('a field of the location comes before that of the network', () => {
  expect(seoOf(pagesOf('muster'), '/reifen')).toMatchObject({
    title: 'Reifen in Kiel',
    description: 'Überall',
  });
  expect(seoOf(pagesOf('hafen'), '/reifen')).toMatchObject({ title: 'Reifen für alle' });
});

it.each([
  ['/Reifen/', 'Reifen in Kiel'],
  ['/REIFEN', 'Reifen in Kiel'],
  ['/reifen?seite=2', undefined],
  ['/agb', undefined],
])('%s has the title %s', (page, title) => {
  expect(seoOf(pagesOf('Muster'), page)?.title).toBe(title);
});

it('the start page is one, under both names', () => {
  expect(seoOf(pagesOf('muster'), '/')).toEqual(seoOf(pagesOf('muster'), '/home'));
  expect(seoOf(pagesOf('muster'), '/')?.robots).toBe('noindex, follow');
});
