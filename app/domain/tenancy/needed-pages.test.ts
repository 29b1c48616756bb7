import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { infoPages } from '~/domain/content/info-pages';
import { segmentsOfRoute } from '../../../tests/support/route-patterns';
import { isNeededPage, mustStay } from './needed-pages';

const routes = path.resolve(import.meta.dirname, '../../routes');

/** An address of each page, `x` for each parameter. */
const addressesOf = (area: string) =>
  fs
    .readdirSync(path.join(routes, area))
    .map((file) => `/${segmentsOfRoute(file.replace(/\.tsx?$/, '')).join('/')}`)
    .map((address) => address.replace(/\$\w*/g, 'x'));

it.each(['desk', 'account', 'checkout', 'steps', 'api'])('no page of %s can be moved', (area) => {
  const addresses = addressesOf(area);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !isNeededPage(address))).toEqual([]);
});

it('nor can mailed pages and those that the law requires', () => {
  const links = addressesOf('workshop').filter((address) => address.includes('termin/'));
  const names = ['agb', 'datenschutz', 'impressum', 'widerrufsrecht'] as const;
  const legal = names.map((name) => Object.values(infoPages).find(({ path }) => path === `/${name}`)?.path);
  for (const address of [...links, ...legal, '/serviceAnfrage/bilder/x', '/dev/mail', '/assets/a.js'])
    expect(isNeededPage(String(address)), address).toBe(true);
});

it.each([
  '/Tresen',
  '/tresen/',
  '/tresen?x=1',
  '//tresen//neu',
  '/tresen%2Fbestellungen',
  '/%74resen',
  '/TERMIN/x',
])('%s is such a page in another spelling', (page) => expect(isNeededPage(page)).toBe(true));

it.each(['/presse', '/reifen', '/tresen-alt', '/agb/alt.html', '/termine/inspektion', '/checkout.html', '/'])(
  '%s can be moved',
  (page) => expect(isNeededPage(page)).toBe(false),
);

it.each(['/', '/home', '/HOME/', '/login'])('the desk moves %s by no rule', (page) => {
  expect(mustStay(page)).toBe(true);
});
