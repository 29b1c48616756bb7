import { importArticles } from '~/domain/catalog/articles/import-articles.server';
import { rimCategoryOf, rimMarking, rimPictureKey } from '~/domain/catalog/rims/rim';
import { rims } from '~/domain/catalog/rims/tables';
import type { Context } from '~/platform/context';
import { STANDARD_VAT_RATE } from '~/values/money';
import { chunks } from './chunks';
import type { RimRow } from './network-files/read-network';

function rimColumns(file: RimRow): Omit<typeof rims.$inferInsert, 'articleId'> {
  return {
    design: file.design,
    material: file.material,
    colour: file.farbe,
    diameterTenths: file.durchmesser,
    widthTenths: file.breite,
    boltHoles: file.lochzahl,
    boltCircleTenths: file.lochkreis,
    centreBoreTenths: file.mittenloch,
    offset: file.einpresstiefe,
    maxLoadKg: file.traglast,
    approval: file.abe,
  };
}

/** A make's model is one product: its sizes and colours are variants of it. */
function groupOf({ hersteller, modell }: RimRow): { code: string; title: string } {
  const title = `${hersteller} ${modell}`;
  return { code: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'), title };
}

/** Takes over the rims of `rims.csv`; gives the articles' ids by code. */
export async function seedRims(
  tx: Context,
  files: readonly RimRow[],
  idOfCategory: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const rows = files.map((file) => ({ file, columns: rimColumns(file) }));
  const ids = await importArticles(
    tx,
    'rim',
    rows.map(({ file, columns }) => ({
      code: file.id,
      group: groupOf(file),
      gtin: file.gtin,
      make: file.hersteller,
      title: groupOf(file).title,
      subtitle: rimMarking(columns),
      pictureKey: rimPictureKey(columns),
      vatRate: STANDARD_VAT_RATE,
      categoryIds: [idOfCategory.get(rimCategoryOf(file.material)) ?? []].flat(),
    })),
  );
  await tx.db.delete(rims);
  const inserts = rows.map(({ file, columns }) => ({ articleId: ids.get(file.id) ?? 0, ...columns }));
  for (const chunk of chunks(inserts)) await tx.db.insert(rims).values(chunk);
  return ids;
}
