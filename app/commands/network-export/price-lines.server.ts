import { sql } from 'drizzle-orm';
import { articleKinds } from '~/domain/catalog/articles/article';
import type { Context } from '~/platform/context';
import { PRICE_COLUMNS, type PriceEntry } from '../network-files/price-file';
import { amount, csvLine, moment } from './fields';
import { articlePages } from './stored-articles.server';

interface PriceLine extends Record<string, unknown> {
  artikel: string;
  standort: string | null;
  valid_from: string;
  regular_cents: number | null;
  offer_cents: number | null;
  offer_until: string | null;
}

/** The prices of articles that hold now, and those whose moment is still to come; of equal moments the last one written. */
async function priceLines(
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
    return csvLine(PRICE_COLUMNS.map((column) => fields[column as keyof PriceEntry]));
  });
}

export async function* priceFileLines(tx: Pick<Context, 'db' | 'now'>): AsyncGenerator<string> {
  yield csvLine(PRICE_COLUMNS);
  for (const kind of articleKinds)
    for await (const page of articlePages(tx, kind))
      yield* await priceLines(
        tx,
        page.map(({ id }) => id),
      );
}
