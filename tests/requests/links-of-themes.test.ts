import { expect, it, test, vi } from 'vitest';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

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
    { timeout: 10_000, interval: 50 },
  );
  return text;
}

const linkTo = (label: string, href: string) => new RegExp(`<a[^>]*href="${href}"[^>]*>(<[^>]*>)*${label}<`);
const toDelivery = { type: 'internalLink', to: '/presse' };
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

it("a location's own imprint stands in its checkout, too", async () => {
  const to = 'https://recht.example/impressum';
  await setLink('footer,links,impressum', { type: 'externalLink', to, label: 'Impressum' });
  await pageWith((text) => linkTo('Impressum', to).test(text));
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', (await someTyre(database)).id, 1);
  expect((await visitor.open('/muster/initiateCheckout')).text).toMatch(linkTo('Impressum', to));
});

it('logs a required link that leads nowhere, and doctor names it', async () => {
  await setLink('footer,links,agb', { type: 'internalLink', to: '/agbs', label: 'Bedingungen' });
  await setLink('header,links', [{ ...toDelivery, to: '/gibt-es-nicht', label: 'Weg' }]);
  await pageWith((page) => page.includes('Bedingungen'));
  expect(shop.log()).toContain('"to":"/agbs","msg":"A required link leads nowhere"');
  const failure = await radhaus(database, 'doctor').catch((error: { code: number; stdout: string }) => error);
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stdout).toContain('BAD  location muster: footer.links.agb "/agbs" leads nowhere');
  expect(failure.stdout).toContain('note links to "/gibt-es-nicht" are left out, no page is there: ');
});

it('leads from the dealer link to the start page where its own target does not exist', async () => {
  await setLink('header,carDealerLink', { type: 'internalLink', to: '/autohuas', label: 'Das Haus' });
  expect(await pageWith((page) => page.includes('Das Haus'))).toMatch(linkTo('Das Haus', '/muster'));
});

it('a required link without words has those of the shop, another one is left out', async () => {
  await setLink('footer,links,datenschutz', { type: 'internalLink', to: '/datenschutz', label: ' ' });
  await setLink('header,links', [
    { type: 'internalLink', to: '/kontakt', label: '', children: [{ ...toDelivery, label: 'Darunter' }] },
  ]);
  const text = await pageWith((page) => page.includes('Darunter'));
  expect(text).toMatch(linkTo('Datenschutz', '/muster/datenschutz'));
  expect(text).toMatch(linkTo('Darunter', '/muster/presse'));
  expect(text).not.toMatch(/<a[^>]*>\s*<\/a>/);
});

it('an address that a redirect rule serves is alive, one that a rule leads nowhere is not', async () => {
  await database.query(
    `insert into redirect_rules (location_url, old_url, new_url) values
      ('muster', '/alte-seite', '/kontakt'), ('muster', '/tote-seite', '/nirgends')`,
  );
  await setLink('header,links', [
    { type: 'internalLink', to: '/alte-seite', label: 'Über die Regel' },
    { type: 'internalLink', to: '/tote-seite', label: 'Ins Leere' },
  ]);
  const text = await pageWith((page) => page.includes('Über die Regel'));
  expect(text).toMatch(linkTo('Über die Regel', '/muster/alte-seite'));
  expect(text).not.toContain('Ins Leere');
});

it('a link with a query of its own is no double of an entry of the menu', async () => {
  await setLink('header,links', [
    { type: 'internalLink', to: '/reifen?saison=winter', label: 'Nur Winter' },
    { type: 'internalLink', to: '/reifen', label: 'Noch einmal Reifen' },
    { ...toDelivery, label: 'Häuser' },
  ]);
  const text = await pageWith((page) => page.includes('Häuser'));
  expect(text).toMatch(linkTo('Nur Winter', '/muster/reifen\\?saison=winter'));
  expect(text).not.toContain('Noch einmal Reifen');
});

it('an entry of the main navigation that leads nowhere gives its place to its pages', async () => {
  await database.query(
    `update navigation_contents
      set content = jsonb_set(content, '{navigationMain}', content->'navigationMain' || $1::jsonb)`,
    [
      JSON.stringify([
        {
          title: 'Gibt es nicht',
          link: { type: 'internalLink', to: '/nirgends', label: 'Gibt es nicht' },
          children: [{ ...toDelivery, label: 'Gehobenes Kind' }],
        },
      ]),
    ],
  );
  const text = await pageWith((page) => page.includes('Gehobenes Kind'));
  expect(text).toMatch(linkTo('Gehobenes Kind', '/muster/presse'));
  expect(text).not.toContain('Gibt es nicht');
});

it('names the statement on accessibility in every footer', async () => {
  for (const path of ['/muster', '/standard', '/legacy', '/hafen', '/bamberg'])
    expect(await pageWith(() => true, path)).toMatch(
      linkTo('Barrierefreiheit', `${path}/erklaerungZurBarrierefreiheit`),
    );
});

const arrow = '<svg viewBox="0 0 24 24"><path d="M4 12h16"/></svg>';
const safeArrow = 'aria-hidden="true" fill="currentColor"><path d="M4 12h16"></path></svg>';
const withBelow = (to: string, label: string) => ({
  type: 'internalLink',
  to,
  label,
  icon: arrow.replace('<svg', '<svg onload="x()"'),
  children: [
    { type: 'internalLink', to: '/faltsch', label: 'Nirgends' },
    { type: 'externalLink', to: 'https://unten.example/', label: `${label} unten`, icon: arrow },
  ],
});

test.each([
  ['header,links', (link: object) => [link]],
  ['header,carDealerLink', (link: object) => link],
  ['body,stickyBoxLink', (link: object) => link],
  ['footer,links,agb', (link: object) => link],
])('icon and sub-links of %s are drawn, and what leads nowhere is not', async (path, place) => {
  for (const url of ['muster', 'standard', 'stadtwerk', 'bergstrasse', 'alpenblick']) {
    const label = `Gezeichnet ${path}`;
    await setLink(path, place(withBelow('/kontakt', label)), url);
    const text = await pageWith((page) => page.includes(label), `/${url}`);
    expect(text).toMatch(linkTo(`${label} unten`, 'https://unten.example/'));
    expect(text.split(safeArrow).length, url).toBeGreaterThan(2);
    expect(text).not.toContain('onload');
    expect(text).not.toContain('Nirgends');
  }
});

it('shows pictures of the hosts that a location names, and drawings in the place of all others', async () => {
  const logo = (host: string) => `https://${host}/logo.png`;
  const hero = (host: string) => [
    { imageLink: `https://${host}/held.jpg`, description: 'x', page: '/', headline: 'Held' },
  ];
  await database.query(
    `update locations set storefront = storefront || '{"pictureHosts": ["bilder.example", "*.cdn.example", "x; script-src *"]}'
     where url = 'hafen'`,
  );
  await database.query(
    `update locations set storefront = storefront || '{"pictureHosts": ["bilder.example", "*.cdn.example"]}' where url = 'muster'`,
  );
  shop.expectError('Stored value ignored');
  for (const url of ['muster', 'rheinland']) {
    await setLink('header,logo', { publicUrl: logo('bilder.example') }, url);
    await setLink('header,heroContentByPage', hero('a.cdn.example'), url);
  }
  await pageWith((page) => page.includes(logo('bilder.example')));
  const policy = async (path: string) =>
    (await request({ port: shop.port, path })).headers['content-security-policy'];
  const shown = await request({ port: shop.port, path: '/muster' });
  expect(shown.text).toContain('https://a.cdn.example/held.jpg');
  expect(await policy('/muster')).toContain(
    "img-src 'self' data: https://bilder.example https://*.cdn.example;",
  );
  const other = await pageWith((page) => page.includes('Held'), '/rheinland');
  expect(other).not.toContain('bilder.example');
  expect(other).not.toContain('cdn.example');
  expect(await policy('/rheinland')).toContain("img-src 'self' data:;");
  // One wrong entry costs itself.
  expect(await policy('/hafen')).toContain(
    "img-src 'self' data: https://bilder.example https://*.cdn.example;",
  );
  const failure = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  expect(failure.stdout).toContain(
    'BAD  location rheinland: picture "https://bilder.example/logo.png" is not shown',
  );
});
