import { describe, expect, it } from 'vitest';
import { openedEarlier } from '../support/form-stamp';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const SEND = 'Nachricht senden';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const filled = {
  leistung: 'bestellung',
  nachricht: 'Wann kommt <b>meine</b> Bestellung?\nDanke',
  anrede: 'frau',
  vorname: 'Käthe',
  nachname: 'Müller',
  email: 'kaethe@example.de',
  telefon: '0431 123456',
};

const messages = () =>
  database.query<{ serviceTitle: string; message: string; serviceUrl: string | null; number: string }>(
    `select service_title as "serviceTitle", message, service_url as "serviceUrl", number from service_requests order by created_at`,
  );

async function sent(
  fields: Record<string, string> = {},
  path = '/muster/kontakt',
  visitor = new Visitor(shop),
) {
  await database.query('delete from attempts');
  const page = await openedEarlier(shop, await visitor.open(path));
  return visitor.press(page, SEND, { ...filled, ...fields });
}

describe('a message', () => {
  it('is stored once and mailed to both sides; only the dealer reads its words', async () => {
    const visitor = new Visitor(shop);
    const page = await openedEarlier(shop, await visitor.open('/muster/kontakt'));
    expect((await visitor.press(page, SEND, filled)).status).toBe(200);
    const thanks = await visitor.press(page, SEND, filled);
    const stored = await messages();
    expect(stored).toMatchObject([
      { serviceTitle: 'Frage zu einer Bestellung oder Reservierung', serviceUrl: null },
    ]);
    expect(textOf(thanks.text)).toContain(stored[0]?.number);
    const mails = await database.query<{ recipient: string; text: string }>(
      `select recipient, text from mails where subject_key like 'service-request%' order by subject_key`,
    );
    expect(mails).toHaveLength(2);
    const [toShopper, toStaff] = mails;
    expect(toShopper?.recipient).toBe(filled.email);
    expect(toShopper?.text).not.toContain('meine');
    expect(toShopper?.text).not.toContain('Preis und Termin');
    expect(toStaff?.text).toContain('Betreff: Frage zu einer Bestellung oder Reservierung');
    expect(toStaff?.text).toContain('Wann kommt <b>meine</b> Bestellung?');
  });

  it('can be sent where there is no form for services', async () => {
    await database.query(
      `update locations set theme = jsonb_set(theme, '{body,hideServiceForm}', 'true') where url = 'standard'`,
    );
    await expect
      .poll(async () => (await new Visitor(shop).open('/standard/serviceAnfrage')).status)
      .toBe(404);
    expect((await sent({}, '/standard/kontakt')).status).toBe(200);
    expect(await messages()).toHaveLength(2);
  });

  it.each([
    ['leistung', ''],
    ['leistung', 'oelwechsel'],
    ['nachricht', ''],
    ['nachricht', ' \n '],
    ['vorname', 'www.boese.example'],
    ['email', 'kaethe'],
    ['telefon', 'ruf an'],
  ])('with a wrong %s (%j) is told beside the field, and nothing typed is lost', async (field, value) => {
    const before = (await messages()).length;
    const { status, text } = await sent({ [field]: value });
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby|aria-describedby[^>]*id="${field}"`));
    expect(text).toContain('value="Müller"');
    if (field === 'nachricht') expect(text).toContain('Bitte schreiben Sie uns, worum es geht.');
    expect(text).not.toContain('Ungültige Eingabe');
    expect(await messages()).toHaveLength(before);
  });

  it.each([
    ['nachricht', 'x'.repeat(1_001), 'Bitte höchstens 1.000 Zeichen.'],
    ['vorname', 'x'.repeat(1_001), ''],
    ['email', `${'x'.repeat(1_000)}@example.de`, ''],
    ['telefon', '0'.repeat(1_001), ''],
  ])('with too long a %s is told beside the field', async (field, value, told) => {
    const before = (await messages()).length;
    const { status, text } = await sent({ [field]: value });
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby|aria-describedby[^>]*id="${field}"`));
    expect(textOf(text)).toContain(told);
    expect(await messages()).toHaveLength(before);
  });

  it('of 1,000 letters is taken, where a browser sends two for the end of a line', async () => {
    const message = `${'ä\n'.repeat(499)}Ö.`;
    expect((await sent({ nachricht: message.replaceAll('\n', '\r\n') })).status).toBe(200);
    expect((await messages()).at(-1)?.message).toBe(message);
  });

  it('that comes back within three seconds is refused, and nothing typed is lost', async () => {
    const before = (await messages()).length;
    await database.query('delete from attempts');
    const visitor = new Visitor(shop);
    // Nobody has opened this page before: it is not a moment old.
    const quick = await visitor.press('/alpenblick/kontakt', SEND, filled);
    expect(quick.status).toBe(400);
    expect(textOf(quick.text)).toContain('Das ging sehr schnell.');
    expect(quick.text).toContain('value="Müller"');
    await wait(3_100);
    expect((await visitor.press(quick, SEND, {})).status).toBe(200);
    expect(await messages()).toHaveLength(before + 1);
  });

  it('after message from one network has to wait', async () => {
    await database.query('delete from attempts');
    const visitor = new Visitor(shop);
    const page = await openedEarlier(shop, await visitor.open('/muster/kontakt'));
    let answer = page;
    let count = 0;
    while (answer.status !== 429 && count < 60) {
      count += 1;
      answer = await visitor.press(page, SEND, { ...filled, nachricht: `Frage ${count}` });
    }
    expect(answer.status).toBe(429);
    expect(count).toBeGreaterThan(3);
    expect(answer.text).toContain(`Frage ${count}`);
    const before = (await messages()).length;
    expect((await visitor.press(page, SEND, { ...filled, nachricht: 'Noch eine' })).status).toBe(429);
    expect(await messages()).toHaveLength(before);
  });

  it('of a program is refused', async () => {
    const before = (await messages()).length;
    expect((await sent({ webseite: 'https://x.example' })).status).toBe(400);
    expect((await sent({ stempel: 'gefälscht' })).status).toBe(400);
    expect((await new Visitor(shop).post('/muster/agb', filled)).status).toBe(405);
    expect(await messages()).toHaveLength(before);
  });
});
