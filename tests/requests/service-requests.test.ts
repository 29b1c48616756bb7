import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import { deleteOldRequests } from '~/domain/workshop/requests/requests-of-person.server';
import { MAX_PICTURES } from '~/domain/workshop/service-request';
import { PASSWORD, signIn } from '../support/accounts';
import { openedEarlier } from '../support/form-stamp';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const { context } = database;

const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const SEND = 'Anfrage senden';
const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

const filled = {
  leistung: 'oelwechsel',
  fahrzeug: 'Golf VII, 2015',
  terminEins: tomorrow,
  nachricht: 'Bitte mit <b>Leihwagen</b>\nund Rückruf',
  anrede: 'frau',
  vorname: 'Käthe',
  nachname: 'Müller',
  email: 'kaethe@example.de',
  telefon: '0431 123456',
};

async function opened(visitor: Visitor, path = '/standard/serviceAnfrage/oelwechsel') {
  return openedEarlier(shop, await visitor.open(path));
}

async function sent(visitor = new Visitor(shop), fields: Record<string, string> = {}, path?: string) {
  await database.query('delete from attempts');
  return visitor.press(await opened(visitor, path), SEND, { ...filled, ...fields });
}

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

const numberIn = ({ text }: { text: string }) => /data-request-number="([^"]+)"/.exec(text)?.[1] ?? '';

function upload(
  visitor: Visitor,
  page: { path: string },
  content: Buffer,
  more: Record<string, string> = {},
) {
  const boundary = 'grenze';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="bild"; filename="bild.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    origin: `http://localhost:${shop.port}`,
    ...more,
  };
  return visitor.send({ path: page.path, method: 'POST', body, headers });
}

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .toBuffer();

async function staff(place = 'standard') {
  const email = `werkstatt-${randomUUID().slice(0, 8)}@example.de`;
  const user = await createUser(context, {
    email,
    password: PASSWORD,
    firstName: 'Petra',
    lastName: 'Werk',
    isNoaEmployee: false,
  });
  const locationId = await database.value<string>('select id from locations where url = $1', [place]);
  if (!user) throw new Error('no account');
  await grantRole(context.db, user.id, 'werkstatt', locationId);
  const visitor = new Visitor(shop);
  await signIn(visitor, `/${place}`, email);
  return visitor;
}

describe('a request', () => {
  it('is stored, mailed to both sides and done at the desk', async () => {
    const page = await sent();
    const number = numberIn(page);
    expect([page.status, page.path]).toEqual([
      200,
      expect.stringContaining('/standard/serviceAnfrage/bilder/'),
    ]);
    expect(number).toMatch(/^SA-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const mails = await database.query<{ recipient: string; text: string }>(
      'select recipient, text from mails where subject like $1 order by recipient',
      [`%${number}%`],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'kaethe@example.de',
      'service@autohaus-standard.example',
    ]);
    expect(mails[0]?.text).not.toContain('Leihwagen');
    expect(mails[1]?.text).toContain('Leihwagen');
    expect(mails[1]?.text).toContain(`/standard/tresen/anfragen/${number}`);

    const petra = await staff();
    expect((await petra.open('/standard/tresen')).text).toContain('/standard/tresen/anfragen');
    const list = await petra.open('/standard/tresen/anfragen');
    expect(list.text).toContain(number);
    const one = await petra.open(`/standard/tresen/anfragen/${number}`);
    expect(one.text).toContain('&lt;b&gt;Leihwagen');
    const done = await petra.press(one, 'Erledigt');
    expect(done.text).toContain('Die Anfrage ist erledigt.');
    expect(mainOf(done.text)).not.toContain(number);
    expect((await petra.open('/standard/tresen/anfragen?stand=done')).text).toContain(number);
    const again = await petra.post(`/standard/tresen/anfragen/${number}`, {});
    expect([again.status, again.text.includes('schon jemand erledigt')]).toEqual([409, true]);
    const other = await staff('hafen');
    for (const path of [`/standard/tresen/anfragen/${number}`, `/hafen/tresen/anfragen/${number}`])
      expect([path, (await other.open(path)).status]).toEqual([path, 404]);
    expect((await new Visitor(shop).open('/standard/tresen/anfragen')).path).toContain('/standard/login');
  }, 60_000);

  it('sent twice is one', async () => {
    const visitor = new Visitor(shop);
    const page = await opened(visitor);
    const [first, second] = [
      await visitor.press(page, SEND, filled),
      await visitor.press(page, SEND, filled),
    ];
    expect(numberIn(second)).toBe(numberIn(first));
  }, 30_000);

  it.each([
    [{ leistung: '' }, 'Bitte wählen Sie eine Leistung.'],
    [{ leistung: 'gibt-es-nicht' }, 'Bitte wählen Sie eine Leistung.'],
    [{ email: 'kaethe' }, 'Diese E-Mail-Adresse ist unvollständig'],
    [{ telefon: 'keins' }, 'Bitte nur Ziffern'],
    [{ terminEins: '2020-01-01' }, 'Bitte wählen Sie einen Tag ab morgen'],
    [{ terminZwei: 'bald' }, 'Bitte geben Sie einen Tag an.'],
    [{ vorname: 'www.spam.example' }, 'Bitte ohne Internetadressen.'],
    [{ anrede: 'graf' }, 'Bitte wählen Sie eine Anrede.'],
    [{ webseite: 'https://spam.example' }, 'Bitte lassen Sie das Feld „Webseite“ leer'],
    [{ stempel: 'v1.abc.def' }, 'Das Formular war zu lange offen'],
  ])(
    'with %j is told, and keeps what was typed',
    async (fields, told) => {
      const visitor = new Visitor(shop);
      const page = await opened(visitor);
      const refused = await visitor.press(page, SEND, { ...filled, ...fields });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(told);
      expect(readForm(refused.text, { button: SEND }).fields.nachname).toBe('Müller');
    },
    30_000,
  );

  it('of two visitors without cookies is two', async () => {
    const [first, second] = [await sent(), await sent()];
    expect(numberIn(second)).not.toBe(numberIn(first));
  }, 30_000);

  it('that is sent at once is refused, and accepted later', async () => {
    const visitor = new Visitor(shop);
    const refused = await visitor.press('/standard/serviceAnfrage', SEND, filled);
    expect([refused.status, refused.text.includes('Das ging sehr schnell')]).toEqual([400, true]);
    await database.query('delete from attempts');
    await wait(3_100);
    expect(numberIn(await visitor.press(refused, SEND))).not.toBe('');
  }, 30_000);

  it('with a forgotten field is taken as soon as it is filled in', async () => {
    await database.query('delete from attempts');
    const visitor = new Visitor(shop);
    const refused = await visitor.press(await opened(visitor), SEND, { ...filled, telefon: '' });
    expect([refused.status, refused.text.includes('Telefonnummer')]).toEqual([400, true]);
    const page = await visitor.press(refused, SEND, { telefon: filled.telefon });
    expect(numberIn(page)).not.toBe('');
  }, 30_000);

  it('too many from one address are refused in words, with everything still in the form', async () => {
    await database.query('delete from attempts');
    const visitor = new Visitor(shop);
    const form = await opened(visitor);
    let page = await visitor.press(form, SEND, filled);
    expect(page.status).toBe(200);
    for (let count = 0; count < 60 && page.status !== 429; count += 1)
      page = await visitor.press(form, SEND, filled);
    expect(page.status).toBe(429);
    expect(textOf(page.text)).toMatch(/Zu viele Versuche\. Bitte warten Sie \d+ Sekunden\./);
    expect(page.text).toContain('value="kaethe@example.de"');
    await database.query('delete from attempts');
  }, 120_000);

  it('for an unknown service is 404', async () => {
    expect((await new Visitor(shop).open('/standard/serviceAnfrage/gibt-es-nicht')).status).toBe(404);
  });
});

describe('the price of a request', () => {
  const priceOf = async (page: { text: string }) => {
    const number = numberIn(page);
    const sql = 'select price, vehicle from service_requests where number = $1';
    const [row] = await database.query<{ price: string; vehicle: string }>(sql, [number]);
    return row;
  };
  const withVehicle = async () => {
    const visitor = new Visitor(shop);
    const chosen = await visitor.open('/standard/fahrzeug?hsn=0603&tsn=BJH');
    await visitor.submit(chosen, { action: '/standard/fahrzeug' }, { fahrzeug: GOLF });
    return visitor;
  };
  const { fahrzeug: _typed, ...withoutVehicle } = filled;

  it('is shown for the chosen vehicle, and stored and mailed as it was shown', async () => {
    const visitor = await withVehicle();
    const page = await opened(visitor);
    const [, shown = ''] = /<option value="oelwechsel"[^>]*>Ölwechsel: ([\d.,]+.€)</.exec(page.text) ?? [];
    expect(textOf(page.text)).toMatch(/Preise für Volkswagen Golf VII.*inkl\. MwSt\./);
    const done = await visitor.press(page, SEND, withoutVehicle);
    const row = await priceOf(done);
    expect([row?.price, shown]).toEqual([shown, expect.stringContaining('€')]);
    const mail = await database.value<string>('select text from mails where subject like $1 limit 1', [
      `%${numberIn(done)}%`,
    ]);
    expect(mail).toContain(`Gezeigter Preis: ${row?.price}`);
  }, 60_000);

  it.each([
    ['another vehicle was typed', { fahrzeug: 'Opel Corsa' }],
    ['the page showed others', { gezeigt: 'x' }],
    ['the form has none', { leistung: 'serviceAnfrage' }],
  ])(
    'is not stored if %s',
    async (_case, fields) => {
      await database.query('delete from attempts');
      const visitor = await withVehicle();
      const done = await visitor.press(await opened(visitor), SEND, { ...withoutVehicle, ...fields });
      expect((await priceOf(done))?.price).toBe('');
    },
    60_000,
  );

  it('is not stored if a vehicle was chosen after the form was opened', async () => {
    await database.query('delete from attempts');
    const visitor = new Visitor(shop);
    const page = await opened(visitor);
    expect(page.text).not.toMatch(/Ölwechsel: \d/);
    const chosen = await visitor.open('/standard/fahrzeug?hsn=0603&tsn=BJH');
    await visitor.submit(chosen, { action: '/standard/fahrzeug' }, { fahrzeug: GOLF });
    expect((await priceOf(await visitor.press(page, SEND, filled)))?.price).toBe('');
  }, 60_000);
});

describe('pictures', () => {
  it('are re-encoded without metadata, up to five, and shown at the desk only', async () => {
    const visitor = new Visitor(shop);
    const page = await sent(visitor);
    const number = numberIn(page);
    for (let count = 1; count <= MAX_PICTURES; count += 1) {
      const answer = await upload(visitor, page, await photo());
      expect([count, answer.status]).toEqual([count, 303]);
    }
    expect((await upload(visitor, page, await photo())).status).toBe(409);
    expect((await visitor.open(page.path)).text).toContain('5 von 5 Bildern');
    const [row] = await database.query<{ content: Buffer }>('select content from request_pictures limit 1');
    const metadata = await sharp(row?.content).metadata();
    expect([metadata.format, metadata.exif]).toEqual(['jpeg', undefined]);
    expect(textOf((await visitor.open(page.path)).text)).toContain('bevor es jemand öffnet');
    const petra = await staff();
    const address = `/standard/tresen/anfragen/${number}/bilder/1`;
    expect((await petra.open(`/standard/tresen/anfragen/${number}`)).text).toContain(address);
    const shown = await petra.open(address);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await petra.open(`/standard/tresen/anfragen/${number}/bilder/9`)).status).toBe(404);
    expect((await new Visitor(shop).open(address)).path).toContain('/login');
  }, 60_000);

  it('carry nothing of the file but its pixels', async () => {
    const visitor = new Visitor(shop);
    const page = await sent(visitor);
    const hidden = '<script>alert(4711)</script>PK\u0003\u0004';
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, hidden.length + 2]), Buffer.from(hidden)]);
    const picture = await photo();
    const polyglot = Buffer.concat([
      picture.subarray(0, 2),
      comment,
      picture.subarray(2),
      Buffer.from(hidden),
    ]);
    expect((await upload(visitor, page, polyglot)).status).toBe(303);
    const [row] = await database.query<{ content: Buffer }>(
      `select content from request_pictures join service_requests on service_requests.id = request_id
       where number = $1`,
      [numberIn(page)],
    );
    expect(row?.content.includes('alert(4711)')).toBe(false);
    expect((await sharp(row?.content).metadata()).format).toBe('jpeg');
  }, 60_000);

  it('that are none, or too large, or of another request are refused', async () => {
    const visitor = new Visitor(shop);
    const page = await sent(visitor);
    for (const content of ['kein Bild', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])
      expect((await upload(visitor, page, Buffer.from(content))).status).toBe(415);
    const half = (await photo()).subarray(0, 300);
    expect((await upload(visitor, page, half)).status).toBe(415);
    // Few bytes that would open to 600 megabytes.
    const bomb = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect((await upload(visitor, page, bomb)).status).toBe(415);
    const tooLarge = await upload(visitor, page, Buffer.alloc(9_000_000, 'x'));
    expect(tooLarge.status).toBe(413);
    expect(textOf(tooLarge.text)).toContain(
      'Die Datei ist größer als 8 MB. Bitte wählen Sie ein kleineres Bild',
    );
    expect(tooLarge.text).toContain('aria-describedby');
    const farTooLarge = await upload(visitor, page, Buffer.from('x'), { 'content-length': '90000000' });
    expect(farTooLarge.status).toBe(413);
    expect((await upload(visitor, page, Buffer.alloc(0))).status).toBe(400);
    expect(
      (await upload(visitor, { path: '/standard/serviceAnfrage/bilder/falsch' }, await photo())).status,
    ).toBe(404);
    expect(textOf((await visitor.open(page.path)).text)).toContain('Noch kein Bild');
  }, 60_000);

  it('are added by a link of a day, at the location of the request', async () => {
    const visitor = new Visitor(shop);
    const page = await sent(visitor);
    const neighbour = page.path.replace('/standard', '/muster');
    expect((await visitor.open(neighbour)).status).toBe(404);
    expect((await upload(visitor, { path: neighbour }, await photo())).status).toBe(404);
    expect((await visitor.open(page.path)).status).toBe(200);
    await database.query(
      "update service_requests set created_at = now() - interval '25 hours' where number = $1",
      [numberIn(page)],
    );
    expect((await visitor.open(page.path)).status).toBe(404);
    expect((await upload(visitor, page, await photo())).status).toBe(404);
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int as count from request_pictures join service_requests on id = request_id where number = $1',
      [numberIn(page)],
    );
    expect(row?.count).toBe(0);
  }, 60_000);

  it('sent at once are five at most', async () => {
    const visitor = new Visitor(shop);
    const page = await sent(visitor);
    const picture = await photo();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(visitor, page, picture)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(MAX_PICTURES);
    expect(answers.every(({ status }) => [303, 409].includes(status))).toBe(true);
  }, 60_000);

  it('go with their request after twelve months', async () => {
    await sent();
    await database.query(`update service_requests set created_at = now() - interval '366 days'`);
    await deleteOldRequests(context);
    expect(await database.query('select 1 from service_requests')).toEqual([]);
    expect(await database.query('select 1 from request_pictures')).toEqual([]);
  }, 60_000);
});

describe('the service navigator', () => {
  it.each(['/muster/servicenavigator', '/muster/servicenavigatorExtern'])(
    '%s leads from the category to the request without a cookie',
    async (base) => {
      const visitor = new Visitor(shop);
      const open = async (path: string) => visitor.open(path.replaceAll('&amp;', '&'));
      const linkIn = (text: string, pattern: RegExp) => pattern.exec(mainOf(text))?.[1] ?? 'no link';
      const start = await open(base);
      const category = await open(linkIn(start.text, /href="([^"]*kategorie=Motor[^"]*)"/));
      const service = await open(linkIn(category.text, /href="([^"]*\/oelwechsel)"/));
      expect(service.text).toContain('data-step="fahrzeug"');
      const found = await visitor.press(service, 'Fahrzeug suchen', { hsn: '0603', tsn: 'BJH' });
      const price = await open(linkIn(found.text, new RegExp(`href="([^"]*fahrzeug=${GOLF})"`)));
      expect(price.text).toContain('data-step="preis"');
      expect(price.text).toContain('Gesamtpreis inkl. MwSt.');
      const places = await open(linkIn(price.text, /href="([^"]*schritt=standort)"/));
      const slots = await open(linkIn(places.text, /href="([^"]*standort=standard)"/));
      expect(slots.text).toContain('data-step="termin"');
      const form = await open(linkIn(slots.text, /href="([^"]*schritt=anfrage)"/));
      expect(form.text).toContain('data-step="anfrage"');
      visitor.cookies.clear();
      const { fahrzeug: _own, ...others } = filled;
      const page = await visitor.press(await openedEarlier(shop, form), SEND, {
        ...others,
        leistung: 'oelwechsel',
      });
      expect(page.path).toContain(
        base.endsWith('Extern') ? '/servicenavigatorExtern/bilder/' : '/serviceAnfrage/bilder/',
      );
      const [row] = await database.query<{ location_id: string; price: string; vehicle: string }>(
        'select * from service_requests where number = $1',
        [numberIn(page)],
      );
      expect(row?.price).toMatch(/€/);
      expect(row?.location_id).toBe('loc-standard');
      // The frame stays at its location, where the link opens with the other's name alone.
      const isFramed = page.path.endsWith('~standard');
      expect(isFramed).toBe(base.endsWith('Extern'));
      if (isFramed) expect((await open(page.path.replace('~standard', ''))).status).toBe(404);
    },
    60_000,
  );

  it.each([
    ['oelwechsel?standort=muster', 200, 'fahrzeug'],
    ['oelwechsel?schritt=standort', 200, 'fahrzeug'],
    ['oelwechsel?fahrzeug=gibt-es-nicht&standort=muster', 400, 'fahrzeug'],
    ['oelwechsel?fahrzeug=ohne&standort=gibt-es-nicht', 400, 'standort'],
    ['oelwechsel?hsn=1&tsn=2', 400, 'fahrzeug'],
    ['oelwechsel?fahrzeug=ohne', 200, 'preis'],
  ])('%s answers %s at the step %s', async (path, status, step) => {
    const page = await new Visitor(shop).open(`/muster/servicenavigator/${path}`);
    expect([page.status, /data-step="(\w+)"/.exec(page.text)?.[1]]).toEqual([status, step]);
  });

  it('is 404 for what is unknown', async () => {
    for (const path of ['/gibt-es-nicht', '/serviceAnfrage', '?kategorie=Unsinn'])
      expect((await new Visitor(shop).open(`/muster/servicenavigator${path}`)).status).toBe(404);
  });
});

it('requests of a person are exported, and deleted with the account', async () => {
  const visitor = new Visitor(shop);
  const email = `k-${randomUUID().slice(0, 8)}@example.de`;
  const person = { email, password: PASSWORD, firstName: 'Kim', lastName: 'Kunde', isNoaEmployee: false };
  await createUser(context, person);
  const guest = await sent(new Visitor(shop), { email });
  await signIn(visitor, '/standard', email);
  await sent(visitor, { email });
  const exported = JSON.parse((await visitor.open('/standard/account/daten.json')).text);
  expect(exported.serviceAnfragen).toHaveLength(2);
  expect(JSON.stringify(exported.serviceAnfragen)).not.toContain('uploadHash');
  const settings = await visitor.open('/standard/account/settings');
  await visitor.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
  expect(await database.query('select 1 from service_requests where number = $1', [numberIn(guest)])).toEqual(
    [],
  );
}, 60_000);
