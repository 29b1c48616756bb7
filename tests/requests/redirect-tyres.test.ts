import { describe, expect, it } from 'vitest';
import { findTyres } from '../support/catalogue';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();
const visitor = new Visitor(shop);
const ask = (path: string, host = 'localhost') => request({ port: shop.port, host, path });

describe('a path that names tyres', () => {
  it.each([
    ['PKW/winter/205', '/muster/winterreifen?fahrzeug=PKW&breite=205'],
    ['pkw/Winterreifen/205/55', '/muster/winterreifen?fahrzeug=PKW&breite=205&hoehe=55'],
    ['PKW/sommer/205/55/16', '/muster/sommerreifen?fahrzeug=PKW&breite=205&hoehe=55&durchmesser=16'],
    ['PKW/sommerreifen/205/55/R16', '/muster/sommerreifen?fahrzeug=PKW&breite=205&hoehe=55&durchmesser=16'],
    [
      'PKW/ganzjahr/205/55/16/continental',
      '/muster/ganzjahresreifen?fahrzeug=PKW&breite=205&hoehe=55&durchmesser=16&hersteller=Continental',
    ],
    [
      'Transporter/ganzjahresreifen/195/0/14',
      '/muster/ganzjahresreifen?fahrzeug=Transporter&breite=195&hoehe=0&durchmesser=14',
    ],
  ])('/reifen/%s leads to %s for good', async (path, list) => {
    const answer = await ask(`/muster/reifen/${path}`);
    expect([answer.status, answer.headers.location]).toEqual([301, list]);
    expect((await visitor.open(list)).status).toBe(200);
  });

  it('shows the tyres that it names', async () => {
    const page = await visitor.open('/muster/reifen/PKW/winter/205/55/16/Continental');
    const known = await findTyres(
      database,
      `(width, aspect, rim_tenths, season, make, vehicle_kind) = (205, 55, 160, 'winter', 'Continental', 'PKW')`,
    );
    expect(known.length).toBeGreaterThan(0);
    expect(hitsOf(page)).toBe(known.length);
    expect(new Set(cardsOf(page).map(({ id }) => id))).toEqual(new Set(known.map(({ id }) => id)));
  });

  it.each([
    ['Panzer/winter/205/55/16', '„Panzer“'],
    ['PKW/herbst/205/55/16', '„herbst“'],
    ['PKW/winter/breit/55/16', '„breit“'],
    ['PKW/winter/205/hoch/16', '„hoch“'],
    ['PKW/winter/205/55/riesig', '„riesig“'],
  ])('of /reifen/%s the list tells that %s cannot be, and keeps the rest', async (path, told) => {
    const answer = await ask(`/muster/reifen/${path}`);
    expect(answer.status).toBe(302);
    const page = await visitor.open(`/muster/reifen/${path}`);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain(`Die Angabe ${told} kennen wir nicht.`);
    expect(hitsOf(page)).toBeGreaterThan(0);
  });

  it.each([
    [
      '/PKW/winter/205/55/16?utm_source=brief&utm_source=karte&hersteller=Continental&hersteller=Michelin&saison=sommer',
      '/muster/winterreifen?fahrzeug=PKW&breite=205&hoehe=55&durchmesser=16&hersteller=Continental&hersteller=Michelin&utm_source=brief&utm_source=karte',
    ],
    ['/PKW/winter/205?hoehe=55&breite=195', '/muster/winterreifen?fahrzeug=PKW&breite=205&hoehe=55'],
    ['/PKW/winter/205?x=%C3%A4&y=a%26b', '/muster/winterreifen?fahrzeug=PKW&breite=205&x=%C3%A4&y=a%26b'],
  ])('keeps further values: /reifen%s', async (path, list) => {
    const answer = await ask(`/muster/reifen${path}`);
    expect([answer.status, answer.headers.location]).toEqual([301, list]);
    expect((await ask(list)).status).toBe(200);
  });

  it('tells a further value that cannot be, and keeps the others', async () => {
    const answer = await ask('/muster/reifen/PKW/winter/205?hoehe=hoch&gclid=1&gclid=2');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toContain('hoehe=hoch&gclid=1&gclid=2');
    expect((await visitor.open('/muster/reifen/PKW/winter/205?hoehe=hoch')).status).toBe(400);
  });

  it('is no page with more, or less', async () => {
    for (const path of ['PKW/winter', 'PKW/winter/205/55/16/Continental/mehr', 'PKW']) {
      expect((await visitor.open(`/muster/reifen/${path}`)).status).toBe(404);
    }
  });
});

describe('tyres for a postcode and a make', () => {
  it('are those of the nearest location, the usual sizes of the make first', async () => {
    const page = await visitor.open('/muster/reifen/tecar/64283/audi');
    expect(page.status).toBe(200);
    const text = textOf(page.text);
    expect(text).toContain('Reifen für Audi in Darmstadt');
    expect(text).toMatch(/ca\. \d+ km von 64283|unter 1 km von 64283/);
    const [usual] = await database.query<{ size: string; width: number; aspect: number; rim_tenths: number }>(
      `select width, aspect, rim_tenths, width || '/' || aspect || ' R' || rim_tenths / 10 as size
       from vehicle_fitments join vehicles on vehicles.id = vehicle_id
       where manufacturer = 'Audi' and is_series group by 1, 2, 3 order by count(distinct vehicle_id) desc limit 1`,
    );
    const sizes = [
      ...page.text.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<small>([\d.]+)(?:<!-- -->)? Reifen/g),
    ];
    const [, href = '', label = '', count] = sizes[0] ?? [];
    expect(label.trim()).toBe(usual?.size);
    const list = href.replaceAll('&amp;', '&');
    expect(list).toMatch(/^\/techno\/reifen\?breite=/);
    expect(hitsOf(await visitor.open(list))).toBe(Number(count?.replace('.', '')));
    expect(linksNamed(page, 'Alle Reifen in Darmstadt')).toEqual(['/techno/reifen?breite=']);
  });

  it('stay within the host', async () => {
    const text = textOf((await ask('/noa-kiel/reifen/tecar/64283/Audi', 'nord-ostsee.localhost')).text);
    expect(text).toMatch(/Reifen für Audi in (Kiel|Flensburg)/);
  });

  it('are found by the form, without JavaScript, and by a make that is written otherwise', async () => {
    const form = await visitor.open('/muster/reifen/tecar');
    expect(form.status).toBe(200);
    const found = await visitor.press(form, 'Reifen finden', { plz: '24937', marke: 'Škoda' });
    expect(found.status).toBe(200);
    expect(textOf(found.text)).toContain('Reifen für Škoda in');
    expect((await visitor.open('/muster/reifen/tecar/24937/skoda')).status).toBe(200);
  });

  it('keep further values of the address', async () => {
    const { headers } = await ask('/muster/reifen/tecar?utm=a&plz=24103&utm=b&marke=Audi');
    expect(headers.location).toBe('/muster/reifen/tecar/24103/Audi?utm=a&utm=b');
    const configurator = await ask('/muster/felgenkonfigurator?utm=a&utm=b');
    expect(configurator.headers.location).toBe(
      `/muster/fahrzeug?weiter=${encodeURIComponent('/felgenkonfigurator?utm=a&utm=b')}`,
    );
  });

  it.each([
    ['2410', 'Audi', 400, 'Eine Postleitzahl hat fünf Ziffern'],
    ['abcde', 'Audi', 400, 'Eine Postleitzahl hat fünf Ziffern'],
    ['00000', 'Audi', 404, 'Diese Postleitzahl kennen wir nicht'],
    ['24103', 'Trabant', 404, 'Zu dieser Marke liegt uns nichts vor'],
  ])('%s and %s are answered with %i and the form', async (zip, make, status, words) => {
    const page = await visitor.open(`/muster/reifen/tecar/${zip}/${make}`);
    expect(page.status).toBe(status);
    expect(textOf(page.text)).toContain(words);
    expect(page.text).toContain(`value="${zip}"`);
  });

  it('no make: the form says so, with the postcode kept', async () => {
    const page = await visitor.open('/muster/reifen/tecar?plz=24103&marke=');
    expect(page.status).toBe(404);
    expect(page.text).toContain('value="24103"');
  });
});
