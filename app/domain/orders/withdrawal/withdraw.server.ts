import { desc, eq, getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { type RateLimited, rateLimit } from '~/domain/accounts/rate-limit.server';
import type { Visitor } from '~/domain/accounts/visitor';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMails } from '~/platform/mail/outbox.server';
import { findOrderByNumber } from '../find-order.server';
import { orderMailPictures } from '../order-pictures.server';
import { orders, withdrawals } from '../tables';
import type { Declaration } from './declaration';
import { withdrawalMails } from './withdrawal-mails.server';

export type WithdrawResult = { ok: true; receivedAt: Date } | RateLimited;

/** § 356a BGB. The answer does not reveal whether the order exists. @param id confirming twice is one declaration */
export async function withdraw(
  tenant: Tenant,
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  { id, ...declaration }: Declaration & { id: string },
): Promise<WithdrawResult> {
  const limited = await rateLimit(context, { what: 'withdrawal', whom: 'any', from: visitor.address });
  if (limited) return limited;
  return inTransaction(context, async (tx): Promise<WithdrawResult> => {
    const receivedAt = tx.now();
    const found = await findOrderByNumber(tx, declaration.orderNumber);
    const seller = tenant.group.find((location) => location.id === found?.locationId);
    const order = seller && found;
    const [added] = await tx.db
      .insert(withdrawals)
      .values({
        ...declaration,
        id,
        locationId: (seller ?? tenant.location).id,
        orderId: order?.id,
        receivedAt,
      })
      .onConflictDoNothing()
      .returning({ id: withdrawals.id });
    if (!added) {
      const [known] = await tx.db.select().from(withdrawals).where(eq(withdrawals.id, id));
      return { ok: true, receivedAt: known?.receivedAt ?? receivedAt };
    }
    const shop = { origin: tenant.origin, basename: basenameOf(tenant.host, seller ?? tenant.location) };
    const pictures = order && (await orderMailPictures(tx, shop, order));
    const mails = withdrawalMails({
      id,
      declaration,
      receivedAt,
      location: tenant.location,
      seller: seller ?? tenant.location,
      order,
      ...(pictures && { pictures }),
    });
    await queueMails(tx.db, mails, receivedAt);
    return { ok: true, receivedAt };
  });
}

export type Withdrawal = InferSelectModel<typeof withdrawals>;

const readWithdrawals = statement('find_withdrawals', ['orderId'], (db, { orderId }) =>
  db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(withdrawals.receivedAt),
);

export const withdrawalsOf = ({ db }: Pick<Context, 'db'>, orderId: string): Promise<Withdrawal[]> =>
  readWithdrawals(db, { orderId });

export function exportWithdrawals({ db }: Pick<Context, 'db'>, owner: string): Promise<Withdrawal[]> {
  return db
    .select(getTableColumns(withdrawals))
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(orders.ownerId, owner));
}

/** Includes those without an order. */
export function latestWithdrawals({ db }: Pick<Context, 'db'>, limit: number): Promise<Withdrawal[]> {
  return db.select().from(withdrawals).orderBy(desc(withdrawals.receivedAt)).limit(limit);
}
