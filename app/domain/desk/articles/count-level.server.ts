import { type CountLevelResult as Counted, countLevel } from '~/domain/catalog/inventory/move-stock.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';
import { isCentralLevel } from './central-level';
import type { DeskArticle } from './desk-article.server';

export interface LevelCount {
  location: Pick<Location, 'id'>;
  article: Pick<DeskArticle, 'id' | 'kind' | 'code' | 'isCounted' | 'levels'>;
  /** Of the central warehouse, else of this location. */
  isCentral: boolean;
  staff: string;
  /** Pieces on hand when the form was made. */
  seen: number;
  counted: number;
  reason: string;
  /** Staff know that fewer lie there than orders wait for. */
  isConfirmed: boolean;
}

export type CountLevelResult = Counted | { ok: false; code: 'not-counted' };

/** Sets what lies here or centrally to what was counted. */
export function countDeskLevel(context: Context, count: LevelCount): Promise<CountLevelResult> {
  return inTransaction(context, async (tx) => {
    const { location, article, isCentral, staff, seen, counted, reason, isConfirmed } = count;
    const level = article.levels.find(isCentral ? isCentralLevel : ({ isOwn }) => isOwn);
    if (!level || !article.isCounted) return { ok: false, code: 'not-counted' };
    const place = { articleId: article.id, warehouseId: level.warehouseId };
    const result = await countLevel(tx, place, { seen, counted, isConfirmed }, reason);
    if (!result.ok) return result;
    await recordChange(tx, {
      locationId: location.id,
      staff,
      kind: 'stock',
      subject: `${article.kind}:${article.code}`,
      before: seen,
      after: counted,
      reason: isCentral ? `Zentrallager: ${reason}` : reason,
    });
    return { ok: true };
  });
}
