import { categories } from '~/domain/catalog/categories/tables';
import { ALL_LOCATIONS, navigationContents, offers, pageTexts } from '~/domain/content/tables';
import type { Database } from '~/platform/database/database.server';
import { sanitizedHtml, withCleanIcons } from '~/platform/html/sanitize.server';
import type { CategoryEntry, NetworkFiles } from './network-files/read-network';

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
    tyreSelection: file.reifen ? { vehicleKind: file.reifen.fahrzeug, runFlat: file.reifen.runflat } : null,
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

function textRows(files: NetworkFiles['pageTexts']): (typeof pageTexts.$inferInsert)[] {
  return files.flatMap(({ standortUrl, page, texte }) =>
    Object.entries(texte).map(([block, html]) => ({
      locationUrl: standortUrl ?? ALL_LOCATIONS,
      page,
      block,
      html: sanitizedHtml(html),
    })),
  );
}

/** Replaces categories, menus, offers and page texts by those of the files, inside the caller's transaction. */
export async function seedContent(tx: Database, network: NetworkFiles): Promise<void> {
  for (const table of [pageTexts, offers, navigationContents, categories]) await tx.delete(table);
  const menus = network.navigation.map(({ standortUrl, ...content }) => ({
    locationUrl: standortUrl ?? ALL_LOCATIONS,
    content: withCleanIcons(content),
  }));
  const offerRows = network.offers.map(
    ({ _id, standortUrl, gueltigVon, gueltigBis, ...offer }, position) => ({
      id: _id,
      locationUrl: standortUrl ?? ALL_LOCATIONS,
      position,
      validFrom: gueltigVon,
      validUntil: gueltigBis,
      ...offer,
    }),
  );
  const rows = categoryRows(network.categories);
  const texts = textRows(network.pageTexts);
  if (rows.length > 0) await tx.insert(categories).values(rows);
  if (menus.length > 0) await tx.insert(navigationContents).values(menus);
  if (offerRows.length > 0) await tx.insert(offers).values(offerRows);
  if (texts.length > 0) await tx.insert(pageTexts).values(texts);
}
