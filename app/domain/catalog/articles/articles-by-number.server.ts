import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { gtinOf } from '~/values/gtin';
import { slugOf } from '~/values/slug';
import { articleKey, articleKinds } from './article';
import { articles } from './tables';

type Article = typeof articles.$inferSelect;
/** `several`: articles of more than one kind or group have the number. */
export type Numbered = Article | 'several' | undefined;

export interface ArticlesByNumber {
  /** Of a name (`product:box-1`) only that; of a number alone the tyre of that code, else the one article with that article number, code or GTIN. */
  byNumber(number: string): Numbered;
  /** @param gtin 13 digits */
  byGtin(gtin: string): Article | undefined;
}

export const noArticle = (number: string): string => `es gibt keinen Artikel „${number}“`;
export const severalArticles = (number: string): string =>
  `„${number}“ haben mehrere Artikel; die GTIN ist eindeutig, oder die Art davor wie in product:${slugOf(number)}`;

const codeOf = (number: string) => (number.includes(':') ? number.slice(number.indexOf(':') + 1) : number);

function onlyOne(found: readonly Article[] | undefined): Numbered {
  return found && found.length > 1 ? 'several' : found?.[0];
}

function byEach(found: readonly Article[], of: (article: Article) => string | null | undefined) {
  const all = new Map<string, Article[]>();
  for (const article of found) {
    const key = of(article);
    if (key) all.set(key, [...(all.get(key) ?? []), article]);
  }
  return all;
}

/** Articles for sale by what the shop's own pages print of them, in one query. */
export async function articlesByNumber(
  { db }: Pick<Context, 'db'>,
  { numbers, gtins = [] }: { numbers: readonly string[]; gtins?: readonly string[] },
): Promise<ArticlesByNumber> {
  const codes = [...new Set(numbers.map((number) => slugOf(codeOf(number))))];
  const skus = numbers.map((number) => number.toLowerCase());
  const all = [...gtins, ...numbers.flatMap((number) => gtinOf(number) ?? [])];
  const found = await db
    .select()
    .from(articles)
    .where(
      and(
        isNull(articles.retiredAt),
        sql`((${articles.kind} = any(${sql.param([...articleKinds])}::text[]) and ${articles.code} = any(${sql.param(codes)}::text[]))
          or ${articles.gtin} = any(${sql.param(all)}::text[])
          or (${articles.sku} is not null and lower(${articles.sku}) = any(${sql.param(skus)}::text[])))`,
      ),
    )
    .orderBy(asc(articles.kind), asc(articles.code));
  const byKey = new Map<string, Article>(found.map((article) => [articleKey(article), article]));
  const byCode = byEach(found, ({ code }) => code);
  const bySku = byEach(found, ({ sku }) => sku?.toLowerCase());
  const ofGtin = new Map(found.flatMap((article) => (article.gtin ? [[article.gtin, article]] : [])));
  return {
    byNumber(number) {
      if (number.includes(':')) return byKey.get(number);
      const code = slugOf(number);
      return (
        byKey.get(`tyre:${code}`) ??
        onlyOne(bySku.get(number.toLowerCase())) ??
        onlyOne(byCode.get(code)) ??
        ofGtin.get(gtinOf(number) ?? '')
      );
    },
    byGtin: (gtin) => ofGtin.get(gtin),
  };
}
