import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { categoryPictures } from '~/domain/pictures/entry-kinds';
import { isPageSegment, isSystemSegment } from '~/domain/tenancy/reserved-segments';
import type { Database } from '~/platform/database/database.server';
import { compareRows, replaceRows, upsertRows } from '~/platform/database/write-rows.server';
import { type Cell, slugText, value } from '~/platform/files/cells';
import { type Codec, codec, type RowOf } from '~/platform/files/codec';
import { allRows, networkFile, type Written } from '~/platform/files/network-file';
import { pictureField } from '~/platform/files/picture-cell';
import { categoryDrawings } from '~/ui/illustrations/spot-names';
import { articleCategories } from '../articles/tables';
import { categoryPresentations } from '../categories/category';
import { CATEGORY_URLS, listUrls } from '../categories/category-names';
import { categories } from '../categories/tables';
import { namedPicturesOfEntries, picturesOfEntry } from '../pictures/entry-pictures.server';
import { categoryFieldsCell } from '../products/category-fields';
import { categoryFields, products } from '../products/tables';
import { tyrePresetCell } from '../tyres/tyre-preset';

const text = value(z.string().trim().min(1, 'darf nicht leer sein'));

const fields = {
  _id: ['id', text],
  title: ['title', text],
  url: ['url', value(slugText.refine((name) => !isSystemSegment(name), 'ist ein Name der Technik'))],
  presentation: ['presentation', value(z.enum(categoryPresentations))],
  isNOAEmployeeCategory: ['isNoaEmployeeCategory', value(z.boolean())],
  versteckt: ['isUnlisted', value(z.boolean().default(false), (isUnlisted) => isUnlisted || undefined)],
  zeichnung: [
    'drawing',
    value(z.enum(categoryDrawings).default('parcel'), (drawing) =>
      drawing === 'parcel' ? undefined : drawing,
    ),
  ],
  bild: ['picture', pictureField],
  beschreibung: ['description', text],
  reifen: ['preset', tyrePresetCell],
  felder: ['fields', categoryFieldsCell],
} as const;

const hasItsPage = {
  field: 'presentation',
  message: 'der Shop hat keine eigene Seite mit dieser url',
  holds: ({ presentation, url }: { presentation: string; url: string }) =>
    presentation !== 'page' || isPageSegment(url),
};

type CategoryRow = typeof categories.$inferInsert;

interface CategoryEntry extends RowOf<typeof fields> {
  subCategories: CategoryEntry[];
}

const subCategories: Cell<CategoryEntry[]> = value(
  z.lazy(() => z.array(category.schema)).default([]),
  (all) => (all.length > 0 ? all.map(category.format) : undefined),
);
const category: Codec<CategoryEntry> = codec({ ...fields, subCategories: ['subCategories', subCategories] }, [
  hasItsPage,
]);

const flat = (entries: readonly CategoryEntry[]): CategoryEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.subCategories)]);

/** Parents first: a sub-category refers to its parent. */
const categoryRows = (entries: readonly CategoryEntry[], parentId: string | null = null): CategoryRow[] =>
  entries.flatMap(({ fields: _fields, picture: _picture, subCategories: below, ...own }, position) => [
    { ...own, position, parentId },
    ...categoryRows(below, own.id),
  ]);

const fieldRows = (entries: readonly CategoryEntry[]) =>
  flat(entries)
    .filter(({ presentation }) => presentation === 'list')
    .flatMap(({ id, fields: own }) => own.map((field, position) => ({ ...field, categoryId: id, position })));

/** Articles keep their url if another category takes it over; other references go with the category. @returns urls that no category has now */
async function moveArticles(tx: Database, gone: readonly { id: string; url: string }[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, url } of gone) {
    const [heir] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.url, url));
    const ids = products.furtherCategoryIds;
    const left = heir ? sql`array_replace(${ids}, ${id}, ${heir.id})` : sql`array_remove(${ids}, ${id})`;
    await tx.update(products).set({ furtherCategoryIds: left }).where(sql`${id} = any(${ids})`);
    if (!heir) {
      lost.push(url);
      continue;
    }
    await tx.update(products).set({ categoryId: heir.id }).where(eq(products.categoryId, id));
    await tx.execute(sql`insert into ${articleCategories} (article_id, category_id, is_further)
      select article_id, ${heir.id}, is_further from ${articleCategories} where category_id = ${id} on conflict do nothing`);
  }
  return lost;
}

/** Articles refer to categories, so rows are updated; only missing ones are deleted, last. */
async function writeCategories(tx: Database, entries: readonly CategoryEntry[]): Promise<Written> {
  const rows = await compareRows(tx, categories, ['id'], categoryRows(entries));
  const fields = await compareRows(tx, categoryFields, ['categoryId', 'name'], fieldRows(entries));
  const changedIds = rows.changed.map(({ id }) => id);
  const removedIds = rows.removed.map(({ id }) => id);
  const movedIds = [...changedIds, ...removedIds];
  const gone = await tx
    .select({ id: categories.id, url: categories.url })
    .from(categories)
    .where(inArray(categories.id, removedIds));
  // A url may move to another category.
  if (movedIds.length > 0)
    await tx.update(categories).set({ url: sql`id || ' ' || url` }).where(inArray(categories.id, movedIds));
  await upsertRows(tx, categories, { key: ['id'] }, rows.fresh);
  const lost = await moveArticles(tx, gone);
  if (removedIds.length > 0) await tx.delete(categories).where(inArray(categories.id, removedIds));
  await replaceRows(tx, categoryFields, ['categoryId', 'name'], fieldRows(entries));
  const added = rows.fresh.map(({ id }) => id).filter((id) => !changedIds.includes(id));
  const touched = new Set([
    ...changedIds,
    ...[...fields.fresh, ...fields.removed].map(({ categoryId }) => categoryId),
  ]);
  for (const id of [...added, ...removedIds]) touched.delete(id);
  return {
    before: rows.before,
    added: added.length,
    changed: touched.size,
    removed: removedIds.length,
    lost,
  };
}

/** Main categories with their sub-categories (spec 1, section 3). */
export const categoryFile = networkFile({
  name: 'categories',
  label: '_id',
  codec: category,
  keyOf: (entry) => entry,
  unique: [
    { field: '_id', of: (entry) => flat([entry]).map(({ id }) => id) },
    { field: 'url', of: (entry) => flat([entry]).map(({ url }) => url) },
  ],
  provides: [
    { names: CATEGORY_URLS, of: ({ url }) => [url] },
    {
      names: listUrls.name,
      of: (entry) =>
        flat([entry])
          .filter(({ presentation }) => presentation === 'list')
          .map(({ url }) => url),
    },
  ],
  pictures: {
    owner: 'entry',
    kinds: Object.values(categoryPictures),
    of: (entry) =>
      flat([entry]).flatMap(({ id, picture }) => picturesOfEntry(categoryPictures, id, { bild: picture })),
  },
  async *stored({ db }) {
    const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
    const fields = await db.select().from(categoryFields).orderBy(asc(categoryFields.position));
    const pictures = await namedPicturesOfEntries({ db }, categoryPictures, rows);
    const below = (id: string | null): CategoryEntry[] =>
      rows
        .filter(({ parentId }) => parentId === id)
        .map((row) => ({
          ...row,
          picture: pictures(row.id).bild,
          fields: fields.filter(({ categoryId }) => categoryId === row.id),
          subCategories: below(row.id),
        }));
    yield below(null);
  },
  write: async (tx, rows) => writeCategories(tx.db, await allRows(rows)),
});
