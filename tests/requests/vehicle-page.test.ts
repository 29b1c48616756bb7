import { describe, expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { found, GOLF, MACAN, openVehiclePage, pathOf, regionOf } from '../support/vehicle-page';
import { Visitor } from '../support/visitor';

const { database, shop, page, driverOf } = await openVehiclePage();

describe('the ways to a vehicle, each by plain forms', () => {
  it.each(['/muster', '/legacy', '/kassel'])(
    'by HSN and TSN beside the size, on the start page %s',
    async (path) => {
      const visitor = new Visitor(shop);
      const start = await visitor.open(path);
      const answer = await visitor.press(start, 'Fahrzeug suchen', { hsn: '0603', tsn: 'BJH' });
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
    const answer = await visitor.press(start, 'Fahrzeug suchen', { hsn: ' 06o3', tsn: 'b j h' });
    expect(answer.status).toBe(200);
    expect(found(answer.text)).toHaveLength(3);
    expect(textOf(answer.text)).toContain('3 passende Fahrzeuge gefunden. Welches ist Ihres?');
    expect(textOf(answer.text)).toContain('DAT-ECode 01 905 102 001 0003');
    const chosen = await visitor.submit(answer, { action: pathOf(answer) }, { fahrzeug: GOLF });
    expect(chosen.path).toBe('/muster/fahrzeug?hinweis=gewaehlt');
    expect(textOf(chosen.text)).toContain('Zugelassene Reifengrößen');
    const [, picture = ''] =
      /src="([^"]*\/bilder\/felgenkonfigurator\/schraegheck\/[^"]*)"/.exec(chosen.text) ?? [];
    expect((await visitor.open(picture)).status).toBe(200);
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
      answer = await visitor.press(answer, 'Weiter', chosen);
    }
    expect(answer.text).not.toContain('value="1.5 eTSI"');
    // One body is left: nobody is asked.
    expect(textOf(answer.text)).toContain('Getriebe');
    answer = await visitor.press(answer, 'Weiter', { ...chosen, getriebe: 'DSG' });
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
    const wrong = await visitor.press(start, 'Nummer prüfen', { fin: 'WVWZZZAUZHWI23456' });
    expect([wrong.status, wrong.path]).toEqual([400, '/muster/fahrzeug']);
    expect(wrong.text).toContain('value="WVWZZZAUZHWI23456"');
    const answer = await visitor.press(wrong, 'Nummer prüfen', { fin: 'wvwzzzauzhw123456' });
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
