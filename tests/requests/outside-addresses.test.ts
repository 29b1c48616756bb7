import { describe, expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const PICTURES = 'https://bilder.example';
const API = 'https://api.example/shop';
const KEY = 'AIza-Testschluessel_1';

const { shop } = await freshShop({
  environment: { IMAGE_BASE_URL: `${PICTURES}/`, PUBLIC_API_BASE: `${API}/api/v1/`, MAPS_KEY: KEY },
});
const get = (path: string) => request({ port: shop.port, path });
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>, directive: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(`${directive} `)) ?? '';

describe('a host for pictures', () => {
  it.each(['/muster', '/muster/alufelgen', '/muster/winterreifen'])(
    'serves all photos of %s',
    async (path) => {
      const page = await get(path);
      const photos = main(page.text).match(/(?:src|srcSet)="[^"]*\/bilder\/foto\/[^"]*"/gi) ?? [];
      expect(photos.length).toBeGreaterThan(0);
      for (const photo of photos) expect(photo).not.toMatch(/(["\s,])\/bilder\/foto/);
      expect(policyOf(page, 'img-src')).toContain(PICTURES);
    },
  );

  it('is named by the API, and by what social networks read', async () => {
    const list = await get('/api/v1/standorte/muster/completeWheels');
    expect(list.text).toContain(`"image":"${PICTURES}/bilder/foto/`);
    const { text } = await get('/muster/alufelgen');
    const [, rim = ''] = /href="(\/muster\/alufelgen\/[^"?#]+)"/.exec(main(text)) ?? [];
    expect((await get(rim)).text).toMatch(new RegExp(`"${PICTURES}/bilder/foto/[0-9a-f]+-1440\\.jpg"`));
  });

  it('is not allowed on a page that shows none of its pictures', async () => {
    expect(policyOf(await get('/muster/agb'), 'img-src')).not.toContain(PICTURES);
  });
});

it('the address of the API stands in its documents', async () => {
  const { servers } = JSON.parse((await get('/api/v1/openapi.json')).text);
  expect(servers).toEqual([{ url: API }]);
  const docs = textOf((await get('/api/docs')).text);
  expect(docs).toContain(`${API}/api/v1/hosts`);
});

describe('a key for maps', () => {
  it('loads the map after consent alone, also without JavaScript', async () => {
    const visitor = new Visitor(shop);
    const before = await visitor.open('/muster/kontakt');
    expect(before.text).not.toContain('<iframe');
    expect(policyOf(before, 'frame-src')).not.toContain('google');
    expect(textOf(main(before.text))).toContain('Google erfährt dann Ihre IP-Adresse');
    const after = await visitor.press(before, 'Inhalte anderer Anbieter laden');
    expect(after.path).toContain('/muster/kontakt');
    const [, source = ''] = /<iframe[^>]*src="([^"]+)"/.exec(after.text) ?? [];
    const map = new URL(source.replaceAll('&amp;', '&'));
    expect(map.origin + map.pathname).toBe('https://www.google.com/maps/embed/v1/place');
    expect(map.searchParams.get('key')).toBe(KEY);
    expect(map.searchParams.get('q')).toMatch(/^5\d\.\d+,\d+\.\d+$/);
    expect(policyOf(after, 'frame-src')).toContain('https://www.google.com');
    expect(policyOf(await visitor.open('/muster/reifen'), 'frame-src')).not.toContain('google');
  });

  it('is a use that the settings and the privacy page name', async () => {
    for (const path of ['/muster/cookie-einstellungen', '/muster/datenschutz'])
      expect(textOf((await get(path)).text)).toContain('Google Maps');
  });

  it('left out, nothing is offered or asked', async () => {
    const { port } = sharedShop().shop;
    const { text } = await request({ port, path: '/muster/kontakt' });
    expect(text).not.toContain('Google');
    expect(main(text)).not.toContain('Inhalte anderer Anbieter laden');
  });
});
