import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { articleKey } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { priceHeader, priceLines } from './export-prices.server';
import { stockColumns } from './network-files/stock-file';

/** Articles that are read at once. */
const PORTION = 2_000;

type ListedArticle = Pick<typeof articles.$inferSelect, 'id' | 'kind' | 'code' | 'isKit'>;

async function* articlePortions({ db }: Pick<Context, 'db'>): AsyncGenerator<ListedArticle[]> {
  const { id, kind, code, isKit } = articles;
  for (let last = 0; ; ) {
    const portion = await db
      .select({ id, kind, code, isKit })
      .from(articles)
      .where(and(gt(id, last), isNull(articles.retiredAt)))
      .orderBy(asc(id))
      .limit(PORTION);
    const end = portion.at(-1);
    if (!end) return;
    yield portion;
    last = end.id;
  }
}

async function* stockFileLines(tx: Context): AsyncGenerator<string> {
  const places = await tx.db
    .select({ id: locations.id, url: locations.url })
    .from(locations)
    .orderBy(locations.url);
  yield stockColumns(places.map(({ url }) => url)).join(';');
  for await (const portion of articlePortions(tx)) {
    const counted = portion.filter(({ isKit }) => !isKit);
    const { rows } = await tx.db.execute<{ article_id: number; pieces: Record<string, number> }>(sql`
      select article_id, jsonb_object_agg(coalesce(location_id, ''), on_hand) as pieces
      from stock_levels join warehouses on warehouses.id = warehouse_id
      where article_id = any(${sql.param(counted.map(({ id }) => id))}::int[]) group by article_id`);
    const piecesOf = new Map(rows.map((row) => [row.article_id, row.pieces]));
    for (const article of counted) {
      const pieces = piecesOf.get(article.id) ?? {};
      const name = article.kind === 'tyre' ? article.code : articleKey(article);
      yield [name, pieces[''] ?? 0, ...places.map(({ id }) => pieces[id] ?? 0)].join(';');
    }
  }
}

async function* priceFileLines(tx: Context): AsyncGenerator<string> {
  yield priceHeader;
  for await (const portion of articlePortions(tx)) {
    yield* await priceLines(
      tx,
      portion.map(({ id }) => id),
    );
  }
}

const exported = { prices: priceFileLines, stock: stockFileLines };
export const exportNames = Object.keys(exported) as (keyof typeof exported)[];

const isExported = (name: string): name is keyof typeof exported => Object.hasOwn(exported, name);

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes what is there now into files that `radhaus import` reads, as of one moment; a file is replaced when it is whole.
 * @param names of `exportNames`; none: all
 * @returns the names of the files
 */
export async function exportNetwork(
  context: Context,
  folder: string,
  names: readonly string[],
): Promise<string[]> {
  const unknown = names.filter((name) => !isExported(name));
  if (unknown.length > 0)
    throw new ConfigError(`There is no ${unknown.join(', ')} to export, only ${exportNames.join(', ')}.`);
  const wanted = names.length > 0 ? names.filter(isExported) : exportNames;
  await mkdir(folder, { recursive: true });
  return inTransaction(context, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read read only`);
    const files: string[] = [];
    for (const name of wanted) {
      const file = `${name}.csv`;
      const unfinished = path.join(folder, `.${file}.part`);
      await pipeline(Readable.from(withNewlines(exported[name](tx))), createWriteStream(unfinished));
      await rename(unfinished, path.join(folder, file));
      files.push(file);
    }
    return files;
  });
}
