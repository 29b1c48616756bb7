import { expect, it } from 'vitest';
import { openOrders } from '../support/desk-orders';
import { readForm } from '../support/html-forms';

const { database, petra, placed, sent, press } = await openOrders();

const AT_ONCE = 6;

const piecesOf = (number: string, kind: string) =>
  database.value<number>(
    `select coalesce(sum(quantity), 0)::int as pieces from fulfilment_event_lines
       join fulfilment_events on fulfilment_events.id = event_id join orders on orders.id = order_id
     where number = $1 and kind = $2`,
    [number, kind],
  );

const eventsOf = (number: string) =>
  database.value<number>(
    `select count(*)::int as count from fulfilment_events join orders on orders.id = order_id where number = $1`,
    [number],
  );

const commands: readonly [button: string, kind: string, before: readonly string[], way: 'placed' | 'sent'][] =
  [
    ['Stornieren', 'cancelled', [], 'placed'],
    ['Bereitstellen', 'ready', [], 'placed'],
    ['Übergeben', 'handed-over', ['Bereitstellen'], 'placed'],
    ['Zurücknehmen', 'returned', ['Bereitstellen', 'Übergeben'], 'placed'],
    ['Versenden', 'shipped', ['Zahlung erfassen'], 'sent'],
  ];

it.each(commands)(
  'the form %s for one piece, sent six times at once, counts once',
  async (button, kind, before, way) => {
    const { at, number } = await (way === 'sent' ? sent(4) : placed('kauf', 4));
    for (const one of before) await press(at, one);
    const page = await petra.open(at);
    const fields = { stueckA: '1', grund: 'Test' };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => petra.press(page, button, fields)),
    );
    expect(await piecesOf(number, kind)).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
  },
);

it('of two commands of one page, at once, the second is refused', async () => {
  const { at, number } = await placed('kauf', 4);
  const page = await petra.open(at);
  for (const button of ['Bereitstellen', 'Stornieren']) readForm(page.text, { button });
  const before = (await eventsOf(number)) ?? 0;
  const answers = await Promise.all([
    petra.press(page, 'Bereitstellen', { stueckA: '1' }),
    petra.press(page, 'Stornieren', { stueckA: '1', grund: 'Test' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await eventsOf(number)).toBe(before + 1);
});

it('the payment of a hand-over counts once', async () => {
  const { at, number } = await placed('kauf', 4);
  await press(at, 'Bereitstellen');
  const page = await petra.open(at);
  await Promise.all([1, 2].map(() => petra.press(page, 'Übergeben', { stueckA: '1', bezahlt: 'bar' })));
  expect(await piecesOf(number, 'handed-over')).toBe(1);
  const paid = await database.query(
    `select 1 from payment_events join orders on subject = 'order:' || orders.id where number = $1 and payment_events.kind = 'received'`,
    [number],
  );
  expect(paid).toHaveLength(1);
});
