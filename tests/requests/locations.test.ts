import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const get = (path: string, host = 'localhost') => request({ port: shop.port, host, path });

/** Main content without header and footer, whose menus name all locations. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const citiesOf = (html: string) =>
  [...mainOf(html).matchAll(/<h2[^>]*><a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, city]) => [
    href,
    city,
  ]);

describe('the list of locations', () => {
  it('shows all of the host group by town, each with address, opening state and a way to its shop', async () => {
    const { status, text } = await get('/muster/standorte');
    expect(status).toBe(200);
    expect(citiesOf(text)).toHaveLength(11);
    expect(citiesOf(text)[0]).toEqual(['/bamberg', 'Bamberg']);
    expect(mainOf(text)).toContain('24103 Kiel');
    expect(mainOf(text)).toMatch(/geöffnet|öffnet/);
    expect(mainOf(text)).toContain('aria-label="Zum Shop in Bamberg"');
    for (const [href = ''] of citiesOf(text)) expect((await get(href)).status).toBe(200);
  });

  it.each([
    ['/muster/standorte?q=24103', [['/muster', 'Kiel']]],
    ['/muster/standorte?q=Bremerhaven', [['/hafen', 'Bremerhaven']]],
  ])('%s finds what is near', async (path, cities) => {
    expect(citiesOf((await get(path)).text).slice(0, 1)).toEqual(cities);
  });

  it('stays inside the host group', async () => {
    const north = await get('/noa-kiel/standorte', 'nord-ostsee.localhost');
    expect(citiesOf(north.text).map(([href]) => href)).toEqual(['/noa-flensburg', '/noa-kiel']);
    const single = await get('/standorte', 'efa.localhost');
    expect(citiesOf(single.text)).toEqual([['/', 'Stuttgart']]);
  });

  it('shows all where nothing fits, with what was typed escaped', async () => {
    const { text } = await get(`/muster/standorte?q=${encodeURIComponent('"><script>x</script>')}`);
    expect(citiesOf(text)).toHaveLength(11);
    expect(text).toContain('haben wir keinen Standort gefunden');
    expect(text).not.toContain('<script>x</script>');
  });
});

it('header and footer lead to the other locations where there are some', async () => {
  const { text } = await get('/hafen');
  expect(text).toContain('action="/hafen/standorte"');
  expect(text).toContain('href="/hafen/standorte"');
  const menu = /<summary[^>]*>(?:(?!<\/summary>).)*Standort/;
  expect(text).toMatch(menu);
  const single = await get('/', 'efa.localhost');
  expect(single.text).not.toContain('action="/standorte"');
  expect(single.text).not.toMatch(menu);
});
