import type { ArticleKind } from '~/domain/catalog/articles/article';
import { rims } from '~/domain/catalog/rims/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import type { Context } from '~/platform/context';
import { type FileKind, fileNameOf, type GoodsKind } from '../network-files/network-sources';
import type { NetworkFiles, RimRow, TyreRow } from '../network-files/read-network';
import type { Progress } from './progress-bar';
import { rimArticle } from './rim-article';
import { tyreArticle } from './tyre-article';
import { type WrittenKind, writeKind } from './write-kind.server';
import { writeProducts, writeVariants } from './write-products.server';
import { writeWheels } from './write-wheels.server';

/** What has to be written anew when a file says something else: titles, pictures and categories follow from several. */
const followers: Partial<Record<FileKind, readonly GoodsKind[]>> = {
  categories: ['tyres', 'rims', 'products', 'variants', 'complete-wheels'],
  products: ['variants'],
  tyres: ['complete-wheels'],
  rims: ['complete-wheels'],
};

/** The goods to write, given the files: their own, and what follows from them. */
function goodsToWrite(given: ReadonlySet<FileKind>): Set<FileKind> {
  return new Set([...given].flatMap((kind) => [kind, ...(followers[kind] ?? [])]));
}

async function* tyreArticles(network: NetworkFiles, rows: AsyncIterable<TyreRow>) {
  const selections = network.categories.flatMap(({ subCategories }) =>
    subCategories.filter(({ reifen }) => reifen),
  );
  for await (const row of rows) yield tyreArticle(row, selections);
}

async function* rimArticles(rows: AsyncIterable<RimRow>) {
  for await (const row of rows) yield rimArticle(row);
}

/** Ids of the network's categories by url, for the membership of articles. */
function categoryIds({ categories }: NetworkFiles): Map<string, string> {
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  return new Map(all.map(({ url, _id }) => [url, _id]));
}

/** What became of the goods of a network. */
export interface WrittenGoods {
  /** A line for each file that was given. */
  lines: string[];
  /** Articles by their public names, of the kinds that were written. */
  ids: Map<string, number>;
  /** Those of them that are kits. */
  kitIds: Set<number>;
  /** What files say beside articles. */
  prices: { articleId: number; regularCents: number | null }[];
}

/** Takes over articles of all kinds, inside the caller's transaction; categories are there already, prices and stock follow. */
export async function writeGoods(
  tx: Context,
  network: NetworkFiles,
  progress: Progress,
): Promise<WrittenGoods> {
  const wanted = goodsToWrite(network.given);
  const idOfCategory = categoryIds(network);
  const written: WrittenGoods = { lines: [], ids: new Map(), kitIds: new Set(), prices: [] };
  const showing = (kind: GoodsKind, total: number) => (done: number) =>
    progress.show(`${fileNameOf(kind)}: rows written`, done, total);
  const keysOf = (rows: NetworkFiles['tyres'] | NetworkFiles['rims']) =>
    rows.keys.map(({ entry }) => ({ code: entry.id, gtin: entry.gtin }));

  const add = (file: GoodsKind, kind: ArticleKind, rows: number, result: WrittenKind) => {
    for (const [code, id] of result.ids) written.ids.set(`${kind}:${code}`, id);
    if (!network.given.has(file)) return;
    for (const price of result.prices) written.prices.push(price);
    const { added, changed, retired } = result;
    written.lines.push(
      `${fileNameOf(file)}: ${rows} rows, ${added} new, ${changed} changed, ${retired} retired.`,
    );
  };
  if (wanted.has('tyres')) {
    const result = await writeKind(tx, {
      kind: 'tyre',
      table: tyres,
      named: keysOf(network.tyres),
      articles: tyreArticles(network, network.tyres),
      idOfCategory,
      onPortion: showing('tyres', network.tyres.length),
    });
    add('tyres', 'tyre', network.tyres.length, result);
  }
  if (wanted.has('rims')) {
    const result = await writeKind(tx, {
      kind: 'rim',
      table: rims,
      named: keysOf(network.rims),
      articles: rimArticles(network.rims),
      idOfCategory,
      onPortion: showing('rims', network.rims.length),
    });
    add('rims', 'rim', network.rims.length, result);
  }
  if (wanted.has('variants')) {
    const { length } = network.variants;
    const result = await writeVariants(tx, network, idOfCategory, showing('variants', length));
    add('variants', 'product', length, result);
  }
  if (wanted.has('products')) {
    const { length } = network.products;
    const { added, changed } = await writeProducts(tx, network, idOfCategory, showing('products', length));
    if (network.given.has('products'))
      written.lines.push(`${fileNameOf('products')}: ${length} rows, ${added} new, ${changed} changed.`);
  }
  if (wanted.has('complete-wheels')) {
    const { length } = network.wheels;
    const result = await writeWheels(tx, network, idOfCategory, showing('complete-wheels', length));
    add('complete-wheels', 'complete-wheel', length, result);
    for (const id of result.ids.values()) written.kitIds.add(id);
  }
  return written;
}
