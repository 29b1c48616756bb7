import { rims } from '~/domain/catalog/rims/tables';
import { servicesOnGoods } from '~/domain/catalog/services-on-goods/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import type { Context } from '~/platform/context';
import { fileNameOf, type GoodsKind, kindsToWrite } from '../network-files/network-sources';
import type { NetworkFiles } from '../network-files/read-network';
import type { Progress } from './progress-bar';
import type { Removal, Retired } from './removals';
import { rimArticle } from './rim-article';
import { serviceArticle } from './service-article';
import { tyreArticle } from './tyre-article';
import { type KindToWrite, retireKind, type WrittenKind, writeKind } from './write-kind.server';
import { removeOtherProducts, writeProducts } from './write-products.server';
import { variantsToWrite } from './write-variants.server';
import { wheelsToWrite } from './write-wheels.server';

async function* tyreArticles({ tyres: rows, categories }: NetworkFiles) {
  const selections = categories.flatMap(({ subCategories }) => subCategories.filter(({ reifen }) => reifen));
  for await (const row of rows) yield tyreArticle(row, selections);
}

async function* rimArticles({ rims: rows }: NetworkFiles) {
  for await (const row of rows) yield rimArticle(row);
}

async function* serviceArticles({ services: rows }: NetworkFiles) {
  for await (const row of rows) yield serviceArticle(row);
}

const namedIn = (rows: NetworkFiles['tyres'] | NetworkFiles['rims']) => () =>
  rows.keys.map(({ entry }) => ({ code: entry.id, gtin: entry.gtin }));

/** Ids of the network's categories by url, for the membership of articles. */
function categoryIds({ categories }: NetworkFiles): Map<string, string> {
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  return new Map(all.map(({ url, _id }) => [url, _id]));
}

interface GoodsWriter {
  kind: GoodsKind;
  rows: number;
  /** What its line calls those that it no longer has. */
  gone: string;
  retire(): Promise<Retired>;
  write(onPortion: (done: number) => void): Promise<WrittenKind>;
}

/** In an order in which nothing refers to what is not there yet. */
function goodsWriters(tx: Context, network: NetworkFiles): GoodsWriter[] {
  const idOfCategory = categoryIds(network);
  const articles = <Own extends object>(
    kind: GoodsKind,
    rows: number,
    toWrite: KindToWrite<Own>,
  ): GoodsWriter => ({
    kind,
    rows,
    gone: 'retired',
    retire: () => retireKind(tx, toWrite),
    write: (onPortion) => writeKind(tx, toWrite, { idOfCategory, onPortion }),
  });
  return [
    articles('tyres', network.tyres.length, {
      kind: 'tyre',
      table: tyres,
      named: namedIn(network.tyres),
      articles: tyreArticles(network),
    }),
    articles('rims', network.rims.length, {
      kind: 'rim',
      table: rims,
      named: namedIn(network.rims),
      articles: rimArticles(network),
    }),
    {
      kind: 'products',
      rows: network.products.length,
      gone: 'gone',
      retire: () => removeOtherProducts(tx, network),
      write: (onPortion) => writeProducts(tx, network, idOfCategory, onPortion),
    },
    articles('variants', network.variants.length, variantsToWrite(tx, network)),
    articles('services-on-goods', network.services.length, {
      kind: 'service',
      table: servicesOnGoods,
      named: () => network.services.keys.map(({ entry }) => ({ code: entry.id, gtin: null })),
      articles: serviceArticles(network),
    }),
    articles('complete-wheels', network.wheels.length, wheelsToWrite(tx, network)),
  ];
}

export interface WrittenGoods {
  /** A line for each file that was given. */
  lines: string[];
  /** What given files say beside articles. */
  prices: WrittenKind['prices'];
  removals: Removal[];
}

/** Takes over articles of all kinds, inside the caller's transaction; categories are there already, prices and stock follow. */
export async function writeGoods(
  tx: Context,
  network: NetworkFiles,
  progress: Progress,
): Promise<WrittenGoods> {
  const wanted = kindsToWrite(network.given);
  const writers = goodsWriters(tx, network).filter(({ kind }) => wanted.has(kind));
  const written: WrittenGoods = { lines: [], prices: [], removals: [] };
  const retired = new Map<GoodsKind, Retired>();
  // Of all kinds before the first is written: a GTIN may go over from one to another.
  for (const { kind, retire } of writers) retired.set(kind, await retire());
  for (const { kind, rows, gone, write } of writers) {
    const { added, changed, prices } = await write((done) =>
      progress.show(`${fileNameOf(kind)}: rows written`, done, rows),
    );
    if (!network.given.has(kind)) continue;
    const { before, removed } = retired.get(kind) ?? { before: 0, removed: 0 };
    for (const price of prices) written.prices.push(price);
    written.removals.push({ kind, rows, before, removed });
    written.lines.push(
      `${fileNameOf(kind)}: ${rows} rows, ${added} new, ${changed} changed, ${removed} ${gone}.`,
    );
  }
  return written;
}
