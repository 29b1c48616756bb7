import { sql } from 'drizzle-orm';
import { articleKey, articleKinds } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { stockColumns } from '../network-files/stock-file';
import { csvLine } from './fields';
import { articlePages } from './stored-articles.server';

/** The lines of `stock.csv`: what lies where of every article that is counted, zeros too. */
export async function* stockFileLines(tx: Pick<Context, 'db'>): AsyncGenerator<string> {
  const places = await tx.db
    .select({ id: locations.id, url: locations.url })
    .from(locations)
    .orderBy(locations.url);
  yield csvLine(stockColumns(places.map(({ url }) => url)));
  for (const kind of articleKinds.filter(isGoods)) {
    for await (const page of articlePages(tx, kind)) {
      const counted = page.filter(({ isKit }) => !isKit);
      const { rows } = await tx.db.execute<{ article_id: number; pieces: Record<string, number> }>(sql`
        select article_id, jsonb_object_agg(coalesce(location_id, ''), on_hand) as pieces
        from stock_levels join warehouses on warehouses.id = warehouse_id
        where article_id = any(${sql.param(counted.map(({ id }) => id))}::int[]) group by article_id`);
      const piecesOf = new Map(rows.map((row) => [row.article_id, row.pieces]));
      for (const { id, code } of counted) {
        const pieces = piecesOf.get(id) ?? {};
        const name = kind === 'tyre' ? code : articleKey({ kind, code });
        yield csvLine([name, pieces[''] ?? 0, ...places.map((place) => pieces[place.id] ?? 0)]);
      }
    }
  }
}
