import { beforeEach, describe, expect, it } from 'vitest';
import { address, addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { setPrice, setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const [tyre, other] = await someTyres(database, 2);
if (!tyre || !other) throw new Error('The demo has too few tyres');
await setPrice(database, other.id, tyre.cents);

const next = 'Weiter';
const steps = '/muster/checkout';
const parcel = { lieferung: 'versand:dhl', zahlung: 'vorkasse' };
const elsewhere = {
  abweichend: '1',
  lieferVorname: 'Max',
  lieferNachname: 'Moor',
  lieferStrasse: 'Deichweg 3',
  lieferPlz: '25541',
  lieferOrt: 'Brunsbüttel',
};

const changedAddress = (fields: Partial<typeof address>) => (tab: Visitor) =>
  tab.press(`${steps}/adresse`, next, { ...address, ...fields });
const changedPayment = (fields: Record<string, string>) => (tab: Visitor) =>
  tab.press(`${steps}/zahlung`, next, fields);

async function exchange(tab: Visitor) {
  const [line] = cartOf(await tab.open('/muster/warenkorb')).lines;
  await tab.post('/muster/warenkorb', { aktion: 'entfernen', zeile: line?.line ?? '' });
  await addTyre(tab, '/muster', other?.id ?? '', 2);
}

async function addOne(tab: Visitor) {
  await addTyre(tab, '/muster', other?.id ?? '', 1);
}

type Change = (tab: Visitor) => Promise<unknown>;

/** Texts that stand on the marked page, and in the order. */
const inPurchase: [string, Change, string[], string][] = [
  ['another article of the same price', exchange, ['die Artikel'], other.id],
  ['an article more', addOne, ['die Artikel', 'Die Summe hat sich inzwischen geändert'], other.id],
  ['the name', changedAddress({ vorname: 'Ida' }), ['Name, Anschrift oder Kontakt'], 'Ida'],
  ['the street', changedAddress({ strasse: 'Neuer Weg 7' }), ['Name, Anschrift oder Kontakt'], 'Neuer Weg 7'],
  [
    'the e-mail',
    changedAddress({ email: 'andere@example.de' }),
    ['Name, Anschrift oder Kontakt'],
    'andere@example.de',
  ],
  ['the telephone', changedAddress({ telefon: '0431 999888' }), ['Name, Anschrift oder Kontakt'], '999888'],
  ['the recipient', changedPayment({ ...parcel, ...elsewhere }), ['die Lieferadresse'], 'Deichweg 3'],
  [
    'the delivery',
    changedPayment({ lieferung: 'abholung', zahlung: 'vorkasse' }),
    ['Lieferung oder Abholung'],
    '"delivery":"abholung"',
  ],
  [
    'the way of payment',
    changedPayment({ lieferung: 'abholung', zahlung: 'abholung' }),
    ['Lieferung oder Abholung, die Zahlungsart'],
    '"payment":"abholung"',
  ],
  [
    'the kind of order',
    (tab) => tab.press('/muster/initiateCheckout', next, { weg: 'reservierung' }),
    ['Reservierung oder Kauf'],
    '"order_type":"reservierung"',
  ],
];

const ordered = () =>
  database.value<string>(`select json_agg(json_build_object('order', orders, 'lines',
    (select json_agg(json_build_object('line', order_lines, 'code', articles.code)) from order_lines
      join articles on articles.id = order_lines.article_id where order_id = orders.id)))::text from orders`);

beforeEach(async () => {
  await database.query('delete from orders');
  for (const { id } of [tyre, other]) await setStock(database, id, { here: 20, central: 20 });
});

describe.each([
  ['kauf', inPurchase],
  [
    'reservierung',
    [
      inPurchase[0],
      inPurchase[1],
      [
        'the telephone',
        (tab: Visitor) => tab.press(`${steps}/kontakt`, next, { telefon: '0431 999888' }),
        ['Name, Anschrift oder Kontakt'],
        '999888',
      ],
    ] as typeof inPurchase,
  ],
] as const)('a %s orders only what its page has shown:', (way, changes) => {
  it.each(changes)('%s was changed in another tab', async (_, change, words, kept) => {
    const tab = new Visitor(shop);
    await addTyre(tab, '/muster', tyre.id, 2);
    const page = await toConfirmation(tab, '/muster', way, 'zwei.tabs@example.de', 'versand');
    await change(tab);
    const refused = await tab.press(page, lastButton[way], { agb: 'on' });
    expect(await ordered()).toBeNull();
    const text = textOf(refused.text);
    for (const word of words) expect(text).toContain(word);
    expect(refused.text).toMatch(/<mark/);
    expect(refused.text).toMatch(/role="alert"/);
    const [, target] = /href="#(bestellt-\w+)"/.exec(refused.text) ?? [];
    expect(refused.text.split(`id="${target}"`)).toHaveLength(2);
    const button = refused.path.includes('Reservierung') ? lastButton.reservierung : lastButton.kauf;
    const done = await tab.press(refused, button, { agb: 'on' });
    expect(done.status).toBe(200);
    const order = await ordered();
    expect(order, done.path).not.toBeNull();
    expect(order?.replaceAll(/ ?: ?/g, ':')).toContain(kept);
  });
});

it('a page of before the digest is asked again, without a mark', async () => {
  const tab = new Visitor(shop);
  await addTyre(tab, '/muster', tyre.id, 2);
  const page = await toConfirmation(tab, '/muster', 'kauf');
  const refused = await tab.press(page, lastButton.kauf, { agb: 'on', stand: '' });
  expect([refused.status, await ordered(), refused.text.includes('<mark')]).toEqual([409, null, false]);
  expect(orderNumber(await tab.press(refused, lastButton.kauf))).toBeDefined();
});
