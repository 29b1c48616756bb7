import { beforeEach, describe, expect, it } from 'vitest';
import { addTyre, lastButton, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const limits = { contactReservations: 2, contactPieces: 6, networkReservations: 3, networkPieces: 100 };
await database.query('update locations set checkout = checkout || $1::jsonb', [JSON.stringify(limits)]);
const tyre = await someTyre(database, 'central > 20');
await setStock(database, tyre.id, { central: 500 });
const shop = await startShop({ DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1/32,::1/128' });

/** Comes through a proxy. */
class Shopper extends Visitor {
  constructor(private readonly ip: string) {
    super(shop);
  }
  override send(test: Parameters<Visitor['send']>[0]) {
    return super.send({ ...test, headers: { ...test.headers, 'x-forwarded-for': this.ip } });
  }
}

type Contact = { email: string; telefon: string };
let count = 0;
const anybody = (): Contact => {
  count += 1;
  return { email: `wer${count}@example.de`, telefon: `0431 ${100_000 + count}` };
};

async function lastStep(
  { email, telefon }: Contact,
  { ip = '203.0.113.7', pieces = 1, way = 'reservierung' } = {},
) {
  const visitor = new Shopper(ip);
  await addTyre(visitor, '/muster', tyre.id, pieces);
  const page = await toConfirmation(visitor, '/muster', way as 'reservierung' | 'kauf', email);
  const cartId = await database.value<string>('select id from carts order by created_at desc limit 1');
  await database.query(
    `update checkouts set contact = contact || jsonb_build_object('phone', $1::text) where cart_id = $2`,
    [telefon, cartId],
  );
  const button = lastButton[way as 'reservierung' | 'kauf'];
  const shown = await visitor.open(page.path);
  return { page: shown, send: () => visitor.press(shown, button, { agb: 'on' }) };
}

const reserve = async (contact: Contact, how?: Parameters<typeof lastStep>[1]) =>
  (await lastStep(contact, how)).send();

beforeEach(async () => {
  await database.query("update orders set fulfilment = 'cancelled'");
});

describe('open reservations', () => {
  it('of one contact have a limit, told beside the form and with the refusal', async () => {
    const contact = anybody();
    const { page } = await lastStep(contact);
    expect(textOf(page.text)).toContain('höchstens 2 offene Reservierungen mit zusammen 6 Stück');
    for (const _ of [1, 2]) expect(orderNumber(await reserve(contact))).toBeDefined();
    const refused = await reserve(contact);
    expect([refused.status, orderNumber(refused)]).toEqual([409, undefined]);
    expect(textOf(refused.text)).toContain('So viel können wir nicht auf einmal zurücklegen.');
    expect(orderNumber(await reserve(anybody(), { ip: '203.0.113.8' }))).toBeDefined();
    expect(orderNumber(await reserve(contact, { way: 'kauf' }))).toBeDefined();
  });

  it.each([
    ['e-mail', { email: ' WER+zwei@Example.de ' }],
    ['telephone', { telefon: '+49 (0)431/55 66-77' }],
    ['telephone with zeros', { telefon: '0049 431 556677' }],
  ])('are counted by normalised %s', async (_, other) => {
    const contact = { email: 'wer@example.de', telefon: '0431 556677' };
    for (const __ of [1, 2]) await reserve(contact);
    const { email, telefon } = anybody();
    expect((await reserve({ email, telefon, ...other })).status).toBe(409);
  });

  it('of one contact have a limit of pieces, which ends with what is collected or cancelled', async () => {
    const contact = anybody();
    expect((await reserve(contact, { pieces: 7 })).status).toBe(409);
    const number = orderNumber(await reserve(contact, { pieces: 4 })) ?? '';
    expect((await reserve(contact, { pieces: 3 })).status).toBe(409);
    await radhaus(database, 'order', 'cancel', number);
    expect(orderNumber(await reserve(contact, { pieces: 6 }))).toBeDefined();
  });

  it('of one network have a limit; a proxy and the own network have none', async () => {
    const ip = '198.51.100.4';
    for (const _ of [1, 2, 3]) expect(orderNumber(await reserve(anybody(), { ip }))).toBeDefined();
    expect((await reserve(anybody(), { ip })).status).toBe(409);
    expect(orderNumber(await reserve(anybody(), { ip: '198.51.100.5' }))).toBeDefined();
    for (const _ of [1, 2, 3, 4])
      expect(orderNumber(await reserve(anybody(), { ip: '192.168.1.4' }))).toBeDefined();
  });

  it('are counted over all locations', async () => {
    const contact = anybody();
    for (const _ of [1, 2]) await reserve(contact);
    const visitor = new Shopper('203.0.113.9');
    await addTyre(visitor, '/standard', tyre.id, 1);
    expect((await order(visitor, '/standard', 'reservierung', contact.email)).status).toBe(409);
  });

  it('at the limit, one of two on two connections gets in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const contact = anybody();
      const ip = `203.0.113.${20 + round}`;
      await reserve(contact, { ip });
      const steps = [await lastStep(contact, { ip }), await lastStep(contact, { ip })];
      const answers = await Promise.all(steps.map(({ send }) => send()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('store no address of a network, and forget its hash when they end', async () => {
    const number = orderNumber(
      await reserve({ ...anybody(), telefon: person.telefon }, { ip: '198.51.100.77' }),
    );
    const rows = () =>
      database.query<{ row: string; network_key: string | null }>(
        'select orders::text as row, network_key from orders where number = $1',
        [number],
      );
    const [open] = await rows();
    expect(open?.network_key).toMatch(/^[0-9a-f]{64}$/);
    expect(open?.row).not.toContain('198.51.100.77');
    await radhaus(database, 'order', 'cancel', number ?? '');
    expect((await rows())[0]?.network_key).toBeNull();
  });
});
