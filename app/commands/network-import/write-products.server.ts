import { and, inArray, isNull, sql } from 'drizzle-orm';
import { articlesChanged } from '~/domain/catalog/articles/articles-changed.server';
import { importGroups } from '~/domain/catalog/articles/import-articles.server';
import { articles } from '~/domain/catalog/articles/tables';
import { products } from '~/domain/catalog/products/tables';
import type { Context } from '~/platform/context';
import { upsertRows } from '~/platform/database/write-rows.server';
import { portionsOf } from '../network-files/checked-rows';
import type { NetworkFiles } from '../network-files/read-network';
import { fieldValues, productCategories } from './product-categories';
import type { Retired } from './removals';
import type { WrittenKind } from './write-kind.server';

const PORTION = 500;

/** Takes out the products that their file no longer has, inside the caller's transaction; their variants are retired. */
export async function removeOtherProducts(tx: Context, { products: files }: NetworkFiles): Promise<Retired> {
  const codes = files.keys.map(({ entry }) => entry.id);
  const before = await tx.db.$count(products);
  const gone = await tx.db.execute(sql`
    delete from products using article_groups
    where article_groups.id = products.group_id and article_groups.code <> all(${sql.param(codes)}::text[])`);
  return { before, removed: gone.rowCount ?? 0 };
}

/** Takes over what products themselves say, inside the caller's transaction; their variants follow. */
export async function writeProducts(
  tx: Context,
  network: NetworkFiles,
  idOfCategory: ReadonlyMap<string, string>,
  onPortion: (done: number) => void,
): Promise<WrittenKind> {
  const { fieldsOf } = productCategories(network);
  const result = { prices: [], added: 0, changed: 0 };
  let done = 0;
  for await (const portion of portionsOf(network.products, PORTION)) {
    const groups = await importGroups(
      tx,
      'product',
      portion.map(({ id, hersteller, name }) => ({ code: id, title: `${hersteller} ${name}` })),
    );
    const rows = portion.map((file) => ({
      groupId: groups.ids.get(file.id) ?? 0,
      categoryId: idOfCategory.get(file.kategorie) ?? '',
      make: file.hersteller,
      values: fieldValues(fieldsOf.get(file.kategorie), file),
      description: file.beschreibung,
      safety: file.sicherheit,
      facts: file.daten,
    }));
    const written = await upsertRows(tx.db, products, { key: ['groupId'] }, rows);
    // A product's name is its group's.
    const changed = new Set([...groups.written, ...written.map(({ key }) => key)]);
    await productsChanged(tx, [...changed]);
    const added = written.filter((row) => row.is_new).length;
    result.added += added;
    result.changed += changed.size - added;
    done += portion.length;
    onPortion(done);
  }
  return result;
}

async function productsChanged(tx: Context, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const variants = await tx.db
    .select({ articleId: articles.id, kind: articles.kind })
    .from(articles)
    .where(and(inArray(articles.groupId, [...groupIds]), isNull(articles.retiredAt)));
  await articlesChanged(
    tx,
    variants.map((variant) => ({ ...variant, locationId: null })),
  );
}
