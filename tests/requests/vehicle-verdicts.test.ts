import { beforeAll, describe, expect, it, vi } from 'vitest';
import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { openAccount } from '../support/accounts';
import { addTyre, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const { query, value } = database;

const golf = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const label = 'Volkswagen Golf VII 2.0 TDI Schaltgetriebe Trendline';
const fitting = await someTyre(
  database,
  "width = 205 and aspect = 55 and rim_tenths = 160 and load_index >= 91 and speed_index in ('V', 'W')",
);
const other = await someTyre(database, 'width = 255');
const fits = 'Zugelassen auf Felge 6,5Jx16 ET46–50: CoC-Papier';
const fitsNot = 'Größe nicht eingetragen: zugelassen sind';

const choose = (visitor: Visitor, code: string) => visitor.post('/muster/fahrzeug', { fahrzeug: code });
const deselect = (visitor: Visitor) => visitor.post('/muster/fahrzeug', { aktion: 'entfernen' });

/** The line of a card that opens its reason; the sign stands before both. */
const shortVerdict = /<summary>([\s\S]*?<\/span>)[\s\S]*?<\/summary>/;

/** What is said of articles in a page's own part, in its order; the bar of the vehicle stands above it. */
const saidOn = ({ text }: { text: string }) => {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
  return [...main.matchAll(/<(p|details) data-fitment="([^"]*)"[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , result, words = '']) => `${result}: ${textOf(words.replace(shortVerdict, '$1'))}`,
  );
};

async function shopper({ vehicle }: { vehicle?: string } = {}): Promise<Visitor> {
  const visitor = new Visitor(shop);
  if (vehicle) await choose(visitor, vehicle);
  for (const tyre of [fitting, other]) await addTyre(visitor, '/muster', tyre.id, 1);
  return visitor;
}

beforeAll(async () => {
  for (const tyre of [fitting, other]) await setStock(database, tyre.id, { central: 90 });
});

const bothSaid = [
  expect.stringMatching(`^fits: .*${fits}`),
  expect.stringMatching(`^fits-not: .*${fitsNot}`),
];

describe('with a chosen vehicle', () => {
  it('each line of the cart and of the last step says whether it fits', async () => {
    const visitor = await shopper({ vehicle: golf });
    expect(saidOn(await visitor.open('/muster/warenkorb'))).toEqual(bothSaid);
    expect(saidOn(await toConfirmation(visitor, '/muster', 'kauf'))).toEqual(bothSaid);
    for (const path of ['/muster/warenkorb', '/muster/checkout/bestaetigungKauf'])
      expect(textOf((await visitor.open(path)).text)).toContain('1 Artikel passt nicht zu Ihrem Fahrzeug.');
    await deselect(visitor);
    // Lines keep the vehicle that they were bought for.
    expect(saidOn(await visitor.open('/muster/warenkorb'))).toEqual(bothSaid);
  });

  it('the wish list says it, and a list that is shown says it of the vehicle of who looks', async () => {
    const owner = await shopper({ vehicle: golf });
    for (const tyre of [other, fitting])
      await owner.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${tyre.id}` });
    expect(saidOn(await owner.open('/muster/merkliste'))).toEqual(bothSaid);
    const shared = await owner.press('/muster/merkliste', 'Merkliste teilen');
    const [, address = ''] = /id="merkliste-link"[^>]*value="([^"]*)"/.exec(shared.text) ?? [];
    const { pathname } = new URL(address);
    const guest = new Visitor(shop);
    expect(saidOn(await guest.open(pathname))).toEqual([]);
    await choose(guest, golf);
    expect(saidOn(await guest.open(pathname))).toEqual(bothSaid);
  });

  it('so do the cards of the start page, and only for who chose one', async () => {
    const visitor = new Visitor(shop);
    for (const path of ['/muster', '/muster/home']) expect(saidOn(await visitor.open(path))).toEqual([]);
    await choose(visitor, golf);
    for (const path of ['/muster', '/muster/home']) {
      const page = await visitor.open(path);
      const cards = page.text.match(/<article /g)?.length ?? 0;
      expect(cards).toBeGreaterThan(0);
      expect(saidOn(page)).toHaveLength(cards);
    }
    expect(saidOn(await new Visitor(shop).open('/muster'))).toEqual([]);
  });

  it('the finder of the start page begins with a size that is allowed', async () => {
    const visitor = new Visitor(shop);
    const sizeAt = async (path: string) => {
      const { fields } = readForm((await visitor.open(path)).text, { button: 'Reifen finden' });
      return `${fields.breite}/${fields.hoehe} R${fields.durchmesser}`;
    };
    const [bigger = ''] = (
      await query<{ code: string }>(
        `select code from vehicles join vehicle_fitments on vehicle_id = vehicles.id
         where is_series and width = 225 and not exists (select from vehicle_fitments other
           where other.vehicle_id = vehicles.id and other.is_series and other.width <> 225) order by code limit 1`,
      )
    ).map(({ code }) => code);
    await choose(visitor, bigger);
    expect(await sizeAt('/muster')).toMatch(/^225\//);
    // A location whose lists look for no vehicle.
    expect(await sizeAt('/legacy')).toBe('205/55 R16');
  });
});

describe('an order', () => {
  it('keeps the vehicle and the verdict of its moment, on its page and in both mails', async () => {
    const visitor = await shopper({ vehicle: golf });
    const thanks = await order(visitor, '/muster', 'kauf');
    expect(saidOn(thanks)).toEqual(bothSaid);
    const number = orderNumber(thanks);
    const mails = await mailsOfOrder(database, number);
    for (const words of mails.flatMap(({ text, html }) => [text, textOf(html)])) {
      const plain = words.replace(/\s+/g, ' ');
      for (const told of [`Für ${label}`, fits, fitsNot]) expect(plain).toContain(told);
    }
    const lines = await query<{ options: unknown }>(
      'select options from order_lines join orders on orders.id = order_id where number = $1 order by position',
      [number],
    );
    expect(lines.map(({ options }) => options)).toEqual([
      [
        {
          kind: 'vehicle',
          code: golf,
          label,
          verdict: { result: 'fits', words: expect.stringContaining(fits) },
        },
      ],
      [
        {
          kind: 'vehicle',
          code: golf,
          label,
          verdict: { result: 'fits-not', words: expect.stringContaining(fitsNot) },
        },
      ],
    ]);

    await query("update vehicles set label = 'Ein anderer' where code = $1", [golf]);
    await query("update vehicle_fitments set load_index = 120, document = 'Neues Gutachten'");
    await touchTags(database.context.db, [VEHICLES_TAG]);
    await deselect(visitor);
    const later = await visitor.open(thanks.path);
    expect(saidOn(later)).toEqual(saidOn(thanks));
    expect(textOf(later.text)).toContain(`Für ${label}`);
    expect(textOf(later.text)).not.toContain('Ein anderer');

    await radhaus(database, 'order', 'ready', number ?? '');
    const told = async () => {
      const mail = await value<string>('select text from mails where subject like $1', [
        `Abholbereit%${number}`,
      ]);
      expect(mail).toMatch(new RegExp(`^1 × .*, für ${label}$`, 'm'));
    };
    await vi.waitFor(told, { timeout: 10_000, interval: 25 });
  });

  it('without a vehicle stores and shows nothing of one', async () => {
    const visitor = await shopper();
    const thanks = await order(visitor, '/muster', 'reservierung');
    const number = orderNumber(thanks);
    expect(saidOn(thanks)).toEqual([]);
    const mails = await mailsOfOrder(database, number);
    for (const words of [textOf(thanks.text), ...mails.flatMap(({ text, html }) => [text, textOf(html)])])
      expect(words).not.toMatch(/Für (Volkswagen|undefined)|Zugelassen|nicht eingetragen/);
    const lines = await query<{ options: unknown }>(
      'select options from order_lines join orders on orders.id = order_id where number = $1',
      [number],
    );
    expect(lines).toEqual([{ options: [] }, { options: [] }]);
  });

  it('with a vehicle that the data no longer has is placed without a verdict', async () => {
    const visitor = await shopper({ vehicle: golf });
    await query("update vehicles set code = 'umbenannt' where code = $1", [golf]);
    await touchTags(database.db, [VEHICLES_TAG]);
    const thanks = await order(visitor, '/muster', 'reservierung');
    await query("update vehicles set code = $1 where code = 'umbenannt'", [golf]);
    await touchTags(database.db, [VEHICLES_TAG]);
    expect(orderNumber(thanks)).toBeDefined();
    expect(saidOn(thanks)).toEqual([]);
  });

  it('of an account shows it there, and in the export of its data', async () => {
    const email = 'fahrzeug@example.de';
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', email);
    await choose(visitor, golf);
    await addTyre(visitor, '/muster', other.id, 1);
    const thanks = await order(visitor, '/muster', 'kauf', person.email);
    const id = await value<string>('select id from orders where number = $1', [orderNumber(thanks)]);
    expect(saidOn(await visitor.open(`/muster/account/orders/${id}`))).toEqual([
      expect.stringMatching(`^fits-not: .*${fitsNot}`),
    ]);
    const exported = (await visitor.open('/muster/account/daten.json')).text;
    expect(JSON.parse(exported)).toMatchObject({
      bestellungen: [
        { lines: [{ options: [{ kind: 'vehicle', code: golf, verdict: { result: 'fits-not' } }] }] },
      ],
    });
  });
});
