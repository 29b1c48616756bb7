import { expect, it } from 'vitest';
import { addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { addCoupon, redeem } from '../support/coupons';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const DATABASE_URL = database.url;
const nodes = await Promise.all([startShop({ DATABASE_URL }), startShop({ DATABASE_URL })]);
const BUYERS = 20;
const tyre = await someTyre(database);
await setStock(database, tyre.id, { central: 1_000 });

/** Twenty buyers, every other one on the other node, each with the coupon and before the last button. */
async function buyersWith(code: string, emailOf: (index: number) => string) {
  const visitors = Array.from({ length: BUYERS }, (_, index) => new Visitor(nodes[index % 2] ?? { port: 0 }));
  // One after the other: ten codes under way at once from one address would look like guessing.
  for (const visitor of visitors) {
    await addTyre(visitor, '/muster', tyre.id, 1);
    expect(textOf((await redeem(visitor, '/muster', code)).text)).toContain(`Gutschein ${code}`);
  }
  return Promise.all(
    visitors.map(async (visitor, index) => {
      return { visitor, page: await toConfirmation(visitor, '/muster', 'kauf', emailOf(index)) };
    }),
  );
}

const press = ({ visitor, page }: Awaited<ReturnType<typeof buyersWith>>[number]) =>
  visitor.press(page, lastButton.kauf, { agb: 'on' });

it.each([
  [
    'that works once',
    { code: 'NUREINER', percent: 50, limit_total: 1 },
    (index: number) => `k${index}@example.de`,
    ['Die Summe hat sich inzwischen geändert.', 'Ihr Gutschein NUREINER ist nicht abgezogen.'],
  ],
  [
    'that one customer has once',
    { code: 'JEEINMAL', percent: 50, once_per_customer: true },
    () => 'k@example.de',
    // Not that the address was used before: whoever typed it may be somebody else.
    ['Der Gutschein JEEINMAL kann für diese Bestellung nicht eingelöst werden.'],
  ],
])(
  'a coupon %s, pressed by twenty on two nodes, works once',
  async (_name, coupon, emailOf, told) => {
    await addCoupon(database, coupon);
    const buyers = await buyersWith(coupon.code, emailOf);
    const answers = await Promise.all(buyers.map(press));
    expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(BUYERS - 1);
    for (const { text } of refused) {
      for (const sentence of told) expect(textOf(text)).toContain(sentence);
    }
    const used = await database.query('select amount_cents from coupon_redemptions where code = $1', [
      coupon.code,
    ]);
    expect(used).toEqual([{ amount_cents: Math.round(tyre.cents / 2) }]);

    // The others see the full sum and may still order.
    const next = answers.findIndex((answer) => answer.status === 409);
    const [buyer, page] = [buyers[next], answers[next]];
    if (!buyer || !page) throw new Error('nobody was refused');
    expect(orderNumber(await press({ ...buyer, page }))).toBeDefined();
    const reduced = await database.query<{ discount_cents: number }>(
      'select discount_cents from orders order by placed_at desc limit 2',
    );
    expect(reduced.map((order) => order.discount_cents > 0)).toEqual([false, true]);
  },
  90_000,
);

it('a coupon without limits keeps nobody waiting, and works for all', async () => {
  const buyers = await buyersWith('WILLKOMMEN10', (index) => `w${index}@example.de`);
  const answers = await Promise.all(buyers.map(press));
  expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(BUYERS);
}, 90_000);
