import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { address, addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { temporaryFolder } from '../support/database-server';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const get = (path: string, host = 'localhost') => request({ port: shop.port, host, path });

/** Main content without header and footer, whose menus name all locations. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const citiesOf = (html: string) =>
  [...mainOf(html).matchAll(/<h2[^>]*><a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, city]) => [
    href,
    city,
  ]);

const runFlatFromMunich = ['Bensheim', 'Darmstadt', 'Leipzig', 'Koblenz', 'Hannover', 'Kiel'];

describe('the list of locations', () => {
  it('shows all of the host group, the nearest first, each with address, opening state and a way to its shop', async () => {
    const { status, text } = await get('/muster/standorte');
    expect(status).toBe(200);
    expect(citiesOf(text)).toHaveLength(11);
    const nearest = ['Kiel', 'Bremerhaven', 'Celle', 'Hannover'];
    expect(
      citiesOf(text)
        .map(([, city]) => city)
        .slice(0, 4),
    ).toEqual(nearest);
    expect(mainOf(text)).toContain('24103 Kiel');
    expect(mainOf(text)).toMatch(/geöffnet|öffnet/);
    expect(mainOf(text)).toContain('aria-label="Zum Shop in Bamberg"');
    for (const [href = ''] of citiesOf(text)) expect((await get(href)).status).toBe(200);
  });

  it.each([
    // The postcode of a location is exact, any other about as its region.
    ['24103', ['Kiel', 'Bremerhaven', 'Celle']],
    ['D-24103', ['Kiel', 'Bremerhaven', 'Celle']],
    ['24939 Flensburg', ['Kiel', 'Bremerhaven']],
    ['10115', ['Leipzig', 'Celle', 'Hannover']],
    ['80331', ['Kempten (Allgäu)', 'Bamberg']],
    // Towns without a location, by their name or its beginning.
    ['Neumünster', ['Kiel']],
    ['frankfurt', ['Darmstadt', 'Bensheim', 'Koblenz']],
    ['Bremerhaven', ['Bremerhaven']],
  ])('"%s" finds what is near', async (typed, cities) => {
    const { text } = await get(`/hafen/standorte?q=${encodeURIComponent(typed)}`);
    expect(
      citiesOf(text)
        .map(([, city]) => city)
        .slice(0, cities.length),
    ).toEqual(cities);
  });

  it('tells how far each is: from the place that was typed, else from the own location', async () => {
    const distances = (html: string) =>
      [...textOf(mainOf(html)).matchAll(/(?:ca\.|unter) (\d+) km von (\S+)/g)].map(([, km, from]) => [
        Number(km),
        from,
      ]);
    const all = distances((await get('/muster/standorte')).text);
    expect(all).toHaveLength(10);
    expect(all.map(([, from]) => from)).toEqual(all.map(() => 'Kiel'));
    const near = distances((await get('/muster/standorte?q=10115')).text);
    expect(near).toHaveLength(11);
    expect(near).toEqual(near.toSorted(([a], [b]) => Number(a) - Number(b)));
    expect(near[0]).toEqual([expect.closeTo(150, -2), '10115']);
    expect((await get('/muster/standorte')).text).toContain('https://www.geonames.org/');
  });

  it('goes by exact postcodes once they are imported, on pages that were cached, too', async () => {
    const kmTo = async () => {
      const main = textOf(mainOf((await get('/hafen/standorte?q=24837')).text));
      return Number(/Kiel Autohaus Muster (?:ca\.|unter) (\d+) km/.exec(main)?.[1]);
    };
    expect(await kmTo()).toBeLessThan(25);
    const file = path.join(await temporaryFolder('radhaus-postcodes-'), 'DE.txt');
    const row = (postcode: string, latitude: number, longitude: number) =>
      `DE\t${postcode}\tSchleswig "Süd"\tSchleswig-Holstein\tSH\t\t00\t\t01059\t${latitude}\t${longitude}\t4`;
    const rows = [row('24837', 54.52, 9.55), row('24837', 54.5, 9.57), row('1234', 54.5, 9.57)];
    await fs.writeFile(file, rows.join('\n'));
    const { stdout } = await radhaus(database, 'import', 'postcodes', file);
    expect(stdout).toContain('1 postcodes from 3 rows; 1 rows were left out.');
    await vi.waitFor(async () => expect(await kmTo()).toBeGreaterThan(35), { timeout: 10_000 });
    await fs.writeFile(file, 'postcode,place,latitude,longitude\n24837,Schleswig,54.33,10.12\n');
    await radhaus(database, 'import', 'postcodes', file);
    await vi.waitFor(async () => expect(await kmTo()).toBeLessThan(3), { timeout: 10_000 });
    await fs.writeFile(file, 'plz;ort\n24837;Schleswig\n');
    await expect(radhaus(database, 'import', 'postcodes', file)).rejects.toThrow('has no German postcodes');
  });

  it('names the nearest first also where a cart may be collected and where the shop presents itself', async () => {
    const tyre = await someTyre(database);
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', tyre.id, 1);
    const choices = textOf(mainOf((await buyer.open('/muster/checkout/standortAuswahl')).text));
    expect(choices).toMatch(/Bremerhaven, ca\. 1\d\d km von Kiel/);
    const about = textOf(mainOf((await get('/muster/ueberuns')).text));
    const order = ['Bremerhaven', 'Celle', 'Hannover', 'Kempten'].map((city) => about.lastIndexOf(city));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(about).toContain('Autohaus am Hafen, ca. 1');
  });

  it('goes by the place that was searched for, typed in the address or stored, once it is known', async () => {
    const tyre = await someTyre(database);
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', tyre.id, 1);
    const citiesAt = async (path: string) => {
      const words = textOf(mainOf((await buyer.open(path)).text));
      const cities = ['Kempten', 'Leipzig', 'Hannover', 'Bremerhaven'];
      return [...cities].sort((a, b) => words.indexOf(`, ${a} `) - words.indexOf(`, ${b} `));
    };
    const choicePath = '/muster/checkout/standortAuswahl';
    const fromNorth = ['Bremerhaven', 'Hannover', 'Leipzig', 'Kempten'];
    expect(await citiesAt(choicePath)).toEqual(fromNorth);
    expect((await citiesAt(`${choicePath}?q=87435`))[0]).toBe('Kempten');
    expect((await citiesAt(choicePath))[0]).toBe('Kempten');
    expect((await citiesAt(`${choicePath}?q=Leipzig`))[0]).toBe('Leipzig');
    expect((await citiesAt(`${choicePath}?q=xyzxyz`))[0]).toBe('Leipzig');
    await buyer.open('/muster/standorte?q=27568');
    expect(textOf((await buyer.open(choicePath)).text)).toMatch(/Bremerhaven[^,]*, \S.*? von 27568/);
    buyer.cookies.set('radhaus-ort', '%E0%A4%A');
    expect(await citiesAt(choicePath)).toEqual(fromNorth);
    buyer.cookies.delete('radhaus-ort');
    const choice = await buyer.open('/muster/initiateCheckout');
    const step = await buyer.press(choice, 'Weiter', { weg: 'kauf' });
    await buyer.press(step, 'Weiter', { ...address, plz: '04109', ort: 'Leipzig' });
    expect((await citiesAt(choicePath))[0]).toBe('Leipzig');
  });

  it('stays inside the host group', async () => {
    const north = await get('/noa-kiel/standorte', 'nord-ostsee.localhost');
    expect(citiesOf(north.text).map(([href]) => href)).toEqual(['/noa-kiel', '/noa-flensburg']);
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

describe('the finder', () => {
  it.each([
    ['marke=Opel', ['Hannover']],
    ['marke=opel&leistung=&zoll=&last=', ['Hannover']],
    ['marke=Skoda', ['Bensheim']],
    ['zoll=24', ['Kiel', 'Darmstadt']],
    ['zoll=24&q=64283', ['Darmstadt', 'Kiel']],
    ['zoll=22&kann=highVoltage', ['Kiel', 'Hannover', 'Koblenz']],
    ['last=4000', ['Kiel']],
    ['kann=runFlat&q=80331', runFlatFromMunich],
    ['kann=runFlat&naehe=48.137,11.575', runFlatFromMunich],
    ['zoll=24&marke=Opel&q=', []],
  ])('"%s" finds what is asked for, the nearest first', async (query, cities) => {
    const { text } = await get(`/muster/standorte?${query}`);
    const main = textOf(mainOf(text));
    if (cities.length > 0) return expect(citiesOf(text).map(([, city]) => city)).toEqual(cities);
    expect(main).toContain('Zu Ihrer Auswahl haben wir keinen Standort gefunden. Hier sind alle 11');
    expect(citiesOf(text)).toHaveLength(11);
  });

  it('goes by the position of the browser, rounded to a kilometre and never stored', async () => {
    const answer = await get('/muster/standorte?naehe=47.7312345,10.3112345');
    expect(citiesOf(answer.text).map(([, city]) => city)[0]).toBe('Kempten (Allgäu)');
    expect(textOf(mainOf(answer.text))).toContain('der nächste zu Ihrer Position zuerst');
    expect(mainOf(answer.text)).toContain('name="naehe" value="47.73,10.31"');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const typed = await get('/muster/standorte?naehe=47.73,10.31&q=24103');
    expect(citiesOf(typed.text)[0]?.[1]).toBe('Kiel');
    for (const odd of ['naehe=x', 'naehe=99,200', 'naehe=%00'])
      expect(citiesOf((await get(`/muster/standorte?${odd}`)).text)[0]?.[1]).toBe('Kiel');
  });

  it('keeps what was chosen in the form, and leaves out of it what no location has', async () => {
    const path = '/muster/standorte?marke=Opel&leistung=inspektion&zoll=22&last=3000&kann=runFlat&q=30159';
    const visitor = new Visitor(shop);
    const again = await visitor.press(path, 'Standort finden');
    const sent = new URL(again.path, 'http://x').searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      ...{ marke: 'Opel', leistung: 'inspektion', zoll: '22', last: '3000', kann: 'runFlat', q: '30159' },
    });
    expect(citiesOf(again.text).map(([, city]) => city)).toEqual(['Hannover']);
    const nobody = await get('/muster/standorte?marke=%22%3E%3Cscript%3E&leistung=gibt-es-nicht');
    expect(textOf(mainOf(nobody.text))).toContain('keinen Standort gefunden');
    expect(mainOf(nobody.text)).not.toContain('<script>');
  });

  it('counts services that a location lists, and none where it hides them', async () => {
    const { text } = await get('/muster/standorte?leistung=inspektion');
    const cities = citiesOf(text).map(([, city]) => city);
    expect(cities).toHaveLength(9);
    expect(cities).not.toContain('Kassel');
    expect(cities).not.toContain('Bremerhaven');
    const oil = await get('/muster/standorte?leistung=oelwechsel');
    expect(citiesOf(oil.text).map(([, city]) => city)).toContain('Kassel');
  });

  it('wants everything of one bay, and knows makes and bays that were stored since', async () => {
    const kassel = `SELECT 'kassel', 'Stand', 9`;
    await database.query(`INSERT INTO bays (id, location_url, name, position, max_rim_inch, run_flat, pressure_sensors, high_voltage, lift_kg)
      ${kassel.replace('SELECT', "SELECT 'kassel-1',")}, 24, true, true, false, 5000 UNION ALL
      ${kassel.replace('SELECT', "SELECT 'kassel-2',")}, 18, false, true, true, 2000`);
    const cities = async (query: string) =>
      citiesOf((await get(`/muster/standorte?${query}`)).text).map(([, city]) => city);
    expect(await cities('last=5000&neu')).toEqual(['Kassel']);
    expect(await cities('kann=highVoltage&kann=runFlat&zoll=24')).toEqual(['Kiel']);
    await database.query(
      `UPDATE locations SET content = content || '{"mainMake": null}' WHERE url = 'standard'`,
    );
    await vi.waitFor(async () => expect(await cities(`marke=Opel&n=${Date.now()}`)).toHaveLength(11), {
      timeout: 10_000,
    });
    expect(await cities('q=30159')).toContain('Hannover');
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

it('a host with one location shows it, and nothing to find or to compare', async () => {
  const { text } = await new Visitor(shop, 'efa.localhost').open('/standorte');
  const main = textOf(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '');
  expect(main).toContain('Kolbenring 40');
  expect(main).not.toMatch(/Standort finden|Entfernungen/);
});
