import { and, asc, eq, getTableColumns, gt, type InferSelectModel, inArray, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isCategorySegment } from '~/domain/tenancy/reserved-segments';
import type { Context } from '~/platform/context';
import { batchesOf } from '~/platform/files/batches';
import { type Cell, slug, slugText } from '~/platform/files/cells';
import { type Names, type NetworkFile, networkFile, type Reading } from '~/platform/files/network-file';
import type { NamedPicture } from '~/platform/files/picture-cell';
import { type ArticleKind, articleKey } from '../articles/article';
import type { NamedArticle } from '../articles/import-articles.server';
import { isGoods } from '../articles/offered-kinds';
import { articleGroups, articles } from '../articles/tables';
import { articleCategories } from '../categories/category-names';
import type { OwnTable } from '../listing/list-definition';
import { namedPictures } from '../pictures/picture-column.server';
import { storedPrefixes, type VehiclePrefix } from '../vehicle-filter/vehicle-prefix-cell.server';
import { rowsFor } from '../vehicle-filter/write-vehicle-prefixes.server';
import { networkPrices, pagesById } from './stored-articles.server';
import { articleWriter, type FiledArticle, retireArticles } from './write-articles.server';

const missing = (key: string) => `es gibt keinen Artikel „${key}“`;
export const stockedArticles: Names = { name: 'stocked-article', missing };
export const pricedArticles: Names = { name: 'article', missing };
export const codesOf = (kind: ArticleKind): string => `${kind}-code`;

export const slugAtCategory: Cell<string> = {
  ...slug,
  schema: slugText.refine((id) => !isCategorySegment(id), 'hat in Adressen eine andere Bedeutung'),
};

const BATCH_SIZE = 500;

interface Completed {
  priceCents?: number | null;
  pictures?: NamedPicture[] | undefined;
  vehiclePrefixes?: VehiclePrefix[];
}

type Article = InferSelectModel<typeof articles>;
export type StoredArticle<Table extends PgTable> = Article & {
  own: Omit<InferSelectModel<Table>, 'articleId'>;
  groupCode: string | null;
};

export interface ArticleFile<Row extends Completed, Key extends NamedArticle, Table extends OwnTable>
  extends Omit<
    NetworkFile<Row, Key>,
    'stored' | 'complete' | 'retire' | 'write' | 'gone' | 'table' | 'pictures'
  > {
  kind: ArticleKind;
  /** Singular in problems: `ein Reifen`. */
  one: string;
  table: Table;
  isKit?: boolean;
  categoryUrls?: readonly string[];
  articles(
    tx: Context,
    rows: readonly Row[],
  ): Promise<FiledArticle<Omit<InferSelectModel<Table>, 'articleId'>>[]>;
  rows(
    context: Reading,
    stored: readonly StoredArticle<Table>[],
  ): readonly Omit<Row, keyof Completed>[] | Promise<readonly Omit<Row, keyof Completed>[]>;
}

async function* storedArticles<Table extends OwnTable>(
  { db }: Reading,
  { kind, table }: { kind: ArticleKind; table: Table },
  codes: readonly string[] | undefined,
) {
  const isRequested = codes && inArray(articles.code, [...codes]);
  const pages = pagesById((above, limit) =>
    db
      .select({
        ...getTableColumns(articles),
        own: getTableColumns(table as PgTable),
        groupCode: articleGroups.code,
      })
      .from(articles)
      .innerJoin(table as PgTable, eq(table.articleId, articles.id))
      .leftJoin(articleGroups, eq(articleGroups.id, articles.groupId))
      .where(and(eq(articles.kind, kind), isNull(articles.retiredAt), gt(articles.id, above), isRequested))
      .orderBy(asc(articles.id))
      .limit(limit),
  );
  for await (const page of pages)
    yield page.map(({ own: { articleId: _id, ...own }, ...article }) => ({
      ...article,
      own,
    })) as StoredArticle<Table>[];
}

export function articleFile<Row extends Completed, Key extends NamedArticle, Table extends OwnTable>({
  kind,
  one,
  table,
  isKit = false,
  categoryUrls = [],
  articles: filed,
  rows: rowsOf,
  unique = [],
  provides = [],
  follows = [],
  ...file
}: ArticleFile<Row, Key, Table>): NetworkFile<Row, Key> {
  /** Article ids of rows that were read from the database. */
  const ids = new WeakMap<object, number>();
  const hasColumn = (name: string) => file.codec.columns.includes(name);
  const keysOf = ({ code }: Key) => [articleKey({ kind, code })];
  return networkFile({
    ...file,
    unique: [
      { field: 'id', of: ({ code }) => code },
      { field: 'gtin', of: ({ gtin }) => gtin, among: one },
      ...unique,
    ],
    provides: [
      { names: codesOf(kind), of: ({ code }) => [code] },
      { names: pricedArticles.name, of: keysOf },
      ...(isKit || !isGoods(kind) ? [] : [{ names: stockedArticles.name, of: keysOf }]),
      { names: articleCategories.name, always: categoryUrls },
      ...provides,
    ],
    follows: ['categories', ...follows],
    ...(hasColumn('bilder') && {
      pictures: {
        kind,
        owner: 'article' as const,
        of: (row) => row.pictures && { code: file.keyOf(row).code, pictures: row.pictures },
      },
    }),
    async *stored(context, codes) {
      for await (const page of storedArticles(context, { kind, table }, codes)) {
        const rows = await rowsOf(context, page);
        yield rows.map((row, index) => {
          const whole = {
            ...row,
            priceCents: null,
            ...(hasColumn('bilder') && { pictures: [] }),
            ...(hasColumn('ecodes') && { vehiclePrefixes: [] }),
          } as Completed as Row;
          ids.set(whole, page[index]?.id ?? 0);
          return whole;
        });
      }
    },
    async complete(context, rows) {
      const idOf = (row: Row) => ids.get(row as object) ?? 0;
      const all = rows.map(idOf);
      const prices = await networkPrices(context, all);
      const pictures = hasColumn('bilder') ? await namedPictures(context, 'article', all) : undefined;
      const prefixes = hasColumn('ecodes') ? await storedPrefixes(context, all) : undefined;
      return rows.map((row) => ({
        ...row,
        priceCents: prices.get(idOf(row)) ?? null,
        ...(pictures && { pictures: pictures.get(idOf(row)) ?? [] }),
        ...(prefixes && { vehiclePrefixes: prefixes.get(idOf(row)) ?? [] }),
      }));
    },
    table,
    gone: 'retired',
    retire: (tx, keys) => retireArticles(tx, kind, table, keys),
    async write(tx, rows, onWritten) {
      const writer = await articleWriter(tx, kind, table);
      for await (const batch of batchesOf(rows, BATCH_SIZE, ({ vehiclePrefixes = [] }) =>
        rowsFor(vehiclePrefixes),
      ))
        onWritten(await writer.write(await filed(tx, batch)));
      return writer.finish();
    },
  });
}
