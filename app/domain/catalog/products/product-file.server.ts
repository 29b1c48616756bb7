import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '~/platform/context';
import { upsertRows } from '~/platform/database/write-rows.server';
import { batchesOf } from '~/platform/files/batches';
import { type Cell, cell, optional, pairs, slugText, text, words } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { type Names, networkFile } from '~/platform/files/network-file';
import { type NamedPicture, pictureCell } from '~/platform/files/picture-cell';
import { slugAtCategory } from '../article-files/article-file.server';
import { pagesById } from '../article-files/stored-articles.server';
import { categoryIds } from '../article-files/write-articles.server';
import { articlesChanged } from '../articles/articles-changed.server';
import { importGroups } from '../articles/import-articles.server';
import { articleGroups, articles } from '../articles/tables';
import { articleCategories, listUrls } from '../categories/category-names';
import { categories } from '../categories/tables';
import { namedPictures } from '../pictures/picture-column.server';
import { fieldTexts } from '../vehicle-filter/vehicle-prefix-cell.server';
import type { CategoryField, FieldValues } from './category-field';
import { checkValues } from './category-fields';
import { readValues, writtenValues } from './read-values';
import { categoryFields, products } from './tables';

const BATCH_SIZE = 500;

export const PRODUCT_CODES = 'product-group';
const productsOfVariants: Names = {
  name: 'product-of-variants',
  missing: () => 'variants.csv enthält keine Ausführung dieses Produkts',
};

export const longSlug: typeof slugAtCategory = {
  ...slugAtCategory,
  schema: slugAtCategory.schema.refine((id) => id.length <= 120, 'ist länger als 120 Zeichen'),
};
export const filled = cell(words(Number.MAX_SAFE_INTEGER).min(1, 'darf nicht leer sein'));

/** `urlaub|winter`: whose lists show the product, too. A file without the column says nothing of them. */
const furtherCategories: Cell<string[]> = {
  ...cell(
    z
      .string()
      .transform((line) => line.split('|').flatMap((url) => url.trim() || []))
      .pipe(z.array(slugText))
      .refine((urls) => new Set(urls).size === urls.length, 'eine Warengruppe kommt mehrfach vor'),
    (urls) => urls.join('|'),
  ),
  isOptional: true,
};

export async function fieldsByCategory({ db }: Pick<Context, 'db'>): Promise<Map<string, CategoryField[]>> {
  const rows = await db.select().from(categoryFields).orderBy(asc(categoryFields.position));
  const found = new Map<string, CategoryField[]>();
  for (const row of rows) found.set(row.categoryId, [...(found.get(row.categoryId) ?? []), row]);
  return found;
}

export function fieldValues(
  fields: readonly CategoryField[] | undefined,
  values: readonly (readonly [name: string, words: string])[],
): FieldValues {
  const read = readValues(fields ?? [], values);
  return read.ok ? read.values : {};
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

function storedProducts({ db }: Pick<Context, 'db'>, codes: readonly string[] | undefined) {
  const { id, code, title } = articleGroups;
  const forSale = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.groupId, id), isNull(articles.retiredAt)));
  const isRequested = codes ? inArray(code, [...codes]) : exists(forSale);
  return pagesById((above, limit) =>
    db
      .select({ id, code, title, category: categories.url, own: products })
      .from(articleGroups)
      .innerJoin(products, eq(products.groupId, id))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(gt(id, above), isRequested))
      .orderBy(asc(id))
      .limit(limit),
  );
}

async function furtherOf({ db }: Context, groupIds: readonly number[]): Promise<Map<number, string[]>> {
  const { groupId, furtherCategoryIds } = products;
  const rows = await db
    .select({ groupId, furtherCategoryIds })
    .from(products)
    .where(inArray(groupId, [...groupIds]));
  return new Map(rows.map((row) => [row.groupId, row.furtherCategoryIds]));
}

const idOfRow = new WeakMap<object, number>();

export const productFile = networkFile({
  name: 'products',
  codec: codec(
    {
      id: ['code', longSlug],
      kategorie: ['category', filled],
      weitereKategorien: ['further', furtherCategories],
      hersteller: ['make', text],
      name: ['name', text],
      beschreibung: ['description', cell(words(4_000))],
      sicherheit: ['safety', optional(cell(words(2_000)))],
      daten: ['facts', pairs],
      werte: ['values', fieldTexts],
      bilder: ['pictures', pictureCell],
    },
    [
      {
        field: 'weitereKategorien',
        message: 'nennt die Warengruppe des Produkts noch einmal',
        holds: ({ category, further = [] }) => !further.includes(category),
      },
    ],
  ),
  keyOf: ({ code, category, further }) => ({ code, category, further }),
  unique: [{ field: 'id', of: ({ code }) => code }],
  provides: [
    { names: PRODUCT_CODES, of: ({ code }) => [code] },
    { names: articleCategories.name, of: ({ category, further = [] }) => [category, ...further] },
  ],
  references: [
    { field: 'id', names: productsOfVariants, of: ({ code }) => [code] },
    { field: 'kategorie', names: listUrls, of: ({ category }) => [category] },
    { field: 'weitereKategorien', names: listUrls, of: ({ further = [] }) => further },
  ],
  checkRow: ({ category, values }, network, report) => checkValues(network, category, values, report),
  follows: ['categories'],
  pictures: { kind: 'product', owner: 'group', of: ({ code, pictures }) => pictures && { code, pictures } },
  async *stored(context, codes) {
    const urlOf = new Map([...(await categoryIds(context))].map(([url, id]) => [id, url]));
    for await (const page of storedProducts(context, codes))
      yield page.map(({ id, code, title, category, own }) => {
        const row = {
          code,
          category,
          further: [...new Set(own.furtherCategoryIds.flatMap((one) => urlOf.get(one) ?? []))].filter(
            (url) => url !== category,
          ),
          make: own.make,
          name: title.slice(own.make.length + 1),
          description: own.description,
          safety: own.safety,
          facts: [...own.facts],
          values: writtenValues(own.values),
          pictures: [] as NamedPicture[],
        };
        idOfRow.set(row, id);
        return row;
      });
  },
  async complete(context, rows) {
    const ids = rows.map((row) => idOfRow.get(row) ?? 0);
    const pictures = await namedPictures(context, 'group', ids);
    return rows.map((row, index) => ({ ...row, pictures: pictures.get(ids[index] ?? 0) ?? [] }));
  },
  table: products,
  async retire(tx, keys) {
    const codes = keys.map(({ code }) => code);
    const before = await tx.db.$count(products);
    const gone = await tx.db.execute(sql`
      delete from products using article_groups
      where article_groups.id = products.group_id and article_groups.code <> all(${sql.param(codes)}::text[])`);
    return { before, removed: gone.rowCount ?? 0 };
  },
  async write(tx, rows, onWritten) {
    const fieldsOf = await fieldsByCategory(tx);
    const idOfCategory = await categoryIds(tx);
    const result = { before: 0, removed: 0, added: 0, changed: 0 };
    let done = 0;
    for await (const batch of batchesOf(rows, BATCH_SIZE)) {
      const groups = await importGroups(
        tx,
        'product',
        batch.map(({ code, make, name }) => ({ code, title: `${make} ${name}` })),
      );
      const storedFurther = await furtherOf(tx, [...groups.ids.values()]);
      const incoming = batch.map(({ code, category, name: _name, pictures: _pictures, values, ...row }) => {
        const { further, ...own } = row;
        const categoryId = idOfCategory.get(category) ?? '';
        const groupId = groups.ids.get(code) ?? 0;
        const furtherCategoryIds = further
          ? further.flatMap((url) => idOfCategory.get(url) ?? [])
          : (storedFurther.get(groupId) ?? []);
        const read = fieldValues(fieldsOf.get(categoryId), values);
        return { ...own, groupId, categoryId, furtherCategoryIds, values: read };
      });
      const written = await upsertRows(tx.db, products, { key: ['groupId'] }, incoming);
      // A product's name is its group's.
      const changed = new Set([...groups.written, ...written.map(({ key }) => key)]);
      await productsChanged(tx, [...changed]);
      const added = written.filter((row) => row.is_new).length;
      result.added += added;
      result.changed += changed.size - added;
      done += batch.length;
      onWritten(done);
    }
    return result;
  },
});
