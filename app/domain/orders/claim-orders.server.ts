import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { orders } from './tables';

/** Makes a guest's orders the account's, inside the caller's transaction. */
export async function claimOrders(db: Database, guest: string, owner: string): Promise<void> {
  await db.update(orders).set({ ownerId: owner }).where(eq(orders.ownerId, guest));
}

/** The account is gone; its order documents stay, as the law wants, and belong to nobody (§ 147 AO). */
export async function disownOrders(db: Database, owner: string): Promise<void> {
  await db.update(orders).set({ ownerId: 'deleted' }).where(eq(orders.ownerId, owner));
}
