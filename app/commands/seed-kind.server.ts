import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { type ImportedArticle, importArticles } from '~/domain/catalog/articles/import-articles.server';
import { importComponents } from '~/domain/catalog/articles/kits.server';
import type { Context } from '~/platform/context';
import { chunks } from '~/values/chunks';
import { STANDARD_VAT_RATE } from '~/values/money';

/** An article of a file with what only its kind has. */
export interface SeededArticle<Own> extends Omit<ImportedArticle, 'vatRate' | 'categoryIds'> {
  /** Urls of its categories; those that the network does not have are left out. */
  categoryUrls: readonly string[];
  /** What a kit is made of, one of each. */
  componentIds?: readonly number[];
  own: Own;
}

/** Takes over all articles of a kind, and its own table with them; gives the articles' ids by code. */
export async function seedKind<Own extends object>(
  tx: Context,
  kind: ArticleKind,
  table: PgTable,
  seeded: readonly SeededArticle<Own>[],
  idOfCategory: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const imported = seeded.map(({ own: _own, componentIds: _components, categoryUrls, ...article }) => ({
    ...article,
    vatRate: STANDARD_VAT_RATE,
    categoryIds: categoryUrls.flatMap((url) => idOfCategory.get(url) ?? []),
  }));
  const ids = await importArticles(tx, kind, imported);
  await tx.db.delete(table);
  await importComponents(
    tx,
    kind,
    seeded.flatMap(({ code, componentIds = [] }) =>
      componentIds.map((componentId) => ({ articleId: ids.get(code) ?? 0, componentId, quantity: 1 })),
    ),
  );
  const rows = seeded.map(({ code, own }) => ({ articleId: ids.get(code) ?? 0, ...own }));
  for (const chunk of chunks(rows)) await tx.db.insert(table).values(chunk as PgInsertValue<PgTable>[]);
  return ids;
}
