import { and, count, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { cartLines, carts } from '~/domain/cart/tables';
import { orders } from '~/domain/orders/tables';
import { recentVainSearches } from '~/domain/search/vain-searches.server';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { Cents } from '~/values/money';

const DAYS = 7;
/** A cart that nobody has touched for so long is left. */
const LEFT_AFTER_MS = 60 * 60_000;
const MAX_SEARCHES = 5;

export interface DayFigures {
  /** ISO day. */
  day: string;
  orders: number;
  totalCents: Cents;
}

export interface WeekFigures {
  /** Seven days, today last; without what was cancelled. */
  days: DayFigures[];
  /** Carts with articles, changed in the week and not ordered. */
  left: { carts: number; totalCents: Cents };
  /** Of the whole network: searches that found nothing, the latest first. */
  vain: { words: string; count: number }[];
}

async function daysOf({ db, now }: Context, locationId: string): Promise<DayFigures[]> {
  const today = germanDate(now());
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
  const found = await db
    .select({ day, orders: count(), totalCents: sql<number>`sum(${orders.totalCents})::int` })
    .from(orders)
    .where(
      and(
        eq(orders.locationId, locationId),
        gte(orders.placedAt, daysBefore(now(), DAYS)),
        sql`${orders.fulfilment} not in ('cancelled', 'lapsed')`,
      ),
    )
    .groupBy(day);
  return Array.from({ length: DAYS }, (_, index) => isoDayAfter(today, index - DAYS + 1)).map(
    (one) => found.find((row) => row.day === one) ?? { day: one, orders: 0, totalCents: 0 },
  );
}

async function leftCarts({ db, now }: Context, locationId: string) {
  const sum = sql<number>`coalesce(sum(${cartLines.quantity} * ${cartLines.quotedPriceCents}), 0)::float8`;
  const [left] = await db
    .select({ carts: sql<number>`count(distinct ${carts.id})::int`, totalCents: sum })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(
      and(
        eq(carts.locationId, locationId),
        isNull(carts.orderedAt),
        gte(carts.changedAt, daysBefore(now(), DAYS)),
        lte(carts.changedAt, new Date(now().getTime() - LEFT_AFTER_MS)),
      ),
    );
  return left ?? { carts: 0, totalCents: 0 };
}

export async function weekFigures(context: Context, locationId: string): Promise<WeekFigures> {
  const since = daysBefore(context.now(), DAYS);
  const [days, left, vain] = await Promise.all([
    daysOf(context, locationId),
    leftCarts(context, locationId),
    recentVainSearches(context, since, MAX_SEARCHES),
  ]);
  return { days, left, vain };
}
