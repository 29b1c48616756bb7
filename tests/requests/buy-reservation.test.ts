import { afterEach, expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { daysAfter } from '~/values/days';
import { openAccount } from '../support/accounts';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { type MailRow, mailsOfOrder } from '../support/order-mails';
import { liftReservationLimits, openAllDay } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await liftReservationLimits(database);
await openAllDay(database);
const shop = await startShop({ DATABASE_URL: database.url });
const tyres = await someTyres(database, 12);
const BUTTON = 'zahlungspflichtig bestellen';
let next = 0;

afterEach(() => expectStatesToFollow(database));

async function reserved(visitor = new Visitor(shop)) {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 4 });
  await addTyre(visitor, '/muster', code, 2);
  const thanks = await order(visitor, '/muster', 'reservierung');
  const number = orderNumber(thanks) ?? '';
  const mails = await mailsOfOrder(database, number);
  const link =
    mails.map(({ text }) => /http\S*(\/muster\/bestellung\/\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
  return { visitor, thanks, code, number, link, ...(await stored(number)) };
}

async function stored(number: string) {
  const [found] = await database.query<{
    id: string;
    type: string;
    payment: string | null;
    held: Date | null;
    open: number;
  }>(
    'select id, order_type as type, payment, held_until as held, open_cents as open from orders where number = $1',
    [number],
  );
  if (!found) throw new Error(`There is no order ${number}`);
  return found;
}

const mailTo = (recipient: 'shopper' | 'seller', number: string) =>
  vi.waitFor(
    async () => {
      const subject = recipient === 'shopper' ? `Gekauft: Ihre Bestellung ${number}` : `Gekauft: ${number}`;
      const [mail] = await database.query<MailRow>('select * from mails where subject = $1', [subject]);
      if (!mail) throw new Error(`no mail to the ${recipient}`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );

it('the thanks for the reservation lead to those for the purchase, for the shopper alone', async () => {
  const { visitor, thanks, id } = await reserved();
  const buy = await visitor.open(`/muster/checkout/kaufen/${id}`);
  const bought = await visitor.press(buy, BUTTON, { agb: 'on' });
  expect(bought.path).toBe(`/muster/checkout/danke/${id}`);
  const again = await visitor.open(thanks.path);
  expect([again.status, again.path]).toEqual([200, bought.path]);
  expect((await new Visitor(shop).open(thanks.path)).status).toBe(404);
});

it('is bought by its shopper, who agrees to the terms, and paid when it is collected', async () => {
  const { visitor, thanks, id, code, number } = await reserved();
  expect(thanks.text).toContain(`href="/muster/checkout/kaufen/${id}"`);
  const page = await visitor.open(`/muster/checkout/kaufen/${id}`);
  expect(textOf(page.text)).toContain('zum Preis der Reservierung');
  const refused = await visitor.press(page, BUTTON);
  expect(refused.status).toBe(400);
  expect(textOf(refused.text)).toContain('Bitte bestätigen Sie die AGB');
  expect(await stored(number)).toMatchObject({ type: 'reservierung' });
  const done = await visitor.press(refused, BUTTON, { agb: 'on' });
  expect(done.path).toBe(`/muster/checkout/danke/${id}`);
  expect(textOf(done.text)).toContain('Sie zahlen bei der Abholung');
  expect(await stored(number)).toMatchObject({ type: 'kauf', payment: 'abholung', held: null });
  const mail = await mailTo('shopper', number);
  expect(mail.text).toContain('Widerrufsbelehrung');
  expect(mail.text).toContain('Gesamt: ');
  expect((await mailTo('seller', number)).text).toContain('online gekauft');
  await endHolds({ ...database.context, now: () => daysAfter(new Date(), 60) });
  expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
  expect((await visitor.open(page.path)).path).toBe(done.path);
});

it('is bought through a mailed link on another device, once', async () => {
  const { number, link } = await reserved();
  const other = new Visitor(shop);
  expect((await other.open(link)).text).toContain(`href="${link}/kaufen"`);
  const page = await other.open(`${link}/kaufen`);
  expect(page.headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  const twice = await Promise.all([1, 2].map(() => other.press(page, BUTTON, { agb: 'on' })));
  for (const done of twice) expect(done.path.startsWith(link)).toBe(true);
  expect(await stored(number)).toMatchObject({ type: 'kauf' });
  const events = await database.query(
    "select 1 from fulfilment_events where kind = 'bought' and order_id = (select id from orders where number = $1)",
    [number],
  );
  expect(events).toHaveLength(1);
  expect(textOf((await other.open(link)).text)).toContain('Sie zahlen bei der Abholung');
});

it('is not bought by anybody else, nor after it was given up or collected', async () => {
  const { visitor, id, number, link } = await reserved();
  const stranger = new Visitor(shop);
  expect((await stranger.open(`/muster/checkout/kaufen/${id}`)).status).toBe(404);
  expect((await stranger.post(`/muster/checkout/kaufen/${id}`, { agb: 'on' })).status).toBe(404);
  expect((await stranger.open('/muster/bestellung/gibt-es-nicht/kaufen')).status).toBe(404);
  expect((await visitor.open('/muster/checkout/kaufen/keine-id')).status).toBe(404);
  const page = await visitor.open(`/muster/checkout/kaufen/${id}`);
  await changeOrder(database.context, 'cancel', number, { actor: { type: 'staff', id: 'Kasse' } });
  const linked = await new Visitor(shop).open(link);
  expect(textOf(linked.text)).not.toContain('nichts gekauft');
  const late = await visitor.press(page, BUTTON, { agb: 'on' });
  expect(textOf(late.text)).toContain('Storniert');
  expect(textOf(late.text)).toContain('Sie haben nichts gekauft');
  const lateByLink = await stranger.post(`${link}/kaufen`, { agb: 'on' });
  expect(textOf(lateByLink.text)).toContain('Sie haben nichts gekauft');
  expect((await stranger.open(`${link}/kaufen`)).path).toBe(link);
  expect(await stored(number)).toMatchObject({ type: 'reservierung' });
});

it('is not thanked for once it was given up', async () => {
  const { visitor, thanks, number } = await reserved();
  expect(textOf(thanks.text)).toContain('Vielen Dank für Ihre Reservierung Die Bestätigung ist unterwegs');
  await changeOrder(database.context, 'cancel', number, { actor: { type: 'staff', id: 'Kasse' } });
  const again = textOf((await visitor.open(thanks.path)).text);
  expect(again).toContain('Ihre Reservierung ist storniert');
  expect(again).not.toMatch(/Vielen Dank|Die Bestätigung ist unterwegs/);
});

it('is offered in the account', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'kauft-doch@example.de');
  const { id } = await reserved(visitor);
  expect((await visitor.open(`/muster/account/orders/${id}`)).text).toContain(`/checkout/kaufen/${id}`);
});
