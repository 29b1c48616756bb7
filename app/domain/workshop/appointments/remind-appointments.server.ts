import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { latestNoted } from '~/values/clock-skew';
import { clockTime } from '~/values/german-clock';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { endOfIsoDay, startOfIsoDay } from '~/values/iso-day';
import type { ShopOf } from '../../tenancy/tenant';
import { firmStates } from './appointment';
import { type GoodsOf, mailAppointment } from './appointment-mails.server';
import { appointments } from './tables';

export const REMIND_APPOINTMENTS = 'remind-appointments';

const FROM_TIME = '09:00';
const BATCH = 200;
/** One that was made this morning needs no reminder. */
const SHORTEST_MS = 12 * 3_600_000;

/** The day before, from nine o'clock. */
export async function remindAppointments(context: Context, shopOf: ShopOf, goodsOf: GoodsOf): Promise<void> {
  const now = context.now();
  if (clockTime(now) < FROM_TIME) return;
  const tomorrow = isoDayAfter(germanDate(now), 1);
  const which = and(
    inArray(appointments.state, [...firmStates]),
    gte(appointments.startsAt, startOfIsoDay(tomorrow)),
    lt(appointments.startsAt, endOfIsoDay(tomorrow)),
    lte(appointments.createdAt, new Date(now.getTime() - SHORTEST_MS)),
    or(isNull(appointments.remindedAt), gt(appointments.remindedAt, latestNoted(now))),
    // The goods come later: the shopper was asked for another time.
    or(isNull(appointments.goodsFrom), lte(appointments.goodsFrom, appointments.startsAt)),
  );
  for (;;) {
    const due = await context.db
      .select({ id: appointments.id, locationId: appointments.locationId })
      .from(appointments)
      .where(which)
      .orderBy(asc(appointments.startsAt))
      .limit(BATCH);
    for (const { id, locationId } of due)
      await inTransaction(context, async (tx) => {
        const [reminded] = await tx.db
          .update(appointments)
          .set({ remindedAt: now })
          .where(and(eq(appointments.id, id), which))
          .returning();
        const shop = shopOf(locationId);
        if (!reminded || !shop) return;
        const goods = await goodsOf(tx, shop, reminded);
        await mailAppointment(tx, shop, reminded, 'reminder', { goods });
      });
    if (due.length < BATCH) return;
  }
}
