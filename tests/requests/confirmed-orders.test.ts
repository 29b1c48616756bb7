import { expect, it, vi } from 'vitest';
import { addTyre, lastButton, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { type MailRow, mailsOfOrder } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const [tyre, other] = (await someTyres(database, 2)).map(({ id }) => id);

async function changeEverything() {
  await database.query(
    `update locations set title = 'Neuer Name', city = 'Neustadt',
       address = address || '{"strasse": "Neue Straße 1", "telefon": "0999 1"}',
       delivery = delivery || '{"deliveryDays": 20, "carriers": ["ups"]}'
     where url = 'muster'`,
  );
  await database.query(
    `update companies set name = 'Neue Firma AG', vat_id = 'DE999999999',
       bank = '{"inhaber": "Neu", "iban": "DE02120300000000202051", "bic": "BYLADEM1001", "bankname": "Neue Bank"}'
     where code = 'muster'`,
  );
  const visitor = new Visitor(shop);
  await vi.waitFor(async () => {
    expect((await visitor.open('/muster/impressum')).text).toContain('Neue Firma AG');
  }, 10_000);
}

it('what was confirmed stays as it was, whatever the settings are later', async () => {
  const visitor = new Visitor(shop);
  await setStock(database, tyre ?? '', { here: 1, central: 5 });
  await addTyre(visitor, '/muster', tyre ?? '', 2);
  const before = await order(visitor, '/muster', 'kauf');
  const number = orderNumber(before) ?? '';
  await mailsOfOrder(database, number);
  const factsOf = (text: string) => /So geht es weiter.*Übersicht.*?Gesamt/s.exec(textOf(text))?.[0];
  const facts = factsOf(before.text);
  expect(facts).toMatch(/abholbereit.*IBAN/s);
  await changeEverything();
  const after = await visitor.open(before.path);
  expect(factsOf(after.text)).toBe(facts);
  await radhaus(database, 'order', 'ready', number);
  const mail = await vi.waitFor(
    async () => {
      const [sent] = await database.query<MailRow>(
        `select * from mails where subject like 'Abholbereit%' and recipient = $1`,
        [person.email],
      );
      if (!sent) throw new Error('no mail yet');
      return sent;
    },
    { timeout: 10_000, interval: 25 },
  );
  expect(mail.text).not.toMatch(/Neue|0999/);
  const mails = await database.value<number>(
    `select count(*)::int from mails where concat(subject, text) similar to '%(Neue Firma|Neue Bank|Neue Straße|Neuer Name|0999)%'`,
  );
  expect(mails).toBe(0);
});

it('VAT stands in the order by rate, with its share of shipping and the deposits', async () => {
  await database.query('update articles set vat_rate = 7, deposit_cents = 750 where code = $1', [other]);
  const visitor = new Visitor(shop);
  for (const code of [tyre, other]) {
    await setStock(database, code ?? '', { here: 5 });
    await addTyre(visitor, '/muster', code ?? '', 3);
  }
  const page = await toConfirmation(visitor, '/muster', 'kauf');
  const thanks = await visitor.press(page, lastButton.kauf, { agb: 'on' });
  const [row] = await database.query<{
    total_cents: number;
    vat_cents: number;
    vat: {
      rate: number;
      goodsCents: number;
      shippingCents: number;
      depositCents: number;
      vatCents: number;
    }[];
  }>(`select total_cents, vat_cents, confirmed->'vat' as vat from orders where number = $1`, [
    orderNumber(thanks),
  ]);
  const vat = row?.vat ?? [];
  expect(vat.map(({ rate, depositCents }) => [rate, depositCents])).toEqual([
    [19, 0],
    [7, 2_250],
  ]);
  const gross = vat.map((one) => one.goodsCents + one.shippingCents + one.depositCents);
  expect(gross.reduce((sum, cents) => sum + cents, 0)).toBe(row?.total_cents);
  expect(vat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(row?.vat_cents);
});
