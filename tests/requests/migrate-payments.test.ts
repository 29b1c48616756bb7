import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';

const { query } = await freshDatabase();
const folder = path.resolve(import.meta.dirname, '../../app/platform/database/migrations');
const [name = ''] = (await fs.readdir(folder)).filter((file) => file.endsWith('_payments_without_order.sql'));
const migration = await fs.readFile(path.join(folder, name), 'utf8');
/** The statements that mend rows; the column is there already. */
const mending = migration.split('--> statement-breakpoint').slice(1);

async function addPayment(subject: string, state: string, provider = 'paypal'): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into payments (id, subject, provider, amount_cents, state, reference, created_at, asked_at)
     values ($1, $2, $3, 5000, $4, $5, now(), now())`,
    [id, subject, provider, state, `R-${id}`],
  );
  return id;
}

async function addCart(): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into carts (id, owner_id, location_id, created_at, changed_at) values ($1, $2, 'loc-1', now(), now())`,
    [id, randomUUID()],
  );
  return id;
}

const addDraft = (cartId: string, paymentId: string) =>
  query(
    `insert into checkouts (cart_id, order_type, payment_id, changed_at) values ($1, 'kauf', $2, now())`,
    [cartId, paymentId],
  );

it('approvals that a refused order had claimed go back to their carts, other payments without an order are shown', async () => {
  const [claimed, plain] = [await addCart(), await addCart()];
  const gone = () => `order:${randomUUID()}`;
  const rows = {
    claimed: await addPayment(gone(), 'capturing'),
    pending: await addPayment(gone(), 'pending'),
    card: await addPayment(gone(), 'capturing', 'payone'),
    ended: await addPayment(gone(), 'expired'),
    approving: await addPayment(`cart:${plain}`, 'redirected'),
  };
  await addDraft(claimed, rows.claimed);
  await addDraft(plain, rows.approving);
  for (const statement of mending) await query(statement);
  const stateOf = async (id: string) => {
    const [row] = await query<Record<string, string | null>>(
      'select subject, state, problem, location_id from payments where id = $1',
      [id],
    );
    return row;
  };
  expect(await stateOf(rows.claimed)).toEqual({
    subject: `cart:${claimed}`,
    state: 'redirected',
    problem: null,
    location_id: 'loc-1',
  });
  for (const one of ['pending', 'card'] as const)
    expect(await stateOf(rows[one])).toMatchObject({
      problem: expect.stringMatching(/^without-order (paypal|payone) R-/),
    });
  expect(await stateOf(rows.ended)).toMatchObject({ state: 'expired', problem: null });
  expect(await stateOf(rows.approving)).toMatchObject({ state: 'redirected', location_id: 'loc-1' });
});
