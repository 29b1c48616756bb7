import { expect, it, test, vi } from 'vitest';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });

async function setLink(path: string, link: object, url = 'muster') {
  await database.query(`update locations set theme = jsonb_set(theme, $1, $2) where url = $3`, [
    `{${path}}`,
    JSON.stringify(link),
    url,
  ]);
}

async function pageWith(holds: (text: string) => boolean, path = '/muster') {
  let text = '';
  await vi.waitFor(
    async () => {
      ({ text } = await request({ port: shop.port, path }));
      expect(holds(text)).toBe(true);
    },
    { timeout: 3_000, interval: 50 },
  );
  return text;
}

const linkTo = (label: string, href: string) => new RegExp(`<a[^>]*href="${href}"[^>]*>(<[^>]*>)*${label}<`);
const own = (path: string) => `http://localhost:${shop.port}${path}`;

test.each([
  ['a misspelt page', '/impresum', () => '/muster/impressum'],
  ["the location's own prefix", '/muster/impressum', () => '/muster/impressum'],
  ['no address at all', 'javascript:alert(1)', () => '/muster/impressum'],
  ['a misspelt page of a host of ours', 'https://localhost/hafen/impresum', () => '/muster/impressum'],
  ['an address of the own location', 'https://localhost/muster/kontakt', () => '/muster/kontakt'],
  ['an address of another location', 'https://localhost/hafen/impressum', () => own('/hafen/impressum')],
  [
    'an address of another host of ours',
    'https://efa.localhost/impressum?a=1#b',
    () => `http://efa.localhost:${shop.port}/impressum\\?a=1#b`,
  ],
  [
    'an address elsewhere',
    'https://recht.example/impressum?a=1',
    () => 'https://recht.example/impressum\\?a=1',
  ],
])('an imprint that is %s is a link, never nothing', async (name, to, href) => {
  const label = `Impressum: ${name}`;
  await setLink('footer,links,impressum', { type: 'internalLink', to, label });
  const text = await pageWith((page) => page.includes(label.replace("'", '&#x27;')));
  expect(text).toMatch(linkTo(label.replace("'", '&#x27;'), href()));
});

it('logs a required link that leads nowhere, and doctor names it', async () => {
  await setLink('footer,links,agb', { type: 'internalLink', to: '/agbs', label: 'Bedingungen' });
  await pageWith((page) => page.includes('Bedingungen'));
  expect(shop.log()).toContain('"to":"/agbs","msg":"A required link leads nowhere"');
  const failure = await radhaus(database, 'doctor').catch((error: { code: number; stdout: string }) => error);
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stdout).toContain('BAD  location muster: footer.links.agb "/agbs" leads nowhere');
  expect(failure.stdout).toContain('note links to "/servicenavigator" are left out, no page is there: ');
});

it('leads from the dealer link to the start page where its own target does not exist', async () => {
  await setLink('header,carDealerLink', { type: 'internalLink', to: '/autohuas', label: 'Das Haus' });
  expect(await pageWith((page) => page.includes('Das Haus'))).toMatch(linkTo('Das Haus', '/muster'));
});

it('names the statement on accessibility in every footer', async () => {
  for (const path of ['/muster', '/standard', '/legacy', '/hafen', '/bamberg'])
    expect(await pageWith(() => true, path)).toMatch(
      linkTo('Barrierefreiheit', `${path}/erklaerungZurBarrierefreiheit`),
    );
});
