import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { cartLines, carts } from '~/domain/cart/tables';
import { recentVainSearches } from '~/domain/search/vain-searches.server';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import type { Cents } from '~/values/money';
import type { Figure } from './figures/figure';
import { weekFigures } from './figures/figures.server';

const DAYS = 7;
/** A cart that nobody has touched for so long is left. */
const LEFT_AFTER_MS = 60 * 60_000;
const MAX_SEARCHES = 5;

export interface WeekFigures {
  figures: Figure[];
  /** Carts with articles, changed in the week and not ordered. */
  left: { carts: number; totalCents: Cents };
  /** Of the whole network: searches that found nothing, the latest first. */
  vain: { words: string; count: number }[];
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

export async function weekOfLocation(context: Context, locationId: string): Promise<WeekFigures> {
  const since = daysBefore(context.now(), DAYS);
  const [figures, left, vain] = await Promise.all([
    weekFigures(context, locationId),
    leftCarts(context, locationId),
    recentVainSearches(context, since, MAX_SEARCHES),
  ]);
  return { figures, left, vain };
}
