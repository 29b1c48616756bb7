import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

/** Changes of the undone import beside those of another of the same goods: `other`, whose import is `neighbour`. */
const neighbours = (importId: string, articleIds: readonly number[], neighbour: SQL) => sql`
  from desk_import_changes as mine
  join desk_imports as undone on undone.id = mine.import_id
  join desk_imports as neighbour on neighbour.is_network = undone.is_network and ${neighbour}
    and (neighbour.is_network or neighbour.location_id = undone.location_id)
  left join prices as set_here on set_here.id = mine.price_id
  where mine.import_id = ${importId} and mine.article_id = any(${sql.param(articleIds)}::int[])
    and other.import_id = neighbour.id and other.article_id = mine.article_id and other.undone_at is null`;

/**
 * What a later import has replaced stays, and its own undo shall not bring back what is taken back here: it gets the
 * state from before this import.
 */
export async function passOnUndo(
  { db }: Pick<Context, 'db'>,
  importId: string,
  articleIds: readonly number[],
): Promise<void> {
  const ofLater = neighbours(importId, articleIds, sql`neighbour.finished_at > undone.finished_at`);
  await db.execute(sql`
    update desk_import_changes as other set price_before = mine.price_before ${ofLater}
      and mine.price_id is not null and other.price_id is not null
      and (other.price_before->>'regularCents')::int is not distinct from set_here.regular_cents
      and (other.price_before->>'offerCents')::int is not distinct from set_here.offer_cents`);
  await db.execute(sql`
    update desk_import_changes as other set pieces_before = mine.pieces_before ${ofLater}
      and other.pieces_before = mine.pieces_after`);
}

/** Prices that came back with this undo are those of the import before, which can be taken back in turn. */
export async function returnPrices(
  { db }: Pick<Context, 'db'>,
  importId: string,
  articleIds: readonly number[],
): Promise<void> {
  const ofEarlier = neighbours(importId, articleIds, sql`neighbour.finished_at < undone.finished_at`);
  await db.execute(sql`
    update desk_import_changes as other set price_id = (
        select max(id) from prices where prices.article_id = mine.article_id
          and prices.location_id is not distinct from set_here.location_id) ${ofEarlier}
      and exists (select from prices as earlier where earlier.id = other.price_id
        and earlier.regular_cents is not distinct from (mine.price_before->>'regularCents')::int
        and earlier.offer_cents is not distinct from (mine.price_before->>'offerCents')::int)`);
}
