import { sql } from 'drizzle-orm';
import { locationUrls } from '~/domain/tenancy/location-name';
import { cell, euros, moment, optional, words } from '~/platform/files/cells';
import { codec, type RowOf } from '~/platform/files/codec';
import { networkFile, type Reading } from '~/platform/files/network-file';
import { momentOfDatabase } from '~/values/calendar';
import { articleKinds } from '../articles/article';
import { articleCell } from '../articles/article-cell';
import { pricedArticles } from './article-file.server';
import { articlePages } from './stored-articles.server';

const fields = {
  artikel: ['article', articleCell],
  standort: ['location', optional(cell(words(200)))],
  gueltigVon: ['validFrom', optional(moment)],
  preis: ['regularCents', optional(euros)],
  angebot: ['offerCents', optional(euros)],
  angebotBis: ['offerUntil', optional(moment)],
} as const;

export type PriceRow = RowOf<typeof fields>;

/** Only one row may have the same article, location and moment. */
export function priceMoment({ article, location, validFrom }: PriceRow): string {
  return [article, location, validFrom && `ab ${validFrom.toISOString()}`].filter(Boolean).join(', ');
}

interface StoredPrice extends Record<string, unknown>, Omit<PriceRow, 'validFrom' | 'offerUntil'> {
  validFrom: string;
  offerUntil: string | null;
}

/** Current and future prices; of equal moments the last one written. */
async function pricesOf({ db, now }: Reading, articleIds: readonly number[]): Promise<PriceRow[]> {
  const { rows } = await db.execute<StoredPrice>(sql`
    with moments as (
      select distinct on (article_id, location_id, valid_from) * from prices
      where article_id = any(${sql.param([...articleIds])}::int[])
      order by article_id, location_id, valid_from, id desc
    ), numbered as (
      select *, max(valid_from) filter (where valid_from <= ${now()})
        over (partition by article_id, location_id) as begun from moments
    )
    select articles.kind || ':' || articles.code as article, locations.url as location,
      valid_from as "validFrom", regular_cents as "regularCents", offer_cents as "offerCents", offer_until as "offerUntil"
    from numbered join articles on articles.id = article_id left join locations on locations.id = location_id
    where (begun is null or valid_from >= begun) and (location_id is null or locations.id is not null)
    order by article_id, locations.url nulls first, valid_from`);
  return rows.map(({ validFrom, offerUntil, ...row }) => ({
    ...row,
    validFrom: momentOfDatabase(validFrom),
    offerUntil: offerUntil === null ? null : momentOfDatabase(offerUntil),
  }));
}

/** Prices of the network (no `standort`) or a location, from now or a moment on; without `preis` the location's own price ends. */
export const priceFile = networkFile({
  name: 'prices',
  codec: codec(fields, [
    {
      field: 'angebotBis',
      message: 'gehört genau zu einem Angebot',
      holds: ({ offerCents, offerUntil }) => (offerCents === null) === (offerUntil === null),
    },
    {
      field: 'angebot',
      message: 'muss unter dem Preis liegen',
      holds: ({ offerCents, regularCents }) =>
        offerCents === null || (regularCents !== null && offerCents < regularCents),
    },
    {
      field: 'angebotBis',
      message: 'muss nach gueltigVon liegen',
      holds: ({ offerUntil, validFrom }) => !offerUntil || !validFrom || validFrom < offerUntil,
    },
  ]),
  keyOf: (entry) => entry,
  unique: [{ field: 'artikel', of: priceMoment }],
  references: [
    { field: 'artikel', names: pricedArticles, of: ({ article }) => [article] },
    { field: 'standort', names: locationUrls, of: ({ location }) => [location] },
  ],
  async *stored(context) {
    for (const kind of articleKinds)
      for await (const page of articlePages(context, kind))
        yield await pricesOf(
          context,
          page.map(({ id }) => id),
        );
  },
});
