import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { radhaus } from '../support/command';
import { exportedNetwork } from '../support/exported-network';
import { openHostedShop } from '../support/hosted-shop';
import { textOf } from '../support/html-forms';
import { request, type TestAnswer } from '../support/request';

const { changed, complaintOf, database, exported, take } = await exportedNetwork();
const shop = await openHostedShop({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'local' });
afterAll(() => shop.stop());

const get = (path: string, host = 'localhost') => request({ port: shop.port, path, host });
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const robotsOf = (text: string) => /<meta name="robots" content="([^"]*)"/.exec(text)?.[1];

const front = {
  pfad: '/seiten/probe',
  art: 'text',
  label: 'Probe',
  titel: 'Eine Probe',
  beschreibung: 'Eine Seite zum Probieren.',
};

/** Writes a page into the folder and returns the folder's path. */
function write(fields: Record<string, string>, text = 'Ein Satz.', name = 'alle/seiten/probe.md'): string {
  const folder = join(changed, 'pages');
  const lines = Object.entries({ ...front, ...fields }).map(
    ([field, value]) => `${field}: ${JSON.stringify(value)}`,
  );
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), ['---', ...lines, '---', '', text, ''].join('\n'));
  return folder;
}

const put = (fields: Record<string, string>, text?: string, name?: string) =>
  take(write(fields, text, name), { allowsRemovals: true });

/** The shop hears of a change a moment later. */
const shown = (check: (page: TestAnswer) => void, query = '') =>
  vi.waitFor(
    async () => {
      const page = await get(`/muster/seiten/probe${query}`);
      check(page);
      return page;
    },
    { timeout: 10_000, interval: 50 },
  );
const has = (status: number) => (page: TestAnswer) => expect(page.status).toBe(status);

describe('files', () => {
  it.each([
    ['pfad', { pfad: '/reifen' }],
    ['pfad', { pfad: '/seiten/../agb' }],
    ['art', { art: 'roman' }],
    ['titel', { titel: ' ' }],
    ['titel', { titel: 'x'.repeat(10_000) }],
    ['Platzhalter', { titel: 'Bei {kunde}' }],
    ['gueltigBis', { gueltigVon: '2026-12-02', gueltigBis: '2026-12-01' }],
    ['gueltigVon', { gueltigVon: '31.12.2026' }],
    ['vorschau', { vorschau: 'kurz' }],
    ['zeichnung', { zeichnung: 'einhorn' }],
    ['fuer', { fuer: 'gibt-es-nicht' }],
    ['fuer', { fuer: 'host:gibt-es-nicht.localhost' }],
    ['Platzhalter', {}, 'Rufen Sie {telefonnummer} an.'],
    ['text', {}, ' '],
  ])('a wrong %s is told (%j)', async (told, fields, text?: string) => {
    const complaint = await complaintOf(write(fields, text), '--dry-run');
    expect(complaint).toContain('pages');
    expect(complaint).toContain(told);
  });

  it('two pages of one path, and a file without its data, are told', async () => {
    write({});
    expect(await complaintOf(write({}, 'Noch einer.', 'zweite.md'), '--dry-run')).toContain('/seiten/probe');
    const broken = join(changed, 'pages/zweite.md');
    writeFileSync(broken, 'Nur Text.');
    expect(await complaintOf(join(changed, 'pages'), '--dry-run')).toContain('pages/zweite.md');
    writeFileSync(broken, '---\nlabel: [\n---\n\nText.');
    expect(await complaintOf(join(changed, 'pages'), '--dry-run')).toContain('pages/zweite.md');
  });

  it('a folder without any page is refused', async () => {
    const folder = join(changed, 'pages');
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    await expect(take(folder)).rejects.toThrow('fehlen; wenn das gewollt ist');
  });

  it('come back as they were, also into a folder that has others', async () => {
    const folder = join(changed, 'neu');
    await take(join(exported, 'pages'), { allowsRemovals: true });
    await radhaus(database, 'export', folder, 'pages');
    writeFileSync(join(folder, 'pages/alt.md'), 'weg');
    await radhaus(database, 'export', folder, 'pages');
    const names = (of: string) =>
      readdirSync(join(of, 'pages'), { recursive: true, encoding: 'utf8' }).sort();
    expect(names(folder)).toEqual(names(exported));
    for (const name of names(exported).filter((one) => one.endsWith('.md')))
      expect(readFileSync(join(folder, 'pages', name), 'utf8')).toBe(
        readFileSync(join(exported, 'pages', name), 'utf8'),
      );
  });
});

describe('a page', () => {
  it('fills placeholders, leads below its location, and keeps neither scripts nor dead links', async () => {
    await put(
      { titel: 'Bei {standort}', beschreibung: 'In {ort}.' },
      [
        '[Reifen](/reifen) und [nichts](/gibt-es-nicht-mehr) und [Böses](javascript:alert(1))',
        '## Ein {ort} & <b>fett</b>',
        '<script>alert(1)</script><img src=x onerror=alert(1)>',
        '| a | b |\n|---|---|\n| 1 | 2 |',
      ].join('\n\n'),
    );
    const { text } = await shown(has(200));
    const main = mainOf(text);
    expect(main).toMatch(/<h1[^>]*>Bei Autohaus Muster/);
    expect(main).toContain('href="/muster/reifen"');
    expect(main).toContain('und nichts und');
    expect(main).not.toMatch(/alert|onerror|javascript:|<script/);
    expect(main).toContain('<td>1</td>');
    expect(robotsOf(text)).toBe('index, follow');
    expect((await get('/sitemap.xml')).text).toContain('/muster/seiten/probe');
  });

  it('is whole with a heading of 10,000 letters, and without a picture that is not there', async () => {
    const letters = 'x'.repeat(10_000);
    await put({}, `## ${letters}\n\n![Ein Bild](/bilder/gibt-es-nicht.jpg)\n\nDanach.`);
    const { text } = await shown((page) => expect(page.text).toContain(letters));
    const main = mainOf(text);
    expect(main).toContain('Danach.');
    expect(main).not.toMatch(/<img[^>]*gibt-es-nicht/);
    for (const [, id = ''] of main.matchAll(/ id="([^"]*)"/g)) expect(id.length).toBeLessThan(100);
  });

  it('of a location replaces that of its host, which replaces that of all', async () => {
    const name = (owner: string) => `${owner.replace(':', '-')}.md`;
    for (const owner of ['host:nord-ostsee.localhost', 'noa-kiel'])
      write({ fuer: owner, titel: `Für ${owner}` }, 'Text.', name(owner));
    await put({ titel: 'Für alle' });
    await shown(({ text }) => expect(mainOf(text)).toMatch(/<h1[^>]*>Für alle</));
    const titleAt = async (path: string) =>
      textOf(/<h1[^>]*>.*?<\/h1>/.exec((await get(path, 'nord-ostsee.localhost')).text)?.[0] ?? '');
    expect(await titleAt('/noa-flensburg/seiten/probe')).toBe('Für host:nord-ostsee.localhost');
    expect(await titleAt('/noa-kiel/seiten/probe')).toBe('Für noa-kiel');
  });

  it('of a location hides that of all only while it is published', async () => {
    const key = 'eine-lange-vorschau';
    const own = { fuer: 'muster', titel: 'Unsere Probe', vorschau: key };
    const title = ({ text }: TestAnswer) => textOf(/<h1[^>]*>.*?<\/h1>/.exec(text)?.[0] ?? '');
    const says = (words: string) => (page: TestAnswer) => expect(title(page)).toBe(words);
    write({ ...own, gueltigVon: '2099-01-01' }, 'Text.', 'muster.md');
    await put({ titel: 'Für alle' });
    await shown(says('Für alle'));
    await shown(says('Unsere Probe'), `?vorschau=${key}`);
    await put({ ...own, gueltigVon: '2020-01-01' }, 'Text.', 'muster.md');
    await shown(says('Unsere Probe'));
    await put({ ...own, gueltigBis: '2020-01-01' }, 'Text.', 'muster.md');
    await shown(says('Für alle'));
    rmSync(join(changed, 'pages/muster.md'));
  });

  it('replaces the guide of its path, until it is over', async () => {
    const title = async () =>
      textOf(/<h1[^>]*>.*?<\/h1>/.exec((await get('/muster/wintercheck')).text)?.[0] ?? '');
    const guide = await title();
    expect(guide).not.toBe('Unser Wintercheck');
    const own = { pfad: '/wintercheck', fuer: 'muster', titel: 'Unser Wintercheck', label: 'Winter bei uns' };
    await put(own, 'Mit [Reifen](/reifen) und Kaffee.');
    await expect.poll(title).toBe('Unser Wintercheck');
    const { text } = await get('/muster/wintercheck');
    expect(mainOf(text)).toContain('und Kaffee.');
    expect(mainOf(text)).not.toContain('Passend dazu im Shop');
    expect(text).toMatch(/<title>Unser Wintercheck \| /);
    expect(textOf(/<nav[^>]*aria-label="Brotkrumen[\s\S]*?<\/nav>/.exec(text)?.[0] ?? text)).toContain(
      'Winter bei uns',
    );
    expect((await get('/standard/wintercheck')).text).toContain('Passend dazu im Shop');
    expect((await get('/muster/search?q=Kaffee')).text).toContain('/muster/wintercheck');
    await put({ ...own, gueltigBis: '2020-01-01' });
    await expect.poll(title).toBe(guide);
  });

  it('that is not published is there for the key alone, never cached, never indexed', async () => {
    const key = 'eine-lange-vorschau';
    await put({ gueltigVon: '2099-01-01', vorschau: key });
    await shown(has(404));
    for (const guess of ['', 'x', `${key}x`, `${key.slice(0, -1)}x`, 'ü'.repeat(key.length)])
      await shown(has(404), `?vorschau=${encodeURIComponent(guess)}`);
    const preview = await shown(has(200), `?vorschau=${key}`);
    expect(preview.headers['cache-control']).toContain('no-store');
    expect(robotsOf(preview.text)).toBe('noindex, follow');
    expect(mainOf(preview.text)).toContain('nicht veröffentlicht');
    expect((await get('/sitemap.xml')).text).not.toContain('/seiten/probe');
    await put({});
    await shown(has(200));
    await put({ gueltigBis: '2020-01-01' });
    await shown(has(404));
  });

  it('with an unfilled placeholder or a dead link is named by the doctor', async () => {
    await put({}, 'Register: {register}. [Tot](/gibt-es-gar-nicht)');
    await database.query(`update companies set register_court = '', register_number = ''`);
    const { stdout } = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
    expect(stdout).toContain('the page /seiten/probe names {register}');
    expect(stdout).toContain('links to "/gibt-es-gar-nicht" are left out');
  });
});

describe('the demo', () => {
  it.each([
    ['/muster/faq', 'Häufige Fragen'],
    ['/muster/fachbegriffe', 'Fachbegriffe'],
    ['/muster/TippsTrends', 'Tipps'],
    ['/muster/tippstrends', 'Tipps'],
    ['/muster/essen', 'Essen'],
    ['/muster/essen/reifen', 'Essen'],
    ['/muster/duesseldorf', 'Düsseldorf'],
    ['/muster/TestErgebnisse', 'Reifentests'],
    ['/muster/gutscheine', 'Gutscheine'],
    ['/muster/home/tecarLandingpage', 'Reifen vom Autohaus'],
    ['/muster/home/tecarLandingpage/reifen-finden', 'Reifen vom Autohaus'],
  ])('%s has a page', async (path, words) => {
    await take(join(exported, 'pages'), { allowsRemovals: true });
    await vi.waitFor(
      async () => {
        const { status, text } = await get(path);
        expect(status).toBe(200);
        expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(text)?.[0] ?? '')).toContain(words);
      },
      { timeout: 10_000 },
    );
  });

  it.each([
    '/essen/gibt-es-nicht',
    '/duesseldorf/a/b',
    '/home/tecarLandingpage/etwas',
    '/seiten',
    '/TippsTrends/x',
  ])('%s is not found', async (path) => {
    expect((await get(`/muster${path}`)).status).toBe(404);
  });

  it('asks at least 30 questions, explains at least 80 terms by letter, and tells at least 8 tips', async () => {
    const count = (text: string, pattern: RegExp) => [...mainOf(text).matchAll(pattern)].length;
    expect(count((await get('/muster/faq')).text, /<summary/g)).toBeGreaterThanOrEqual(30);
    const terms = (await get('/muster/fachbegriffe')).text;
    const ids = [...mainOf(terms).matchAll(/<div id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('lochkreis');
    const names = [...mainOf(terms).matchAll(/<dt[^>]*>([\s\S]*?)<\/dt>/g)].map(([, name = '']) =>
      textOf(name),
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(names.length).toBe(ids.length);
    expect(count((await get('/muster/TippsTrends')).text, /<article/g)).toBeGreaterThanOrEqual(8);
  });

  it('tells how long each tip takes, at 200 words a minute, in the list as on its page', async () => {
    const long = '/TippsTrends/raeder-lagern';
    await database.query(
      `update content_pages set markdown = markdown || repeat(' Wort', 1100) where path = $1`,
      [long],
    );
    const cards = async () =>
      [...mainOf((await get('/muster/TippsTrends')).text).matchAll(/<article[\s\S]*?<\/article>/g)].map(
        ([card]) => [
          /href="\/muster([^"]+)"/.exec(card)?.[1] ?? '',
          /(\d+) Min\. Lesezeit/.exec(textOf(card))?.[1],
        ],
      );
    const stored = await database.query<{ path: string; markdown: string }>(
      `select path, markdown from content_pages where path like '/TippsTrends/%' and owner = '*'`,
    );
    const expected = stored.map(({ path, markdown }) => [
      path,
      String(Math.max(1, Math.round(markdown.split(/\s+/).length / 200))),
    ]);
    expect(expected.find(([path]) => path === long)?.[1]).toMatch(/^[678]$/);
    await expect.poll(async () => (await cards()).toSorted()).toEqual(expected.toSorted());
    for (const [path = '', minutes] of expected) {
      const header = /<header[\s\S]*?<\/header>/.exec(mainOf((await get(`/muster${path}`)).text))?.[0] ?? '';
      expect(textOf(header), path).toContain(`${minutes} Min. Lesezeit`);
    }
  });

  it('shows the guarantee only where promotions are on', async () => {
    const on = await database.query<{ url: string; on: boolean }>(
      `select url, (theme->'body'->>'enablePromotionLandingpages')::boolean as on from locations
       where hostname = 'localhost' and theme->'body'->'enablePromotionLandingpages' is not null`,
    );
    // The theme of `bamberg` is invalid, and the fallback has them.
    for (const { url, on: isOn } of on)
      for (const page of ['home/aktionen/tecar-reifen', 'home/aktionen']) {
        const { status } = await get(`/${url}/${page}`);
        expect([url, page, status === 200]).toEqual([url, page, isOn || url === 'bamberg']);
      }
    expect(new Set(on.map(({ on: isOn }) => isOn)).size).toBe(2);
  });

  it('finds pages by words that they do not have', async () => {
    const { text } = await get('/muster/search?q=gutscheincode');
    expect(mainOf(text)).toContain('/muster/gutscheine');
  });
});

describe('tests of tyres', () => {
  it('are filtered by season and size, and link what is sold in that size', async () => {
    const { text } = await get('/muster/TestErgebnisse?saison=winter');
    const main = mainOf(text);
    expect(main).toContain('Winterreifen');
    expect(main).toContain('Fahrmagazin Beispiel (erfunden)');
    expect(main.replace(/<form[\s\S]*?<\/form>/, '')).not.toContain('Sommerreifen');
    const [, link] = /href="\/muster\/reifen\/([^"]+)"/.exec(main) ?? [];
    expect((await get(`/muster/reifen/${link}`)).status).toBe(200);
    const none = await get('/muster/TestErgebnisse?saison=winter&groesse=225%2F40+R18');
    expect(none.status).toBe(200);
    expect((await get('/muster/TestErgebnisse?saison=x&groesse=%00')).status).toBe(200);
  });

  it('have no page in a network without any', async () => {
    await database.query('delete from tyre_tests');
    await expect.poll(async () => (await get('/muster/TestErgebnisse')).status).toBe(404);
    expect((await get('/sitemap.xml')).text).not.toContain('TestErgebnisse');
  });
});
