import { sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { prices } from '~/domain/catalog/pricing/tables';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import type { Cents } from '~/values/money';

export interface ChangedPrice {
  /** Public id of the article, and the location that the price is for. */
  place: string;
  title: string;
  before: Cents;
  after: Cents;
  offer: { cents: Cents; until: Date } | undefined;
}

/** Receives the prices that replace others; an error that it throws undoes them. */
export type OnPricesChanged = (changed: readonly ChangedPrice[]) => void;

type Row = {
  code: string;
  url: string | null;
  title: string;
  before: number;
  after: number;
  offer: number | null;
  until: string | null;
};

async function changedSince({ db }: Context, lastId: number): Promise<ChangedPrice[]> {
  const { rows } = await db.execute<Row>(sql`
    select code, locations.url, concat_ws(' ', articles.title, nullif(subtitle, '')) as title,
      earlier.regular_cents as before, added.regular_cents as after, added.offer_cents as offer, added.offer_until as until
    from ${prices} added join ${articles} on articles.id = added.article_id
      left join ${locations} on locations.id = added.location_id
      cross join lateral (select regular_cents from ${prices} old
        where old.article_id = added.article_id and old.id <= ${lastId} and old.valid_from <= added.valid_from
          and (old.location_id is null or old.location_id = added.location_id) and regular_cents is not null
        order by old.location_id is null, old.valid_from desc, old.id desc limit 1) earlier
    where added.id > ${lastId} and added.regular_cents is not null order by code, added.id`);
  return rows.map(({ code, url, title, before, after, offer, until }) => ({
    place: url === null ? code : `${code}, Standort ${url}`,
    title,
    before,
    after,
    offer: offer === null || until === null ? undefined : { cents: offer, until: momentOfDatabase(until) },
  }));
}

/** @param onChanged undefined: prices are not compared */
export async function watchPrices<Result>(
  tx: Context,
  onChanged: OnPricesChanged | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!onChanged) return work();
  const { rows } = await tx.db.execute<{ last: string }>(
    sql`select coalesce(max(id), 0) as last from ${prices}`,
  );
  const result = await work();
  onChanged(await changedSince(tx, Number(rows[0]?.last)));
  return result;
}
