import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { completeWheels } from '~/domain/catalog/complete-wheels/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { servicesOnGoods } from '~/domain/catalog/services-on-goods/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import type { Context } from '~/platform/context';
import { portionsOf } from '../network-files/checked-rows';
import type { NetworkFiles, WheelRow } from '../network-files/read-network';
import { articlesNamed } from './articles-named.server';
import { type WheelPart, type WheelParts, wheelArticle } from './wheel-article';

const PORTION = 500;

const { id, code, make, title } = articles;

const byCode = <Part extends WheelPart<unknown> & { code: string }>(parts: readonly Part[]) =>
  new Map(parts.map((part) => [part.code, part]));

async function partsOf(tx: Context, rows: readonly WheelRow[]): Promise<WheelParts> {
  const ofKind = (kind: 'rim' | 'tyre', codes: string[]) =>
    and(eq(articles.kind, kind), isNull(articles.retiredAt), inArray(code, codes));
  const rimParts = await tx.db
    .select({ id, code, make, title, own: rims })
    .from(articles)
    .innerJoin(rims, eq(rims.articleId, id))
    .where(
      ofKind(
        'rim',
        rows.map(({ felge }) => felge),
      ),
    );
  const tyreParts = await tx.db
    .select({ id, code, make, title, own: tyres })
    .from(articles)
    .innerJoin(tyres, eq(tyres.articleId, id))
    .where(
      ofKind(
        'tyre',
        rows.map(({ reifen }) => reifen),
      ),
    );
  const services = await tx.db
    .select(getTableColumns(servicesOnGoods))
    .from(servicesOnGoods)
    .innerJoin(articles, eq(articles.id, servicesOnGoods.articleId))
    .where(isNull(articles.retiredAt));
  const sensors = await articlesNamed(
    tx,
    rows.flatMap(({ sensor }) => sensor ?? []),
  );
  return {
    rims: byCode(rimParts),
    tyres: byCode(tyreParts),
    services,
    ids: new Map([...sensors].map(([key, article]) => [key, article.id])),
  };
}

async function* wheelArticles(tx: Context, rows: AsyncIterable<WheelRow>) {
  for await (const portion of portionsOf(rows, PORTION)) {
    const parts = await partsOf(tx, portion);
    for (const row of portion) yield* wheelArticle(row, parts);
  }
}

/** All complete wheels; their rims, tyres and sensors are there already when they are written. */
export function wheelsToWrite(tx: Context, { wheels }: NetworkFiles) {
  return {
    kind: 'complete-wheel' as const,
    table: completeWheels,
    named: () => wheels.keys.map(({ entry }) => ({ code: entry.id, gtin: null })),
    articles: wheelArticles(tx, wheels),
  };
}
