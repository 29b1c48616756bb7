import { describe, expect, it } from 'vitest';
import { addressOf, host, location } from '../../../tests/support/network';
import type { Host } from './directory';
import { createNetwork } from './network';
import { routeRequest } from './route-request';

const locations = [
  location('muster', 'shop.example'),
  location('Hafen', 'shop.example'),
  location('kiel', 'nord.example'),
  location('efa', 'efa.example'),
  location('heimatlos', 'weg.example'),
  location('pfalz', 'shop.example', {
    premises: { implementsAreaConcept: true, areaShopSubLocations: ['landau', 'kiel', 'gibt-es-nicht'] },
  }),
  location('eifel', 'shop.example', {
    premises: { implementsAreaConcept: false, areaShopSubLocations: ['landau'] },
  }),
  location('landau', 'shop.example'),
];
const shopSystem = host('shop.example', { isFallback: true, isShopSystem: true, indexLocationUrl: 'muster' });
const nord = host('nord.example', { isShopSystem: true, indexLocationUrl: 'kiel' });
const efa = host('efa.example', { locationUrl: 'efa' });
const network = createNetwork([shopSystem, nord, efa], locations);

function decide(address: string, hosts: Host[] | undefined = undefined) {
  return routeRequest(hosts ? createNetwork(hosts, locations) : network, addressOf(address));
}

describe('a page is rendered', () => {
  it.each([
    ['shop.example/muster', 'muster', '/muster'],
    ['shop.example/muster/reifen', 'muster', '/muster'],
    ['shop.example/MUSTER/reifen', 'muster', '/muster'],
    ['shop.example/hafen', 'Hafen', '/Hafen'],
    ['nord.example/kiel/reifen?x=1', 'kiel', '/kiel'],
    ['efa.example/', 'efa', '/'],
    ['efa.example/efa/reifen', 'efa', '/'],
    ['unknown.example/muster', 'muster', '/muster'],
    ['shop.example/robots.txt', 'muster', '/'],
    ['shop.example/api/v1/articles', 'muster', '/'],
    ['nord.example/sitemap.xml', 'kiel', '/'],
  ])('%s: of %s, below %s', (address, url, basename) => {
    const decision = decide(address);
    expect(decision).toMatchObject({ kind: 'render', basename });
    expect(decision.kind === 'render' && decision.location.url).toBe(url);
  });
});

describe('a redirect leads', () => {
  it.each([
    ['shop.example/', '/muster'],
    ['shop.example/?a=1', '/muster?a=1'],
    ['shop.example/reifen/x?a=1&b=2', '/muster/reifen/x?a=1&b=2'],
    ['shop.example/must', '/muster/must'],
    ['unknown.example/', '/muster'],
    ['shop.example/reifen/?a=1', '/muster/reifen?a=1'],
    ['shop.example/efa/', 'https://efa.example/'],
    ['shop.example/kiel/reifen?a=1', 'https://nord.example/kiel/reifen?a=1'],
    ['shop.example:8443/efa/reifen?a=1', 'https://efa.example:8443/reifen?a=1'],
    ['shop.example/efa', 'https://efa.example/'],
    ['nord.example/muster', 'https://shop.example/muster'],
  ])('from %s to %s, for now', (address, to) => {
    expect(decide(address)).toMatchObject({ kind: 'redirect', to, status: 302, isDocument: true });
  });

  it.each([
    ['shop.example/muster/?a=1', '/muster?a=1'],
    ['shop.example/muster//reifen///', '/muster/reifen'],
    ['efa.example/reifen/', '/reifen'],
    ['efa.example//other.example', '/other.example'],
  ])('from %s to %s, for good', (address, to) => {
    expect(decide(address)).toEqual({ kind: 'redirect', to, status: 301, isDocument: false });
  });

  it('never out of the network, whatever the path', () => {
    for (const path of ['//evil.example', '///evil.example/', '/%2F%2Fevil.example', '/.//evil.example']) {
      const decision = routeRequest(network, { ...addressOf('shop.example/'), pathname: path });
      expect(decision.kind === 'redirect' && decision.to).toMatch(/^\/(?!\/)/);
    }
  });
});

it('a location whose host does not exist is not found', () => {
  expect(decide('shop.example/heimatlos')).toEqual({ kind: 'not-found' });
});

describe('a wrong host configuration is told', () => {
  it.each([
    ['Missing fallbackHost.', [nord, efa]],
    ['Missing fallbackHost.', []],
    ['Ambiguous fallbackHost.', [shopSystem, { ...nord, isFallback: true }]],
    ['The fallbackhost must specify a index standortUrl.', [{ ...shopSystem, indexLocationUrl: null }]],
    ['All non-shop-system hosts must be assigned a single shop.', [shopSystem, { ...efa, locationUrl: '' }]],
    [
      'All shop-system hosts must be assigned a index standortUrl.',
      [shopSystem, { ...nord, indexLocationUrl: null }],
    ],
    ['Ambiguous currentHost.', [shopSystem, efa, { ...efa, hostname: 'EFA.example' }]],
  ])('%s', (message, hosts) => {
    expect(decide('efa.example/', hosts)).toEqual({ kind: 'invalid-hosts', message });
  });

  it('a single shop whose location does not exist', () => {
    const message = 'All non-shop-system hosts must be assigned a single shop.';
    const hosts = [shopSystem, { ...efa, locationUrl: 'nie' }];
    expect(decide('efa.example/reifen', hosts)).toEqual({ kind: 'invalid-hosts', message });
    expect(decide('shop.example/muster', hosts).kind).toBe('render');
  });

  it('at the root of a host whose index location does not exist, and only there', () => {
    const message = 'The fallbackhost must specify a index standortUrl.';
    const hosts = [{ ...shopSystem, indexLocationUrl: 'nie' }, nord];
    expect(decide('shop.example/', hosts)).toEqual({ kind: 'invalid-hosts', message });
    expect(decide('shop.example/muster/reifen', hosts).kind).toBe('render');
    expect(decide('shop.example/robots.txt', hosts).kind).toBe('render');
    expect(decide('shop.example/reifen', hosts).kind).toBe('not-found');
  });

  it('but two hosts of one name disturb only themselves', () => {
    expect(decide('shop.example/muster', [shopSystem, efa, efa]).kind).toBe('render');
  });
});

describe('a location that serves the area of another is found below it', () => {
  it.each([
    ['shop.example/pfalz/landau', '/landau'],
    ['shop.example/PFALZ/Landau/reifen?x=1', '/landau/reifen?x=1'],
    ['shop.example/pfalz/kiel/agb', 'https://nord.example/kiel/agb'],
  ])('%s leads to %s', (address, to) => {
    expect(decide(address)).toMatchObject({ kind: 'redirect', to, status: 302 });
  });

  it.each([
    ['shop.example/pfalz/reifen', 'pfalz'],
    ['shop.example/pfalz/landauer', 'pfalz'],
    ['shop.example/pfalz/gibt-es-nicht', 'pfalz'],
    ['shop.example/eifel/landau', 'eifel'],
    ['shop.example/muster/landau', 'muster'],
  ])('%s is a page of %s', (address, url) => {
    const decision = decide(address);
    expect(decision.kind === 'render' && decision.location.url).toBe(url);
  });
});
