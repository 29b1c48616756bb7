import { sql } from 'drizzle-orm';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { articleCategories, articles } from '~/domain/catalog/articles/tables';
import { completeWheels } from '~/domain/catalog/complete-wheels/tables';
import { countStock } from '~/domain/catalog/inventory/count-stock.server';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { makes } from '~/domain/catalog/makes/tables';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { currentPrices } from '~/domain/catalog/pricing/tables';
import { products, productVariants } from '~/domain/catalog/products/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import { type Tyre, tyreCategories, tyrePictureKey, tyreTitle } from '~/domain/catalog/tyres/tyre';
import type { Context } from '~/platform/context';
import { speedOf } from '~/values/tyre-indices';
import { formatSize } from '~/values/tyre-size';
import { appendListedPrices, listedPrice } from './append-listed-prices.server';
import type { NetworkFiles, TyreRow } from './network-files/read-network';
import { type SeededArticle, seedKind } from './seed-kind.server';
import { seedProducts } from './seed-products.server';
import { seededRim } from './seeded-rim';
import { seededWheel } from './seeded-wheel';

type TyreColumns = Omit<Tyre, 'articleId'>;
type TyreCategory = Pick<NetworkFiles['categories'][number]['subCategories'][number], 'url' | 'reifen'>;

function tyreColumns(file: TyreRow): TyreColumns {
  return {
    model: file.modell,
    season: file.saison,
    vehicleKind: file.fahrzeug,
    width: file.breite,
    aspect: file.hoehe ?? 0,
    construction: file.bauart,
    rimTenths: file.durchmesser * 10,
    loadIndex: file.tragfaehigkeit,
    twinLoadIndex: file.tragfaehigkeitZwilling,
    speedIndex: file.geschwindigkeitsindex,
    speedKmh: speedOf(file.geschwindigkeitsindex) ?? 0,
    isExtraLoad: file.xl,
    isCommercial: file.c,
    runFlatMark: file.runflat,
    oeMark: file.oe,
    hasAlpineSymbol: file.alpin,
    isMudAndSnow: file.ms,
    hasRimProtection: file.felgenschutz,
    hasIceGrip: file.eis,
    fuelClass: file.kraftstoff,
    wetClass: file.nasshaftung,
    noiseClass: file.geraeusch,
    noiseDb: file.db,
    eprelId: file.eprel,
    tread: file.profil,
    dotYear: file.dot,
  };
}

/** Ids of the network's categories by url, for the membership of articles. */
function categoryIds(network: NetworkFiles): Map<string, string> {
  const all = network.categories.flatMap((category) => [category, ...category.subCategories]);
  return new Map(all.map(({ url, _id }) => [url, _id]));
}

function seededTyre(file: TyreRow, selections: readonly TyreCategory[]): SeededArticle<TyreColumns> {
  const own = tyreColumns(file);
  const make = file.hersteller;
  const chosen = selections.filter(
    ({ reifen }) =>
      (!reifen?.fahrzeug || reifen.fahrzeug === own.vehicleKind) && (!reifen?.runflat || own.runFlatMark),
  );
  return {
    code: file.id,
    gtin: file.gtin,
    make,
    title: tyreTitle({ make, model: file.modell }),
    subtitle: formatSize(own),
    pictureKey: tyrePictureKey({ make, ...own }),
    // A season's category may choose tyres besides.
    categoryUrls: [...new Set([...tyreCategories(own), ...chosen.map(({ url }) => url)])],
    own,
  };
}

/** Ids of articles by their public names. */
type ArticleIds = ReadonlyMap<string, number>;

async function seedPrices(tx: Context, network: NetworkFiles, ids: ArticleIds): Promise<void> {
  const locationId = new Map(network.locations.map(({ url, _id }) => [url, _id]));
  const now = tx.now();
  const plain = { locationId: null, validFrom: now, offerCents: null, offerUntil: null };
  // A row of the network in prices.csv that has begun holds instead of the price beside the article.
  const begun = network.prices.filter(({ standort, gueltigVon }) => !standort && (gueltigVon ?? now) <= now);
  const hidden = new Set(begun.map(({ artikel }) => artikel));
  const listed = (kind: ArticleKind, files: readonly { id: string; preisCents: number | null }[]) =>
    files
      .map(({ id, preisCents }) => ({ key: `${kind}:${id}`, regularCents: preisCents }))
      .filter(({ key }) => !hidden.has(key))
      .map(({ key, regularCents }) => ({ ...plain, articleId: ids.get(key) ?? 0, regularCents }));
  await appendPrices(tx, [
    ...listed('tyre', network.tyres),
    ...listed('rim', network.rims),
    ...listed('product', network.variants),
    ...listed('complete-wheel', network.wheels),
  ]);
  const wanted = network.prices.map((file) =>
    listedPrice(
      file,
      ids.get(file.artikel) ?? 0,
      file.standort === null ? null : (locationId.get(file.standort) ?? file.standort),
      now,
    ),
  );
  await appendListedPrices(tx, wanted);
  await projectPrices(tx);
}

/** Physical pieces: what the file does not name is not there. */
async function seedStock(tx: Context, network: NetworkFiles, ids: ArticleIds): Promise<void> {
  const locations = new Map(network.locations.map(({ url, _id }) => [url, _id]));
  const warehouses = await ensureWarehouses(tx, [...locations.values()]);
  const named = new Map(network.stock.map((row) => [row.article, row]));
  const counts = [...ids].flatMap(([key, articleId]) => {
    const row = named.get(key);
    return [...warehouses].map(([locationId, warehouseId]) => {
      const url = [...locations].find(([, id]) => id === locationId)?.[0];
      const onHand = locationId === null ? row?.central : row?.byLocation[url ?? ''];
      return { articleId, warehouseId, onHand: onHand ?? 0 };
    });
  });
  await countStock(tx, counts, 'stock.csv');
}

async function seedMakes(tx: Context, network: NetworkFiles): Promise<void> {
  await tx.db.delete(makes);
  const rows = network.makes.map(({ hersteller, produzent, euVerantwortlicher }) => ({
    name: hersteller,
    manufacturer: produzent,
    responsible: euVerantwortlicher,
  }));
  if (rows.length > 0) await tx.db.insert(makes).values(rows);
}

const byCode = <Seeded extends { code: string }>(seeded: readonly Seeded[]) =>
  new Map(seeded.map((one) => [one.code, one]));

const keyed = (kind: ArticleKind, ids: ReadonlyMap<string, number>) =>
  [...ids].map(([code, id]) => [`${kind}:${code}`, id] as const);

/** Lets the database know at once how much there is: plans made for empty tables are slow with full ones. */
async function countForPlanner(tx: Context): Promise<void> {
  const filled = [
    articles,
    articleCategories,
    currentPrices,
    stockLevels,
    products,
    productVariants,
    tyres,
    rims,
  ];
  for (const table of filled) await tx.db.execute(sql`analyze ${table}`);
}

/** Takes over articles, prices and stock of the files, inside the caller's transaction; categories are there already. */
export async function seedCatalogue(tx: Context, network: NetworkFiles): Promise<void> {
  const categories = categoryIds(network);
  const selections = network.categories.flatMap(({ subCategories }) =>
    subCategories.filter(({ reifen }) => reifen),
  );
  const seededTyres = network.tyres.map((file) => seededTyre(file, selections));
  const seededRims = network.rims.map(seededRim);
  const ids: ArticleIds = new Map([
    ...keyed('tyre', await seedKind(tx, 'tyre', tyres, seededTyres, categories)),
    ...keyed('rim', await seedKind(tx, 'rim', rims, seededRims, categories)),
    ...keyed('product', await seedProducts(tx, network, categories)),
  ]);
  const parts = { rims: byCode(seededRims), tyres: byCode(seededTyres), ids };
  const seededWheels = network.wheels.flatMap((row) => seededWheel(row, parts));
  const kits = await seedKind(tx, 'complete-wheel', completeWheels, seededWheels, categories);
  await seedMakes(tx, network);
  await seedPrices(tx, network, new Map([...ids, ...keyed('complete-wheel', kits)]));
  await seedStock(tx, network, ids);
  await countForPlanner(tx);
}
