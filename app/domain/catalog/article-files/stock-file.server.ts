import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { locations } from '~/domain/tenancy/tables';
import { type Cell, cell, flag, integer } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import type { Reading } from '~/platform/files/network-file';
import { articleKey, articleKinds } from '../articles/article';
import { articleCell } from '../articles/article-cell';
import { isGoods } from '../articles/offered-kinds';
import { articlePages } from './stored-articles.server';

/** The central warehouse's name in columns and rows. */
export const CENTRAL = 'zentrallager';
/** With more locations the export has a row for each article and location. */
const MAX_COLUMNS = 100;

const pieces = integer(0, 999_999);

const article: Cell<string> = { ...articleCell, format: (key) => key.replace(/^tyre:/, '') };

export const wideStock = (locationUrls: readonly string[]) =>
  codec({
    id: ['article', article],
    ...Object.fromEntries([CENTRAL, ...locationUrls].map((url) => [url, [url, pieces] as const])),
  });

const longColumns = {
  id: ['article', article],
  standort: ['location', cell(z.string().transform((url) => url || CENTRAL))],
  stueck: ['pieces', pieces],
} as const;

/** One row per article and location. */
export const longStock = codec(longColumns);

/** With the confirmation of counts that take pieces away from orders. */
export const confirmedStock = codec({ ...longColumns, trotzdem: ['isConfirmed', flag] });

export const locationStock = codec({ id: ['article', article], stueck: ['pieces', pieces] });

async function* storedLevels(tx: Reading) {
  for (const kind of articleKinds.filter(isGoods))
    for await (const page of articlePages(tx, kind)) {
      const counted = page.filter(({ isKit }) => !isKit);
      const { rows } = await tx.db.execute<{ article_id: number; pieces: Record<string, number> }>(sql`
        select article_id, jsonb_object_agg(coalesce(locations.url, ${CENTRAL}), on_hand) as pieces
        from stock_levels join warehouses on warehouses.id = warehouse_id
          left join locations on locations.id = warehouses.location_id
        where article_id = any(${sql.param(counted.map(({ id }) => id))}::int[])
          and (warehouses.location_id is null or locations.id is not null) group by article_id`);
      const piecesOf = new Map(rows.map((row) => [row.article_id, row.pieces]));
      for (const { id, code } of counted)
        yield { article: articleKey({ kind, code }), pieces: piecesOf.get(id) ?? {} };
    }
}

/** With a row per location, zeros are left out. */
export async function stockExport(tx: Reading) {
  const known = await tx.db.select({ url: locations.url }).from(locations).orderBy(locations.url);
  const places = [CENTRAL, ...known.map(({ url }) => url)];
  const isWide = known.length <= MAX_COLUMNS;
  const { columns, format } = isWide ? wideStock(places.slice(1)) : longStock;
  async function* rows() {
    for await (const { article, pieces } of storedLevels(tx)) {
      if (isWide)
        yield { article, ...Object.fromEntries(places.map((place) => [place, pieces[place] ?? 0])) };
      else
        for (const location of places)
          if (pieces[location]) yield { article, location, pieces: pieces[location] };
    }
  }
  return { columns, format: format as (row: object) => Record<string, unknown>, rows: rows() };
}
