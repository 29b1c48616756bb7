import { and, eq } from 'drizzle-orm';
import { moveCustomerPayments } from '~/domain/payments/record.server';
import type { Database } from '~/platform/database/database.server';
import { fulfilmentEvents, orders } from './tables';

/** Gives orders to another owner, and what their customer did with them. */
async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(orders).set({ ownerId: to }).where(eq(orders.ownerId, from));
  const { actorType, actorId } = fulfilmentEvents;
  await db
    .update(fulfilmentEvents)
    .set({ actorId: to })
    .where(and(eq(actorType, 'customer'), eq(actorId, from)));
  await moveCustomerPayments(db, from, to);
}

/** Makes a guest's orders the account's, inside the caller's transaction. */
export function claimOrders(db: Database, guest: string, owner: string): Promise<void> {
  return moveOrders(db, guest, owner);
}

/** The account is gone; its order documents stay, as the law wants, and belong to nobody (§ 147 AO). */
export function disownOrders(db: Database, owner: string): Promise<void> {
  return moveOrders(db, owner, 'deleted');
}
