import { describe, expect, it } from 'vitest';
import { address, addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { setStock, someTyres, type TyreRow } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { openAllDay } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await openAllDay(database);
await openAllDay(database, 'standard');
const shop = await startShop({ DATABASE_URL: database.url });
const [here, apart, central] = (await someTyres(database, 3)) as [TyreRow, TyreRow, TyreRow];
await setStock(database, here.id, { here: 40 });
await setStock(database, apart.id, { here: 2, central: 40 });
await setStock(database, central.id, { central: 40 });

const wordsOf = (page: { text: string }) => textOf(page.text);
const DAY = String.raw`\w\w\., \d+\.\d+\.`;

async function buyerOf(...tyres: TyreRow[]) {
  const visitor = new Visitor(shop);
  for (const { id } of tyres) await addTyre(visitor, '/muster', id, 4);
  return visitor;
}

/** What the mail to the shopper says, as text and as HTML. */
async function confirmationOf(thanks: { text: string }): Promise<string[]> {
  const mails = await mailsOfOrder(database, orderNumber(thanks));
  const mail = mails.find(({ subject }) => subject.startsWith('Ihre '));
  return [mail?.text ?? '', textOf(mail?.html ?? '')].map((text) => text.replace(/\s+/g, ' '));
}

describe('each line of the cart', () => {
  it('says what lies at the location, and until when the rest is there', async () => {
    const words = wordsOf(await (await buyerOf(here, apart, central)).open('/muster/warenkorb'));
    expect(words).toContain('4 Stück in Kiel, sofort abholbereit');
    expect(words).toMatch(
      new RegExp(`2 Stück in Kiel, sofort abholbereit Weitere 2 Stück, abholbereit ab ${DAY}`),
    );
    expect(words).toMatch(new RegExp(`4 Stück im Zentrallager, abholbereit ab ${DAY}`));
  });

  it('says only how many are left when there are too few', async () => {
    const visitor = new Visitor(shop);
    const words = wordsOf(await addTyre(visitor, '/muster', here.id, 60));
    expect(words).toContain('Nur noch 40 Stück lieferbar');
    expect(words).not.toContain('abholbereit');
  });
});

describe.each(['reservierung', 'kauf'] as const)('what is collected, by a %s', (way) => {
  it.each([
    ['lies at the location', () => here, 'sofort abholbereit'],
    ['comes from the central warehouse', () => central, `voraussichtlich ab ${DAY} abholbereit`],
  ])('%s: last step, thank-you page and mail say the same', async (_, tyre, time) => {
    const visitor = await buyerOf(tyre());
    const last = await toConfirmation(visitor, '/muster', way);
    const [shown = '-'] = new RegExp(time).exec(wordsOf(last)) ?? [];
    expect(shown).not.toBe('-');
    const thanks = await visitor.press(last, lastButton[way], { agb: 'on' });
    for (const words of [wordsOf(thanks), ...(await confirmationOf(thanks))]) {
      expect(words).toContain(shown);
      expect(words.includes('sagen wir Ihnen Bescheid')).toBe(shown !== 'sofort abholbereit');
    }
  });
});

it('what is paid in advance is collected after the payment, as every page and mail says', async () => {
  const visitor = await buyerOf(here);
  const last = await toConfirmation(visitor, '/muster', 'kauf');
  const thanks = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  for (const words of [wordsOf(last), wordsOf(thanks), ...(await confirmationOf(thanks))]) {
    expect(words).toContain('nach Zahlungseingang sofort abholbereit');
    expect(words).not.toMatch(/(?<!Zahlungseingang) sofort abholbereit/);
  }
});

/** As the page's styles show them. @param chosen the way of payment, or 'offen' */
function timesFor({ text }: { text: string }, chosen: string): string {
  const shown = text.replaceAll(
    /<span data-payments="([^"]*)">([^<]*)<\/span>/g,
    (_, payments: string, time: string) => (payments.split(' ').includes(chosen) ? time : ''),
  );
  return textOf(shown).replaceAll('\u00a0', ' ');
}

it('the day at the choice follows the way of payment', async () => {
  const visitor = await buyerOf(here);
  const choice = await visitor.open('/muster/initiateCheckout');
  const step = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const payment = await visitor.press(step, 'Weiter', address);
  expect(timesFor(payment, 'offen')).toMatch(new RegExp(`bei Ihnen, wenn Sie am ${DAY} bezahlen\\.`));
  expect(timesFor(payment, 'offen')).not.toContain('überweisen.');
  expect(timesFor(payment, 'vorkasse')).toMatch(new RegExp(`bei Ihnen, wenn Sie am ${DAY} überweisen\\.`));
  expect(timesFor(payment, 'vorkasse')).toContain('nach Zahlungseingang sofort abholbereit');
  const offered = [
    ...payment.text.matchAll(
      /name="zahlung" required="" class="[^"]*" value="(\w+)"|name="zahlung"[^>]*value="(\w+)"/g,
    ),
  ];
  const methods = offered.map(([, one, other]) => one ?? other ?? '').filter((one) => one !== 'vorkasse');
  expect(methods.length).toBeGreaterThan(0);
  for (const method of methods)
    expect(timesFor(payment, method)).not.toMatch(/wenn Sie am \S+ \S+ überweisen/);
});

it('a parcel has its day at the choice, on the last step, on the thank-you page and in the mail', async () => {
  const visitor = await buyerOf(here);
  const choice = await visitor.open('/muster/initiateCheckout');
  const step = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const payment = await visitor.press(step, 'Weiter', address);
  const [shown = '-'] =
    new RegExp(`bis ${DAY} bei Ihnen, wenn Sie am ${DAY} überweisen`).exec(timesFor(payment, 'vorkasse')) ??
    [];
  const last = await visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
  const thanks = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  for (const words of [wordsOf(last), wordsOf(thanks), ...(await confirmationOf(thanks))]) {
    expect(words).toContain(shown);
  }
});

it('both deliveries stand with their sums at the choice', async () => {
  const visitor = await buyerOf(here);
  const choice = await visitor.open('/muster/initiateCheckout');
  const step = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const payment = await visitor.press(step, 'Weiter', address);
  const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
  const words = timesFor(payment, 'abholung');
  expect(words).toContain(`Kostenlos, sofort abholbereit. Gesamt ${euro(4 * here.cents)}.`);
  expect(timesFor(payment, 'vorkasse')).toMatch(
    new RegExp(String.raw`14,90 €, bis .* überweisen\. Gesamt ${euro(4 * here.cents + 1490)}\.`),
  );
  expect(words).toMatch(/Abholung in Kiel kostenlos Gesamt inkl\. MwSt\./);
  expect(words).toContain('Die Summe gilt für die bisher gewählte Lieferung.');
  const refused = await visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'abholung' });
  expect([refused.status, wordsOf(refused).replaceAll('\u00a0', ' ')]).toEqual([
    400,
    expect.stringContaining('Versand mit DHL 14,90 € Gesamt inkl. MwSt.'),
  ]);
});
