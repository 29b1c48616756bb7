import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { projectFolder } from '../support/built-shop';
import { exportedNetwork } from '../support/exported-network';
import { openHostedShop } from '../support/hosted-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';

const { complaintOf, database, edit, stored, take } = await exportedNetwork();
const shop = await openHostedShop({ DATABASE_URL: database.url });
afterAll(() => shop.stop());
const get = (path: string, host = 'localhost') => request({ port: shop.port, path, host });
const statusOf = async (path: string, host?: string) => {
  const { status, headers } = await get(path, host);
  return headers.location ? `${status} ${headers.location}` : String(status);
};
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const cardsOf = (text: string) =>
  [...mainOf(text).matchAll(/<a[^>]*data-tracking-action="Service ([^"]+)"[^>]*>/g)].map(([link, url]) => ({
    url,
    to: /href="([^"]*)"/.exec(link)?.[1],
  }));
const demo = (file: string) => readFileSync(join(projectFolder, 'app/commands/demo', file), 'utf8');

describe('files', () => {
  it.each(['services.csv', 'service-locations.csv', 'labour-values.csv', 'workshop.json'])(
    '%s is exported as it was imported',
    async (file) => {
      expect((await stored())[file]).toBe(demo(file));
    },
  );

  it.each([
    ['services.csv', /^oelwechsel;oelwechsel/m, 'oelwechsel;Öl Wechsel', 'url'],
    ['services.csv', /^bremsbelaege-vorn;bremsbelaege-vorn/m, 'bremsbelaege-vorn;oelwechsel', 'url'],
    [
      'service-locations.csv',
      /standard;unfall/,
      'standard;gibt-es-nicht',
      'Expected valid or not existing serviceUrl',
    ],
    ['service-locations.csv', /\/scheibenreparatur/, 'javascript:alert(1)', 'href'],
    ['labour-values.csv', /;01040;/, ';0104;', 'ecode'],
    ['labour-values.csv', /;mechanik;/, ';zauberei;', 'Klasse „zauberei“'],
    ['workshop.json', /11900/, '0', 'stundensatzCents'],
    [
      'locations.json',
      /"url": "oelwechsel"/,
      '"url": "gibt-es-nicht"',
      'Expected valid or not existing serviceUrl',
    ],
    ['locations.json', /"url": "oelwechsel"/, '"url": 7', 'Expected valid or not existing serviceUrl'],
  ])('a wrong value in %s (%s) is told', async (file, before, after, told) => {
    const complaint = await complaintOf(
      edit(file, (text) => {
        expect(text).toMatch(before);
        return text.replace(before, after);
      }),
      '--dry-run',
    );
    expect(complaint).toContain(file);
    expect(complaint).toContain(told);
  });
});

describe('the repair page', () => {
  it('has its headings, and a card for each service, by title, the request last', async () => {
    const { status, text } = await get('/standard/reparatur-wartung');
    expect(status).toBe(200);
    expect(mainOf(text)).toMatch(/<h1[^>]*>Reparatur &amp; Wartung<\/h1>/);
    expect(mainOf(text)).toContain('Das sind unsere Service-Leistungen für Sie');
    const cards = cardsOf(text);
    expect(cards).toHaveLength(40);
    expect(cards.slice(0, 3).map(({ url }) => url)).toEqual([
      'abgasuntersuchung',
      'achsvermessung',
      'anhaengerkupplung',
    ]);
    expect(cards.findIndex(({ url }) => url === 'oelwechsel')).toBeLessThan(
      cards.findIndex(({ url }) => url === 'radlager'),
    );
    expect(cards.at(-1)).toEqual({ url: 'serviceAnfrage', to: '/standard/serviceAnfrage' });
  });

  it('leads to the page, to the form where nothing is available, and elsewhere', async () => {
    const cards = new Map(
      cardsOf((await get('/standard/reparatur-wartung')).text).map(({ url, to }) => [url, to]),
    );
    expect(cards.get('oelwechsel')).toBe('/standard/reparatur-wartung/oelwechsel');
    expect(cards.get('unfall')).toBe('/standard/serviceAnfrage/unfall');
    expect(cards.get('scheiben')).toBe('/standard/scheibenreparatur');
    expect(await statusOf('/standard/reparatur-wartung/unfall')).toBe('302 /standard/serviceAnfrage/unfall');
    expect(await statusOf('/standard/reparatur-wartung/unfall?utm=a&utm=b')).toBe(
      '302 /standard/serviceAnfrage/unfall?utm=a&utm=b',
    );
  });

  it('offers only what the list of a location names, with its own section', async () => {
    const { text } = await get('/kassel/reparatur-wartung');
    expect(cardsOf(text).map(({ url, to }) => `${url} ${to}`)).toEqual([
      'klimaservice /kassel/serviceAnfrage/klimaservice',
      'oelwechsel /kassel/reparatur-wartung/oelwechsel',
      'raederwechsel /kassel/reparatur-wartung/raederwechsel',
      'serviceAnfrage /kassel/serviceAnfrage',
    ]);
    expect(text).toContain('Ersatzwagen und Hol- und Bringdienst');
    expect(await statusOf('/kassel/reparatur-wartung/bremsscheiben')).toBe('404');
  });

  it('has a station finder at the technical location, which leads back to this page elsewhere', async () => {
    const { text } = await get('/techno/reparatur-wartung?ort=Koblenz');
    expect(text).toContain('Service-Station in Ihrer Nähe');
    expect(mainOf(text)).toContain('href="/rheinland/reparatur-wartung"');
    expect(mainOf(text)).not.toContain('href="/hafen/reparatur-wartung"');
    expect((await get('/standard/reparatur-wartung')).text).not.toContain('Service-Station in Ihrer Nähe');
  });

  it('has the sub-locations of the area, and requests go to the chosen one', async () => {
    const { text } = await get('/rheinland/reparatur-wartung');
    // A button: one place is no choice.
    expect(/<button [^>]*value="bergstrasse"[^>]*>/.exec(mainOf(text))?.[0]).toContain('name="filiale"');
    expect(mainOf(text)).not.toContain('type="radio" name="filiale"');
    expect(mainOf(text)).not.toContain('value="landau"');
    const chosen = cardsOf((await get('/rheinland/reparatur-wartung?filiale=bergstrasse')).text);
    expect(chosen.find(({ url }) => url === 'aufbereitung')?.to).toBe(
      '/rheinland/serviceAnfrage/aufbereitung?filiale=bergstrasse',
    );
    const form = await get('/rheinland/serviceAnfrage/aufbereitung?filiale=bergstrasse');
    expect(textOf(mainOf(form.text))).toContain('Bensheim');
  });

  it('offers the services of the chosen sub-location, as it offers them', async () => {
    const page = '/rheinland/reparatur-wartung';
    const branch = '?filiale=bergstrasse';
    const request = '/rheinland/serviceAnfrage';
    const cards = async (query = '') => cardsOf((await get(`${page}${query}`)).text);
    const targetOf = async (query?: string) => (await cards(query)).find(({ url }) => url === 'unfall')?.to;
    expect(await targetOf()).toBe(`${page}/unfall`);
    expect(await targetOf(branch)).toBe(`${request}/unfall${branch}`);
    expect(await statusOf(`${page}/unfall`)).toBe('200');
    expect(await statusOf(`${page}/unfall${branch}`)).toBe(`302 ${request}/unfall${branch}`);
    const listed = (services: string) =>
      [
        `update locations set workshop = workshop || '{"serviceListe": [${services}]}' where url = 'bergstrasse'`,
        ['workshop:bergstrasse', 'network'],
      ] as const;
    for (const [services, urls] of [
      ['"oelwechsel"', ['oelwechsel', 'serviceAnfrage']],
      ['', expect.arrayContaining(['inspektion', 'unfall'])],
    ] as const) {
      const [sql, tags] = listed(services);
      await database.query(sql);
      await touchTags(database.db, tags);
      await expect
        .poll(async () => (await cards(`${branch}&n=${Date.now()}`)).map(({ url }) => url))
        .toEqual(urls);
    }
    expect((await cards()).length).toBeGreaterThan(10);
  });

  it('keeps the chosen sub-location on the page of a service, down to its appointments', async () => {
    const main = async (query = '') =>
      mainOf((await get(`/rheinland/reparatur-wartung/oelwechsel${query}`)).text);
    const branch = '?filiale=bergstrasse';
    const page = await main(branch);
    expect(page).toContain('href="/bergstrasse/termine/oelwechsel"');
    expect(textOf(page)).toContain('Termin in Bensheim wählen');
    expect(page).toContain(`href="/rheinland/reparatur-wartung${branch}"`);
    expect(page).toContain(`href="/rheinland/serviceAnfrage/oelwechsel${branch}"`);
    expect((await get('/bergstrasse/termine/oelwechsel')).text).toContain('name="beginn"');
    expect(await main()).not.toContain('/termine/oelwechsel');
  });

  it('has booking systems where the location names some', async () => {
    expect(mainOf((await get('/kassel/reparatur-wartung')).text)).toContain('Werkstatttermin online buchen');
    expect(mainOf((await get('/standard/reparatur-wartung')).text)).not.toContain(
      'Werkstatttermin online buchen',
    );
  });

  it('has the band with its three statements and the tooltip, also on the page of a service', async () => {
    for (const page of ['', '/oelwechsel', '/oelwechsel/oelwechsel']) {
      const path = `/standard/reparatur-wartung${page}`;
      const { text } = await get(path);
      const words = textOf(mainOf(text));
      expect(words).toContain('Meisterbetrieb in Ihrer Nähe');
      expect(words).toMatch(/Ihre Leistung fehlt\?.*Kontaktformular.*individuelles Angebot/);
      expect(mainOf(text)).toMatch(
        /<details[^>]*><summary[^>]*>[^<]*<\/summary>Nicht alle Leistungen haben einen Festpreis/,
      );
      expect(mainOf(text)).toContain('href="/standard/kontakt"');
    }
  });

  it('has an icon on each card, and all cards behind a link below the large breakpoint', async () => {
    const { text } = await get('/standard/reparatur-wartung');
    const cards = mainOf(text).match(/<a[^>]*data-tracking-action="Service [\s\S]*?<\/a>/g) ?? [];
    const named = cards.filter((card) => !card.includes('Service serviceAnfrage"'));
    expect(named).toHaveLength(39);
    for (const card of named) expect(card).toMatch(/<svg[\s\S]*<svg/);
    const hidden = [...mainOf(text).matchAll(/<li class="[^"]+"><a[^>]*data-tracking-action/g)];
    expect(hidden).toHaveLength(28);
    const [, all = ''] =
      /<a[^>]*href="([^"]*)"[^>]*>Alle <!-- -->40<!-- --> Leistungen zeigen/.exec(text) ?? [];
    const whole = mainOf((await get(all)).text);
    expect(whole).not.toMatch(/<li class="[^"]+"><a[^>]*data-tracking-action/);
    expect(whole).not.toContain('Leistungen zeigen');
  });

  it('names a service by its title in heading, tab and breadcrumb', async () => {
    const { text } = await get('/standard/reparatur-wartung/bremsbelaege-vorn');
    const [title = ''] = /(?<=<title>)[^<|]*/.exec(text) ?? [];
    const stored = await database.value<string>(`select title from services where url = 'bremsbelaege-vorn'`);
    expect(title).toContain(stored);
    expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(text)?.[0] ?? '').trim()).toBe(stored);
  });

  it('has the accordion by main location, with paths of main location and location', async () => {
    const main = mainOf((await get('/standard/reparatur-wartung')).text);
    const areas = [...main.matchAll(/<details[^>]*><summary>([^<]*)<\/summary><ul[\s\S]*?<\/ul>/g)].map(
      ([all, place]) => [place, [...all.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)],
    );
    expect(areas.length).toBeGreaterThan(0);
    const rheinland = areas.find(([place]) => place === 'Autohaus Rheinland')?.[1] ?? [];
    expect(rheinland).toContain('/rheinland/bergstrasse');
    for (const [, hrefs = []] of areas as [string, string[]][])
      for (const href of hrefs) expect([href, (await get(href)).status < 400]).toEqual([href, true]);
  });

  it('shows branches of the chosen make, and all for an unknown one', async () => {
    const branches = async (query: string) =>
      [
        ...mainOf((await get(`/rheinland/reparatur-wartung${query}`)).text).matchAll(
          /name="filiale"[^>]*value="([^"]*)"/g,
        ),
      ].map(([, url]) => url);
    await database.query(
      `update locations set premises = jsonb_set(premises, '{areaShopSubLocations}', '["bergstrasse", "kassel"]')
       where url = 'rheinland'`,
    );
    const all = ['bergstrasse', 'kassel'];
    await expect.poll(async () => (await branches(`?n=${Date.now()}`)).toSorted()).toEqual(all);
    const skoda = await branches(`?marke=${encodeURIComponent('Škoda')}`);
    expect(skoda).toEqual(['bergstrasse']);
    expect((await branches('?marke=Trabant')).toSorted()).toEqual(all);
  });

  it('is 404 for what does not exist', async () => {
    for (const path of ['gibt-es-nicht', 'oelwechsel/radlager', '%00', `${'x'.repeat(2_000)}`])
      expect([path, await statusOf(`/standard/reparatur-wartung/${path}`)]).toEqual([
        path,
        expect.stringMatching(/^4\d\d$/),
      ]);
  });
});

describe('the switch', () => {
  it.each([
    ['/standard/reparatur-wartung', '200'],
    ['/standard/servicenavigator', '404'],
    ['/standard/servicenavigatorExtern', '404'],
    ['/muster/reparatur-wartung', '302 /muster/servicenavigator'],
    ['/muster/reparatur-wartung/oelwechsel', '302 /muster/servicenavigator'],
    ['/muster/reparatur-wartung/oelwechsel/oelwechsel', '302 /muster/servicenavigator'],
    ['/muster/reparatur-wartung?a=1&a=%C3%A4', '302 /muster/servicenavigator?a=1&a=%C3%A4'],
    ['/muster/reparatur-wartung/x?utm=b%26c', '302 /muster/servicenavigator?utm=b%26c'],
    ['/muster/reparatur-wartung/x/y/?b', '301 /muster/reparatur-wartung/x/y?b'],
    ['/muster/servicenavigator', '200'],
    ['/stadtwerk/reparatur-wartung', '302 /stadtwerk/servicenavigator'],
    ['/legacy/reparatur-wartung', '404'],
    ['/legacy/reparatur-wartung/oelwechsel', '404'],
    ['/legacy/serviceAnfrage', '404'],
    ['/hafen/reparatur-wartung', '404'],
    ['/hafen/servicenavigator', '404'],
    ['/hafen/serviceAnfrage', '404'],
    ['/STANDARD/Reparatur-Wartung/OelWechsel', '200'],
  ])('%s answers %s', async (path, expected) => {
    expect(await statusOf(path)).toBe(expected);
  });

  it('hides services in menus and search with the pages', async () => {
    const hits = async (place: string) => mainOf((await get(`/${place}/search?q=Getriebe%C3%B6l`)).text);
    expect(await hits('standard')).toContain('href="/standard/reparatur-wartung/getriebeoel"');
    expect(await hits('muster')).toContain('href="/muster/servicenavigator/getriebeoel"');
    expect(await hits('hafen')).not.toContain('getriebeoel');
    expect((await get('/muster')).text).toContain('href="/muster/servicenavigator"');
    expect((await get('/standard')).text).toContain('href="/standard/reparatur-wartung"');
  });

  it('shows sub-locations of an area, and none at a technical location', async () => {
    const area = `premises = premises || '{"implementsAreaConcept": true, "areaShopSubLocations": ["bergstrasse"]}'`;
    await database.query(`update locations set ${area} where url in ('techno', 'bamberg')`);
    const words = async (place: string) =>
      textOf((await get(`/${place}/reparatur-wartung?n=${Date.now()}`)).text);
    await expect.poll(() => words('bamberg')).toContain('Unser Betrieb in der Region');
    const techno = await words('techno');
    expect(techno).not.toContain('in der Region');
    expect(techno).toContain('Service-Station in Ihrer Nähe');
  });

  it('noServices alone hides pages, menus and search hits', async () => {
    const pages = [
      'reparatur-wartung',
      'reparatur-wartung/oelwechsel',
      'serviceAnfrage',
      'termine/oelwechsel',
    ];
    const hits = async () => mainOf((await get(`/alpenblick/search?q=Getriebe%C3%B6l&n=${Date.now()}`)).text);
    expect((await get('/alpenblick/serviceAnfrage')).status).toBe(200);
    expect(await hits()).toContain('getriebeoel');
    await database.query(
      `update locations set workshop = workshop || '{"noServices": true, "noServiceRequest": false, "useServiceNavigator": false}'
       where url = 'alpenblick'`,
    );
    await expect.poll(async () => (await get('/alpenblick/serviceAnfrage')).status).toBe(404);
    for (const page of [...pages, 'servicenavigator'])
      expect([page, (await get(`/alpenblick/${page}`)).status]).toEqual([page, 404]);
    expect(await hits()).not.toContain('getriebeoel');
    const home = (await get(`/alpenblick?n=${Date.now()}`)).text;
    expect(home).not.toMatch(/href="\/alpenblick\/(reparatur-wartung|servicenavigator|serviceAnfrage)/);
  });

  it('a location without a form is kept in the navigator if it gives appointments, and leads to the contact page', async () => {
    const hide = (place: string) =>
      database.query(
        `update locations set theme = jsonb_set(theme, '{body,hideServiceForm}', 'true') where url = $1`,
        [place],
      );
    await hide('standard');
    await hide('kassel');
    await expect.poll(async () => (await get('/standard/serviceAnfrage')).status).toBe(404);
    const step = '/muster/servicenavigator/oelwechsel?fahrzeug=ohne';
    const places = mainOf((await get(`${step}&schritt=standort&ort=30159`)).text);
    expect(places).toContain('standort=standard');
    expect(places).not.toContain('standort=kassel');
    const slots = mainOf((await get(`${step}&standort=standard&schritt=anfrage`)).text);
    expect(slots).toContain('Keine Zeit passt: <!-- -->Kontakt aufnehmen');
    expect(slots).toContain('name="beginn"');
    expect((await get(`${step}&standort=kassel`)).status).toBe(400);
    const own = mainOf((await get('/standard/termine/oelwechsel')).text);
    expect(own).toContain('href="/standard/kontakt"');
    expect(own).not.toContain('serviceAnfrage');
  });

  it('a changed service is seen, and one that a location names in vain is left out', async () => {
    await take(
      edit('services.csv', (text) => text.replace('Öl nach Freigabe des Herstellers', 'Öl ganz neu')),
    );
    await expect.poll(async () => (await get('/kassel/reparatur-wartung')).text).toContain('Öl ganz neu');
    await database.query(
      `update locations set workshop = jsonb_set(workshop, '{services}', '[{"url": "weg", "available": true}]') where url = 'kassel'`,
    );
    await expect
      .poll(async () => cardsOf((await get('/kassel/reparatur-wartung')).text).map(({ url }) => url))
      .toEqual(['klimaservice', 'oelwechsel', 'raederwechsel', 'serviceAnfrage']);
  });
});
