import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { isOfGuest } from './claim-orders.server';
import { withLines } from './find-order.server';
import { type OrderEvent, orderHistory } from './order-history.server';
import { notesOf } from './order-notes.server';
import { orders } from './tables';

/** Customers do not learn which staff member acted. */
function exportedEvent({ actor, life: _life, ...event }: OrderEvent) {
  return { ...event, actor: actor.type };
}

export function exportGuestOrders(db: Database, email: string) {
  return exportWhere(db, isOfGuest(email));
}

export function exportOrders(db: Database, owner: string) {
  return exportWhere(db, eq(orders.ownerId, owner));
}

async function exportWhere(db: Database, condition: SQL | undefined) {
  const own = await withLines({ db }, await db.select().from(orders).where(condition));
  return Promise.all(
    own.map(async (order) => {
      const { ownerId: _owner, cartId: _cart, emailKey: _email, phoneKey: _phone, ...rest } = order;
      const { networkKey: _network, isWithdrawn: _withdrawn, ...shown } = rest;
      const [history, notes] = await Promise.all([orderHistory({ db }, order), notesOf({ db }, order.id)]);
      return {
        ...shown,
        history: history.map(exportedEvent),
        notes: notes.map(({ text, at }) => ({ text, at })),
      };
    }),
  );
}
