import { beforeAll, expect, it, vi } from 'vitest';
import { demoStaff } from '../support/accounts';
import { apiOf } from '../support/api';
import { order, orderNumber } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { cartOf } from '../support/shown-cart';
import { cardsOf, facetOf, hitsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor } = await freshShop();
const api = apiOf(shop);
const employee = await demoStaff(shop);

const tyres = await database.query<{ code: string; isSummer: boolean }>(
  `select code, season = 'sommer' as "isSummer" from articles join tyres on article_id = id
   where retired_at is null and id in (select article_id from current_prices where location_id is null) order by code`,
);
const summer = tyres.filter(({ isSummer }) => isSummer).map(({ code }) => code);
const [tyre = ''] = summer;
const wheels = await database.query<{ season: string }>(
  `select season from articles join complete_wheels wheel on wheel.article_id = id
   join tyres on tyres.article_id = wheel.tyre_id
   where retired_at is null and id in (select article_id from current_prices where location_id is null)`,
);
/** By the employee first, then by somebody else. */
const openedByBoth = (path: string) => Promise.all([employee, visitor].map((who) => who.open(path)));

beforeAll(async () => {
  await setStock(database, tyre, { here: 8 });
  await database.query("update categories set is_noa_employee_category = true where url = 'sommerreifen'");
  await vi.waitFor(async () => expect((await visitor.open('/muster/sommerreifen')).status).toBe(404), 10_000);
});

it('has its list for employees alone', async () => {
  expect(hitsOf(await employee.open('/muster/sommerreifen?breite='))).toBe(summer.length);
  expect((await visitor.open('/muster/reifen/PKW/sommerreifen/205')).status).toBe(404);
});

it('is in lists, filters and finder of employees, and in those of nobody else', async () => {
  const lists = await openedByBoth('/muster/reifen?breite=');
  expect(lists.map(hitsOf)).toEqual([tyres.length, tyres.length - summer.length]);
  expect(lists.map((page) => facetOf(page, 'saison').has('sommer'))).toEqual([true, false]);
  const starts = await openedByBoth('/muster');
  expect(starts.map(({ text }) => text.includes('<option value="sommer"'))).toEqual([true, false]);
  const onOthers = wheels.filter(({ season }) => season !== 'sommer');
  const wheelLists = await openedByBoth('/muster/komplettraeder');
  expect(wheelLists.map(hitsOf)).toEqual([wheels.length, onOthers.length]);
});

it('is found by employees alone', async () => {
  const found = await openedByBoth(`/muster/search?q=${tyre}`);
  expect(found.map((page) => cardsOf(page).some(({ id }) => id === tyre))).toEqual([true, false]);
});

it('is bought by employees alone', async () => {
  const form = { aktion: 'hinzufuegen', artikel: `tyre:${tyre}`, menge: '4' };
  const guest = new Visitor(shop);
  await guest.post('/muster/warenkorb', form);
  expect(cartOf(await guest.open('/muster/warenkorb')).lines).toEqual([]);
  await employee.post('/muster/warenkorb', form);
  expect(cartOf(await employee.open('/muster/warenkorb')).lines.map(({ id }) => id)).toEqual([tyre]);
  expect(orderNumber(await order(employee, '/muster', 'reservierung'))).toBeTruthy();
});

it('is in the lists of the API for the token of an employee alone', async () => {
  const json = { username: 'mitarbeiter@example.de', password: 'Winterreifen-2026', standortUrl: 'muster' };
  const { token } = (await api('POST', '/api/v1/auth/signin', { json })).body;
  const path = '/api/v1/standorte/muster/tires?breite=';
  const totals = await Promise.all([token, undefined].map((own) => api('GET', path, { token: own })));
  expect(totals.map(({ body }) => body.total)).toEqual([tyres.length, tyres.length - summer.length]);
});
