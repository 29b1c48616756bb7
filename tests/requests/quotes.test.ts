import { describe, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { locationIdOf, openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const mechanic = await openDesk(database, shop, 'werkstatt');
const seller = await openDesk(database, shop, 'verkauf');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');

const CUSTOMER = 'fragt@example.de';
const customer = new Visitor(shop);
await openAccount(database, customer, '/muster', CUSTOMER);
const stranger = new Visitor(shop);
await openAccount(database, stranger, '/muster', 'fremd@example.de');

let count = 0;

/** Stored, as the form of the shop stores it. */
async function askedFor(message = 'Bitte auch Bremsen prüfen.'): Promise<string> {
  count += 1;
  const number = `SA-TEST-${String(count).padStart(4, '0')}`;
  const contact = {
    salutation: 'frau',
    firstName: 'Fiona',
    lastName: 'Fragt',
    email: CUSTOMER,
    phone: '0431 1',
  };
  await database.query(
    `insert into service_requests (id, number, location_id, email_key, service_url, service_title, vehicle, price,
      wish_dates, contact, message, upload_hash, created_at)
     values (gen_random_uuid(), $1, $2, $3, 'inspektion', 'Inspektion', 'VW Golf', '', '[]', $4, $5, $1, now())`,
    [number, await locationIdOf(database, 'muster'), CUSTOMER, JSON.stringify(contact), message],
  );
  return number;
}

const formOf = (number: string) => `/muster/tresen/anfragen/${number}/kostenvoranschlag`;
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const lines = {
  textA: 'Bremsen vorn <b>laut</b>',
  awA: '12,5',
  teileA: '96,00',
  textB: 'Wischerblätter',
  teileB: '24,90',
  wahlB: 'on',
  textC: 'Klimaservice',
  teileC: '80',
  wahlC: 'on',
};

const fill = (number: string, fields: Record<string, string> = {}, button = 'Per E-Mail senden') =>
  mechanic.press(formOf(number), button, { ...lines, ...fields });

const mailsTo = (recipient: string) =>
  database.query<{ subject: string; text: string; html: string }>(
    'select subject, text, html from mails where recipient = $1 order by created_at, subject',
    [recipient],
  );

async function linkOf(number: string): Promise<string> {
  const mails = await mailsTo(CUSTOMER);
  const mail = mails.filter(({ text }) => text.includes(number)).at(-1);
  return new URL(/http\S+kostenvoranschlag\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none/').pathname;
}

const quoteOf = async (request: string) =>
  database.query<{ number: string; state: string; extras: number[]; hash: string }>(
    `select q.number, q.state, q.extras, q.token_hash as hash from workshop_quotes q
     join service_requests r on r.id = request_id where r.number = $1 order by q.created_at`,
    [request],
  );

describe('a quote', () => {
  it('is reckoned before it is sent, then mailed with a link that only the mail has', async () => {
    const number = await askedFor();
    const shown = await fill(number, {}, 'Summe ansehen');
    expect(shown.status).toBe(200);
    expect(textOf(shown.text)).toContain('Verschickt ist noch nichts');
    expect(shown.text).toMatch(/data-cents="\d+"/);
    expect(await quoteOf(number)).toEqual([]);
    const sent = await mechanic.press(shown, 'Per E-Mail senden');
    expect(textOf(sent.text)).toContain('Der Kostenvoranschlag geht per E-Mail hinaus.');
    const [quote] = await quoteOf(number);
    const [mail] = (await mailsTo(CUSTOMER)).filter(({ subject }) => subject.includes(quote?.number ?? '–'));
    expect(mail?.text).toContain('Bremsen vorn <b>laut</b>: 12,5 AW');
    expect(mail?.html).toContain('Bremsen vorn &lt;b&gt;laut&lt;/b&gt;');
    expect(mail?.text).toContain('Auf Wunsch zusätzlich: Wischerblätter');
    expect(await linkOf(number)).not.toContain(quote?.hash ?? '');
    const again = await mechanic.press(shown, 'Per E-Mail senden');
    expect(again.status).toBe(409);
    expect(await quoteOf(number)).toHaveLength(1);
  });

  it('is accepted with the extras that were chosen one by one, and once', async () => {
    const number = await askedFor();
    await fill(number);
    const link = await linkOf(number);
    const guest = new Visitor(shop);
    for (let time = 0; time < 2; time += 1) expect((await guest.open(link)).status).toBe(200);
    expect((await quoteOf(number))[0]?.state).toBe('open');
    const page = await guest.open(link);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain('noindex');
    expect(textOf(page.text)).toContain('Wischerblätter für 24,90 €');
    const choice = 'Zahlungspflichtig beauftragen';
    const [done, twice] = await Promise.all([
      guest.press(page, choice, { zusatzC: 'on', zusatzA: 'on', zusatzZ: 'on' }),
      new Visitor(shop).press(page, choice, { zusatzB: 'on' }),
    ]);
    expect([done.status, twice.status].sort()).toEqual([200, 409]);
    const [quote] = await quoteOf(number);
    expect(quote?.state).toBe('accepted');
    expect([[1], [2]]).toContainEqual(quote?.extras);
    const desk = await mechanic.open(`/muster/tresen/anfragen/${number}`);
    expect(textOf(desk.text)).toContain('beauftragt');
    const mails = await mailsTo(CUSTOMER);
    expect(
      mails.filter(({ subject }) => subject === `Kostenvoranschlag ${quote?.number} beauftragt`),
    ).toHaveLength(1);
    const [notice] = await database.query<{ recipient: string }>(
      'select recipient from mails where subject = $1 and recipient <> $2',
      [`Kostenvoranschlag ${quote?.number} beauftragt`, CUSTOMER],
    );
    expect(notice).toBeDefined();
    const after = await guest.open(link);
    expect(after.text).not.toContain('Zahlungspflichtig beauftragen');
    expect((await guest.post(link, { befehl: 'ablehnen' })).status).toBe(409);
  });

  it('is declined, and seen in the account', async () => {
    const number = await askedFor();
    await fill(number);
    const [quote] = await quoteOf(number);
    const at = `/muster/account/kostenvoranschlag/${quote?.number}`;
    expect((await customer.open('/muster/account/termine')).text).toContain(at);
    expect((await stranger.open('/muster/account/termine')).text).not.toContain(at);
    expect((await stranger.open(at)).status).toBe(404);
    expect((await stranger.post(at, { befehl: 'annehmen' })).status).toBe(404);
    const done = await customer.press(at, 'Ablehnen');
    expect(textOf(done.text)).toContain('Sie haben abgelehnt.');
    expect((await quoteOf(number))[0]?.state).toBe('declined');
    const own = await customer.open('/muster/account/daten.json');
    expect(own.text).toContain(quote?.number ?? 'none');
    expect(own.text).not.toContain(quote?.hash ?? 'none');
  });

  it('expires', async () => {
    const number = await askedFor();
    await fill(number);
    const link = await linkOf(number);
    const page = await new Visitor(shop).open(link);
    await database.query(
      "update workshop_quotes set expires_at = now() - interval '1 second' where state = 'open'",
    );
    expect(textOf((await new Visitor(shop).open(link)).text)).toContain('abgelaufen');
    const late = await new Visitor(shop).press(page, 'Zahlungspflichtig beauftragen');
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Dieser Kostenvoranschlag ist abgelaufen.');
    expect((await quoteOf(number))[0]?.state).toBe('open');
  });

  it('is replaced by a newer one', async () => {
    const number = await askedFor();
    await fill(number);
    const old = await linkOf(number);
    const page = await new Visitor(shop).open(old);
    await fill(number, { teileA: '50' });
    expect((await quoteOf(number)).map(({ state }) => state)).toEqual(['withdrawn', 'open']);
    const late = await new Visitor(shop).press(page, 'Ablehnen');
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('hat ein neuer ersetzt');
  });

  it.each([
    [{ textA: '' }, 'was für diesen Preis gemacht wird'],
    [{ awA: 'viel' }, 'Arbeitswerte wie 4,5'],
    [{ teileA: '1000000' }, 'bis 50.000'],
    [{ klasseA: 'fremd' }, 'einen Stundensatz'],
    [{ gueltigBis: inDays(-1) }, 'in den nächsten 90 Tagen'],
    [{ gueltigBis: inDays(400) }, 'in den nächsten 90 Tagen'],
    [{ wahlA: 'on' }, 'Mindestens eine Zeile'],
    [{ stand: 'x' }, ''],
  ])('%j is refused, and what was typed stays', async (fields, words) => {
    const number = await askedFor();
    const answer = await fill(number, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain('value="Wischerblätter"');
    expect(await quoteOf(number)).toEqual([]);
  });
});

it('every role may send one, at its location only', async () => {
  const number = await askedFor();
  expect((await seller.open(formOf(number))).status).toBe(200);
  const there = formOf(number).replace('muster', 'standard');
  expect((await elsewhere.open(there)).status).toBe(404);
  expect((await elsewhere.post(there, { befehl: 'quote', ...lines })).status).toBe(404);
  expect((await customer.open(formOf(number))).status).toBe(404);
  expect((await new Visitor(shop).open(formOf(number))).path).toContain('/login');
});

it.each(['falsch', '%00', 'x'.repeat(500), '..%2f'])('a changed link %s opens nothing', async (token) => {
  const path = `/muster/kostenvoranschlag/${token}`;
  expect([400, 404]).toContain((await new Visitor(shop).open(path)).status);
  expect([400, 404]).toContain((await new Visitor(shop).post(path, { befehl: 'annehmen' })).status);
});

it('a link means nothing on another host, nor at another location', async () => {
  const number = await askedFor();
  await fill(number);
  const link = await linkOf(number);
  const { status } = await new Visitor(shop, 'efa.localhost').open(link.replace('/muster', ''));
  expect(status).toBe(404);
  const neighbour = link.replace('/muster', '/standard');
  expect((await new Visitor(shop).open(neighbour)).status).toBe(404);
  expect((await new Visitor(shop).post(neighbour, { befehl: 'annehmen' })).status).toBe(404);
});

it('another command is none', async () => {
  const number = await askedFor();
  await fill(number);
  expect((await new Visitor(shop).post(await linkOf(number), { befehl: 'x' })).status).toBe(400);
});
