import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import { firstOpenDay } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import type { Context } from '~/platform/context';
import { latestNoted } from '~/values/clock-skew';
import { DAY_MS } from '~/values/days';
import { endOfGermanDay, germanDate, isoDayAfter } from '~/values/german-date';
import { openFulfilments } from './fulfilment';
import { inBatches } from './in-batches.server';
import { holdByRule, holdFrom } from './reservation-rule';
import { holdRulesOf, setHold } from './set-hold.server';
import { fulfilmentEvents, orders } from './tables';

type Order = typeof orders.$inferSelect;

const isAhead = (now: Date): SQL | undefined =>
  and(
    inArray(orders.fulfilment, openFulfilments),
    or(gt(orders.placedAt, latestNoted(now)), gt(orders.readyAt, latestNoted(now))),
  );

/** Open orders with moments that lie in the future: the clock of a node was ahead. */
export function ordersAhead({ db, now }: Context): Promise<{ number: string; placedAt: Date }[]> {
  const { number, placedAt } = orders;
  return db.select({ number, placedAt }).from(orders).where(isAhead(now())).orderBy(asc(placedAt));
}

type HoldingLocation = Pick<Location, 'checkout' | 'premises'>;

/** As long as before, from now; a day is a whole day. @returns undefined if the hold did not begin in the future */
export function heldFromNow(
  { orderType, placedAt, readyAt, heldUntil: stored, confirmed }: Order,
  location: HoldingLocation,
  now: Date,
): Date | undefined {
  if (!stored) return undefined;
  const heldUntil = holdByRule({ confirmed }, stored);
  if (orderType === 'kauf')
    return placedAt > now ? new Date(heldUntil.getTime() - (placedAt.getTime() - now.getTime())) : undefined;
  if (placedAt <= now) {
    const isOfReady =
      readyAt &&
      holdFrom(location, germanDate(readyAt), confirmed.heldDays).until.getTime() === heldUntil.getTime();
    return isOfReady ? holdFrom(location, germanDate(now), confirmed.heldDays).until : undefined;
  }
  const begun = readyAt && readyAt > placedAt ? readyAt : placedAt;
  const ahead = (Date.parse(germanDate(begun)) - Date.parse(germanDate(now))) / DAY_MS;
  const last = isoDayAfter(germanDate(new Date(heldUntil.getTime() - 1)), -ahead);
  return endOfGermanDay(new Date(`${firstOpenDay(premisesSettings.of(location), last)}T12:00:00Z`));
}

/** Their terms begin now: when they were placed is not known, only that it was not later. @returns their numbers */
export async function setBackOrders(context: Context): Promise<string[]> {
  const now = context.now();
  const done: string[] = [];
  await inBatches(context, isAhead(now), asc(orders.placedAt), async (tx, order) => {
    const location = await holdRulesOf(tx, order);
    const until = location && heldFromNow(order, location, now);
    const { placedAt, readyAt, remindedAt } = order;
    await tx.db
      .update(orders)
      .set({
        placedAt: placedAt > now ? now : placedAt,
        readyAt: readyAt && readyAt > now ? now : readyAt,
        ...(remindedAt && remindedAt > now && { remindedAt: null }),
      })
      .where(eq(orders.id, order.id));
    if (until) await setHold(tx, order, { until });
    await tx.db
      .update(fulfilmentEvents)
      .set({ at: now })
      .where(and(eq(fulfilmentEvents.orderId, order.id), gt(fulfilmentEvents.at, now)));
    done.push(order.number);
  });
  return done;
}
