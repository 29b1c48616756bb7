import { expect, it } from 'vitest';
import { addressOf, host, location } from '../../../tests/support/network';
import { createNetwork } from './network';
import { routeRequest } from './route-request';

it.each([
  ['/tresen', '/muster/tresen'],
  ['/muster/Termin/abc', '/muster/termin/abc'],
  ['/impressum?a=1', '/muster/impressum?a=1'],
])('nobody is led from %s, which the shop needs', (oldUrl, address) => {
  const hosts = [host('shop.example', { isFallback: true, isShopSystem: true, indexLocationUrl: 'muster' })];
  const places = [location('muster', 'shop.example'), location('hafen', 'shop.example')];
  const rule = { locationUrl: 'muster', oldUrl, newUrl: '/neu', statusCode: 301 };
  const network = createNetwork(hosts, places, [rule]);
  expect(routeRequest(network, addressOf(`shop.example${address}`))).toMatchObject({ kind: 'render' });
});
