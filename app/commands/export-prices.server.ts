import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { PRICE_COLUMNS, type PriceEntry } from './network-files/price-file';

interface PriceLine extends Record<string, unknown> {
  artikel: string;
  standort: string | null;
  valid_from: string;
  regular_cents: number | null;
  offer_cents: number | null;
  offer_until: string | null;
}

const amount = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const moment = (at: string | null) => (at === null ? '' : new Date(at).toISOString());

/** The prices of articles that hold now, and those whose moment is still to come; of equal moments the last one written. */
export async function priceLines(
  { db, now }: Pick<Context, 'db' | 'now'>,
  articleIds: readonly number[],
): Promise<string[]> {
  const { rows } = await db.execute<PriceLine>(sql`
    with moments as (
      select distinct on (article_id, location_id, valid_from) * from prices
      where article_id = any(${sql.param([...articleIds])}::int[])
      order by article_id, location_id, valid_from, id desc
    ), numbered as (
      select *, max(valid_from) filter (where valid_from <= ${now()})
        over (partition by article_id, location_id) as begun from moments
    )
    select articles.kind || ':' || articles.code as artikel, locations.url as standort,
      valid_from, regular_cents, offer_cents, offer_until
    from numbered join articles on articles.id = article_id left join locations on locations.id = location_id
    where (begun is null or valid_from >= begun) and (location_id is null or locations.id is not null)
    order by article_id, locations.url nulls first, valid_from`);
  return rows.map((row) => {
    const fields: Record<keyof PriceEntry, string> = {
      artikel: row.artikel,
      standort: row.standort ?? '',
      gueltigVon: moment(row.valid_from),
      preis: amount(row.regular_cents),
      angebot: amount(row.offer_cents),
      angebotBis: moment(row.offer_until),
    };
    return PRICE_COLUMNS.map((column) => fields[column as keyof PriceEntry]).join(';');
  });
}

export const priceHeader = PRICE_COLUMNS.join(';');
