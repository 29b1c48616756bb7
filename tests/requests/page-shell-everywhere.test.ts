import { expect, it, test, vi } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await database.query(`insert into offers (id, location_url, position, title, text, "to", valid_from, valid_until)
  select 'everywhere', '*', 99, 'Überall', 'x', '/reifen', '2020-01-01', '2999-01-01'`);
const shop = await startShop({ DATABASE_URL: database.url });
const get = (path: string, host?: string) => request({ port: shop.port, path, host });
const headerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';

const headers: [name: string, path: string, host?: string][] = [
  ['DefaultHeader', '/standard'],
  ['LegacyHeader', '/legacy'],
  ['MusterHeader', '/muster'],
  ['TecarHeader', '/techno'],
  ['CompactHeader', '/bergstrasse'],
  ['CenteredHeader', '/hafen'],
  ['SplitHeader', '/rheinland'],
  ['RibbonHeader', '/alpenblick'],
  ['SidebarHeader', '/stadtwerk'],
  ['NOAHeader', '/noa-kiel', 'nord-ostsee.localhost'],
  ['EFAHeader', '', 'efa.localhost'],
  ['PremiumHeader', '', 'audi.localhost'],
];

test.each(headers)(
  '%s has offers, the dealer and the sub-navigation on every page',
  async (name, path, host) => {
    const { text } = await get(`${path}/kontakt`, host);
    const header = headerOf(text);
    expect(header).toMatch(new RegExp(`<a[^>]*href="${path}/angebote"[^>]*>(<span>)?Angebote`));
    // Once in the menu of narrow screens, and once where the wide header shows it; the compact one has its menu at every width.
    const shown = textOf(header).match(/Zum Autohaus/g) ?? [];
    expect(shown).toHaveLength(name === 'CompactHeader' ? 1 : 2);
    expect(header).toContain('/merkliste');
    const nav = /<nav aria-label="Ich möchte"[\s\S]*?<\/nav>/.exec(header)?.[0];
    if (name === 'CompactHeader') expect(nav).toBeUndefined();
    else expect(nav).toContain('/merkliste');
    const menu = /<nav aria-label="Hauptnavigation"[\s\S]*?<\/nav>/.exec(header)?.[0] ?? '';
    expect(textOf(menu)).toContain('Ich möchte Reifen nach Größe finden');
  },
);

it('hides the collection of the north also on the page of its category', async () => {
  const { text } = await get('/muster/lifestyle');
  expect(text).toContain('Modellautos');
  expect(text).not.toContain('Collection Nord-Ostsee');
});

it('remembers that the tile of the tyre specialist was closed, and fetches it back', async () => {
  const visitor = new Visitor(shop);
  const isOpen = (page: { text: string }) => page.text.includes('In drei Angaben zum passenden Reifen');
  const tile = { teil: 'tecar-tile', zurueck: '/kontakt' };
  const first = await visitor.open('/techno/kontakt');
  expect(first.text).toContain('name="teil" value="tecar-tile"');
  expect(isOpen(first)).toBe(true);
  const closed = await visitor.post('/techno/ausblenden', { ...tile, zustand: 'zu' });
  expect([closed.path, isOpen(closed)]).toEqual(['/techno/kontakt', false]);
  expect(closed.text).toContain('Tecar-Reifen öffnen');
  expect(isOpen(await visitor.open('/techno/reifen'))).toBe(false);
  expect(isOpen(await new Visitor(shop).open('/techno/reifen'))).toBe(true);
  const back = await visitor.post('/techno/ausblenden', { ...tile, zustand: 'auf' });
  expect(isOpen(back)).toBe(true);
});

it('lets the hosts of a location show the service navigator in a frame, and nothing else', async () => {
  await database.query(
    `update locations set storefront = storefront || '{"frameHosts": ["partner.example"]}' where url = 'muster'`,
  );
  const page = '/muster/servicenavigatorExtern';
  const policyOf = async (path: string) =>
    String((await get(path)).headers['content-security-policy']).split('; ');
  await vi.waitFor(
    async () => expect(await policyOf(page)).toContain("frame-ancestors 'self' https://partner.example"),
    { timeout: 10_000 },
  );
  expect((await get(page)).headers['x-frame-options']).toBeUndefined();
  for (const other of ['/muster', '/standard/servicenavigatorExtern']) {
    expect(await policyOf(other)).toContain("frame-ancestors 'self'");
    expect((await get(other)).headers['x-frame-options']).toBe('SAMEORIGIN');
  }
});

it.each([
  ['test', 'noindex, nofollow'],
  ['abnahme', 'noindex, nofollow'],
  ['production', 'noindex, follow'],
])('an error page in %s says %s to robots, once', async (deployment, robots) => {
  const environment = { DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: deployment };
  const { port } = await startShop({ ...environment, SMTP_URL: 'smtp://localhost:1' });
  for (const path of ['/muster/gibt/es/nicht', '/muster/reifen/gibt-es-nicht', '/muster/termin-buchung']) {
    const { text } = await request({ port, path });
    expect(text.match(/<meta name="robots" content="([^"]*)"/g), path).toEqual([
      `<meta name="robots" content="${robots}"`,
    ]);
  }
});
