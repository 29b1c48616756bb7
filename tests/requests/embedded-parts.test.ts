import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await database.query(
  `update locations set storefront = storefront || '{"frameHosts": ["www.autohaus.example"]}' where url = 'muster'`,
);
const shop = await startShop({ DATABASE_URL: database.url });
const get = (pagePath: string, headers = {}) => request({ port: shop.port, path: pagePath, headers });
const policyOf = async (pagePath: string) =>
  String((await get(pagePath)).headers['content-security-policy']).split('; ');

describe('the script', () => {
  it('has at most 5 KB, is served from every host and needs no eval', async () => {
    const { status, headers, raw, text } = await get('/embed/finder.js', { 'accept-encoding': 'br' });
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
    const source = fs.readFileSync(path.resolve('public/embed/finder.js'));
    expect(text).toBe(source.toString());
    expect(zlib.brotliCompressSync(source).length).toBeLessThan(5_000);
    expect(raw.length).toBeLessThan(5_000);
    expect(text).not.toMatch(/eval|innerHTML|document\.write/);
    expect((await request({ port: shop.port, host: 'efa.localhost', path: '/embed/finder.js' })).status).toBe(
      200,
    );
  });

  it('stands on a page to copy, with the address of the location', async () => {
    const { text } = await get('/api/docs');
    const [, sample = ''] = /<pre[^>]* data-embed[^>]*>([\s\S]*?)<\/pre>/.exec(text) ?? [];
    const page = textOf(sample);
    expect(page).toContain(`src="http://localhost:${shop.port}/embed/finder.js"`);
    expect(page).toContain(`data-shop="http://localhost:${shop.port}/muster"`);
    for (const [, address = ''] of page.matchAll(/<a href="([^"]+)"/g))
      expect([address, (await get(new URL(address).pathname)).status]).toEqual([address, 200]);
  });
});

describe('the framed tyre finder', () => {
  it('is a form without header and scripts that opens the list in place of the site', async () => {
    const { status, text } = await get('/muster/reifensucheExtern');
    expect(status).toBe(200);
    expect(text).not.toMatch(/<header|type="module"/);
    expect(text).toContain('target="_top"');
    expect(text).toContain('content="noindex, follow"');
    const form = readForm(text, { button: 'Reifen finden' });
    expect(form.action).toBe('/muster/reifen');
    const list = await get('/muster/reifen?breite=205&hoehe=55&durchmesser=16&saison=winter');
    expect([list.status, list.text.includes('205/55')]).toEqual([200, true]);
    expect(
      (await request({ port: shop.port, host: 'efa.localhost', path: '/reifensucheExtern' })).text,
    ).toContain('action="/reifen"');
  });

  it('and the navigator tell their height, and are shown by the hosts of the location only', async () => {
    for (const page of ['/muster/reifensucheExtern', '/muster/servicenavigatorExtern']) {
      const { text, headers } = await get(page);
      expect(text).toContain('radhausHeight');
      expect(headers['x-frame-options']).toBeUndefined();
      expect(await policyOf(page)).toContain("frame-ancestors 'self' https://www.autohaus.example");
    }
    for (const page of ['/standard/reifensucheExtern', '/muster/reifen', '/muster']) {
      expect((await get(page)).headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(await policyOf(page)).toContain("frame-ancestors 'self'");
    }
    expect((await get('/muster')).text).not.toContain('radhausHeight');
  });

  it('opens what no other site may frame in a tab, also without scripts', async () => {
    const isFramed = (link: string) => /href="(#|\/muster\/servicenavigatorExtern)/.test(link);
    const waiting = ['/muster/reifensucheExtern', '/muster/servicenavigatorExtern'];
    const seen = new Set(waiting);
    const steps = new Set<string>();
    // The deepest first, so that a few pages have all steps.
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const { status, text } = await get(page);
      expect([page, status]).toEqual([page, 200]);
      steps.add(/data-step="(\w+)"/.exec(text)?.[1] ?? '');
      const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(text) ?? [];
      for (const name of ['Impressum', 'Datenschutz', 'AGB', 'Barrierefreiheit', 'Vertrag widerrufen'])
        expect(textOf(footer)).toContain(name);
      const links = [...text.matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
      for (const link of links.filter((one) => !isFramed(one))) {
        expect([page, link]).toEqual([page, expect.stringContaining('target="_blank"')]);
        expect(link).toMatch(/rel="[^"]*noopener/);
      }
      for (const [, next = ''] of links
        .filter(isFramed)
        .join()
        .matchAll(/href="(\/[^"]+)"/g)) {
        const path = next.replaceAll('&amp;', '&');
        if (seen.size < 30 && !seen.has(path)) waiting.push(path);
        seen.add(path);
      }
    }
    expect([...steps]).toEqual(expect.arrayContaining(['kategorie', 'leistung', 'fahrzeug', 'standort']));
    expect((await get('/muster')).text).not.toMatch(/<a\b[^>]*href="\/muster\/datenschutz"[^>]*target=/);
  });

  it('has the colours of the location, and is missing where no tyres are sold', async () => {
    const style = (text: string) => /<html[^>]* style="([^"]*)"/.exec(text)?.[1];
    const [own, shown] = [await get('/bergstrasse'), await get('/bergstrasse/reifensucheExtern')];
    expect(style(shown.text)).toBe(style(own.text));
    await database.query(
      `update locations set categories = categories || '{"categoryBlacklist": [{"_id": "cat-reifen", "url": "reifen"}]}' where url = 'kassel'`,
    );
    await vi.waitFor(async () => expect((await get('/kassel/reifensucheExtern')).status).toBe(404), {
      timeout: 10_000,
    });
  });
});

describe('origins of programs', () => {
  it('are all, or those of the setting', async () => {
    const limited = await startShop({
      DATABASE_URL: database.url,
      API_ORIGINS: 'https://www.autohaus.example, http://127.0.0.1:9',
    });
    const allowed = async (
      port: number,
      origin: string | undefined,
      pagePath = '/api/v1/hosts',
      method = 'GET',
    ) => {
      const answer = await request({ port, method, path: pagePath, headers: origin ? { origin } : {} });
      return answer.headers['access-control-allow-origin'];
    };
    expect(await allowed(shop.port, 'https://irgendwer.example')).toBe('*');
    for (const [pagePath, method] of [
      ['/api/v1/hosts', 'GET'],
      ['/api/v1/hosts', 'OPTIONS'],
      ['/api/v1/gibt-es-nicht', 'GET'],
    ] as const) {
      const of = (origin?: string) => allowed(limited.port, origin, pagePath, method);
      expect(await of('https://www.autohaus.example')).toBe('https://www.autohaus.example');
      expect(await of('http://127.0.0.1:9')).toBe('http://127.0.0.1:9');
      for (const other of [
        'https://irgendwer.example',
        'https://www.autohaus.example.evil.example',
        'null',
        undefined,
      ])
        expect([other, await of(other)]).toEqual([other, undefined]);
    }
    const { headers } = await request({ port: limited.port, path: '/api/v1/hosts' });
    expect(headers.vary).toContain('origin');
  });
});
