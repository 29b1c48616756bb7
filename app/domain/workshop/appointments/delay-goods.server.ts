import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { arrivalAt } from '../../catalog/inventory/collection';
import type { MailShop, ShopOf } from '../../tenancy/tenant';
import { BY_DELIVERY, firmStates, isTooEarly, stateAfter } from './appointment';
import { type GoodsOf, mailAppointment } from './appointment-mails.server';
import { versionOf } from './change-appointment.server';
import type { DaySlots, Slot } from './slots';
import { slotsToMove } from './slots-to-move.server';
import { appointments } from './tables';
import { unpackedAt } from './unpacked';

export interface GoodsDelay {
  id: string;
  /** When they are expected now. */
  goodsFrom: Date;
  /** A member of staff, or `BY_DELIVERY`. */
  by: string;
  /** State and slot that the form was made from. */
  version: string;
}

export type DelayGoodsResult =
  /** `isLate`: the appointment is before the goods; `isTold`: a mail asks the shopper to choose anew. */
  | { ok: true; isLate: boolean; isTold: boolean }
  | { ok: false; code: 'unknown' | 'impossible' | 'changed-meanwhile' };

const PROPOSALS = 3;

/** The first slots of different days, then further ones of the first day. */
export function proposalsOf(days: readonly DaySlots[]): Slot[] {
  const firsts = days.flatMap(({ slots }) => slots.slice(0, 1));
  const others = days.flatMap(({ slots }) => slots.slice(1));
  return [...firsts, ...others].slice(0, PROPOSALS).sort((a, b) => a.unit - b.unit);
}

/** Records when goods are there, and mails proposals if that is too late. The old time is kept until the shopper chooses. */
export function delayGoods(
  shop: MailShop,
  context: Context,
  { id, goodsFrom, by, version }: GoodsDelay,
  goodsOf: GoodsOf,
): Promise<DelayGoodsResult> {
  return inTransaction(context, async (tx): Promise<DelayGoodsResult> => {
    const here = and(eq(appointments.id, id), eq(appointments.locationId, shop.location.id));
    const [known] = await tx.db.select().from(appointments).where(here).for('update');
    if (!known) return { ok: false, code: 'unknown' };
    if (version !== versionOf(known)) return { ok: false, code: 'changed-meanwhile' };
    if (known.orderId === null || !stateAfter(known.state, 'move')) return { ok: false, code: 'impossible' };
    const [changed] = await tx.db
      .update(appointments)
      .set({ goodsFrom, sequence: known.sequence + 1, changedAt: tx.now(), changedBy: by })
      .where(here)
      .returning();
    if (!changed || !isTooEarly(changed)) return { ok: true, isLate: false, isTold: false };
    const isKnown = known.goodsFrom?.getTime() === goodsFrom.getTime();
    if (isKnown || !known.contact?.email) return { ok: true, isLate: true, isTold: false };
    const proposals = proposalsOf(await slotsToMove(shop.location, tx, changed));
    await mailAppointment(tx, shop, changed, 'late', { proposals, goods: await goodsOf(tx, shop, changed) });
    return { ok: true, isLate: true, isTold: true };
  });
}

export const DELAY_GOODS = 'delay-goods';

/** Delays appointments whose goods come later than told, because the location's days of delivery or closed days have changed, for example by an import. */
export async function delayGoodsOnTheWay(context: Context, shopOf: ShopOf, goodsOf: GoodsOf): Promise<void> {
  const now = context.now();
  const coming = await context.db
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.state, [...firmStates, 'requested']),
        isNotNull(appointments.orderId),
        gt(appointments.goodsFrom, now),
        gt(appointments.startsAt, now),
      ),
    );
  for (const one of coming) {
    const shop = shopOf(one.locationId);
    const goodsFrom = shop && unpackedAt(shop.location, arrivalAt(shop.location, one.createdAt));
    if (!goodsFrom || !one.goodsFrom || goodsFrom <= one.goodsFrom) continue;
    const delay = { id: one.id, goodsFrom, by: BY_DELIVERY, version: versionOf(one) };
    await delayGoods(shop, context, delay, goodsOf);
  }
}
