import { expect, it } from 'vitest';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { addLocations } from '../support/many-locations';
import { request } from '../support/request';

const { database, shop } = await freshShop();
/** Hours of another location, today and tomorrow; none: closed. */
function setHours(hours: { from?: string; to?: string }) {
  const today = germanDate(new Date());
  const specialDays = [today, isoDayAfter(today, 1)].map((date) => ({ date, ...hours }));
  return database.query("update locations set premises = premises || $1::jsonb where url = 'hafen'", [
    JSON.stringify({ specialDays }),
  ]);
}

const textAt = async (path: string) => (await request({ port: shop.port, path })).text;

it('a change of one location drops its own pages, and no other location’s', async () => {
  const tyre = await someTyre(database, 'width = 225');
  await setStock(database, tyre.id, { here: 8 });
  const page = `/muster/reifen/${tyre.id}`;
  const stock = async () => /(\d+) Stück in Kiel/.exec(textOf(await textAt(page)))?.[1];
  expect([await stock(), textOf(await textAt('/standard'))]).toEqual(['8', expect.any(String)]);
  // Stock moves no tag: it tells whether the page was made anew.
  await setStock(database, tyre.id, { here: 5 });
  await database.query(`update locations set colors = '{"--x": "red"}' where url in ('standard', 'hafen')`);
  await setHours({});
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await stock()).toBe('8');
  await database.query(`update locations set colors = '{"--x": "red"}' where url = 'muster'`);
  await expect.poll(stock, { timeout: 10_000 }).toBe('5');
});

it('a new opening hour of one location is told on the pages that list it', async () => {
  const entry = async () => {
    const [, main = ''] = (await textAt('/muster/standorte?q=Hafen')).split('<main');
    const [, found = ''] = textOf(main).split('Autohaus am Hafen');
    return found.slice(0, 200);
  };
  await setHours({ from: '00:00', to: '23:59' });
  await expect.poll(entry, { timeout: 10_000 }).toContain('bis 23:59 Uhr geöffnet');
  await setHours({});
  await expect.poll(entry, { timeout: 10_000 }).not.toContain('geöffnet');
});

it('what others show of a location is new on their pages', async () => {
  expect(await textAt('/hafen')).not.toContain('Hannover-Mitte');
  await database.query(`update locations set city = 'Hannover-Mitte' where url = 'standard'`);
  await expect.poll(() => textAt('/hafen'), { timeout: 10_000 }).toContain('Hannover-Mitte');
});

it('above thirty locations the menu is a search, and pages are no larger for it', async () => {
  const before = await textAt('/muster');
  expect(before).toContain('value="standard"');
  await database.query(addLocations, [100]);
  await expect.poll(() => textAt('/muster'), { timeout: 10_000 }).toContain('Standort suchen');
  const after = await textAt('/muster');
  expect(after).not.toContain('value="standard');
  expect(after.length).toBeLessThan(before.length + 1_000);
  const form = /<form[^>]* action="([^"]*)"><label>Standort suchen<input[^>]* name="([^"]*)"/.exec(after);
  expect(form?.slice(1)).toEqual(['/muster/standorte', 'q']);
  const found = await textAt('/muster/standorte?q=Hannover');
  expect(found).toContain('Hannover-Mitte 10');
});
