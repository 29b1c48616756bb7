import { expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';

const { database, shop } = await freshShop();

const LIMIT_MS = 300_000;
const odd = ['2147483647', '2147483648', '99999999999', '9223372036854775808', '-1', '1e3', '0x1F', '1.5'];

/** Fields of forms, and parameters of links. */
function namesIn(html: string): string[] {
  const fields = [...html.matchAll(/\bname="([\w-]+)"/g)];
  const linked = [...decodeHtml(html).matchAll(/[?&]([\w-]+)=/g)];
  return [...new Set([...fields, ...linked].map(([, name = '']) => name))];
}

type Get = (path: string) => Promise<{ status: number; text: string }>;

async function faultsOf(get: Get, paths: readonly string[], more: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const { status, text } = await get(path);
    if (status >= 500) faults.push(`${status} ${path}`);
    const names = [...new Set([...namesIn(text), ...more])];
    for (const value of odd) {
      const each = names.map((name) => new URLSearchParams({ [name]: value }));
      // One at a time where it is a number for sure; the others together.
      const queries = [...each.slice(-more.length), new URLSearchParams(names.map((name) => [name, value]))];
      for (const query of queries) {
        const answer = await get(`${path}?${query}`);
        if (answer.status >= 500) faults.push(`${answer.status} ${path}?${query}`);
      }
    }
  }
  return faults;
}

it(
  'no number in the address of a page is an error of the shop',
  async () => {
    const pages = [
      '/muster/reifen',
      '/muster/winterreifen',
      '/muster/alufelgen',
      '/muster/kompletträder',
      '/muster/suche',
      '/muster/konfigurator',
      '/muster/warenkorb',
      '/muster/servicenavigator',
      '/standort',
    ];
    const get: Get = (path) => request({ port: shop.port, path: encodeURI(decodeURI(path)) });
    expect(await faultsOf(get, pages, ['seite', 'preisVon', 'groesse'])).toEqual([]);
    for (const part of odd) {
      const { status } = await request({
        port: shop.port,
        path: `/sitemap.xml?standort=muster&teil=${part}`,
      });
      expect([part, status]).toEqual([part, 404]);
    }
    expect(shop.newErrors()).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'no number in the address of a page of the desk is an error of the shop',
  async () => {
    const chief = await openDesk(database, shop, 'leitung', null);
    const names = [
      'bestellungen',
      'bestand',
      'protokoll',
      'sicherheit',
      'kunden',
      'reifenhotel',
      'zahlungen',
    ];
    const get: Get = (path) => chief.send({ path });
    const paths = names.map((name) => `/muster/tresen/${name}`);
    expect(await faultsOf(get, paths, ['nach', 'preis'])).toEqual([]);
    for (const value of odd)
      for (const path of paths) {
        const cursors = [`${value} Reifen`, `2026-11-01T00:00:00.000Z_staff_${value}`];
        for (const cursor of cursors) {
          const { status } = await chief.send({ path: `${path}?${new URLSearchParams({ nach: cursor })}` });
          expect([path, cursor, status < 500]).toEqual([path, cursor, true]);
        }
      }
    expect(shop.newErrors()).toEqual([]);
  },
  LIMIT_MS,
);

interface Parameter {
  in: string;
  name: string;
}

it(
  'no number in the address of a call is an error of the shop',
  async () => {
    const { text } = await request({ port: shop.port, path: '/api/v1/openapi.json' });
    const { paths } = JSON.parse(text) as {
      paths: Record<string, { get?: { parameters?: Parameter[] } }>;
    };
    const faults: string[] = [];
    for (const [path, { get: call }] of Object.entries(paths)) {
      if (!call) continue;
      const filled = (value: string) =>
        path.replace(/\{(\w+)\}/g, (_, name: string) => (name.startsWith('standort') ? 'muster' : value));
      const names = (call.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      for (const value of odd)
        for (const query of ['', ...names.map((name) => `?${new URLSearchParams({ [name]: value })}`)]) {
          const address = filled(value) + query;
          const { status } = await request({ port: shop.port, path: address });
          if (status >= 500) faults.push(`${status} ${address}`);
        }
    }
    expect(faults).toEqual([]);
    expect(shop.newErrors()).toEqual([]);
  },
  LIMIT_MS,
);
