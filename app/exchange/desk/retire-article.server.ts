import { deleteRetiredLines } from '~/domain/cart/clean-up.server';
import { takeOffSale } from '~/domain/catalog/article-files/write-articles.server';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { kitsForSaleWith } from '~/domain/catalog/articles/kits.server';
import { completeWheels } from '~/domain/catalog/complete-wheels/tables';
import type { OwnTable } from '~/domain/catalog/listing/own-rows.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { productVariants } from '~/domain/catalog/products/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { servicesOnGoods } from '~/domain/catalog/services-on-goods/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { lockNetwork } from '../writing/write-network.server';

const tables: Readonly<Record<ArticleKind, OwnTable>> = {
  tyre: tyres,
  rim: rims,
  product: productVariants,
  'complete-wheel': completeWheels,
  service: servicesOnGoods,
};

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
    const retired = await takeOffSale(tx, article.kind, tables[article.kind], [article.id]);
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
