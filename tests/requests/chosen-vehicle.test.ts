import { describe, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { GOLF, GOLF_LABEL, MACAN, openVehiclePage, regionOf } from '../support/vehicle-page';
import { Visitor } from '../support/visitor';

const { database, shop, page, driverOf } = await openVehiclePage();

describe('the chosen vehicle', () => {
  it('is news in other tabs, and removed on its own page leads back to it without a choice', async () => {
    const visitor = await driverOf(GOLF);
    const news = async () => JSON.parse((await visitor.open('/muster/sitzung.json')).text).vehicleCode;
    expect(await news()).toMatch(/golf/);
    const page = await visitor.open('/muster/fahrzeug?hinweis=gewaehlt');
    const gone = await visitor.press(page, 'Fahrzeug entfernen');
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
      ([, , result = '', inner = '']) =>
        `${result} ${textOf(inner).replace(/(?<=^[✓✕] )passt (nicht )?/, '')}`,
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
    const { text } = await page(product, visitor);
    expect(text).toMatch(/<h1[\s\S]*data-fitment=[\s\S]*id="menge"/);
    expect(regionOf(text, 'Ihr Fahrzeug')).not.toContain('data-fitment');
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

describe('the cookie of the vehicle', () => {
  const SETTINGS = '/muster/cookie-einstellungen';
  const headers = { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' };
  const vehicleCookie = async (visitor: Visitor, path: string, form: Record<string, string>) => {
    const answer = await visitor.send({ path, form, headers });
    return answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('radhaus-fahrzeug'));
  };
  const choose = (visitor: Visitor, code = GOLF) =>
    vehicleCookie(visitor, '/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
  const decide = (visitor: Visitor, auswahl: 'alle' | 'notwendig') =>
    vehicleCookie(visitor, SETTINGS, { auswahl, umfang: 'host' });
  const forVisit = 'radhaus-fahrzeug=1; Path=/; SameSite=Lax; HttpOnly';
  const lasting = `${forVisit}; Max-Age=2592000`;
  const closeBrowser = (visitor: Visitor) => visitor.cookies.delete('radhaus-fahrzeug');

  it('ends with the browser: then no page, nor the list of the last vehicles, knows a vehicle', async () => {
    const visitor = new Visitor(shop);
    expect(await choose(visitor)).toBe(forVisit);
    expect(textOf((await page('/fahrzeug', visitor)).text)).toContain('Gilt, bis Sie den Browser schließen.');
    closeBrowser(visitor);
    const { text } = await page('/fahrzeug', visitor);
    expect(textOf(text)).not.toMatch(/Zuletzt gewählt|Golf VII/);
    expect((await page('/reifen', visitor)).text).not.toContain('data-fitment');
    await choose(visitor, MACAN);
    await visitor.post('/muster/fahrzeug', { aktion: 'entfernen' });
    const recent = textOf((await page('/fahrzeug', visitor)).text);
    expect(recent).toContain('Porsche Macan');
    expect(recent).not.toContain('Golf VII');
  });

  it('lasts for who agrees, and at once no longer for who withdraws', async () => {
    const visitor = await driverOf(GOLF);
    expect(await decide(visitor, 'alle')).toBe(lasting);
    expect(await choose(visitor)).toBe(lasting);
    expect(textOf((await page('/fahrzeug', visitor)).text)).not.toContain('bis Sie den Browser schließen');
    expect(await decide(visitor, 'notwendig')).toBe(forVisit);
    expect((await page('/reifen', visitor)).text).toContain('data-fitment');
    closeBrowser(visitor);
    expect((await page('/reifen', visitor)).text).not.toContain('data-fitment');
  });

  it('does not last for who was asked only about a partner', async () => {
    const visitor = new Visitor(shop);
    await visitor.press('/kassel', 'Inhalte anderer Anbieter laden');
    expect(await choose(visitor)).toBe(forVisit);
  });

  it('is not there without a vehicle, and not needed by an account', async () => {
    const visitor = new Visitor(shop);
    expect(await decide(visitor, 'alle')).toBeUndefined();
    await openAccount(database, visitor, '/muster', 'bleibt@example.de');
    await choose(visitor);
    closeBrowser(visitor);
    expect((await page('/reifen', visitor)).text).toContain('data-fitment');
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

it('each button of a garage says what it does with which vehicle', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'knoepfe@example.de');
  for (const code of [MACAN, GOLF])
    await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
  const name = 'Familiendonaudampfschifffahrtskutsche';
  await visitor.post('/muster/account/garage', { aktion: 'benennen', fahrzeug: MACAN, name });
  const garageRows = async () => {
    const { text } = await visitor.open('/muster/account/garage');
    const rows = text.match(/<li(?:(?!<\/li>)[\s\S])*value="benennen"[\s\S]*?<\/li>/g) ?? [];
    return rows.map((row) =>
      [...row.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].map(
        ([, tag = '', words = '']) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? textOf(words),
      ),
    );
  };
  const [golf = [], macan = []] = await garageRows();
  expect(golf).toEqual([`Entfernen: ${GOLF_LABEL}`, `Name speichern: ${GOLF_LABEL}`]);
  expect(macan).toEqual([
    expect.stringMatching(new RegExp(`^${name} Porsche Macan .* wählen$`)),
    `Entfernen: ${name}`,
    `Name speichern: ${name}`,
  ]);
  await database.query(`update garage_vehicles set vehicle_code = 'weg' where vehicle_code = $1`, [MACAN]);
  expect((await garageRows()).flat()).not.toContainEqual(expect.stringContaining('wählen'));
});
