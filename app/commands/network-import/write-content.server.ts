import { eq, inArray, sql } from 'drizzle-orm';
import { articleCategories } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { makes } from '~/domain/catalog/makes/tables';
import { categoryFields, products } from '~/domain/catalog/products/tables';
import { ALL_LOCATIONS, navigationContents, offers, pageTexts } from '~/domain/content/tables';
import type { Database } from '~/platform/database/database.server';
import { compareRows, type Replaced, replaceRows, upsertRows } from '~/platform/database/write-rows.server';
import { sanitizedHtml, withCleanIcons } from '~/platform/html/sanitize.server';
import type { ListKind } from '../network-files/network-sources';
import { categoryFieldsByUrl } from '../network-files/product-fields';
import type { CategoryEntry, NetworkFiles } from '../network-files/read-network';

/** Makes a table what a network's files say, inside the caller's transaction. */
export type ListWriter = (tx: Database, network: NetworkFiles) => Promise<Replaced>;

type CategoryRow = typeof categories.$inferInsert;

function categoryRow(
  file: Omit<CategoryEntry, 'subCategories'>,
  position: number,
  parentId: string | null,
): CategoryRow {
  return {
    id: file._id,
    parentId,
    position,
    title: file.title,
    url: file.url,
    presentation: file.presentation,
    description: file.beschreibung,
    isNoaEmployeeCategory: file.isNOAEmployeeCategory,
    isUnlisted: file.versteckt,
    drawing: file.zeichnung,
    preset: file.reifen ? { vehicleKind: file.reifen.fahrzeug, runFlat: file.reifen.runflat } : null,
  };
}

/** Parents first: a sub-category refers to its parent. */
function categoryRows(files: CategoryEntry[]): CategoryRow[] {
  const parents = files.map((file, index) => categoryRow(file, index, null));
  const subs = files.flatMap((file) =>
    file.subCategories.map((sub, index) => categoryRow(sub, index, file._id)),
  );
  return [...parents, ...subs];
}

/** A text of which nothing may be shown is none. */
function textRows(files: NetworkFiles['pageTexts']): (typeof pageTexts.$inferInsert)[] {
  const rows = files.flatMap(({ standortUrl, page, texte }) =>
    Object.entries(texte).map(([block, html]) => ({
      locationUrl: standortUrl ?? ALL_LOCATIONS,
      page,
      block,
      html: sanitizedHtml(html),
    })),
  );
  return rows.filter(({ html }) => html.trim() !== '');
}

/** Fields of all categories, in the order of their filter forms. */
function fieldRows(files: readonly CategoryEntry[]): (typeof categoryFields.$inferInsert)[] {
  const all = files.flatMap((file) => [file, ...file.subCategories]);
  const idOf = new Map(all.map(({ url, _id }) => [url, _id]));
  return [...categoryFieldsByUrl(files)].flatMap(([url, fields]) =>
    fields.map((field, position) => ({ ...field, categoryId: idOf.get(url) ?? '', position })),
  );
}

/** Goods stay at their url where another category has it now; what refers to a category goes with it. */
async function moveGoods(tx: Database, gone: readonly { id: string; url: string }[]): Promise<void> {
  for (const { id, url } of gone) {
    const [heir] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.url, url));
    if (!heir) continue;
    await tx.update(products).set({ categoryId: heir.id }).where(eq(products.categoryId, id));
    await tx.execute(sql`insert into ${articleCategories} (article_id, category_id)
      select article_id, ${heir.id} from ${articleCategories} where category_id = ${id} on conflict do nothing`);
  }
}

/** Categories keep their rows, because articles refer to them; only those that are missing go, and last. */
async function writeCategories(tx: Database, files: CategoryEntry[]): Promise<Replaced> {
  const rows = await compareRows(tx, categories, ['id'], categoryRows(files));
  const fields = await compareRows(tx, categoryFields, ['categoryId', 'name'], fieldRows(files));
  const changedIds = rows.changed.map(({ id }) => id);
  const removedIds = rows.removed.map(({ id }) => id);
  const movedIds = [...changedIds, ...removedIds];
  const gone = await tx
    .select({ id: categories.id, url: categories.url })
    .from(categories)
    .where(inArray(categories.id, removedIds));
  // An url may go over to another category.
  if (movedIds.length > 0)
    await tx.update(categories).set({ url: sql`id || ' ' || url` }).where(inArray(categories.id, movedIds));
  await upsertRows(tx, categories, { key: ['id'] }, rows.fresh);
  await moveGoods(tx, gone);
  if (removedIds.length > 0) await tx.delete(categories).where(inArray(categories.id, removedIds));
  await replaceRows(tx, categoryFields, ['categoryId', 'name'], fieldRows(files));
  const added = rows.fresh.map(({ id }) => id).filter((id) => !changedIds.includes(id));
  const touched = new Set([
    ...changedIds,
    ...[...fields.fresh, ...fields.removed].map(({ categoryId }) => categoryId),
  ]);
  for (const id of [...added, ...removedIds]) touched.delete(id);
  return { before: rows.before, added: added.length, changed: touched.size, removed: removedIds.length };
}

const offerRows = (files: NetworkFiles['offers']) =>
  files.map(({ _id, standortUrl, gueltigVon, gueltigBis, ...offer }, position) => ({
    id: _id,
    locationUrl: standortUrl ?? ALL_LOCATIONS,
    position,
    validFrom: gueltigVon,
    validUntil: gueltigBis,
    ...offer,
  }));

const menuRows = (files: NetworkFiles['navigation']) =>
  files.map(({ standortUrl, ...content }) => ({
    locationUrl: standortUrl ?? ALL_LOCATIONS,
    content: withCleanIcons(content),
  }));

const makeRows = (files: NetworkFiles['makes']) =>
  files.map(({ hersteller, produzent, euVerantwortlicher }) => ({
    name: hersteller,
    manufacturer: produzent,
    responsible: euVerantwortlicher,
  }));

/** Makes categories, menus, offers, page texts and makes those of the network, inside the caller's transaction. */
export const contentWriters = {
  categories: (tx, network) => writeCategories(tx, network.categories),
  navigation: (tx, network) =>
    replaceRows(tx, navigationContents, ['locationUrl'], menuRows(network.navigation)),
  offers: (tx, network) => replaceRows(tx, offers, ['id'], offerRows(network.offers)),
  'page-texts': (tx, network) =>
    replaceRows(tx, pageTexts, ['locationUrl', 'page', 'block'], textRows(network.pageTexts)),
  makes: (tx, network) => replaceRows(tx, makes, ['name'], makeRows(network.makes)),
} satisfies Partial<Record<ListKind, ListWriter>>;
