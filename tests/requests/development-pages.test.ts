import { expect, it } from 'vitest';
import { themeNames } from '~/domain/tenancy/theme';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const developed = await startShop({ DATABASE_URL: database.url, DEV_ROUTES: '1' });
const ordinary = await startShop({ DATABASE_URL: database.url });

it.each(['/muster/styleguide', '/muster/vhost'])('%s is the ordinary 404 without the flag', async (path) => {
  const { status, text } = await request({ port: ordinary.port, host: 'localhost', path });
  expect(status).toBe(404);
  expect(text).toMatch(/<html[^>]* data-theme="Muster"[\s\S]*Seite nicht gefunden[\s\S]*<footer/);
  expect(text).toMatch(/<a [^>]*href="\/muster\/kontakt"[^>]*>Autohaus fragen<\/a>/);
});

it('the style guide shows every theme', async () => {
  const { status, text } = await request({
    port: developed.port,
    host: 'localhost',
    path: '/muster/styleguide',
  });
  expect(status).toBe(200);
  const shown = [...text.matchAll(/<section data-theme="(\w+)"/g)].map(([, name]) => name);
  expect(shown).toEqual(expect.arrayContaining([...themeNames]));
  expect(shown).toHaveLength(12);
  expect(text).toMatch(/<li title="BankIcon"><svg/);
});

it('the virtual hosts lead to a shop of every host', async () => {
  const get = (path: string, host = 'localhost') => request({ port: developed.port, host, path });
  const { text } = await get('/muster/vhost');
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
  const addresses = [...main.matchAll(/<li><a href="([^"]+)"/g)].map(([, href = '']) => new URL(href));
  expect(new Set(addresses.map(({ hostname }) => hostname))).toEqual(
    new Set(['localhost', 'nord-ostsee.localhost', 'efa.localhost', 'audi.localhost']),
  );
  for (const { pathname, hostname } of addresses) {
    expect((await get(pathname, hostname)).status, `${hostname}${pathname}`).toBe(200);
  }
});

it('mails are shown on a whole host in the local environment, and below no location', async () => {
  const local = await startShop({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'local' });
  const statusOf = async (path: string) =>
    (await request({ port: local.port, host: 'localhost', path })).status;
  expect(await statusOf('/dev/mail')).toBe(200);
  expect(await statusOf('/muster/dev/mail')).toBe(404);
});

it('each mail has its title as heading, and what it says last is the sender', async () => {
  const get = (path: string) => request({ port: developed.port, host: 'localhost', path: `/muster${path}` });
  const list = (await get('/styleguide')).text;
  const paths = [...new Set(list.match(/\/styleguide\/mails\/\d+/g))];
  expect(paths.length).toBeGreaterThan(80);
  const mails = await Promise.all(paths.map(async (path) => (await get(path)).text));
  const wordsOf = (html = '') => html.replace(/<[^>]+>/g, '');
  for (const mail of mails) {
    const [title, ...headings] = [...mail.matchAll(/<(title|h1)\b[^>]*>(.*?)<\/\1>/g)].map(([, , words]) =>
      wordsOf(words),
    );
    expect(headings).toEqual([title]);
    const button = mail.lastIndexOf('font-weight:700;text-decoration:none');
    const limit = mail.indexOf('Der Link gilt bis');
    if (limit > 0) expect(limit, title).toBeGreaterThan(button);
    if (!mail.includes('Guten Tag') && /Bestellung|Reservierung/.test(title ?? ''))
      expect(mail, title).toContain('/muster/tresen/bestellungen/');
  }
});
