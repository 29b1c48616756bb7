import { addNotice, addProblem, type RowProblem } from '~/domain/desk/imports/import';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { chunks } from '~/values/chunks';
import { type Checked, countsPieces, type GoodsSource, missingGoods, readGoods } from './check-goods.server';
import { type GoodsScope, planBatch } from './goods.server';
import { lockGoods, writeGoods } from './write-goods.server';

const AT_ONCE = 1_000;
const NOT_CONFIRMED = 'ein ungewöhnlicher Preis, der nicht bestätigt ist, bleibt aus';

interface Applied {
  /** Undefined: nobody can take it back. */
  importId?: string;
  reference: string;
  isConfirmed: boolean;
}

const isOf = (problem: string, row: string) => problem === row || problem.startsWith(`${row},`);

/** In steps of a thousand rows that each are whole, so that orders go on. */
export async function applyGoods(
  context: Context,
  scope: GoodsScope,
  source: GoodsSource,
  { isConfirmed, onRows, ...origin }: Applied & { onRows: (read: number) => void },
): Promise<Checked> {
  const late: RowProblem[] = [];
  const { report, seen, refused } = await readGoods(context, scope, source, {
    onRows,
    onBatch: async ({ planned }, entries) => {
      const ids = planned.filter(({ plan }) => plan.price || plan.pieces).map(({ plan }) => plan.articleId);
      if (ids.length === 0) return;
      await inTransaction(context, async (tx) => {
        await lockGoods(tx, scope, ids);
        // Planned again under the lock: an order or the desk may have been first.
        const again = await planBatch(tx, scope, entries, new Map());
        late.push(...again.problems.filter(({ place }) => planned.some((one) => isOf(place, one.place))));
        const allowed = again.planned.filter(({ plan }) => isConfirmed || !plan.isUnusual);
        const plans = allowed.map(({ plan }) => plan).filter(({ articleId }) => ids.includes(articleId));
        await writeGoods(tx, scope, origin, plans);
      });
    },
  });
  for (const problem of late) {
    addProblem(report, problem);
    refused.push(problem);
  }
  if (!isConfirmed)
    for (const { place } of report.unusual) {
      addProblem(report, { place, message: NOT_CONFIRMED });
      refused.push({ place, message: NOT_CONFIRMED });
    }
  const [count] = report.counts;
  if (!count || !countsPieces(source)) return { report, refused };
  const { missing, notices } = await missingGoods(context, scope, seen);
  for (const notice of notices) addNotice(report, notice);
  count.removed = missing.length;
  for (const some of chunks(missing, AT_ONCE))
    await inTransaction(context, async (tx) => {
      const levels = await lockGoods(
        tx,
        scope,
        some.map(({ articleId }) => articleId),
      );
      const plans = some.map((plan) => ({
        ...plan,
        pieces: { before: levels.get(plan.articleId) ?? 0, after: plan.pieces.after },
      }));
      await writeGoods(tx, scope, origin, plans);
    });
  return { report, refused };
}
