import { deleteRetiredLines } from '~/domain/cart/clean-up.server';
import { takeOffSale } from '~/domain/catalog/article-files/write-articles.server';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { kitsForSaleWith } from '~/domain/catalog/articles/kits.server';
import { kinds } from '~/domain/catalog/kinds/kinds.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { lockNetwork } from '../writing/write-network.server';

interface Retirement {
  article: { id: number; kind: ArticleKind; code: string };
  locationId: string;
  staff: string;
}

export type RetireResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' }
  /** It would leave a complete wheel without a part. */
  | { ok: false; code: 'part-of-wheel'; wheel: string };

/** No list, cart or page has it any more; orders keep it. An import that names it brings it back. */
export function retireAtDesk(
  context: Context,
  { article, locationId, staff }: Retirement,
): Promise<RetireResult> {
  return inTransaction(context, async (tx): Promise<RetireResult> => {
    await lockNetwork(tx);
    const wheel = (await kitsForSaleWith(tx, [article.id])).get(article.id);
    if (wheel !== undefined) return { ok: false, code: 'part-of-wheel', wheel };
    const retired = await takeOffSale(tx, article.kind, kinds[article.kind].list.table, [article.id]);
    if (retired.length === 0) return { ok: false, code: 'changed-meanwhile' };
    await projectPrices(tx, retired);
    await deleteRetiredLines(tx);
    const subject = `${article.kind}:${article.code}`;
    await recordChange(tx, {
      locationId,
      staff,
      kind: 'article',
      subject,
      before: 'for-sale',
      after: 'retired',
    });
    return { ok: true };
  });
}
