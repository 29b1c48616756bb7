import { afterEach, expect, it, vi } from 'vitest';
import { matomoOf } from './matomo';
import { isMeasured, publicPath } from './public-page';
import { track } from './tracker';

afterEach(() => vi.restoreAllMocks());

it('on the server is a warning only', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tracking = {
    url: 'https://zahlen.example/',
    siteId: '7',
    locationUrl: 'muster',
    partnerNumber: '10001',
    mainMake: '',
  };
  expect(() => track(tracking, { pathname: '/', params: {} })).not.toThrow();
  expect(warn.mock.calls).toEqual([['Tracking is called on the server: it does nothing.']]);
});

it.each([
  ['/reifen/conti-1', { id: 'conti-1' }, '/reifen/conti-1'],
  ['/bestellung/k3Jq/bezahlen', { token: 'k3Jq' }, '/bestellung/:token/bezahlen'],
  ['/passwort-vergessen/a%C3%A4b', { hash: 'aäb' }, '/passwort-vergessen/:hash'],
  ['/muster/checkout/danke/0b1c', { orderId: '0b1c' }, '/muster/checkout/danke/:orderId'],
  ['/checkout/danke', { orderId: undefined }, '/checkout/danke'],
  ['/reifen/tecar/24103/Audi', { zip: '24103', carMake: 'Audi' }, '/reifen/tecar/:zip/Audi'],
  ['/TippsTrends/profil', { page: 'profil' }, '/TippsTrends/profil'],
  ['/gibt/es/nicht', { '*': 'gibt/es/nicht' }, '/gibt/es/nicht'],
])('%s is told as %s', (pathname, params, page) => {
  expect(publicPath({ pathname, params })).toBe(page);
});

it.each([
  ['/tresen', false],
  ['/tresen/bestellungen/RH-1', false],
  ['/tresenholz', true],
  ['/', true],
])('%s is measured: %s', (pathname, is) => {
  expect(isMeasured({ pathname })).toBe(is);
});

it.each([
  ['https://zahlen.example', 'https://zahlen.example/'],
  ['https://zahlen.example:8443/matomo//?a=1', 'https://zahlen.example:8443/matomo/'],
  ['http://localhost:4000/m', 'http://localhost:4000/m/'],
  ['http://zahlen.example/', undefined],
  ['https://a;b.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['kein Ort', undefined],
  ['', undefined],
  [null, undefined],
])('Matomo at %j is asked at %j', (matomoUrl, url) => {
  expect(matomoOf({ matomoUrl })?.url).toBe(url);
});
