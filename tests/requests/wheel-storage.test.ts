import { describe, expect, it } from 'vitest';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { remindWheelChanges } from '~/domain/workshop/storage/remind-change.server';
import { deleteOldWheels } from '~/domain/workshop/storage/wheels-of-person.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { openAccount, PASSWORD } from '../support/accounts';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const { context } = database;
const petra = await openDesk(database, shop, 'werkstatt');

const STORE = 'Einlagern';
const OUT = 'Auslagern';
const BACK = 'Wieder einlagern';
const TREAD = 'Profil speichern';
const FACTS = 'Angaben speichern';
const LIST = '/muster/tresen/einlagerung';
const nextYear = Number(germanDate(new Date()).slice(0, 4)) + 1;

const tread = (vl: string, vr = vl, hl = vl, hr = vl) => ({
  profilVL: vl,
  profilVR: vr,
  profilHL: hl,
  profilHR: hr,
});
const facts = {
  nachname: 'Müller',
  vorname: 'Käthe',
  kennzeichen: 'ki-ab 123',
  fahrzeug: 'Golf VII',
  saison: 'winter',
  reifen: 'Continental TS 870',
  groesse: '205/55 R16 91H',
  regal: 'B 07',
  wechsel: `${nextYear}-10-01`,
  ...tread('6,5', '6.5', '3,9', '1,2'),
};

async function stored(fields: Record<string, string> = {}, visitor = petra) {
  const page = await visitor.open(`${LIST}/neu`);
  return visitor.press(page, STORE, { ...facts, ...fields });
}

const labelIn = ({ path }: { path: string }) => Number(/einlagerung\/(\d+)/.exec(path)?.[1]);
const stateIn = ({ text }: { text: string }) => /data-wheels="(\w+)"/.exec(text)?.[1];
const labelsIn = ({ text }: { text: string }) =>
  [...text.matchAll(/tresen\/einlagerung\/(\d+)"/g)].map(([, label]) => Number(label));
const mailsTo = (recipient: string) =>
  database.query<{ subject: string; text: string }>('select subject, text from mails where recipient = $1', [
    recipient,
  ]);

describe('wheels', () => {
  it('are booked in with a proposed label, out, and in again, with who did it', async () => {
    const page = await petra.open(`${LIST}/neu`);
    expect(textOf(page.text)).toContain('Einlagerung im Jahr: ab 49,00');
    const proposed = readForm(page.text, { button: STORE }).fields.etikett;
    const set = await petra.press(page, STORE, facts);
    expect([set.status, stateIn(set), String(labelIn(set))]).toEqual([200, 'in', proposed]);
    const words = textOf(set.text);
    for (const told of [
      'Der Radsatz ist eingelagert.',
      'KI-AB 123',
      'Regal B 07',
      '6,5 mm',
      '3,9 mm, unter den für den Winter empfohlenen 4 mm',
      '1,2 mm, unter dem gesetzlichen Mindestmaß von 1,6 mm',
    ])
      expect(words).toContain(told);
    const out = await petra.press(set, OUT);
    expect(stateIn(out)).toBe('out');
    const again = await petra.press(out, BACK, { regal: 'C 01', ...tread('5') });
    expect(stateIn(again)).toBe('in');
    const measured = await petra.press(again, TREAD, tread('4,5'));
    const history = textOf(measured.text.slice(measured.text.indexOf('Verlauf')));
    expect(history).toMatch(
      /Profil gemessen .* Eingelagert .* Regal C 01 .* Ausgelagert .* Eingelagert .* Regal B 07/,
    );
    expect(history.split(`von ${petra.email}`)).toHaveLength(5);
    const next = readForm((await petra.open(`${LIST}/neu`)).text, { button: STORE }).fields.etikett;
    expect(next).toBe(String(labelIn(set) + 1));
  });

  it('sent twice are one set', async () => {
    const page = await petra.open(`${LIST}/neu`);
    const first = await petra.press(page, STORE, facts);
    const second = await petra.press(page, STORE, facts);
    expect(labelIn(second)).toBe(labelIn(first));
  });

  it('have a label that nobody else has at the location', async () => {
    const label = labelIn(await stored());
    const taken = await stored({ etikett: String(label) });
    expect(taken.status).toBe(409);
    expect(textOf(taken.text)).toContain('Diese Nummer trägt hier schon ein anderer Satz.');
    expect(readForm(taken.text, { button: STORE }).fields).toMatchObject({
      nachname: 'Müller',
      profilHR: '1,2',
    });
    const visitor = await openDesk(database, shop, 'werkstatt', 'standard');
    const page = await visitor.open('/standard/tresen/einlagerung/neu');
    const there = await visitor.press(page, STORE, { ...facts, etikett: String(label) });
    expect([there.status, labelIn(there)]).toEqual([200, label]);
  });

  it.each([
    [{ profilVL: '99' }, 'profilVL', 'Bitte die Tiefe in mm angeben'],
    [{ profilHR: '' }, 'profilHR', 'Bitte die Tiefe in mm angeben'],
    [{ profilHL: '-1' }, 'profilHL', 'Bitte die Tiefe in mm angeben'],
    [{ profilVR: 'viel' }, 'profilVR', 'Bitte die Tiefe in mm angeben'],
    [{ etikett: '0' }, 'etikett', 'Bitte eine Zahl von 1 bis 999.999 angeben.'],
    [{ etikett: '1.5' }, 'etikett', 'Bitte eine Zahl von 1 bis 999.999 angeben.'],
    [{ etikett: 'E-1' }, 'etikett', 'Bitte eine Zahl von 1 bis 999.999 angeben.'],
    [{ nachname: ' ' }, 'nachname', 'Bitte geben Sie den Namen an.'],
    [{ regal: '' }, 'regal', 'Bitte geben Sie das Regal an.'],
    [{ reifen: 'x'.repeat(81) }, 'reifen', 'Bitte höchstens 80 Zeichen.'],
    [{ saison: 'herbst' }, 'saison', 'Bitte wählen Sie eine Saison.'],
    [{ wechsel: '2020-10-01' }, 'wechsel', 'Dieser Tag ist schon vorbei.'],
    [{ wechsel: '2027-02-30' }, 'wechsel', 'Bitte geben Sie einen Tag an.'],
    [{ email: 'kaethe' }, 'email', 'Diese E-Mail-Adresse ist unvollständig.'],
    [{ erinnern: 'on' }, 'email', 'Für die Erinnerung braucht es eine E-Mail-Adresse.'],
  ])('with %j are refused at the field %s, and nothing is typed twice', async (fields, field, told) => {
    const count = async () => (await database.query('select 1 from stored_wheels')).length;
    const before = await count();
    const refused = await stored(fields);
    expect(refused.status).toBe(400);
    const own = new RegExp(`id="store-${field}-error"[^>]*>([^<]*)`).exec(refused.text)?.[1];
    expect(own).toContain(told);
    expect(readForm(refused.text, { button: STORE }).fields.fahrzeug).toBe('Golf VII');
    expect(await count()).toBe(before);
  });

  it('that two people change at once keep what the first did', async () => {
    const page = await stored();
    const other = await openDesk(database, shop, 'leitung');
    const same = await other.open(page.path);
    await petra.press(page, TREAD, tread('5'));
    const late = await other.press(same, FACTS, { nachname: 'Maier' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('hat inzwischen jemand geändert');
    const now = await petra.open(page.path);
    expect(now.text).toContain('Müller');
    expect((await other.press(now, FACTS, { nachname: 'Maier' })).text).toContain('Maier');
    const outOnce = await petra.open(page.path);
    await petra.press(outOnce, OUT);
    expect((await petra.press(outOnce, OUT)).status).toBe(409);
    const { stand } = readForm((await petra.open(page.path)).text, { button: BACK }).fields;
    expect((await petra.post(page.path, { befehl: 'out', stand: String(stand) })).status).toBe(409);
  });

  it('are seen by sales, changed by the workshop, and by nobody of another location', async () => {
    const page = await stored();
    const sales = await openDesk(database, shop, 'verkauf');
    const shown = await sales.open(page.path);
    expect([shown.status, shown.text.includes('name="befehl"')]).toEqual([200, false]);
    const { stand } = readForm(page.text, { button: OUT }).fields;
    for (const befehl of ['out', 'tread', 'facts', 'in', 'store'])
      expect((await sales.post(page.path, { befehl, stand: String(stand) })).status, befehl).toBe(403);
    expect((await sales.open(`${LIST}/neu`)).status).toBe(404);
    expect((await sales.post(`${LIST}/neu`, facts)).status).toBe(403);
    const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
    expect((await elsewhere.open(page.path)).status).toBe(404);
    expect((await petra.post(page.path, { befehl: 'verbrennen', stand: String(stand) })).status).toBe(403);
    for (const label of ['0', '999999', '1e3', '-1', '1.5', 'neu2', '12345678901234567890'])
      expect((await petra.open(`${LIST}/${label}`)).status, label).toBe(404);
  });

  it('are found by label, name, number plate and shelf, page by page', async () => {
    const label = labelIn(await stored({ nachname: 'Özdemir-Søndergaard', kennzeichen: 'RZ-XY 4711' }));
    const found = async (query: string) => labelsIn(await petra.open(`${LIST}?${query}`));
    for (const typed of [String(label), 'özdemir', 'rz-xy 4711', 'RZXY4711', 'rzxy4711 b', 'søndergaard'])
      expect(await found(`suche=${encodeURIComponent(typed)}`), typed).toContain(label);
    expect(await found('suche=%25')).toEqual([]);
    expect(await found('suche=RZXY4711&stand=out')).toEqual([]);
    expect(await found('suche=RZXY4711&stand=quer')).toEqual([label]);
    await database.query(
      `insert into stored_wheels (id, location_id, label, shelf, contact, plate, vehicle, tyre, size, rim, season, tread, state,
         wants_reminder, note, booked_at)
       select gen_random_uuid(), location_id, 1000 + n, 'Z', contact, '', '', 'Serie', '', '', 'winter', tread, 'in', false, '', now()
       from stored_wheels, generate_series(1, 120) n where label = $1 and location_id = 'loc-muster'`,
      [label],
    );
    const seen: number[] = [];
    let page = await petra.open(LIST);
    for (let pages = 0; pages < 10; pages += 1) {
      seen.push(...labelsIn(page));
      const next = /href="([^"]*nach=\d+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
      if (!next) break;
      page = await petra.open(next);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([label, 1001, 1120]));
    expect((await petra.open(`${LIST}?nach=x`)).status).toBe(200);
    await database.query("delete from stored_wheels where tyre = 'Serie'");
  });

  it('have a label for each wheel on paper', async () => {
    const set = await stored({ vorname: '', nachname: '<b>Autohaus & Söhne</b>' });
    const { text } = await petra.open(`${set.path.split('?')[0]}/etikett`);
    expect(text.split(`>${labelIn(set)}</p>`)).toHaveLength(5);
    expect(text).toContain('hinten rechts');
    expect(text).not.toContain('<b>Autohaus');
  });
});

describe('the customer', () => {
  const email = 'raeder@example.de';
  const owner = new Visitor(shop);

  it('sees sets by the confirmed address, with the way to the next change', async () => {
    const label = labelIn(await stored({ email: 'Raeder@Example.DE' }));
    await stored({ email: 'anders@example.de', reifen: 'Fremder Reifen' });
    await openAccount(database, owner, '/muster', email);
    const page = await owner.open('/muster/account/einlagerung');
    expect(page.text).toContain(`data-label="${label}"`);
    expect(page.text).not.toContain('Fremder Reifen');
    expect(textOf(page.text)).toContain('unter dem gesetzlichen Mindestmaß von 1,6 mm');
    const booking = /href="([^"]+)"[^>]*>Räderwechsel buchen/.exec(page.text)?.[1];
    expect(booking).toBe('/muster/termine/raederwechsel');
    const there = await owner.open(booking ?? '');
    expect([there.status, there.text.includes('name="beginn"')]).toEqual([200, true]);
    const elsewhere = new Visitor(shop, 'nord-ostsee.localhost');
    await openAccount(database, elsewhere, '/noa-kiel', 'anders@example.de');
    const none = await elsewhere.open('/noa-kiel/account/einlagerung');
    expect(none.text).toContain('keine Räder eingelagert');
  });

  it('takes them along as data, without who of the staff it was', async () => {
    const { eingelagerteRaeder } = JSON.parse((await owner.open('/muster/account/daten.json')).text);
    expect(eingelagerteRaeder).toMatchObject([
      { plate: 'KI-AB 123', tread: [65, 65, 39, 12], verlauf: [{ kind: 'in', shelf: 'B 07' }] },
    ]);
    expect(JSON.stringify(eingelagerteRaeder)).not.toContain(petra.email);
  });

  it('is reminded two weeks before the change, once, and only on request', async () => {
    const now = new Date('2027-09-17T08:00:00Z');
    const at = (moment: Date) => ({ ...context, now: () => moment });
    const network = await loadNetwork(database.db, context.log, locationSettings);
    const shopOf = (id: string) => {
      const location = locationById(network, id);
      return location && { location, origin: 'http://localhost', basename: `/${location.url}` };
    };
    const set = await stored({ email: 'erinnert@example.de', erinnern: 'on', wechsel: '2027-10-01' });
    await stored({ email: 'still@example.de', wechsel: '2027-10-01' });
    await remindWheelChanges(at(new Date('2027-09-16T08:00:00Z')), shopOf);
    await remindWheelChanges(at(new Date('2027-09-17T06:59:00Z')), shopOf);
    expect(await mailsTo('erinnert@example.de')).toEqual([]);
    await Promise.all([remindWheelChanges(at(now), shopOf), remindWheelChanges(at(now), shopOf)]);
    await remindWheelChanges(at(now), shopOf);
    const [mail, ...more] = await mailsTo('erinnert@example.de');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ihr Räderwechsel ab 1. Oktober 2027');
    expect(mail?.text).toContain(`Etikett: ${labelIn(set)}`);
    expect(mail?.text).toContain('http://localhost/muster/termine/raederwechsel');
    expect(await mailsTo('still@example.de')).toEqual([]);
    const later = await petra.press(set.path, FACTS, { wechsel: '2028-04-01' });
    expect(later.status).toBe(200);
    await remindWheelChanges(at(new Date('2028-03-20T08:00:00Z')), shopOf);
    expect(await mailsTo('erinnert@example.de')).toHaveLength(2);
  });

  it('deletes the account: what lies here stays until it is given back, the rest goes', async () => {
    const lies = labelIn(await stored({ email }));
    const gone = await stored({ email });
    await petra.press(gone, OUT);
    const settings = await owner.open('/muster/account/settings');
    await owner.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
    expect((await petra.open(`${LIST}/${lies}`)).status).toBe(200);
    expect((await petra.open(`${LIST}/${labelIn(gone)}`)).status).toBe(404);
  });

  it('is forgotten three years after the year in which the wheels went', async () => {
    const set = await stored();
    await petra.press(set, OUT);
    const stays = await stored();
    const year = Number(germanDate(new Date()).slice(0, 4));
    const isThere = async (label: number) =>
      (await database.query('select 1 from stored_wheels where label = $1', [label])).length > 0;
    await deleteOldWheels({ ...context, now: () => new Date(`${year + 3}-12-31T22:59:59Z`) });
    expect(await isThere(labelIn(set))).toBe(true);
    await deleteOldWheels({ ...context, now: () => new Date(`${year + 3}-12-31T23:00:01Z`) });
    expect(await isThere(labelIn(set))).toBe(false);
    expect(await isThere(labelIn(stays))).toBe(true);
    expect(
      await database.query(
        'select 1 from storage_events where wheels_id not in (select id from stored_wheels)',
      ),
    ).toEqual([]);
  });
});

it('a form that was open over night proposes days that are not over', async () => {
  const page = await petra.open(`${LIST}/neu`);
  const { wechsel } = readForm(page.text, { button: STORE }).fields;
  const today = germanDate(new Date());
  expect(String(wechsel) > today).toBe(true);
  expect(String(wechsel) < isoDayAfter(today, 370)).toBe(true);
});
