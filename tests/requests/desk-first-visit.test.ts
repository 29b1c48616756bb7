import { beforeEach, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
// Of a dealer who has just been entered: a name, a place in the network, and nothing else.
await database.query(`
  insert into locations (id, url, hostname, title, city, company_code, theme, address, premises, colors, delivery,
    accounts, content, categories, payments, checkout, storefront, vehicles, workshop)
  select 'neu', 'neu', hostname, 'Autohaus Neu', 'Husum', company_code, null, '{}', '{}', '{}', '{}',
    accounts, content, categories, payments, checkout, storefront, vehicles, '{"noServices": false}'
  from locations where url = 'muster'`);
const shop = await startShop({ DATABASE_URL: database.url });
beforeEach(() => {
  shop.expectError('Stored value ignored');
  shop.expectError('Theme ignored');
});
const leader = await openDesk(database, shop, 'leitung', 'neu');
const seller = await openDesk(database, shop, 'verkauf', 'neu');

const today = async () => (await leader.open('/neu/tresen')).text;

const state = async () =>
  Object.fromEntries(
    [...(await today()).matchAll(/data-step="(\w+)" data-done="(\w+)"/g)].map(([, step, done]) => [
      step,
      done,
    ]),
  );

const press = async (page: string, button: string, fields: Record<string, string>) =>
  (await leader.press(`/neu/tresen/standort${page}`, button, fields)).status;

it('a location without anything shows five steps, with what is missing', async () => {
  const text = textOf(await today());
  expect(text).toContain('In fünf Schritten zum offenen Shop');
  expect(text).toContain('Es fehlt: Öffnungszeiten, Anschrift, Telefon, E-Mail');
  expect(text).toContain('Es fehlt: Versandarten');
  expect(text).toContain('Es fehlt: ein gültiges Aussehen');
  expect(await state()).toEqual({
    hours: 'false',
    payment: 'false',
    goods: 'true',
    services: 'true',
    check: 'false',
  });
});

it('the steps are done by the forms of the desk alone, and then the list goes', async () => {
  expect(await press('', 'Öffnungszeiten speichern', { MoVonA: '08:00', MoBisA: '18:00' })).toBe(200);
  expect(await press('', 'Speichern', { telefon: '04841 1234', email: 'neu@autohaus-neu.example' })).toBe(
    200,
  );
  const address = { strasse: 'Hafenstraße 1', plz: '25813', ort: 'Husum', breite: '54,47', laenge: '9,05' };
  expect(await press('', 'Anschrift speichern', address)).toBe(200);
  await expect.poll(state).toMatchObject({ hours: 'true', payment: 'false' });
  const shipping = { pauschale: '9,90', artA: 'on' };
  expect(await press('/zahlung', 'Versand speichern', shipping)).toBe(200);
  await expect.poll(state).toMatchObject({ payment: 'true', check: 'false' });
  expect(await press('/aussehen', 'Aussehen speichern', { thema: 'Muster' })).toBe(200);
  await expect.poll(state).toEqual({});
  expect(textOf((await new Visitor(shop).open('/neu')).text)).toContain('Husum');
});

it('staff who do not lead see no steps', async () => {
  expect((await seller.open('/neu/tresen')).text).not.toContain('In fünf Schritten');
});
