import { inArray } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { STANDARD_VAT_RATE } from '~/values/money';
import type { Article } from '../article';
import { articleTag } from '../articles/article-tags';
import { stockLevels } from '../stock.server';
import { tyres } from './tables';
import { tyreCategories, tyrePath, tyrePicture, tyreTitle } from './tyre';
import { formatSize } from './tyre-size';

/** Tyres as cart and order see them. */
export async function tyreArticles(tenant: Tenant, context: Context, ids: string[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  madeFrom(ids.map(articleTag));
  const [rows, levels] = await Promise.all([
    context.db.select().from(tyres).where(inArray(tyres.id, ids)),
    stockLevels(tenant, context, ids),
  ]);
  return rows.map((tyre) => ({
    kind: 'tyre',
    articleId: tyre.id,
    title: tyreTitle(tyre),
    detail: formatSize(tyre),
    path: tyrePath(tyre.id),
    categories: tyreCategories(tyre),
    picture: tyrePicture(tyre),
    priceCents: tyre.priceCents,
    vatRate: STANDARD_VAT_RATE,
    stockHere: levels.get(tyre.id)?.here ?? 0,
    stockCentral: levels.get(tyre.id)?.central ?? 0,
  }));
}
