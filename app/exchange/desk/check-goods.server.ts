import { and, eq, gt, sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { isBelowAllocated } from '~/domain/catalog/inventory/inventory';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { waitingText } from '~/domain/catalog/inventory/waiting-text';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { goodsTable } from '~/domain/desk/imports/goods-table';
import {
  addNotice,
  addUnusual,
  type ColumnMapping,
  emptyReport,
  type ImportReport,
  type PriceSums,
  type RowProblem,
  SAMPLE_ROWS,
  shiftOf,
} from '~/domain/desk/imports/import';
import type { GoodsPlan } from '~/domain/desk/imports/plan-goods';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { FileProblem } from '~/platform/files/network-file';
import { chunks } from '~/values/chunks';
import { formatCents } from '~/values/money';
import { checkedRows } from '../reading/checked-rows';
import { hasTooMany, TOO_MANY_PROBLEMS } from '../reading/problem-limit';
import { addRefusal } from './add-refusal';
import { type GoodsScope, type PlannedBatch, planBatch } from './goods.server';

const AT_ONCE = 1_000;

export interface GoodsSource {
  path: string;
  name: string;
  mapping: ColumnMapping;
  /** Articles that the file does not name have no pieces. */
  isWhole: boolean;
}

export async function goodsScope(
  context: Context,
  { locationId, isNetwork }: { locationId: string; isNetwork: boolean },
): Promise<GoodsScope> {
  const ids = await ensureWarehouses(context, [locationId]);
  return {
    locationId: isNetwork ? null : locationId,
    warehouseId: ids.get(isNetwork ? null : locationId) ?? 0,
  };
}

const money = (cents: number | undefined) => (cents === undefined ? '' : formatCents(cents));

const sampleColumns = ['Zeile', 'Artikel', 'Preis bisher', 'Preis neu', 'Bestand bisher', 'Bestand neu'];

const sampleRow = (place: string, { title, price, pieces, stored }: GoodsPlan): string[] => [
  place.replace('Zeile ', ''),
  title,
  money(stored.cents),
  money(price?.after ?? stored.cents),
  String(stored.pieces),
  String(pieces?.after ?? stored.pieces),
];

function addPrice(sums: PriceSums, { stored, price }: GoodsPlan): void {
  if (stored.cents === undefined) return;
  sums.rows += 1;
  if (price?.before === undefined || price.before === price.after) return;
  sums.changed += 1;
  sums.before += price.before;
  sums.after += price.after;
}

function addPlan(report: ImportReport, place: string, plan: GoodsPlan): void {
  const [count] = report.counts;
  if (!count) return;
  if (plan.isNew) count.added += 1;
  else if (plan.price || plan.pieces) count.changed += 1;
  else count.unchanged += 1;
  if (report.sample.length < SAMPLE_ROWS) report.sample.push(sampleRow(place, plan));
  if (!plan.isUnusual || plan.price?.before === undefined) return;
  const { before, after } = plan.price;
  addUnusual(report, { place, title: plan.title, before, after });
}

const missingText = (allocated: number) =>
  `fehlt in der Datei, aber ${waitingText(allocated)}; so viele bleiben im Bestand, zum Verkauf steht keines`;

type MissingPlan = GoodsPlan & { pieces: { before: number; after: number } };

/** `notices`: of those that the file does not name, but orders wait for. */
export async function missingGoods(
  { db }: Context,
  { warehouseId }: GoodsScope,
  seen: ReadonlyMap<number, string>,
): Promise<{ missing: MissingPlan[]; notices: RowProblem[]; stocked: number }> {
  const rows = await db
    .select({
      articleId: stockLevels.articleId,
      onHand: stockLevels.onHand,
      allocated: stockLevels.allocated,
      title: articles.title,
    })
    .from(stockLevels)
    .innerJoin(articles, eq(articles.id, stockLevels.articleId))
    .where(and(eq(stockLevels.warehouseId, warehouseId), gt(stockLevels.onHand, sql`0`)));
  const unseen = rows.filter(({ articleId }) => !seen.has(articleId));
  const missing = unseen
    .map(({ articleId, onHand, allocated }) => ({
      articleId,
      title: '',
      isNew: false,
      isUnusual: false,
      stored: { cents: undefined, pieces: onHand },
      pieces: { before: onHand, after: Math.min(onHand, allocated) },
    }))
    .filter(({ pieces: { before, after } }) => before !== after);
  const notices = unseen
    .filter(({ onHand, allocated }) => isBelowAllocated(0, onHand, allocated))
    .map(({ title, allocated }) => ({ place: `„${title}“`, message: missingText(allocated) }));
  return { missing, notices, stocked: rows.length };
}

const names = ({ mapping }: GoodsSource, column: string) =>
  Object.values(mapping.spalten).flat().includes(column);

export const countsPieces = (source: GoodsSource) => source.isWhole && names(source, 'stueck');

export type OnBatch = (batch: PlannedBatch, entries: Parameters<typeof planBatch>[2]) => Promise<void>;

export interface ReadGoods {
  report: ImportReport;
  seen: ReadonlyMap<number, string>;
  /** All problems of rows, also those that the report does not list. */
  refused: RowProblem[];
}

/** Reads and plans all rows. @param onBatch may write what is planned @throws {ConfigError} for a file with too many problems */
export async function readGoods(
  context: Context,
  scope: GoodsScope,
  source: GoodsSource,
  { onBatch, onRows }: { onBatch: OnBatch; onRows: (read: number) => void },
): Promise<ReadGoods> {
  const report = emptyReport();
  const refused: RowProblem[] = [];
  const refuse = ({ place, message }: RowProblem) => {
    addRefusal(report, { place, message });
    refused.push({ place, message });
    // The reader counts those of one batch only.
    if (hasTooMany(refused)) throw new ConfigError(TOO_MANY_PROBLEMS);
  };
  report.columns = sampleColumns;
  const count = { name: 'goods', rows: 0, added: 0, changed: 0, unchanged: 0, removed: 0 };
  report.counts = [count];
  const problems: FileProblem[] = [];
  const sums: PriceSums = { rows: 0, changed: 0, before: 0, after: 0 };
  const seen = new Map<number, string>();
  const { spalten } = source.mapping;
  report.unused = Object.keys(spalten).filter((theirs) => spalten[theirs]?.length === 0);
  const onUnused = (unused: readonly string[]) => {
    report.unused.push(...unused);
  };
  const file = { path: source.path, file: source.name, mapping: source.mapping, onUnused };
  for await (const rows of checkedRows(file, () => goodsTable, problems)) {
    for (const entries of chunks(rows, AT_ONCE)) {
      const batch = await planBatch(context, scope, entries, seen);
      report.unknown += batch.unknown;
      for (const { place, plan } of batch.planned) {
        seen.set(plan.articleId, place);
        addPlan(report, place, plan);
        addPrice(sums, plan);
      }
      problems.push(...batch.problems.map((problem) => ({ file: source.name, ...problem })));
      for (const notice of batch.notices) addNotice(report, notice);
      await onBatch(batch, entries);
    }
    count.rows += rows.length;
    for (const problem of problems.splice(0)) refuse(problem);
    onRows(count.rows);
  }
  for (const problem of problems) refuse(problem);
  report.goodCount = seen.size;
  const priceShift = names(source, 'preis') ? shiftOf(sums) : undefined;
  if (priceShift !== undefined) report.priceShift = priceShift;
  return { report, seen, refused };
}

export type Checked = Pick<ReadGoods, 'report' | 'refused'>;

export async function checkGoods(
  context: Context,
  scope: GoodsScope,
  source: GoodsSource,
  onRows: (read: number) => void,
): Promise<Checked> {
  const { report, seen, refused } = await readGoods(context, scope, source, {
    onBatch: async () => undefined,
    onRows,
  });
  const [count] = report.counts;
  if (count && countsPieces(source)) {
    const { missing, notices, stocked } = await missingGoods(context, scope, seen);
    for (const notice of notices) addNotice(report, notice);
    count.removed = missing.length;
    report.removesMost = missing.length > stocked / 2;
  }
  return { report, refused };
}
