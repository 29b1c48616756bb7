import { eq, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { checkouts } from './tables';

/** The draft of `from` takes precedence over that of `to`. */
export async function moveDraft({ db }: Context, { from, to }: { from: string; to: string }): Promise<void> {
  const drafts = await db
    .select()
    .from(checkouts)
    .where(inArray(checkouts.cartId, [from, to]));
  const moved = drafts.find(({ cartId }) => cartId === from);
  if (!moved) return;
  const there = drafts.find(({ cartId }) => cartId === to);
  const row = {
    ...moved,
    cartId: to,
    contact: moved.contact ?? there?.contact,
    address: moved.address ?? there?.address,
    payment: moved.payment ?? there?.payment,
    paymentId: null,
    appointmentId: null,
  };
  await db.delete(checkouts).where(eq(checkouts.cartId, from));
  await db.insert(checkouts).values(row).onConflictDoUpdate({ target: checkouts.cartId, set: row });
}
