import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { articleGroups } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { NetworkFile } from '~/platform/files/network-file';
import { rewriteFollowers, storedRows, writeRows } from '../lines/rewrite-followers.server';
import { lockNetwork } from '../writing/write-network.server';
import { productCategories } from './new-product.server';

export type FurtherCategoriesResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' | 'nothing-new' | 'no-category' };

interface ProductRow {
  category: string;
  further: string[];
}

interface Change {
  article: { groupId: number | null; kind: string; code: string };
  locationId: string;
  staff: string;
  /** Urls of categories. */
  from: readonly string[];
  to: readonly string[];
}

const file = productFile as unknown as NetworkFile;

async function storedProduct(context: Pick<Context, 'db' | 'now'>, groupId: number | null) {
  const { id, code } = articleGroups;
  const [group] = await context.db
    .select({ code })
    .from(articleGroups)
    .where(eq(id, groupId ?? 0));
  const [row] = group ? await storedRows<ProductRow>(context, file, [group.code]) : [];
  return group && row && { code: group.code, row };
}

/** Urls, as stored. */
export async function furtherCategories(context: Context, groupId: number | null): Promise<string[]> {
  return (await storedProduct(context, groupId))?.row.further ?? [];
}

async function titlesOf({ db }: Context, urls: readonly string[]): Promise<string[]> {
  const rows = await db.select({ url: categories.url, title: categories.title }).from(categories);
  return urls.flatMap((url) => rows.find((row) => row.url === url)?.title ?? []);
}

/** Whose lists show the product, too, with all its variants. */
export function setFurtherCategories(
  context: Context,
  { article, locationId, staff, from, to }: Change,
): Promise<FurtherCategoriesResult> {
  return inTransaction(context, async (tx): Promise<FurtherCategoriesResult> => {
    await lockNetwork(tx);
    const product = await storedProduct(tx, article.groupId);
    if (!product || !isDeepStrictEqual(product.row.further, from))
      return { ok: false, code: 'changed-meanwhile' };
    const added = to.filter((url) => !from.includes(url));
    if (added.length === 0 && to.length === from.length) return { ok: false, code: 'nothing-new' };
    const places = await productCategories(tx);
    if (added.some((url) => url === product.row.category || !places.some((place) => place.url === url)))
      return { ok: false, code: 'no-category' };
    await writeRows(tx, file, [{ ...product.row, further: to }]);
    await rewriteFollowers(tx, 'products', [product.code]);
    await recordChange(tx, {
      locationId,
      staff,
      kind: 'article',
      subject: `${article.kind}:${article.code}`,
      before: { weitereKategorien: await titlesOf(tx, from), weitereUrls: from },
      after: { weitereKategorien: await titlesOf(tx, to), weitereUrls: to },
    });
    return { ok: true };
  });
}
