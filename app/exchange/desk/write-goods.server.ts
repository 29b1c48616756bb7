import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { countStock, latestCounts, type ShortCount } from '~/domain/catalog/inventory/count-stock.server';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import type { PriceRow } from '~/domain/catalog/pricing/price';
import { priceRowsOf } from '~/domain/catalog/pricing/prices.server';
import { lockPrices } from '~/domain/catalog/pricing/project-prices.server';
import type { HeldCount, ImportReport } from '~/domain/desk/imports/import';
import type { GoodsPlan } from '~/domain/desk/imports/plan-goods';
import { deskImportChanges, type PriceTerms } from '~/domain/desk/imports/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { momentOfDatabase } from '~/values/calendar';
import type { GoodsScope } from './goods.server';
import { passOnUndo, returnPrices } from './pass-on-undo.server';

const AT_ONCE = 1_000;
/** Begins the reference of counts that an undo gives back. */
export const UNDONE = 'Rücknahme: ';

const storedTerms = ({ regularCents, offerCents, offerUntil }: PriceRow): PriceTerms => ({
  regularCents,
  offerCents,
  offerUntil: offerUntil?.toISOString() ?? null,
});

/** The latest price of the scope by article, not that of the network below it. */
async function latestPrices(tx: Context, { locationId }: GoodsScope, ids: readonly number[]) {
  const histories = await priceRowsOf(tx, [...ids], locationId);
  return new Map(
    [...histories].flatMap(([id, rows]) => {
      const [own] = rows
        .filter((row) => row.locationId === locationId && row.validFrom <= tx.now())
        .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.id - a.id);
      return own ? [[id, own] as const] : [];
    }),
  );
}

/** Prices, then levels in the order of orders, so that nobody waits in a circle. */
export async function lockGoods(tx: Context, { warehouseId }: GoodsScope, ids: readonly number[]) {
  await lockPrices(tx.db);
  const rows = await tx.db
    .select({ id: stockLevels.articleId, onHand: stockLevels.onHand })
    .from(stockLevels)
    .where(and(eq(stockLevels.warehouseId, warehouseId), inArray(stockLevels.articleId, [...ids])))
    .orderBy(asc(stockLevels.articleId))
    .for('update');
  return new Map(rows.map(({ id, onHand }) => [id, onHand]));
}

/** In the caller's transaction, after `lockGoods`; what was there before is noted beside. */
export async function writeGoods(
  tx: Context,
  scope: GoodsScope,
  { importId, reference }: { importId?: string | undefined; reference: string },
  plans: readonly GoodsPlan[],
): Promise<void> {
  const changed = plans.filter(({ price, pieces }) => price || pieces);
  if (changed.length === 0) return;
  const validFrom = tx.now();
  await appendPrices(
    tx,
    changed.flatMap(({ articleId, price }) =>
      price ? [{ articleId, locationId: scope.locationId, validFrom, ...price.terms }] : [],
    ),
  );
  const counts = changed.flatMap(({ articleId, pieces }) =>
    pieces ? [{ articleId, warehouseId: scope.warehouseId, onHand: pieces.after }] : [],
  );
  if (counts.length > 0) await countStock(tx, counts, reference);
  if (importId === undefined) return;
  const ids = changed.map(({ articleId }) => articleId);
  const written = await latestPrices(tx, scope, ids);
  await tx.db
    .insert(deskImportChanges)
    .values(
      changed.map(({ articleId, price, pieces }) => ({
        importId,
        articleId,
        priceId: price ? (written.get(articleId)?.id ?? null) : null,
        priceBefore: price?.own ? storedTerms(price.own) : null,
        piecesBefore: pieces?.before ?? null,
        piecesAfter: pieces?.after ?? null,
      })),
    )
    .onConflictDoNothing();
}

type Change = typeof deskImportChanges.$inferSelect;

/** Prices that still are those of the import get the terms before as the next state. */
async function undoPrices(
  tx: Context,
  scope: GoodsScope,
  importId: string,
  changes: readonly Change[],
): Promise<number> {
  const latest = await latestPrices(
    tx,
    scope,
    changes.map(({ articleId }) => articleId),
  );
  const mine = changes.filter(({ articleId, priceId }) => latest.get(articleId)?.id === priceId);
  const validFrom = tx.now();
  await appendPrices(
    tx,
    mine.map(({ articleId, priceBefore }) => {
      const until = priceBefore?.offerUntil ? momentOfDatabase(priceBefore.offerUntil) : null;
      const isOffer = until !== null && until > validFrom;
      return {
        articleId,
        locationId: scope.locationId,
        validFrom,
        regularCents: priceBefore?.regularCents ?? null,
        offerCents: isOffer ? (priceBefore?.offerCents ?? null) : null,
        offerUntil: isOffer ? until : null,
      };
    }),
  );
  await returnPrices(
    tx,
    importId,
    mine.map(({ articleId }) => articleId),
  );
  return changes.length - mine.length;
}

interface Undone {
  changes: readonly Change[];
  levels: ReadonlyMap<number, number>;
  /** What the import called its counts. */
  imported: string;
  reference: string;
}

/** Only the difference that the import made goes back, so that pieces which were sold since stay sold. @returns how many counts were left, because somebody has counted since, and those that orders wait for */
async function undoCounts(
  tx: Context,
  { warehouseId }: GoodsScope,
  { changes, levels, imported, reference }: Undone,
): Promise<{ uncounted: number; short: ShortCount[] }> {
  const latest = await latestCounts(
    tx,
    warehouseId,
    changes.map(({ articleId }) => articleId),
  );
  const mine = changes.filter(({ articleId, piecesAfter }) => {
    const count = latest.get(articleId);
    const isRestored = count?.reference?.startsWith(UNDONE);
    return (count?.reference === imported || isRestored) && count?.pieces === piecesAfter;
  });
  const counts = mine.map(({ articleId, piecesBefore, piecesAfter }) => ({
    articleId,
    warehouseId,
    onHand: Math.max(0, (levels.get(articleId) ?? 0) + (piecesBefore ?? 0) - (piecesAfter ?? 0)),
  }));
  const short = counts.length > 0 ? await countStock(tx, counts, reference) : [];
  return { uncounted: changes.length - mine.length, short };
}

/** Of a report. */
const MAX_HELD = 20;

async function heldCountsOf({ db }: Context, short: readonly ShortCount[]): Promise<HeldCount[]> {
  const ids = short.slice(0, MAX_HELD).map(({ articleId }) => articleId);
  if (ids.length === 0) return [];
  const { id, title, subtitle } = articles;
  const found = await db.select({ id, title, subtitle }).from(articles).where(inArray(id, ids));
  return found.map((article) => ({
    article: `${article.title} ${article.subtitle}`.trim(),
    pieces: short.find(({ articleId }) => articleId === article.id)?.kept ?? 0,
  }));
}

type Left = Required<Pick<ImportReport, 'skipped' | 'skippedCounts' | 'heldCounts' | 'heldCount'>>;

/** In steps that each are whole. @returns what was left, because somebody has changed it since or orders wait for it */
export async function undoGoods(
  context: Context,
  scope: GoodsScope,
  { importId, imported, reference }: { importId: string; imported: string; reference: string },
  onDone: (done: number) => void,
): Promise<Left> {
  const left: Left = { skipped: 0, skippedCounts: 0, heldCounts: [], heldCount: 0 };
  let done = 0;
  for (;;) {
    const step = await inTransaction(context, async (tx) => {
      const changes = await tx.db
        .select()
        .from(deskImportChanges)
        .where(and(eq(deskImportChanges.importId, importId), isNull(deskImportChanges.undoneAt)))
        .orderBy(asc(deskImportChanges.articleId))
        .limit(AT_ONCE);
      if (changes.length === 0) return undefined;
      const ids = changes.map(({ articleId }) => articleId);
      const levels = await lockGoods(tx, scope, ids);
      await passOnUndo(tx, importId, ids);
      const unpriced = await undoPrices(
        tx,
        scope,
        importId,
        changes.filter(({ priceId }) => priceId !== null),
      );
      const counted = changes.filter(({ piecesAfter }) => piecesAfter !== null);
      const { uncounted, short } = await undoCounts(tx, scope, {
        changes: counted,
        levels,
        imported,
        reference,
      });
      const held = await heldCountsOf(tx, short);
      await tx.db
        .update(deskImportChanges)
        .set({ undoneAt: tx.now() })
        .where(
          and(eq(deskImportChanges.importId, importId), sql`article_id = any(${sql.param(ids)}::int[])`),
        );
      return { unpriced, uncounted, held, heldCount: short.length, count: changes.length };
    });
    if (!step) return left;
    left.skipped += step.unpriced;
    left.skippedCounts += step.uncounted;
    left.heldCount += step.heldCount;
    left.heldCounts = [...left.heldCounts, ...step.held].slice(0, MAX_HELD);
    done += step.count;
    onDone(done);
  }
}
