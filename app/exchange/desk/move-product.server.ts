import { and, eq, isNull } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { fieldsByCategory, productFile } from '~/domain/catalog/products/product-file.server';
import { readValues } from '~/domain/catalog/products/read-values';
import { products } from '~/domain/catalog/products/tables';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { NetworkFile } from '~/platform/files/network-file';
import { storedRows, writeRows } from '../lines/rewrite-followers.server';
import { lockNetwork } from '../writing/write-network.server';
import { productCategories } from './new-product.server';

export type MoveProductResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' | 'nothing-new' | 'no-category' }
  /** Values that the other category has no field for. */
  | { ok: false; code: 'loses-values'; labels: string[] };

interface Move {
  article: { id: number; groupId: number | null; kind: string; code: string };
  locationId: string;
  staff: string;
  /** Urls of categories: as the form showed it, and as chosen. */
  from: string;
  to: string;
  isConfirmed: boolean;
}

type Values = readonly (readonly [name: string, words: string])[];
interface Filed {
  code: string;
  values: Values;
  /** Of a product: urls of its further categories. */
  further?: string[];
}

const movedTo = <Row extends Filed>({ further = [], ...row }: Row, to: string) => ({
  ...row,
  category: to,
  further: further.filter((url) => url !== to),
});

/** With all its variants; its old address leads to the new one. */
export function moveProduct(
  context: Context,
  { article, locationId, staff, from, to, isConfirmed }: Move,
): Promise<MoveProductResult> {
  return inTransaction(context, async (tx): Promise<MoveProductResult> => {
    await lockNetwork(tx);
    const { id: groupId, code } = articleGroups;
    const [group] = await tx.db
      .select({ code, category: categories, further: products.furtherCategoryIds })
      .from(articleGroups)
      .innerJoin(products, eq(products.groupId, groupId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(groupId, article.groupId ?? 0));
    if (!group || group.category.url !== from) return { ok: false, code: 'changed-meanwhile' };
    if (to === from) return { ok: false, code: 'nothing-new' };
    if (!(await productCategories(tx)).some(({ url }) => url === to))
      return { ok: false, code: 'no-category' };
    const [target] = await tx.db.select().from(categories).where(eq(categories.url, to));
    const fieldsOf = await fieldsByCategory(tx);
    const [old, fresh] = [fieldsOf.get(group.category.id) ?? [], fieldsOf.get(target?.id ?? '') ?? []];
    const variants = await tx.db
      .select({ code: articles.code })
      .from(articles)
      .where(and(eq(articles.groupId, article.groupId ?? 0), isNull(articles.retiredAt)));
    const codes = variants.map((variant) => variant.code);
    const filed = [
      { file: productFile as unknown as NetworkFile, codes: [group.code] },
      { file: variantFile as unknown as NetworkFile, codes },
    ];
    const lost = new Set<string>();
    const kept = (values: Values) => {
      const read = readValues(fresh, values);
      const bad = read.ok ? [] : read.problems.map(({ field }) => field);
      for (const field of bad) lost.add(field);
      return values.filter(([name]) => !bad.includes(name));
    };
    const rewritten = await Promise.all(
      filed.map(async ({ file, codes: requestedCodes }) => ({
        file,
        rows: (await storedRows<Filed>(tx, file, requestedCodes)).map((row) => ({
          ...row,
          values: kept(row.values),
        })),
      })),
    );
    const labels = [...lost].map((name) => old.find((field) => field.name === name)?.label ?? name);
    if (labels.length > 0 && !isConfirmed) return { ok: false, code: 'loses-values', labels };
    for (const { file, rows } of rewritten)
      await writeRows(tx, file, file.name === 'products' ? rows.map((row) => movedTo(row, to)) : rows);
    // A move that lost values cannot be taken back: their texts are gone.
    const wasFurther = target !== undefined && group.further.includes(target.id);
    const isRestorable = labels.length === 0 && !wasFurther;
    await recordChange(tx, {
      locationId,
      staff,
      kind: 'article',
      subject: `${article.kind}:${article.code}`,
      before: { kategorie: group.category.title, ...(isRestorable && { kategorieUrl: from }) },
      after: { kategorie: target?.title, ...(isRestorable && { kategorieUrl: to }) },
    });
    return { ok: true };
  });
}
