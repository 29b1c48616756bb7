import { afterEach, describe, expect, it } from 'vitest';
import { cancelByOwner } from '~/domain/orders/change-fulfilment.server';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 20);
const petra = await openDesk(database, shop, 'verkauf');
let next = 0;

afterEach(() => expectStatesToFollow(database));

const words = (page: { text: string }) => textOf(page.text).replaceAll('\u00a0', ' ');
const press = (at: string, button: string, fields: Record<string, string> = {}) =>
  petra.press(at, button, fields);

/** With the shopper's own browser, and the page of thanks. */
async function placed(pieces = 2, way: 'kauf' | 'reservierung' = 'kauf') {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 9 });
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', code, pieces);
  const thanks = await order(buyer, '/muster', way);
  const number = orderNumber(thanks) ?? '';
  const at = `/muster/tresen/bestellungen/${number}`;
  const total = await database.value<number>('select total_cents from orders where number = $1', [number]);
  const sum = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    (total ?? 0) / 100,
  );
  const seen = async () => words(await buyer.open(thanks.path));
  return { number, at, code, buyer, seen, sum: sum.replaceAll('\u00a0', ' ') };
}

describe('what a shopper owes for goods that are handed over', () => {
  it.each(['kauf', 'reservierung'] as const)(
    'stays on the page of a %s, with how and by when',
    async (way) => {
      const { at, seen, sum } = await placed(2, way);
      await press(at, 'Übergeben', { bezahlt: 'ueberweisung' });
      const page = await seen();
      expect(page).toContain(`Noch zu zahlen ${sum}`);
      expect(page).toContain(`Zu zahlen sind noch ${sum}, sofort und ohne Abzug.`);
      expect(page).toContain('Bitte überweisen Sie den Betrag');
      expect(page).toMatch(/IBAN DE72/);
      await press(at, 'Zahlung erfassen');
      const paid = await seen();
      expect(paid).not.toContain('Noch zu zahlen');
      expect(paid).not.toContain('IBAN DE72');
    },
  );

  it('later, at the till', async () => {
    const { at, seen, sum } = await placed();
    await database.query("update orders set payment = 'abholung'");
    await press(at, 'Übergeben', { bezahlt: 'offen' });
    const page = await seen();
    expect(page).toContain(`Noch zu zahlen ${sum}`);
    expect(page).toContain('Bitte zahlen Sie bei uns im Autohaus, bar oder mit Karte.');
    expect(page).not.toContain('IBAN DE72');
  });
});

describe('the history of an order', () => {
  it('says who cancelled it', async () => {
    const { at } = await placed();
    await press(at, 'Stornieren', { grund: 'Anruf' });
    expect(words(await petra.open(at))).toContain(`Storniert von ${petra.email} · Anruf`);
    const own = await placed(2, 'reservierung');
    const [row] = await database.query<{ id: string; ownerId: string }>(
      'select id, owner_id as "ownerId" from orders where number = $1',
      [own.number],
    );
    await cancelByOwner(database.context, row ?? expect.fail('no order'));
    const page = words(await petra.open(own.at));
    expect(page).toContain('Storniert von der Kundin oder dem Kunden');
    expect(page).not.toContain('von Ihnen');
  });

  it('lists the numbers of parcels, and a slip is corrected, by mail if asked', async () => {
    const { at, number, seen } = await placed();
    await database.query(`update orders set delivery = 'versand' where number = $1`, [number]);
    await press(at, 'Versenden', { dienst: 'dhl', sendungen: '00340434161094042557', trotzdem: 'on' });
    const page = await petra.open(at);
    expect(words(page)).toContain('DHL 00340434161094042557');
    const bad = await petra.press(page, 'Nummer speichern', { nummer: '!' });
    expect([bad.status, words(bad)]).toEqual([
      400,
      expect.stringContaining('Das ist keine Sendungsnummer dieses Paketdienstes.'),
    ]);
    const mails = () =>
      database.query<{ text: string }>(
        "select text from mails where text like '%0034043416109404255%' and subject like $1 order by created_at",
        [`%${number}%`],
      );
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1);
    const right = '00340434161094042558';
    const done = await petra.press(page, 'Nummer speichern', {
      nummer: right,
      mailen: 'on',
    });
    expect(words(done)).toContain('Die Sendungsnummer ist berichtigt.');
    expect(words(done)).toContain(`DHL 00340434161094042557 ist DHL ${right}.`);
    expect(done.text).toContain(`data-parcel="${right}"`);
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(2);
    expect((await mails())[1]?.text).toContain('stand eine falsche Sendungsnummer');
    expect(await seen()).toContain(right);
    // The same form once more, without a mail.
    await petra.press(page, 'Nummer speichern', { nummer: right });
    const back = await petra.open(at);
    await petra.press(back, 'Nummer speichern', { nummer: '00340434161094042559' });
    expect((await petra.open(at)).text).toContain('data-parcel="00340434161094042559"');
    expect((await mails()).length).toBe(2);
  });
});

it('goods that the stock does not have are not ready without a question', async () => {
  const one = await placed();
  await database.query(
    `update stock_levels set on_hand = 1 where article_id = (select id from articles where code = $1) and allocated = 2`,
    [one.code],
  );
  const asked = await press(one.at, 'Bereitstellen');
  expect([asked.status, words(asked)]).toEqual([
    400,
    expect.stringMatching(/Nach dem Bestand fehlen 1 × .*Liegt die Ware wirklich bereit\?/),
  ]);
  const bulk = await petra.post('/muster/tresen/bestellungen', { befehl: 'ready', wahlA: one.number });
  expect(bulk.status).toBeLessThan(500);
  expect(await database.value('select fulfilment from orders where number = $1', [one.number])).toBe(
    'confirmed',
  );
  const done = await petra.press(asked, 'Bereitstellen', { trotzdem: 'on' });
  expect(done.text).toContain('data-order-state="ready"');
});

it('beside a cancelled order nothing is said to be open', async () => {
  const { at, number } = await placed();
  await press(at, 'Stornieren');
  const head = words(await petra.open(at));
  expect(head).toMatch(/Storniert (?!Offen)/);
  expect(head).not.toContain('Storniert Offen');
  const list = words(await petra.open(`/muster/tresen/bestellungen?suche=${number}`));
  expect(list).toMatch(/Storniert(?! · Offen)/);
  const paid = await placed();
  await press(paid.at, 'Zahlung erfassen');
  await press(paid.at, 'Stornieren');
  expect(words(await petra.open(paid.at))).toContain('Storniert Bezahlt, nicht erstattet');
});
