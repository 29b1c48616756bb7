import { describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const nodes = [
  await startShop({ DATABASE_URL: database.url }),
  await startShop({ DATABASE_URL: database.url }),
];
const port = nodes[0]?.port ?? 0;
const get = (path: string, host = 'localhost') => request({ port, host, path });
const at = (host: string, path: string) => `http://${host}:${port}${path}`;

describe("a location's redirect rules", () => {
  it.each([
    ['/muster/winter', 301, '/muster/winterreifen'],
    ['/muster/Winter/?utm=1', 301, '/muster/winterreifen?utm=1'],
    ['/muster/angebote/winter-2024', 301, '/muster/winterreifen'],
    ['/winter', 302, '/muster/winterreifen'],
    ['/muster/reifen-suche', 307, '/muster/konfigurator'],
    ['/muster/golf-reifen', 302, '/muster/reifen?breite=205&hoehe=55&durchmesser=16'],
    ['/muster/index.php?id=7', 301, '/muster/kontakt'],
    ['/muster/filiale-hafen', 302, '/hafen/kontakt'],
    ['/muster/filiale-flensburg', 302, at('nord-ostsee.localhost', '/noa-flensburg')],
    ['/muster/autohaus', 302, 'https://www.autohaus-muster.example/'],
    ['/landau/werkstattfinder', 302, '/rheinland'],
  ])('%s: %d to %s, a page that answers itself', async (path, status, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, target]);
    if (target.startsWith('/')) expect((await get(target)).status).toBeLessThan(400);
  });

  it('hold on a single-shop host, and only at their location', async () => {
    const answer = await get('/shop', 'efa.localhost');
    expect([answer.status, answer.headers.location]).toEqual([308, '/reifen']);
    expect((await get('/hafen/winter')).status).toBe(404);
  });
});

describe('a location that has moved', () => {
  it.each([
    ['/landau', '/rheinland'],
    ['/landau/werkstattfinder', '/rheinland'],
    ['/landau/reifen?breite=205', '/rheinland/reifen?breite=205'],
  ])('leads from %s to %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([302, target]);
  });

  it('is named in no list, finder or menu', async () => {
    for (const path of ['/muster', '/muster/standorte', '/muster/standorte?q=76829']) {
      const { text } = await get(path);
      expect(text, path).toMatch(/["/]rheinland\b/);
      expect(text, path).not.toMatch(/["/]landau\b/);
    }
  });
});

describe('the router in the browser is told of a redirect', () => {
  it.each([
    ['/muster/winter.data?_routes=root', '301', '/muster/winterreifen', undefined],
    ['/muster/reifen-suche.data', '307', '/muster/konfigurator', undefined],
    ['/muster/golf-reifen.data', '302', '/muster/reifen?breite=205&hoehe=55&durchmesser=16', undefined],
    // Another location has another basename, so a document is loaded.
    ['/muster/filiale-hafen.data?a=1&_routes=root', '302', '/hafen/kontakt?a=1', 'true'],
    ['/efa.data', '302', 'http://efa.localhost', 'true'],
  ])('%s: %s to %s', async (path, status, target, isDocument) => {
    const { status: sent, headers } = await get(path);
    expect(sent).toBe(204);
    expect(headers['x-remix-status']).toBe(status);
    const expected = target.startsWith('http') ? `${target}:${port}/` : at('localhost', target);
    expect(headers['x-remix-redirect']).toBe(expected);
    expect(headers['x-remix-reload-document']).toBe(isDocument);
  });
});

async function eachNodeSends(path: string, location: string | undefined): Promise<void> {
  for (const node of nodes) {
    await vi.waitFor(
      async () => {
        const answer = await request({ port: node.port, path });
        expect(answer.headers.location).toBe(location);
      },
      { timeout: 10_000, interval: 20 },
    );
  }
}

describe('a change in the database reaches every node, whoever makes it', () => {
  it('by a new rule, and when it goes', async () => {
    await eachNodeSends('/hafen/neu', undefined);
    await database.query(
      "insert into redirect_rules (location_url, old_url, new_url, status_code) values ('hafen', '/neu', '/reifen', 301)",
    );
    await eachNodeSends('/hafen/neu', '/hafen/reifen');
    await database.query("delete from redirect_rules where location_url = 'hafen'");
    await eachNodeSends('/hafen/neu', undefined);
  });

  it('by a location that moves', async () => {
    await database.query(
      "update locations set redirect_url = '/noa-kiel', sublocation_url = 'muster' where url = 'stadtwerk'",
    );
    await eachNodeSends('/stadtwerk/reifen?a=1', '/muster/reifen?a=1');
    const root = await get('/stadtwerk');
    expect(root.headers.location).toBe(at('nord-ostsee.localhost', '/noa-kiel'));
  });

  it('by a start page that leads elsewhere, while the other pages stay', async () => {
    const setTo = (value: string) =>
      database.query(`update locations set redirect_to = ${value} where url = 'hafen'`);
    await setTo("'/hafen/werkstattfinder'");
    await eachNodeSends('/hafen', '/hafen/werkstattfinder');
    await eachNodeSends('/hafen/home', '/hafen/werkstattfinder');
    expect((await get('/hafen/reifen')).status).toBe(200);
    await setTo("'/hafen'");
    await eachNodeSends('/hafen', undefined);
    await setTo("'/home'");
    await eachNodeSends('/hafen', '/hafen/home');
    expect((await get('/hafen/home')).status).toBe(200);
    await setTo('null');
  });

  it('by rules that run in a circle: the page is shown, and the log says why', async () => {
    await database.query(
      `insert into redirect_rules (location_url, old_url, new_url, status_code)
       values ('techno', '/kontakt', '/presse', 301), ('techno', '/presse', '/kontakt', 301)`,
    );
    await vi.waitFor(
      async () => {
        expect((await get('/techno/kontakt')).status).toBe(200);
        expect(nodes[0]?.log()).toContain('Redirects run in a circle');
      },
      { timeout: 10_000, interval: 50 },
    );
  });

  it('by a redirect to a foreign site: it is logged and ignored', async () => {
    await database.query(
      `insert into redirect_rules (location_url, old_url, new_url, status_code)
       values ('techno', '/reifen', 'https://evil.example/', 301)`,
    );
    await vi.waitFor(() => expect(nodes[0]?.log()).toContain('Invalid redirect URL'), 10_000);
    expect((await get('/techno/reifen')).status).toBe(200);
  });
});

it('the language is German, whatever the browser asks for', async () => {
  for (const path of ['/muster', '/kassel']) {
    const answer = await request({ port, path, headers: { 'accept-language': 'en-GB' } });
    expect(answer.text).toContain('<html lang="de"');
  }
});
