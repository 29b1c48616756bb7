import { and, eq, inArray, ne, notLike, type SQL, sql } from 'drizzle-orm';
import { emailKey } from '~/domain/accounts/email-key';
import type { User } from '~/domain/accounts/users.server';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { moveCustomerPayments } from '~/domain/payments/record.server';
import type { Database } from '~/platform/database/database.server';
import { paymentSubject } from './order-history.server';
import { fulfilmentEvents, orders } from './tables';

async function moveOrders(db: Database, which: SQL | undefined, to: string): Promise<void> {
  const moved = await db.update(orders).set({ ownerId: to }).where(which).returning({ id: orders.id });
  if (moved.length === 0) return;
  const { actorType, orderId } = fulfilmentEvents;
  const ids = moved.map(({ id }) => id);
  await db
    .update(fulfilmentEvents)
    .set({ actorId: to })
    .where(and(eq(actorType, 'customer'), inArray(orderId, ids)));
  await moveCustomerPayments(db, moved.map(paymentSubject), to);
}

const DISOWNED = 'deleted';

/** Of a mailbox, placed without an account. */
export const isOfGuest = (email: string): SQL | undefined =>
  and(
    sql`lower(${orders.contact}->>'email') = ${emailKey(email)}`,
    notLike(orders.ownerId, `${ownerOfUser('')}%`),
  );

/** By the choice of who has opened the order by its link. */
export async function claimOrder(db: Database, orderId: string, { id }: Pick<User, 'id'>): Promise<void> {
  const { ownerId } = orders;
  const isFree = and(notLike(ownerId, `${ownerOfUser('')}%`), ne(ownerId, DISOWNED));
  await moveOrders(db, and(eq(orders.id, orderId), isFree), ownerOfUser(id));
}

/** Placed without an account, which is not deleted since. */
export const isOfNobody = ({ ownerId }: { ownerId: string }): boolean =>
  !ownerId.startsWith(ownerOfUser('')) && ownerId !== DISOWNED;

/** Orders of other addresses stay a guest's, whoever signs in in that browser next. Every account has confirmed its address; orders of a deleted account with the same one stay nobody's. */
export function claimGuestOrders(db: Database, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  return moveOrders(db, and(isOfGuest(email), ne(orders.ownerId, DISOWNED)), ownerOfUser(id));
}

/** Order documents stay (§ 147 AO), and belong to nobody. */
export function disownOrders(db: Database, owner: string): Promise<void> {
  return moveOrders(db, eq(orders.ownerId, owner), DISOWNED);
}
