import fs from 'node:fs';
import { expect, it } from 'vitest';
import { shortClassName } from '~/ui/layout/class-names';
import { openAccount } from '../support/accounts';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);
const shopper = new Visitor(shop);
await openAccount(database, shopper, '/muster', 'ohne-tresen@example.de');
await addTyre(shopper, '/muster', tyre.id, 1);

/** All begin with the same two letters. */
const classesOf = (sheet: string) =>
  shortClassName({ hash: '', filePath: `app/domain/desk/${sheet}` }).slice(0, 2);
const deskClasses = fs
  .readdirSync('app/domain/desk', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css.ts'))
  .map(classesOf);

/** The page also names the list of all pages, which it does not load. */
async function filesOf(page: { text: string }) {
  const names = [...page.text.matchAll(/\/assets\/[^"' ]+?\.(?:js|css)\b/g)]
    .map(([name]) => name)
    .filter((name) => !name.startsWith('/assets/manifest-'));
  return Promise.all(
    [...new Set(names)].map(async (path) => ({
      path,
      text: (await request({ port: shop.port, path })).text,
    })),
  );
}

const hasDeskClass = ({ text }: { text: string }) =>
  new RegExp(`\\.(?:${deskClasses.join('|')})[0-9a-zA-Z]`).test(text);

it('a page of the desk has the styles of the desk', async () => {
  const visitor = await openDesk(database, shop, 'verkauf');
  const files = await filesOf(await visitor.open('/muster/tresen'));
  expect(files.filter(hasDeskClass)).not.toEqual([]);
});

it('a page of the desk has no program of the shop, also for staff who agreed to be measured', async () => {
  await database.query(
    "update hosts set matomo_site_id = '7', matomo_url = 'https://zahlen.example/' where hostname = 'localhost'",
  );
  const visitor = await openDesk(database, shop, 'verkauf');
  await visitor.post('/muster/cookie-einstellungen', { auswahl: 'alle', zurueck: '/agb' });
  await expect.poll(async () => (await visitor.open('/muster/agb')).text).toContain('type="module"');
  const page = await visitor.open('/muster/tresen');
  expect(page.text).not.toContain('type="module"');
  expect(page.headers['content-security-policy']).not.toContain('zahlen.example');
});

it.each(['/muster', '/muster/warenkorb', '/muster/login', '/muster/initiateCheckout', '/muster/account'])(
  '%s loads nothing of the desk',
  async (path) => {
    const visitor = path.endsWith('login') ? new Visitor(shop) : shopper;
    const page = await visitor.open(path);
    expect(page.status).toBe(200);
    const files = await filesOf(page);
    expect(files.length).toBeGreaterThan(2);
    const styles = files.filter((file) => file.path.endsWith('.css'));
    expect(styles.filter(hasDeskClass).map((file) => file.path)).toEqual([]);
    const scripts = files.filter((file) => file.path.endsWith('.js'));
    expect(scripts.filter(({ text }) => text.includes('tresen/')).map((file) => file.path)).toEqual([]);
  },
);
