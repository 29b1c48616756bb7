import { expect, it } from 'vitest';
import type { Tenant } from '~/domain/tenancy/tenant';
import { addressOfLink, openedLink } from './locations-of-links';

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
const [own, framed] = ['/termin', '/servicenavigatorExtern/termin'].map(
  (base) => (token: string) => `${base}/${token}`,
);

it.each([
  ['/muster/termin', 'abc', [muster]],
  ['/muster/servicenavigatorExtern/termin', 'abc', [muster]],
  ['/muster/servicenavigatorExtern/termin', 'abc~standard', [standard]],
  ['/muster/servicenavigatorExtern/termin', 'abc~gibt-es-nicht', []],
  ['/muster/termin', 'abc~standard', []],
])('at %s, %s opens what belongs to %j', (path, typed, locations) => {
  expect(openedLink(tenant, `${path}/${typed}`, typed)).toEqual({ token: 'abc', locations });
});

it('what is booked at another location is shown there; a frame stays, and names it', () => {
  const of = (there: unknown, page = own) =>
    addressOfLink(tenant, there as Tenant['location'], { page: page as never, token: 'abc' }, current);
  expect(of(muster)).toBe('/termin/abc');
  expect(of(standard)).toBe('http://localhost:3000/standard/termin/abc');
  expect(of(muster, framed)).toBe('/servicenavigatorExtern/termin/abc');
  expect(of(standard, framed)).toBe('/servicenavigatorExtern/termin/abc~standard');
});
