import { sql } from 'drizzle-orm';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { articlesBehind } from '~/domain/catalog/kinds/articles-behind.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { DeskOffer } from './promotions.server';

/** Sales of so many days are counted. */
export const EFFECT_DAYS = 90;
const MAX_REDUCED = 20;

/** Without pieces that were cancelled or given back. */
export interface Effect {
  orders: number;
  pieces: number;
  revenueCents: number;
}

interface SoldLine extends Record<string, unknown> {
  articleId: number;
  orderId: string;
  /** In Germany. */
  day: string;
  pieces: number;
  cents: number;
}

const sold = (locationId: string, since: string) => sql`
  select line.article_id, orders.id as order_id, placed_at, unit_price_cents, pieces,
    unit_price_cents * pieces - line.discount_cents * pieces / quantity as cents
  from orders join order_lines line on line.order_id = orders.id,
    lateral (select quantity - cancelled - returned - lapsed as pieces) kept
  where orders.location_id = ${locationId} and pieces > 0
    and placed_at >= ${since}::timestamp at time zone 'Europe/Berlin'`;

const firstDay = (now: Date) => isoDayAfter(germanDate(now), -EFFECT_DAYS);

function sumOf(lines: readonly SoldLine[]): Effect {
  return {
    orders: new Set(lines.map(({ orderId }) => orderId)).size,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    revenueCents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Sales of the location, during each offer, of the articles that it leads to. None for an offer that leads to no articles. */
export async function offerEffects(
  tenant: Tenant,
  context: Context,
  offers: readonly DeskOffer[],
): Promise<Map<string, Effect>> {
  const { rows } = await context.db.execute<SoldLine>(sql`
    select article_id as "articleId", order_id as "orderId", pieces, cents,
      to_char(placed_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
    from (${sold(tenant.location.id, firstDay(context.now()))}) sold`);
  const effects = new Map<string, Effect>();
  for (const { id, to, validFrom, validUntil } of offers) {
    const ids = await articlesBehind(tenant, context, to);
    if (!ids) continue;
    const behind = new Set(ids);
    const isAdvertised = ({ articleId, day }: SoldLine) =>
      day >= validFrom && day <= validUntil && behind.has(articleId);
    effects.set(id, sumOf(rows.filter(isAdvertised)));
  }
  return effects;
}

export interface ReducedSale extends Effect {
  kind: ArticleKind;
  code: string;
  title: string;
  offerCents: number;
  offerUntil: Date;
}

type ReducedRow = Omit<ReducedSale, 'offerUntil'> & { offerUntil: string } & Record<string, unknown>;

/** Prices that were offers when somebody bought at them, most revenue first. */
export async function reducedSales({ location }: Tenant, context: Context): Promise<ReducedSale[]> {
  const { rows } = await context.db.execute<ReducedRow>(sql`
    select kind, code, title, price.offer_cents as "offerCents", price.offer_until as "offerUntil",
      count(distinct order_id)::int as orders, sum(pieces)::int as pieces, sum(cents)::int as "revenueCents"
    from (${sold(location.id, firstDay(context.now()))}) sold join articles on articles.id = sold.article_id,
      lateral (select prices.id, prices.offer_cents, prices.offer_until from prices
        where prices.article_id = sold.article_id and (prices.location_id is null or prices.location_id = ${location.id})
          and offer_cents = unit_price_cents and valid_from <= placed_at and offer_until > placed_at
        order by prices.location_id nulls last, valid_from desc limit 1) price
    group by price.id, price.offer_cents, price.offer_until, kind, code, title
    order by "revenueCents" desc, price.id limit ${MAX_REDUCED}`);
  return rows.map((row) => ({ ...row, offerUntil: momentOfDatabase(row.offerUntil) }));
}
