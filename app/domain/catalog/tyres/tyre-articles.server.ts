import { inArray } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { STANDARD_VAT_RATE } from '~/values/money';
import type { Article } from '../article';
import { stockLevels } from '../stock.server';
import { tyres } from './tables';
import { tyreCategories, tyrePath, tyrePicture, tyreTitle } from './tyre';
import { formatSize } from './tyre-size';

/** Tyres as cart and order see them. */
export async function tyreArticles(tenant: Tenant, ids: string[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  const [rows, levels] = await Promise.all([
    tenant.db.select().from(tyres).where(inArray(tyres.id, ids)),
    stockLevels(tenant, ids),
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
