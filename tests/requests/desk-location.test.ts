import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');

const page = '/muster/tresen/standort';
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const press = (button: string, fields: Record<string, string> = {}, visitor = leader) =>
  visitor.press(page, button, fields);

const inShop = async (path = '/muster/kontakt') => textOf((await new Visitor(shop).open(path)).text);

const premises = () =>
  database.value<Record<string, unknown>>("select premises from locations where url = 'muster'");

describe('opening hours', () => {
  it('are seen in the shop within a second, and can be taken back', async () => {
    const before = await premises();
    const done = await press('Öffnungszeiten speichern', { SoVonA: '11:00', SoBisA: '13:30' });
    expect(textOf(done.text)).toContain('Die Öffnungszeiten sind gespeichert.');
    await withinASecond(() => inShop()).toMatch(/So\s*11:00–13:30 Uhr/);
    expect(await inShop('/standard/kontakt')).not.toContain('13:30');
    const undone = await leader.press(done, 'Zurücknehmen');
    expect(textOf(undone.text)).toContain('Die Änderung ist zurückgenommen.');
    expect(await premises()).toEqual(before);
    await expect.poll(() => inShop()).not.toContain('13:30');
  });

  it('may have a break, and days without any', async () => {
    const done = await press('Öffnungszeiten speichern', {
      MoVonA: '08:00',
      MoBisA: '12:00',
      MoVonB: '13:00',
      MoBisB: '17:00',
      SaVonA: '',
      SaBisA: '',
    });
    expect(done.status).toBe(200);
    await expect.poll(() => inShop()).toMatch(/Mo\s*13:00–17:00 Uhr/);
    expect(await inShop()).not.toMatch(/Sa\s*\d\d:/);
  });

  it('end at midnight by 00:00, which the shop and the form itself understand', async () => {
    const done = await press('Öffnungszeiten speichern', { SaVonA: '18:00', SaBisA: '00:00' });
    expect(done.status).toBe(200);
    const stored = await premises();
    expect(JSON.stringify(stored?.openingHours)).toContain('"to":"24:00"');
    await expect.poll(() => inShop()).toMatch(/Sa\s*18:00–24:00 Uhr/);
    expect((await leader.open(page)).text).toMatch(/name="SaBisA"[^>]*value="00:00"/);
    await press('Öffnungszeiten speichern');
    expect(await premises()).toEqual(stored);
    await press('Öffnungszeiten speichern', { SaVonA: '', SaBisA: '' });
  });

  it.each([
    [{ MoVonA: '08:00', MoBisA: '' }, 'Anfang und Ende'],
    [{ MoVonA: '18:00', MoBisA: '08:00' }, 'nach dem Anfang'],
    [{ MoVonA: '8', MoBisA: '9' }, 'Zeiten wie 08:00'],
    [{ MoVonA: '25:00', MoBisA: '26:00' }, 'Zeiten wie 08:00'],
    [{ MoVonA: '24:00', MoBisA: '24:00' }, 'Zeiten wie 08:00'],
    [{ MoVonA: '08:00', MoBisA: '12:00', MoVonB: '11:00', MoBisB: '14:00' }, 'nicht überschneiden'],
  ])('%j are refused, and stay in the form', async (fields, words) => {
    const before = await premises();
    const answer = await press('Öffnungszeiten speichern', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain(`value="${fields.MoVonA}"`);
    expect(await premises()).toEqual(before);
  });
});

describe('special days', () => {
  it('close the location, are told in the shop, and go again', async () => {
    const done = await press('Tage eintragen', {
      tag: isoDay(2),
      letzterTag: isoDay(4),
      anlass: 'Betriebsferien',
    });
    expect(done.text.match(/geschlossen · Betriebsferien/g)).toHaveLength(3);
    await expect.poll(() => inShop()).toContain('geschlossen (Betriebsferien)');
    const gone = await leader.press(done, 'Entfernen');
    expect(gone.text.match(/geschlossen · Betriebsferien/g)).toHaveLength(2);
  });

  it('move the day to which a reservation is held', async () => {
    const { text } = await leader.open(page);
    expect(text).toContain('Besondere Tage');
    const done = await press('Tage eintragen', { tag: isoDay(20), von: '10:00', bis: '12:00' });
    const other = await press('Tage eintragen', { tag: isoDay(19), letzterTag: isoDay(21) });
    expect([other.status, textOf(other.text)]).toEqual([
      400,
      expect.stringContaining('ist schon eingetragen: 10:00–12:00 Uhr'),
    ]);
    expect(textOf(done.text)).toContain('10:00–12:00 Uhr');
  });

  it.each([
    [{ tag: '' }, 'einen Tag'],
    [{ tag: '31.12.2026' }, 'einen Tag'],
    [{ tag: isoDay(5), letzterTag: isoDay(3) }, 'vor dem ersten'],
    [{ tag: isoDay(5), letzterTag: isoDay(500) }, 'Höchstens 60 Tage'],
    [{ tag: isoDay(5), von: '10:00' }, 'Anfang und Ende'],
    [{ tag: isoDay(5), von: '12:00', bis: '10:00' }, 'nach dem Anfang'],
    [{ tag: isoDay(5), anlass: 'x'.repeat(61) }, 'Höchstens 60 Zeichen'],
  ])('%j are refused beside their field', async (fields, words) => {
    const answer = await press('Tage eintragen', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
  });
});

describe('telephone and e-mail', () => {
  it('are changed together, or not at all', async () => {
    const done = await press('Speichern', { telefon: '0431 998877', email: 'neu@autohaus-muster.example' });
    expect(textOf(done.text)).toContain('Telefon und E-Mail sind gespeichert.');
    await expect.poll(() => inShop()).toContain('998877');
    const refused = await press('Speichern', { telefon: '0431 1', email: 'keine Adresse' });
    expect(refused.status).toBe(400);
    await expect.poll(() => inShop()).toContain('neu@autohaus-muster.example');
  });
});

describe('two people', () => {
  it('the second sees what the first did', async () => {
    const open = await leader.open(page);
    await press('Speichern', { telefon: '0431 112233' });
    const late = await leader.press(open, 'Öffnungszeiten speichern', { SoVonA: '09:00' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
  });

  it('a change that another one followed is not taken back', async () => {
    await press('Speichern', { telefon: '0431 445566' });
    const changeId = await database.value<number>(
      "select id from desk_changes where subject = 'telefon' order by id limit 1",
    );
    const stand = /name="stand" value="([^"]+)"/.exec((await leader.open(page)).text)?.[1] ?? '';
    for (const nummer of [String(changeId), '0', '-1', 'x', '99999999999999999999'])
      expect((await leader.post(page, { befehl: 'undo', stand, nummer })).status, nummer).toBe(409);
  });
});

it('is open to who leads the location only', async () => {
  expect((await seller.open('/muster/tresen')).text).not.toContain('/tresen/standort');
  expect((await seller.open(page)).status).toBe(404);
  expect((await seller.post(page, { befehl: 'contact', stand: 'x' })).status).toBe(404);
  expect((await leader.post(page, { befehl: 'quatsch', stand: 'x' })).status).toBe(403);
  expect((await leader.open('/standard/tresen/standort')).status).toBe(404);
});

describe('address, map and reservations', () => {
  const address = { strasse: 'Hafenweg 7', plz: '24103', ort: 'Kiel', breite: '54,33', laenge: '10,13' };

  it('are seen in the shop within a second, and can be taken back', async () => {
    const before = await premises();
    const done = await press('Anschrift speichern', address);
    expect(textOf(done.text)).toContain('Anschrift und Karte sind gespeichert.');
    await withinASecond(() => inShop()).toContain('Hafenweg 7');
    expect(await premises()).toMatchObject({ latitude: 54.33, longitude: 10.13 });
    const again = await press('Anschrift speichern', address);
    expect(again.status).toBe(409);
    const change = await database.value<string>(
      "select id from desk_changes where subject = 'latitude' order by id desc limit 1",
    );
    const stand = /name="stand" value="([^"]+)"/.exec(done.text)?.[1] ?? '';
    await leader.post(page, { befehl: 'undo', nummer: String(change), stand });
    expect((await premises())?.latitude).toBe(before?.latitude);
  });

  it.each([
    ['Anschrift speichern', { ...address, plz: '2410' }, 'fünf Ziffern'],
    ['Anschrift speichern', { ...address, breite: '90' }, 'Breite in Grad'],
    ['Anschrift speichern', { ...address, laenge: 'Ost' }, 'Länge in Grad'],
    ['Regeln speichern', { tage: '0', verlaengerungen: '1' }, 'von 1 bis 60'],
    ['Regeln speichern', { tage: '7', verlaengerungen: '13' }, 'von 0 bis 12'],
  ])('%s: %j are refused, and stay in the form', async (button, fields, words) => {
    const answer = await press(button, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    for (const value of Object.values(fields)) expect(answer.text).toContain(`value="${value}"`);
  });

  it('reservations hold as long as the rules say', async () => {
    const done = await press('Regeln speichern', { tage: '9', verlaengerungen: '2' });
    expect(textOf(done.text)).toContain('Die Regeln gelten für neue Reservierungen.');
    const checkout = await database.value<object>("select checkout from locations where url = 'muster'");
    expect(checkout).toMatchObject({ reservationDays: 9, reservationExtensions: 2 });
  });
});

describe('websites that may frame the shop', () => {
  const ancestors = async () =>
    /frame-ancestors ([^;]*)/.exec(
      String(
        (await new Visitor(shop).open('/muster/serviceNavigatorExtern')).headers['content-security-policy'],
      ),
    )?.[1];

  it('are typed as names or addresses, checked, and can be taken back', async () => {
    const before = await ancestors();
    const done = await press('Websites speichern', {
      rahmen: 'https://www.haus.example/seite?a=1 *.Haus.example, www.haus.example',
    });
    expect(textOf(done.text)).toContain('Die Websites sind gespeichert.');
    expect(done.text).toContain('value="www.haus.example *.haus.example"');
    await expect.poll(ancestors).toContain('https://*.haus.example');
    const undone = await leader.press(done, 'Zurücknehmen');
    expect(undone.status).toBe(200);
    await expect.poll(ancestors).toBe(before);
  });

  it.each(["haus.example'; script-src *", 'localhost', '*', 'ä.example'])('refuses %s', async (rahmen) => {
    const before = await ancestors();
    const refused = await press('Websites speichern', { rahmen });
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('Kein Name einer Website');
    expect(await ancestors()).toBe(before);
  });
});
