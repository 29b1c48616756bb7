import { afterEach, describe, expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 16);
const seller = await openDesk(database, shop, 'verkauf');
let next = 0;

afterEach(() => expectStatesToFollow(database));

const placed = (way: 'kauf' | 'reservierung' = 'kauf') =>
  placeOrder(database, shop, tyres[next++]?.id ?? '', { way });

const press = (at: string, button: string, fields: Record<string, string> = {}, visitor = seller) =>
  visitor.press(at, button, fields);

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('notes', () => {
  it('are for staff only, and go with the order', async () => {
    const { at, number } = await placed();
    const page = await press(at, 'Notiz speichern', { notiz: 'Ruft <b>morgen</b> an\nvor 10 Uhr' });
    expect(textOf(page.text)).toContain('Die Notiz ist gespeichert.');
    expect(page.text).toContain('Ruft &lt;b&gt;morgen&lt;/b&gt; an');
    expect(textOf(page.text)).toContain(seller.email);
    const empty = await press(at, 'Notiz speichern', { notiz: ' ' });
    expect(empty.status).toBe(400);
    expect(textOf(empty.text)).toContain('Bitte schreiben Sie die Notiz in das Feld.');
    const long = 'Sehr lang. '.repeat(100);
    const refused = await press(at, 'Notiz speichern', { notiz: long });
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('höchstens 1.000 Zeichen');
    expect(readForm(refused.text, { button: 'Notiz speichern' }).fields).toMatchObject({ notiz: long });
    expect(refused.text).toMatch(/name="notiz"[^>]*aria-describedby="note-notiz-error"/);
    await database.query('delete from orders where number = $1', [number]);
    expect(await database.query('select 1 from order_notes')).toEqual([]);
  });
});

describe('mails', () => {
  it('are shown as they were sent, and sent once more', async () => {
    const { at, number } = await placed();
    await expect.poll(async () => textOf((await seller.open(at)).text)).toContain('Noch einmal senden');
    const page = await seller.open(at);
    expect(textOf(page.text)).toContain('vielen Dank für Ihre Bestellung');
    expect(page.text).toContain('/bestellung/…');
    const before = await database.query("select 1 from mails where subject like '%' || $1 || '%'", [number]);
    const done = await seller.press(page, 'Noch einmal senden');
    expect(textOf(done.text)).toContain('Die E-Mail wird noch einmal verschickt.');
    const after = await database.query("select 1 from mails where subject like '%' || $1 || '%'", [number]);
    expect(after.length).toBe(before.length + 1);
  });

  it('of another order are not sent from here', async () => {
    const one = await placed();
    const other = await placed();
    const idOf = async (number: string) =>
      (await database.value<string>("select id from mails where subject like '%' || $1 || '%'", [number])) ??
      '';
    await expect.poll(() => idOf(other.number)).not.toBe('');
    for (const mail of [await idOf(other.number), 'x', ''])
      expect((await seller.post(one.at, { befehl: 'resend', mail })).status, mail).toBe(400);
    const workshop = await openDesk(database, shop, 'werkstatt');
    const answer = await workshop.post(other.at, {
      befehl: 'resend',
      mail: await idOf(other.number),
    });
    expect(answer.status).toBe(403);
  });
});

describe('papers', () => {
  it('come as PDF for who may see the order', async () => {
    const { at } = await placed();
    for (const paper of ['lieferschein', 'packliste']) {
      const answer = await seller.open(`${at}/papiere/${paper}`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.text.slice(0, 5)).toBe('%PDF-');
    }
    for (const paper of ['quatsch', '00000000-0000-4000-8000-000000000000'])
      expect((await seller.open(`${at}/papiere/${paper}`)).status).toBe(404);
    const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
    expect((await elsewhere.open(`${at}/papiere/lieferschein`)).status).toBe(404);
    expect((await new Visitor(shop).open(`${at}/papiere/lieferschein`)).path).toContain('/login');
  });
});

it.each([
  ['handed over', ['Zahlung erfassen', 'Übergeben'], { lieferschein: 200, packliste: 404 }],
  ['cancelled', ['Stornieren'], { lieferschein: 404, packliste: 404 }],
] as const)(
  'an order that is %s has papers, or a page that says why not and leads back',
  async (_, buttons, papers) => {
    const { at, number } = await placed();
    for (const button of buttons) await press(at, button);
    for (const [paper, status] of Object.entries(papers)) {
      const answer = await seller.open(`${at}/papiere/${paper}`);
      expect([paper, answer.status]).toEqual([paper, status]);
      if (status === 200) continue;
      expect(answer.headers['content-type']).toContain('text/html');
      expect(textOf(answer.text)).toMatch(
        paper === 'packliste' ? /Eine Packliste gibt es nicht mehr/ : /Einen Lieferschein gibt es nicht/,
      );
      expect(answer.text).toContain(`href="${at}"`);
      expect((await seller.open(at)).text).toContain(number);
    }
    const unknown = await seller.open(`${at}/papiere/00000000-0000-4000-8000-000000000000`);
    expect([unknown.status, textOf(unknown.text).includes('Dieses Dokument gibt es nicht.')]).toEqual([
      404,
      true,
    ]);
  },
);

it('the invoice is a PDF at the page of its order, for who may see the order', async () => {
  const { at, number } = await placed();
  await press(at, 'Zahlung erfassen');
  await press(at, 'Übergeben');
  await expect
    .poll(async () => textOf((await seller.open(at)).text), { timeout: 20_000 })
    .toMatch(/Rechnung \S+ \(PDF\)/);
  const page = await seller.open(at);
  const [, link = ''] = /href="([^"]+\/papiere\/[0-9a-f-]{36})"/.exec(page.text) ?? [];
  const answer = await seller.open(link);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toContain('no-store');
  const stored = await database.value<Buffer>(
    "select pdf from documents where kind = 'invoice' and order_id = (select id from orders where number = $1)",
    [number],
  );
  expect(answer.raw.equals(stored ?? Buffer.alloc(0))).toBe(true);
  const other = await placed();
  expect((await seller.open(link.replace(number, other.number))).status).toBe(404);
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  expect((await elsewhere.open(link)).status).toBe(404);
  expect((await elsewhere.open(link.replace('/muster/', '/standard/'))).status).toBe(404);
});

describe('a reservation', () => {
  it('is prolonged to a day, and the shopper is told', async () => {
    const { at, number } = await placed('reservierung');
    const page = await press(at, 'Verlängern', { bis: isoDay(30), grund: 'Urlaub' });
    expect(textOf(page.text)).toContain('Die Reservierung ist verlängert.');
    expect(textOf(page.text)).toContain('Urlaub');
    await expect
      .poll(() => database.query("select 1 from mails where subject like 'Verlängert:%' || $1", [number]))
      .toHaveLength(1);
    const same = await database.value<boolean>(
      `select bool_and(expires_at = held_until) as same from allocations join orders on allocations.owner_id = orders.id::text
         where number = $1`,
      [number],
    );
    expect(same).toBe(true);
  });

  it.each([
    ['', 400, 'letzten Tag'],
    ['übermorgen', 400, 'letzten Tag'],
    [isoDay(1), 409, 'schon bis einschließlich'],
    [isoDay(400), 409, 'Länger als bis zum'],
  ])('is not prolonged to "%s"', async (bis, status, words) => {
    const { at } = await placed('reservierung');
    const page = await press(at, 'Verlängern', { bis });
    expect(page.status).toBe(status);
    expect(textOf(page.text)).toContain(words);
  });
});
