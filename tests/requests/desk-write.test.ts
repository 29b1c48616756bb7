import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { locationIdOf, openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 8);
const seller = await openDesk(database, shop, 'verkauf');
const mechanic = await openDesk(database, shop, 'werkstatt');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
const SEND = 'E-Mail senden';
const mail = { betreff: 'Ihre <b>Felgen</b>', nachricht: 'Die Felgen sind da.\r\n\r\nPasst <i>Silber</i>?' };
let next = 0;

afterEach(() => expectStatesToFollow(database));

const placed = () => placeOrder(database, shop, tyres[next++]?.id ?? '', { way: 'kauf' });

interface Written {
  subject: string;
  text: string;
  html: string;
  recipient: string;
  reply_to: string;
}

const written = (number: string) =>
  database.query<Written>(
    "select subject, text, html, recipient, reply_to from mails where subject_key like 'staff-message %' and subject like '%' || $1",
    [number],
  );

async function asked(): Promise<string> {
  const number = `AN-BRIEF-${next++}`;
  await database.query(
    `insert into service_requests (id, number, location_id, email_key, service_url, service_title, vehicle, price, wish_dates, contact,
       message, upload_hash, created_at)
     values (gen_random_uuid(), $1, $2, '', 'inspektion', 'Inspektion', '', '', '[]',
       '{"salutation": "", "firstName": "Fiona", "lastName": "Fragt", "email": "fiona@example.de", "phone": ""}', '', $1, now())`,
    [number, await locationIdOf(database, 'muster')],
  );
  return number;
}

const requestAt = (number: string) => `/muster/tresen/anfragen/${number}`;

describe('a mail from the page of an order', () => {
  it('goes to the shopper, with answers to the location, and stands with mails and events', async () => {
    const { at, number } = await placed();
    const page = await mechanic.press(at, SEND, mail);
    expect(textOf(page.text)).toContain('Die E-Mail geht hinaus.');
    const [one, ...more] = await written(number);
    expect(more).toEqual([]);
    const [order] = await database.query<{ email: string; seller: string }>(
      "select contact->>'email' as email, confirmed->'seller'->>'email' as seller from orders where number = $1",
      [number],
    );
    expect(one).toMatchObject({
      subject: `Ihre <b>Felgen</b>: Ihre Bestellung ${number}`,
      recipient: order?.email,
      reply_to: order?.seller,
    });
    expect(one?.text).toMatch(/^Guten Tag .+,\n\nDie Felgen sind da\.\n\nPasst <i>Silber<\/i>\?\n\n/);
    expect(one?.html).toContain('Passt &lt;i&gt;Silber&lt;/i&gt;?');
    const shown = textOf(page.text);
    expect(shown).toContain(`Ihre <b>Felgen</b>: Ihre Bestellung ${number}`);
    expect(shown).toContain('E-Mail geschrieben · Ihre <b>Felgen</b>');
    expect(shown).toContain(mechanic.email);
    expect(page.text).toContain('/bestellung/…');
    const leader = await openDesk(database, shop, 'leitung');
    const journal = textOf((await leader.open('/muster/tresen/protokoll')).text);
    expect(journal).toContain('angeschrieben');
  });

  it('is sent once, however often its form is sent', async () => {
    const { at, number } = await placed();
    const { fields } = readForm((await seller.open(at)).text, { button: SEND });
    const form = { ...fields, ...mail, befehl: 'write' } as Record<string, string>;
    const answers = await Promise.all([1, 2].map(() => seller.post(at, form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(textOf(late?.text ?? '')).toContain('Diese E-Mail ist schon verschickt.');
    expect(await written(number)).toHaveLength(1);
    const events = await database.query(
      "select 1 from fulfilment_events join orders on orders.id = order_id where number = $1 and kind = 'written'",
      [number],
    );
    expect(events).toHaveLength(1);
  });

  it.each([
    ['no subject', { betreff: ' \t', nachricht: 'x' }, 'betreff', 'Bitte geben Sie einen Betreff an.'],
    ['a long subject', { betreff: 'ä'.repeat(101), nachricht: 'x' }, 'betreff', 'höchstens 100 Zeichen'],
    ['no text', { betreff: 'x', nachricht: '\r\n ' }, 'nachricht', 'Bitte schreiben Sie die Nachricht'],
    ['a long text', { betreff: 'x', nachricht: 'ä'.repeat(5_001) }, 'nachricht', 'höchstens 5.000 Zeichen'],
  ])('with %s comes back as typed', async (_name, fields, field, words) => {
    const { at, number } = await placed();
    const page = await seller.press(at, SEND, fields);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain(words);
    expect(page.text).toContain(`aria-describedby="write-${field}-error"`);
    expect(readForm(page.text, { button: SEND }).fields).toMatchObject(fields);
    expect(await written(number)).toEqual([]);
  });

  it('has one line as its subject, and no sender but the location', async () => {
    const { at, number } = await placed();
    const betreff = 'Termin\r\nBcc: boese@example.de\0';
    await seller.post(at, { befehl: 'write', stand: randomUUID(), betreff, nachricht: 'x\0y' });
    expect((await written(number))[0]?.subject).toBe(
      `Termin Bcc: boese@example.de: Ihre Bestellung ${number}`,
    );
  });

  it('is refused without the form of a page, and to others', async () => {
    const { at, number } = await placed();
    for (const stand of ['', 'x', '1'])
      expect((await seller.post(at, { befehl: 'write', stand, ...mail })).status, stand).toBe(400);
    const form = { befehl: 'write', stand: randomUUID(), ...mail };
    expect((await elsewhere.post(at, form)).status).toBe(404);
    expect((await new Visitor(shop).post(at, form)).path).toContain('/login');
    expect(await written(number)).toEqual([]);
  });
});

describe('a mail from the page of a request', () => {
  it('goes to who has asked, and stands there and in the journal', async () => {
    const number = await asked();
    const at = requestAt(number);
    const page = await mechanic.press(at, SEND, mail);
    expect(textOf(page.text)).toContain('Die E-Mail geht hinaus.');
    const [one] = await written(number);
    expect(one).toMatchObject({
      recipient: 'fiona@example.de',
      subject: `Ihre <b>Felgen</b>: Ihre Anfrage ${number}`,
    });
    expect(one?.reply_to).toMatch(/@/);
    expect(one?.text).toMatch(/^Guten Tag Fiona Fragt,\n\nDie Felgen sind da\./);
    expect(textOf(page.text)).toContain(`Ihre <b>Felgen</b>: Ihre Anfrage ${number}`);
    expect(page.text).toContain('data-request-state="open"');
    const changes = await database.query('select staff, after from desk_changes where subject = $1', [
      number,
    ]);
    expect(changes).toEqual([{ staff: mechanic.email, after: mail.betreff }]);
  });

  it('comes back as typed, is sent once, and not by others', async () => {
    const number = await asked();
    const at = requestAt(number);
    const open = await seller.open(at);
    const refused = await seller.press(open, SEND, { betreff: '', nachricht: 'Schon getippt' });
    expect(refused.status).toBe(400);
    expect(readForm(refused.text, { button: SEND }).fields).toMatchObject({ nachricht: 'Schon getippt' });
    const { fields } = readForm(open.text, { button: SEND });
    const form = { ...fields, ...mail, befehl: 'write' } as Record<string, string>;
    const answers = await Promise.all([1, 2].map(() => seller.post(at, form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await written(number)).toHaveLength(1);
    expect((await elsewhere.post(at, { ...form, stand: randomUUID() })).status).toBe(404);
    const done = await seller.press(at, 'Erledigt');
    expect(textOf(done.text)).toContain('Die Anfrage ist erledigt.');
  });
});
