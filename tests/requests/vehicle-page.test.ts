import { describe, expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { openAccount } from '../support/accounts';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });

const GOLF = 'volkswagen-golf-vii-2-0-tdi-dsg-highline';
const GOLF_LABEL = 'Volkswagen Golf VII 2.0 TDI DSG Highline';
const MACAN = 'porsche-macan-2-0-pdk';

const page = (path: string, visitor = new Visitor(shop)) => visitor.open(`/muster${path}`);
const found = (text: string) =>
  [...text.matchAll(/<button value="([^"]+)"[^>]*name="fahrzeug"/g)].map(([, code]) => code);

/** What somebody reads inside the element with this landmark. */
function regionOf(text: string, label: string): string {
  const [, region = ''] =
    new RegExp(`<section[^>]*aria-label="${label}"[^>]*>([\\s\\S]*?)</section>`).exec(text) ?? [];
  return textOf(region);
}

const pathOf = ({ path }: { path: string }) => path.replace(/\?.*/, '');

async function driverOf(code: string, location = 'muster'): Promise<Visitor> {
  const visitor = new Visitor(shop);
  const chosen = await visitor.post(`/${location}/fahrzeug`, { aktion: 'waehlen', fahrzeug: code });
  expect(chosen.path).toBe(`/${location}/fahrzeug?hinweis=gewaehlt`);
  return visitor;
}

describe('the ways to a vehicle, each by plain forms', () => {
  it.each(['/muster', '/legacy', '/kassel'])(
    'by HSN and TSN beside the size, on the start page %s',
    async (path) => {
      const visitor = new Visitor(shop);
      const start = await visitor.open(path);
      const answer = await visitor.submit(start, { button: 'Fahrzeug suchen' }, { hsn: '0603', tsn: 'BJH' });
      expect(answer.path).toMatch(new RegExp(`^${path}/fahrzeug\\?`));
      expect(found(answer.text)).toHaveLength(3);
      const chosen = await visitor.submit(answer, { action: pathOf(answer) }, { fahrzeug: GOLF });
      expect(chosen.path).toContain(`${path}/reifen`);
      expect(textOf((await visitor.open(path)).text)).not.toContain('Feld 2.1 und 2.2');
    },
  );

  it('by HSN and TSN as people copy them: one key, several vehicles to choose from', async () => {
    const visitor = new Visitor(shop);
    const start = await page('/fahrzeug', visitor);
    const answer = await visitor.submit(start, { button: 'Fahrzeug suchen' }, { hsn: ' 06o3', tsn: 'b j h' });
    expect(answer.status).toBe(200);
    expect(found(answer.text)).toHaveLength(3);
    expect(textOf(answer.text)).toContain('3 passende Fahrzeuge gefunden. Welches ist Ihres?');
    expect(textOf(answer.text)).toContain('DAT-ECode 01 905 102 001 0003');
    const chosen = await visitor.submit(answer, { action: pathOf(answer) }, { fahrzeug: GOLF });
    expect(chosen.path).toBe('/muster/fahrzeug?hinweis=gewaehlt');
    expect(textOf(chosen.text)).toContain('Zugelassene Reifengrößen');
  });

  it('by hand, where each step offers only what is left', async () => {
    const visitor = new Visitor(shop);
    let answer = await page('/fahrzeug', visitor);
    const steps = {
      fahrzeugart: 'PKW',
      hersteller: 'Volkswagen',
      modell: 'Golf',
      baureihe: 'Golf VII',
      motor: '2.0 TDI',
    };
    const chosen: Record<string, string> = {};
    for (const [field, value] of Object.entries(steps)) {
      expect(answer.text).toContain(`name="${field}"`);
      Object.assign(chosen, { [field]: value });
      answer = await visitor.submit(answer, { button: 'Weiter' }, chosen);
    }
    expect(answer.text).not.toContain('value="1.5 eTSI"');
    // One body is left: nobody is asked.
    expect(textOf(answer.text)).toContain('Getriebe');
    answer = await visitor.submit(answer, { button: 'Weiter' }, { ...chosen, getriebe: 'DSG' });
    expect(found(answer.text)).toEqual([GOLF]);
    expect(textOf(answer.text)).toContain('Ist das Ihr Fahrzeug?');
  });

  it('by words, and says which of them it could not use', async () => {
    const { text } = await page('/fahrzeug?suche=Golf+7+2.0+TDI+himmelblau');
    expect(found(text)).toHaveLength(3);
    expect(textOf(text)).toContain('Zu „himmelblau“ finden wir nichts');
  });

  it('by its identification number', async () => {
    const visitor = new Visitor(shop);
    const start = await page('/fahrzeug?weiter=%2Falufelgen', visitor);
    const wrong = await visitor.submit(start, { button: 'Nummer prüfen' }, { fin: 'WVWZZZAUZHWI23456' });
    expect([wrong.status, wrong.path]).toEqual([400, '/muster/fahrzeug']);
    expect(wrong.text).toContain('value="WVWZZZAUZHWI23456"');
    const answer = await visitor.submit(wrong, { button: 'Nummer prüfen' }, { fin: 'wvwzzzauzhw123456' });
    expect([answer.status, answer.path]).toEqual([200, '/muster/fahrzeug']);
    const [code = ''] = found(answer.text);
    const chosen = await visitor.submit(answer, { action: pathOf(answer) }, { fahrzeug: code });
    expect(chosen.path).toBe('/muster/alufelgen');
    expect(found((await page('/fahrzeug?fin=WVWZZZAUZHW123456')).text)).toEqual([]);
  });

  it.each([
    ['hsn=603&tsn=BJH', 'fahrzeug-hsn', 'Die HSN hat vier Ziffern'],
    ['hsn=0603&tsn=B', 'fahrzeug-tsn', 'Die TSN besteht aus den ersten drei Zeichen'],
    ['hsn=0603&tsn=QQQ', 'fahrzeug-hsn', 'Diesen Schlüssel kennen wir nicht'],
    ['suche=', 'fahrzeug-suche', 'Bitte nennen Sie Hersteller und Modell'],
    ['suche=Raumschiff', 'fahrzeug-suche', 'Dazu finden wir kein Fahrzeug'],
    ['fahrzeugart=Boot', 'fahrzeug-fahrzeugart', 'Diese Auswahl gibt es hier nicht'],
    [{ fin: 'WVW' }, 'fahrzeug-fin', 'hat 17 Zeichen, diese hat 3'],
    [{ fin: 'WVWZZZAUZHWI23456' }, 'fahrzeug-fin', 'kommt „I“ nicht vor'],
  ])('%j is told beside its field, and above', async (typed, field, words) => {
    const { status, text } =
      typeof typed === 'string'
        ? await page(`/fahrzeug?${typed}`)
        : await new Visitor(shop).post('/muster/fahrzeug', typed);
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby="[^"]*${field}-error`));
    const [, alert = ''] = /role="alert"([\s\S]*?)<\/ul>/.exec(text) ?? [];
    expect(textOf(alert)).toContain(words);
    expect(alert).toContain(`href="#${field}"`);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'an address with the notice "%s" shows none',
    async (name) => {
      for (const path of ['/fahrzeug', '/login']) {
        const { status, text } = await page(`${path}?hinweis=${name}`);
        const [, main = ''] = text.split('<main');
        expect([status, main.includes('role="status"')], path).toEqual([200, false]);
      }
    },
  );

  it('where a location has no data of DAT, by key only', async () => {
    const { text } = await new Visitor(shop).open('/legacy/fahrzeug?suche=Golf');
    expect(text).toContain('name="hsn"');
    expect(text).not.toContain('name="suche"');
    expect(text).not.toContain('name="fahrzeugart"');
    expect(found(text)).toEqual([]);
  });
});

it('phones are asked for the vehicle below the header where the theme says so', async () => {
  const asked = async (path: string) => {
    const { text } = await request({ port: shop.port, path });
    return regionOf(text, 'Reifen für Ihr Fahrzeug').includes('Fahrzeug wählen');
  };
  expect([await asked('/stadtwerk/kontakt'), await asked('/muster/kontakt')]).toEqual([true, false]);
});

describe('the three ways are tabs', () => {
  const shown = (text: string) => {
    const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(text) ?? [];
    const titles = ['Mit HSN und TSN', 'Fahrzeug manuell auswählen', 'Fahrzeug suchen'];
    return titles.filter((title) => {
      const [before = ''] = main.split(`>${title}</h2>`);
      return !/<section[^>]*hidden=""[^>]*>(?![\s\S]*<section)/.test(before);
    });
  };

  it.each([
    ['', 'Mit HSN und TSN'],
    ['?weg=auswahl', 'Fahrzeug manuell auswählen'],
    ['?weg=worte&weiter=%2Falufelgen', 'Fahrzeug suchen'],
    ['?weg=gibt-es-nicht', 'Mit HSN und TSN'],
    ['?weg=worte&weg=schein', 'Fahrzeug suchen'],
    ['?suche=Raumschiff', 'Fahrzeug suchen'],
    ['?fahrzeugart=PKW&weg=worte', 'Fahrzeug manuell auswählen'],
    ['?hsn=06&weg=auswahl', 'Mit HSN und TSN'],
  ])('at /fahrzeug%s', async (query, title) => {
    expect(shown((await page(`/fahrzeug${query}`)).text)).toEqual([title]);
  });

  it('whose links keep the page that asked', async () => {
    const { text } = await page('/fahrzeug?weiter=%2Falufelgen%3Fseite%3D2');
    const [, tabs = ''] = /<nav aria-label="Wie möchten Sie vorgehen\?"([\s\S]*?)<\/nav>/.exec(text) ?? [];
    expect(tabs.match(/<a /g)).toHaveLength(3);
    expect(tabs.match(/weiter=%2Falufelgen%3Fseite%3D2/g)).toHaveLength(3);
    expect(tabs.match(/aria-current="true"/g)).toHaveLength(1);
  });

  it('but for a location without data of DAT, which has one', async () => {
    const { text } = await new Visitor(shop).open('/legacy/fahrzeug?weg=worte');
    expect(text).not.toContain('Wie möchten Sie vorgehen?');
    expect(shown(text)).toContain('Mit HSN und TSN');
  });
});

describe('vehicles chosen before', () => {
  const recent = ({ text }: { text: string }) =>
    found(/<h2[^>]*>Zuletzt gewählt<[\s\S]*?<\/section>/.exec(text)?.[0] ?? '');

  it('stand first, the latest on top, each row a button; the present one and what the data lost do not', async () => {
    const visitor = new Visitor(shop);
    expect(recent(await page('/fahrzeug', visitor))).toEqual([]);
    const others = ['volkswagen-golf-vii-2-0-tdi-schaltgetriebe-highline', 'audi-gibt-es-nicht-mehr'];
    for (const code of [GOLF, others[0] ?? '', MACAN])
      await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
    expect(recent(await page('/fahrzeug', visitor))).toEqual([others[0], GOLF]);
    await database.query(
      `update sessions set recent_vehicle_codes = array_append(recent_vehicle_codes, '${others[1]}')
       where vehicle_code = '${MACAN}'`,
    );
    expect(recent(await page('/fahrzeug', visitor))).toEqual([others[0], GOLF]);
    const again = await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: GOLF });
    expect(recent(again)).toEqual([MACAN, others[0]]);
    const removed = await visitor.post('/muster/fahrzeug', { aktion: 'entfernen' });
    expect(recent(removed)).toEqual([GOLF, MACAN, others[0]]);
    expect(recent(await page('/fahrzeug'))).toEqual([]);
  });

  it('are at most five', async () => {
    const visitor = await driverOf(GOLF);
    const codes = await database.query<{ code: string }>('select code from vehicles order by code limit 8');
    for (const { code } of codes)
      await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
    expect(recent(await page('/fahrzeug', visitor))).toHaveLength(4);
  });
});

describe('the chosen vehicle', () => {
  it('is news in other tabs, and removed on its own page leads back to it without a choice', async () => {
    const visitor = await driverOf(GOLF);
    const news = async () => JSON.parse((await visitor.open('/muster/sitzung.json')).text).vehicleCode;
    expect(await news()).toMatch(/golf/);
    const page = await visitor.open('/muster/fahrzeug?hinweis=gewaehlt');
    const gone = await visitor.submit(page, { button: 'Fahrzeug entfernen' });
    expect(textOf(gone.text)).toContain('Das Fahrzeug ist entfernt.');
    expect(await news()).toBe('');
  });

  it('stands in the header of every page, and is changed and removed there', async () => {
    const visitor = await driverOf(GOLF);
    for (const path of ['/', '/reifen', '/alufelgen', '/kontakt', '/warenkorb']) {
      const { text } = await page(path, visitor);
      expect(regionOf(text, 'Ihr Fahrzeug'), path).toContain(GOLF_LABEL);
      expect(text, path).toContain('/fahrzeug?weiter=');
      const [, header = ''] = /<header([\s\S]*?)<\/header>/.exec(text) ?? [];
      expect(textOf(header), path).toContain(GOLF_LABEL);
    }
    const list = await page('/reifen', visitor);
    const after = await visitor.submit(list, { action: '/muster/fahrzeug' }, { aktion: 'entfernen' });
    expect(after.path).toBe('/muster/reifen');
    expect(regionOf(after.text, 'Ihr Fahrzeug')).toBe('');
    expect(textOf(after.text)).toContain('Fahrzeug wählen');
    expect(after.text).not.toContain('data-fitment');
  });

  it('is one visitor’s: who shares the address sees their own, or none', async () => {
    const [golf, macan] = [await driverOf(GOLF), await driverOf(MACAN)];
    for (const [visitor, label] of [
      [golf, GOLF_LABEL],
      [macan, 'Porsche Macan'],
      [golf, GOLF_LABEL],
    ] as const)
      expect(regionOf((await page('/reifen', visitor)).text, 'Ihr Fahrzeug')).toContain(label);
    const { text } = await request({ port: shop.port, path: '/muster/reifen' });
    expect(text).not.toContain('data-fitment');
    expect(text).not.toContain(GOLF_LABEL);
  });

  it('makes the list say how many fit, in which sizes, and each card why', async () => {
    const visitor = await driverOf(GOLF);
    const size = '/reifen?fahrzeug=PKW&breite=205&hoehe=55&durchmesser=16';
    const { text } = await page(`${size}&passend=alle`, visitor);
    expect(regionOf(text, 'Ihr Fahrzeug')).toContain('205/55 R16 ist für Ihr Fahrzeug zugelassen');
    const other = await page('/winterreifen?breite=175&hoehe=65&durchmesser=14', visitor);
    expect(regionOf(other.text, 'Ihr Fahrzeug')).toContain(
      '175/65 R14 ist für Ihr Fahrzeug nicht eingetragen',
    );
    const fitting = regionOf(text, 'Passend zum Fahrzeug');
    const [, fits = '', all = ''] = /(\d+) von (\d+) sind für Ihr Fahrzeug zugelassen/.exec(fitting) ?? [];
    const [{ expected }] = (await database.query(
      `select count(*)::int as expected from tyres join articles on articles.id = tyres.article_id
       where retired_at is null and width = 205 and aspect = 55 and rim_tenths = 160 and vehicle_kind = 'PKW'
         and load_index >= 91 and (speed_kmh >= 240 or has_alpine_symbol)`,
    )) as [{ expected: number }];
    expect(Number(fits)).toBe(expected);
    expect(Number(all)).toBeGreaterThan(expected);
    expect(fitting).toContain('205/55 R16 Serie');
    expect(fitting).toContain('225/45 R17');
    const verdicts = [...text.matchAll(/<(p|details) data-fitment="([^"]+)"[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , result = '', inner = '']) => `${result} ${textOf(inner).replace('✓ passt ', '✓ ')}`,
    );
    expect(verdicts.length).toBeGreaterThan(10);
    expect(verdicts).toContain('fits ✓ Zugelassen auf Felge 6,5Jx16 ET46–50: CoC-Papier');
    expect(verdicts).toContain('fits-not ✕ Geschwindigkeitsindex H zu niedrig: mindestens V');
  });

  it('is not counted for where the location has no search by vehicle, and still judged', async () => {
    const visitor = await driverOf(GOLF, 'legacy');
    const { text } = await visitor.open('/legacy/reifen');
    expect(text).toContain('data-fitment');
    expect(text).not.toContain('Passend zum Fahrzeug');
  });

  it('tells of a product and of a rim whether it fits; without a vehicle, how to find out', async () => {
    const visitor = await driverOf(GOLF);
    const rims = await page('/alufelgen', visitor);
    expect(rims.text).toMatch(/data-fitment="(fits|fits-not|unknown)"/);
    const [, product = ''] =
      /<h2>[\s\S]*?href="\/muster(\/reifen\/[^"]+)"/.exec((await page('/reifen')).text) ?? [];
    expect((await page(product, visitor)).text.match(/data-fitment=/g)?.length).toBeGreaterThanOrEqual(2);
    const unknown = await page(product);
    expect(unknown.text).not.toContain('data-fitment');
    expect(unknown.text).toContain(`/muster/fahrzeug?weiter=${encodeURIComponent(product)}`);
  });

  it('compares another size with the series size', async () => {
    const visitor = await driverOf(GOLF);
    const text = textOf((await page('/fahrzeug?wunschgroesse=225/45+R17+91W', visitor)).text);
    expect(text).toContain('Zugelassen auf Felge 7Jx17 ET49–54: CoC-Papier');
    expect(text).toContain('Zeigt er 100 km/h, fahren Sie 100,4 km/h.');
    const other = textOf((await page('/fahrzeug?wunschgroesse=255/35+R20+80H', visitor)).text);
    expect(other).toContain('Größe nicht eingetragen');
    expect(other).toContain('diese ist zu klein');
    const wrong = await page('/fahrzeug?wunschgroesse=abc', visitor);
    expect(wrong.text).toMatch(/id="wunschgroesse"[^>]*aria-describedby="[^"]*wunschgroesse-error/);
  });

  it('leads back to the page that asked for it, and never elsewhere', async () => {
    const visitor = new Visitor(shop);
    const choose = (weiter: string) =>
      visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: GOLF, weiter });
    expect((await choose('/reifen?seite=2')).path).toBe('/muster/reifen?seite=2');
    expect((await choose('//boese.example/')).path).toBe('/muster/fahrzeug?hinweis=gewaehlt');
  });

  it('that nobody knows is refused; one that the data lost is no longer shown', async () => {
    const visitor = new Visitor(shop);
    const unknown = await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: 'x' });
    expect(unknown.status).toBe(409);
    expect(textOf(unknown.text)).toContain('Dieses Fahrzeug kennen wir nicht mehr');
    expect((await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: 'x\0' })).status).toBe(409);
    expect((await visitor.post('/muster/fahrzeug', { aktion: 'waehlen' })).status).toBe(400);
    const driver = await driverOf('kia-ceed-cd-1-4-t-gdi-schaltgetriebe-vision');
    await database.query(`update sessions set vehicle_code = 'weg' where vehicle_code like 'kia-%'`);
    const { status, text } = await page('/reifen', driver);
    expect([status, text.includes('data-fitment')]).toEqual([200, false]);
  });
});

it('the garage keeps vehicles by name, chooses and removes them', async () => {
  const visitor = new Visitor(shop);
  const email = 'garage@example.de';
  await openAccount(database, visitor, '/muster', email);
  for (const code of [MACAN, GOLF])
    await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
  const send = (fields: Record<string, string>) => visitor.post('/muster/account/garage', fields);
  const named = await send({ aktion: 'benennen', fahrzeug: MACAN, name: 'Familienkutsche' });
  expect(named.path).toBe('/muster/account/garage?hinweis=benannt');
  expect(textOf(named.text)).toContain('Familienkutsche');
  expect(textOf(named.text)).toContain(`${GOLF_LABEL} gewählt`);
  const tooLong = await send({ aktion: 'benennen', fahrzeug: MACAN, name: 'x'.repeat(41) });
  expect([tooLong.status, textOf(tooLong.text).includes('höchstens 40 Zeichen')]).toEqual([400, true]);
  const chosen = await send({ aktion: 'waehlen', fahrzeug: MACAN });
  expect(regionOf(chosen.text, 'Ihr Fahrzeug')).toContain('Porsche Macan');
  const removed = await send({ aktion: 'entfernen', fahrzeug: MACAN });
  expect(textOf(removed.text)).not.toContain('Familienkutsche');
  expect(regionOf(removed.text, 'Ihr Fahrzeug')).toBe('');
  expect((await send({ aktion: 'tanken', fahrzeug: GOLF })).status).toBe(400);
  expect((await new Visitor(shop).open('/muster/account/garage')).path).toContain('/login');
});

it('without any data of vehicles nothing leads to a choice', async () => {
  const list = await new Visitor(shop).open('/muster/reifen');
  const [, tyre = ''] = /<h2[^>]*><a[^>]*href="(\/muster\/reifen\/[^"]+)"/.exec(list.text) ?? [];
  const paths = ['/muster', tyre, '/stadtwerk'];
  const offers = async () =>
    Promise.all(paths.map(async (path) => (await new Visitor(shop).open(path)).text.includes('/fahrzeug')));
  expect(await offers()).toEqual(paths.map(() => true));
  await database.query('delete from vehicle_fitments');
  await database.query('delete from vehicle_keys');
  await database.query('delete from vehicle_vin_prefixes');
  await database.query('delete from vehicles');
  await touchTags(database.db, ['vehicles']);
  await expect.poll(offers).toEqual(paths.map(() => false));
  expect((await new Visitor(shop).open('/muster/fahrzeug')).status).toBe(404);
});
