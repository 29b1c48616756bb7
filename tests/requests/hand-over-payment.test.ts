import { afterEach, describe, expect, it } from 'vitest';
import { handOverPayments, paidNames } from '~/domain/orders/hand-over-payment';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { radhaus } from '../support/command';
import { openOrders, paymentIn } from '../support/desk-orders';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';

const { database, shop, petra, placed, press } = await openOrders();

afterEach(() => expectNothingLost(database));

interface Row {
  payment: string | null;
  payment_state: string;
  open_cents: number;
  total_cents: number;
}

async function rowOf(number: string): Promise<Row> {
  const [row] = await database.query<Row>('select * from orders where number = $1', [number]);
  return row ?? expect.fail('no order');
}

const isListed = async (number: string) =>
  (await petra.open('/muster/tresen/zahlungen?ansicht=offen')).text.includes(number);

const invoicesOf = (number: string) =>
  database.query<{ method: string; paid: number; total: number }>(
    `select data->>'method' as method, (data->>'paidCents')::int as paid, (data->'figures'->>'totalCents')::int as total
     from documents join orders on orders.id = order_id where orders.number = $1 order by documents.number`,
    [number],
  );

describe.each(['reservierung', 'kauf'] as const)('a %s that is handed over', (way) => {
  it.each(handOverPayments)('and is paid so: %s', async (how) => {
    const { number, at } = await placed(way);
    const page = await petra.open(at);
    expect(page.text).toContain('name="bezahlt"');
    const after = await press(at, 'Übergeben', { bezahlt: how });
    const isPaid = how === 'bar' || how === 'karte';
    const row = await rowOf(number);
    expect(row.payment_state).toBe(isPaid ? 'paid' : 'open');
    expect(row.open_cents).toBe(isPaid ? 0 : row.total_cents);
    if (how !== 'offen') expect(row.payment).toBe(how === 'ueberweisung' ? 'vorkasse' : 'abholung');
    expect(paymentIn(after)).toBe(row.payment_state);
    expect(await isListed(number)).toBe(!isPaid);
    const said = await petra.open(at);
    expect(said.text.includes('Zahlung erfassen')).toBe(!isPaid);
    if (isPaid)
      expect(textOf(said.text)).toContain(how === 'bar' ? 'bar an der Kasse' : 'mit Karte an der Kasse');
    await expect.poll(async () => (await invoicesOf(number)).length, { timeout: 15_000 }).toBe(1);
    const [invoice] = await invoicesOf(number);
    expect(invoice?.paid).toBe(isPaid ? row.total_cents : 0);
    if (how !== 'offen') expect(invoice?.method).toBe(row.payment);
    if (isPaid) return;
    await press(at, 'Zahlung erfassen');
    expect(await rowOf(number)).toMatchObject({ payment_state: 'paid', open_cents: 0 });
    expect(await isListed(number)).toBe(false);
  });

  it('in part is paid for that part, and the rest stays open', async () => {
    const { number, at } = await placed(way, 3);
    await press(at, 'Übergeben', { bezahlt: 'bar', stueckA: '1' });
    const row = await rowOf(number);
    expect(row.payment_state).toBe('partly-paid');
    expect(row.open_cents * 3).toBe(row.total_cents * 2);
    await press(at, 'Übergeben', { bezahlt: 'karte' });
    expect(await rowOf(number)).toMatchObject({ payment_state: 'paid', open_cents: 0 });
    await expect.poll(async () => (await invoicesOf(number)).length, { timeout: 15_000 }).toBe(2);
    for (const { paid, total } of await invoicesOf(number)) expect(paid).toBe(total);
  });

  describe.each(['API', 'command line'] as const)('by the %s', (by) => {
    it.each([...paidNames, undefined])('and is paid so: %s', async (paid) => {
      const { number } = await placed(way);
      if (by === 'API') {
        const token = await apiKey(database);
        const path = `/api/v1/standorte/muster/dealerOrders/${number}/fulfilment`;
        const json = { command: 'hand-over', ...(paid && { paid }) };
        const answer = await apiOf(shop)('POST', path, { token, json });
        expect(answer.status).toBe(200);
      } else {
        await radhaus(database, 'order', 'hand-over', number, ...(paid ? ['--paid', paid] : []));
      }
      const isPaid = paid === 'cash' || paid === 'card';
      const row = await rowOf(number);
      expect(row.payment_state).toBe(isPaid ? 'paid' : 'open');
      expect(row.open_cents).toBe(isPaid ? 0 : row.total_cents);
      expect(row.payment).not.toBeNull();
      if (paid === 'transfer') expect(row.payment).toBe('vorkasse');
      expect(await isListed(number)).toBe(!isPaid);
    });
  });
});

it('another word for how it was paid is refused, and nothing is handed over', async () => {
  const { number } = await placed('kauf');
  const token = await apiKey(database);
  const path = `/api/v1/standorte/muster/dealerOrders/${number}/fulfilment`;
  for (const paid of ['', 'CASH', 'bar', 'paid', '__proto__']) {
    const json = { command: 'hand-over', paid };
    expect([paid, (await apiOf(shop)('POST', path, { token, json })).status]).toEqual([paid, 400]);
    await expect(radhaus(database, 'order', 'hand-over', number, '--paid', paid)).rejects.toBeDefined();
  }
  expect((await rowOf(number)).payment_state).toBe('open');
});
