import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { radhaus } from '../support/command';
import { fileOf, ownFolder } from '../support/exported-network';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

// Pages of a test system are never indexed.
const { database, shop } = await freshShop({ environment: { DEPLOYMENT_ENVIRONMENT: 'local' } });
const folder = ownFolder();
const HEADER = 'standort;seite;titel;beschreibung;robots;canonical';

const get = (path: string, port = shop.port) => request({ port, path });
async function headOf(path: string, port?: number) {
  const { text } = await get(path, port);
  const of = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    title: of(/<title>([^<]*)<\/title>/),
    description: of(/name="description" content="([^"]*)"/),
    robots: of(/name="robots" content="([^"]*)"/),
    canonical: of(/rel="canonical" href="([^"]*)"/),
  };
}
const take = (...rows: string[]) => {
  const file = join(folder, 'seo.csv');
  writeFileSync(file, `${[HEADER, ...rows].join('\n')}\n`);
  return radhaus(database, 'import', file, '--allow-removals');
};

describe('the metadata of a page', () => {
  it('are its own, the network’s, or the location’s', async () => {
    expect((await headOf('/muster/agb')).title).toMatch(/^.+ \| .+$/);
    expect((await headOf('/hafen/faq')).title).toMatch(/^Häufige Fragen zu Reifen, Felgen und Lieferung \| /);
    expect(await headOf('/muster/reifen')).toMatchObject({
      title: expect.stringMatching(/^Reifen in Kiel kaufen \| /),
      description: expect.stringContaining('mit Bestand und Preis in Kiel'),
      robots: 'index, follow',
    });
    expect((await headOf('/hafen/reifen')).title).not.toContain('Kiel');
  });

  it('end with the location’s own words, or with the shop’s', async () => {
    expect((await headOf('/muster/agb')).title).toMatch(/ \| Autohaus Muster Kiel$/);
    for (const page of ['', '/agb', '/reifen', '/login'])
      expect([page, (await headOf(`/standard${page}`)).title]).toEqual([
        page,
        expect.stringMatching(/ \| Autoteile plus Service$/),
      ]);
  });

  it('follow an import a moment later, field by field', async () => {
    await take(
      '*;/agb;Bedingungen;Unsere Bedingungen;"noindex, nofollow";',
      'muster;/AGB;;;"index, follow";/reifen',
      'efa;/;Start;;;https://www.efa.example/',
    );
    await expect
      .poll(() => headOf('/muster/agb'))
      .toMatchObject({
        title: expect.stringMatching(/^Bedingungen \| /),
        description: 'Unsere Bedingungen',
        robots: 'index, follow',
        canonical: expect.stringMatching(/\/muster\/reifen$/),
      });
    expect(await headOf('/hafen/agb')).toMatchObject({
      robots: 'noindex, nofollow',
      canonical: expect.stringMatching(/\/hafen\/agb$/),
    });
    expect((await headOf('/muster/reifen')).title).not.toContain('in Kiel kaufen');
    const { text } = await request({ port: shop.port, path: '/', host: 'efa.localhost' });
    expect(text).toContain('rel="canonical" href="https://www.efa.example/"');
  });

  it('leave out of the sitemap what is hidden, and what another page stands for', async () => {
    const { text } = await get('/sitemap.xml?standort=hafen&teil=1');
    const whole = text.includes('<loc>') ? text : (await get('/sitemap.xml')).text;
    for (const page of ['/hafen/agb', '/muster/agb']) expect(whole).not.toContain(`${page}</loc>`);
    expect(whole).toContain('/hafen/impressum</loc>');
  });

  it('keep a page in the sitemap that its own address stands for, with host or location', async () => {
    await take(
      'efa;/agb;;;;https://efa.localhost/AGB/',
      'efa;/impressum;;;;https://www.efa.example/impressum',
      'hafen;/agb;;;;/hafen/agb',
      'hafen;/impressum;;;;/hafen/agb',
    );
    const pathOf = async (path: string) => new URL((await headOf(path)).canonical ?? '').pathname;
    await expect.poll(() => pathOf('/hafen/impressum')).toBe('/hafen/agb');
    expect(await pathOf('/hafen/agb')).toBe('/hafen/agb');
    const efa = await request({ port: shop.port, path: '/sitemap.xml', host: 'efa.localhost' });
    const hafen = await get('/sitemap.xml?standort=hafen&teil=1');
    for (const { text } of [efa, hafen]) {
      expect(text).toContain('/agb</loc>');
      expect(text).not.toContain('/impressum</loc>');
    }
  });

  it('never let a test system be indexed', async () => {
    await take('*;/agb;;;"index, follow";');
    const hidden = await startShop({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'abnahme' });
    expect((await headOf('/muster/agb', hidden.port)).robots).toBe('noindex, nofollow');
  });

  it('are text, whatever is in them', async () => {
    await take('*;/agb;"</title><script>alert(1)</script>";"a""b<i>";;');
    await expect.poll(async () => (await get('/muster/agb')).text).toContain('&lt;/title&gt;&lt;script&gt;');
    expect((await get('/muster/agb')).text).not.toContain('<script>alert(1)');
  });
});

it.each([
  ['niemand;/agb;A;;;', 'es gibt keinen Standort mit der url „niemand“'],
  ['*;agb;A;;;', 'kein Pfad, der mit einem / beginnt'],
  ['*;//evil.example;A;;;', 'kein Pfad, der mit einem / beginnt'],
  [`*;/agb;${'A'.repeat(121)};;;`, 'ist länger als 120 Zeichen'],
  ['*;/agb;A;;alle;', 'erwartet wird index, follow oder ähnlich'],
  ['*;/agb;A;;;javascript:alert(1)', 'weder ein Pfad noch eine Adresse mit https://'],
  ['*;/agb;A;;;\n*;/AGB/;B;;;', 'seite'],
])('a file with %s is refused', async (row, problem) => {
  const failure = await take(row).catch((error: { stderr: string }) => error);
  expect(failure.stderr).toContain('seo.csv');
  expect(failure.stderr).toContain(problem);
});

it('an export has what was imported', async () => {
  await take('*;/agb;Bedingungen;;;', 'muster;/;Start;;"noindex, follow";/reifen');
  await radhaus(database, 'export', folder, 'seo');
  expect(fileOf('seo.csv', folder).trim().split('\n').slice(1)).toEqual([
    '*;/agb;Bedingungen;;;',
    'muster;/;Start;;noindex, follow;/reifen',
  ]);
});

describe('GET /api/v1/SeoMetaData', () => {
  const call = async (query: string) => {
    const { status, text } = await get(`/api/v1/SeoMetaData?${query}`);
    return { status, body: JSON.parse(text) };
  };

  it('answers what is stored, with defaults', async () => {
    await expect
      .poll(async () => (await call('standortUrl=muster&page=/')).body.data.title)
      .toMatch(/^Start \| /);
    expect((await call('standortUrl=muster&page=/home')).body.data).toEqual({
      title: expect.stringMatching(/^Start \| /),
      description: null,
      robots: 'noindex, follow',
      canonical: expect.stringMatching(/\/muster\/reifen$/),
    });
    expect((await call('standortUrl=hafen&page=/gibt-es-nicht')).body.data).toEqual({
      title: null,
      description: null,
      robots: 'noindex, follow',
      canonical: expect.stringMatching(/\/hafen\/gibt-es-nicht$/),
    });
  });

  it('says of a page with nothing stored what the page says', async () => {
    const tyreCode = await database.value<string>(`
      select code from articles join current_prices on article_id = articles.id and location_id is null
       where articles.kind = 'tyre' and retired_at is null order by code limit 1`);
    const pages = [
      '/',
      '/home',
      '/Reifen',
      '/winterreifen',
      '/agb',
      '/dachboxen',
      `/reifen/${tyreCode}`,
      '/login',
    ];
    const start = (await call('standortUrl=hafen&page=/home')).body.data;
    expect(new URL(start.canonical).pathname).toBe('/hafen');
    for (const page of [...pages, '/warenkorb', '/reifen/gibt-es-nicht', '/%25']) {
      const { data } = (await call(`standortUrl=hafen&page=${page}`)).body;
      expect([page, data.robots]).toEqual([page, (await headOf(`/hafen${page === '/' ? '' : page}`)).robots]);
    }
  });

  it.each(['muster', 'hafen', 'standard'])(
    'says the same as each page without a parameter at %s',
    async (url) => {
      const pages = ['angebote', 'audi-zubehoer', 'cookie-einstellungen', 'fahrzeug', 'felgenkonfigurator']
        .concat(['home/aktionen', 'home/tecarLandingpage', 'komplettraeder', 'merkliste', 'reifen/tecar'])
        .concat(['reparatur-wartung', 'search', 'serviceAnfrage', 'servicenavigator', 'standorte'])
        .concat(['TestErgebnisse', 'vertrag-widerrufen', 'kontakt', 'impressum', 'suv-reifen', 'warenkorb']);
      const shown = await Promise.all(
        pages.map(async (page) => [page, (await headOf(`/${url}/${page}`)).robots] as const),
      );
      const said = await Promise.all(
        pages.map(
          async (page) => [page, (await call(`standortUrl=${url}&page=/${page}`)).body.data.robots] as const,
        ),
      );
      const isPage = ([, robots]: readonly [string, string | undefined]) => robots !== undefined;
      expect(shown.filter(isPage).length).toBeGreaterThan(14);
      expect(said.filter((_, index) => shown[index]?.[1])).toEqual(shown.filter(isPage));
    },
  );

  it('an accessories page is indexed where it is, and the offers are where there are some', async () => {
    const robots = async (url: string, page: string) =>
      (await call(`standortUrl=${url}&page=${page}`)).body.data.robots;
    expect(await robots('audi-zentrum', '/audi-zubehoer')).toBe('index, follow');
    expect(await robots('muster', '/audi-zubehoer')).toBe('noindex, follow');
    expect(await robots('muster', '/angebote')).toBe('index, follow');
  });

  it.each([
    ['standortUrl=niemand&page=/', 404],
    ['standortUrl=muster', 200],
    ['page=/', 400],
    [`standortUrl=muster&page=/${'a'.repeat(300)}`, 400],
  ])('%s: %s', async (query, status) => {
    expect((await call(query)).status).toBe(status);
  });
});
