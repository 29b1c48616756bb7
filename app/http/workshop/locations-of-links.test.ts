import { expect, it } from 'vitest';
import type { Tenant } from '~/domain/tenancy/tenant';
import { addressOfLink, locationsOfLinks } from './locations-of-links';

const [muster, standard] = [
  { id: '1', url: 'muster' },
  { id: '2', url: 'standard' },
] as unknown as Tenant['group'];
const tenant = {
  location: muster,
  group: [muster, standard],
  host: { hostname: 'localhost', isShopSystem: true },
  origin: 'http://localhost:3000',
} as unknown as Tenant;
const current = new URL('http://localhost:3000/muster/servicenavigator/oelwechsel');

it('links open at their own location, and in a frame at any of the host', () => {
  expect(locationsOfLinks(tenant, '/muster/termin/abc')).toEqual([muster]);
  expect(locationsOfLinks(tenant, '/muster/servicenavigatorExtern/termin/abc')).toEqual([muster, standard]);
});

it('what is booked at another location is shown there, except in a frame', () => {
  const of = (there: unknown, page: string) =>
    addressOfLink(tenant, there as Tenant['location'], page, current);
  expect(of(muster, '/termin/abc')).toBe('/termin/abc');
  expect(of(standard, '/termin/abc')).toBe('http://localhost:3000/standard/termin/abc');
  expect(of(standard, '/servicenavigatorExtern/termin/abc')).toBe('/servicenavigatorExtern/termin/abc');
});
