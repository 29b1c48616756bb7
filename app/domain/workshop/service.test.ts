import { expect, it } from 'vitest';
import { offeredServices, type Service, sortServices, unknownServices } from './service';

const service = (url: string, title: string): Service => ({
  id: url.toLowerCase(),
  url,
  title,
  icon: '',
  position: 1,
  category: '',
  summary: '',
  landingText: '',
});
const all = [
  service('serviceAnfrage', 'Anfrage'),
  service('zuendkerzen', 'Zündkerzen'),
  service('oelwechsel', 'Ölwechsel'),
  service('raederwechsel', 'Räderwechsel'),
  service('radlager', 'Radlager'),
  service('glas', 'Scheiben'),
];
const ways = (of: Partial<Parameters<typeof offeredServices>[1]>) =>
  offeredServices(all, { serviceListe: [], entries: [], ...of }).map(({ url, by }) => `${url} ${by}`);

it('sorts by title with umlauts folded, the request always last', () => {
  expect(sortServices(all).map(({ title }) => title)).toEqual([
    'Ölwechsel',
    'Räderwechsel',
    'Radlager',
    'Scheiben',
    'Zündkerzen',
    'Anfrage',
  ]);
});

it('offers all services as pages where the location says nothing', () => {
  expect(ways({})).toEqual([
    'oelwechsel page',
    'raederwechsel page',
    'radlager page',
    'glas page',
    'zuendkerzen page',
    'serviceAnfrage form',
  ]);
});

it('leads to the request form where an entry is not available, or does not say so', () => {
  const entries = [
    { url: 'glas', available: false },
    { url: 'radlager' },
    { url: 'oelwechsel', available: true },
  ];
  expect(ways({ entries })).toEqual([
    'oelwechsel page',
    'raederwechsel page',
    'radlager form',
    'glas form',
    'zuendkerzen page',
    'serviceAnfrage form',
  ]);
});

it('offers only what the list names, and the request', () => {
  expect(ways({ serviceListe: ['glas', 'gibt-es-nicht'] })).toEqual(['glas page', 'serviceAnfrage form']);
});

it('takes the later entry of two, with its link elsewhere', () => {
  const entries = [
    { url: 'glas', available: true, href: '/scheibenreparatur' },
    { url: 'glas', available: false, href: 'https://glas.example/' },
  ];
  const found = offeredServices(all, { serviceListe: ['glas'], entries })[0];
  expect(found).toMatchObject({ by: 'form', href: 'https://glas.example/' });
});

it('names the entries without a service', () => {
  expect(unknownServices(all, ['glas', undefined, 'fehlt', 'fehlt'])).toEqual(['fehlt']);
});
