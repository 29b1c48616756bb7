import { sql } from 'drizzle-orm';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import type { Context } from '~/platform/context';

/** Facts that the law requires beside an article, and a price, without which it is not sold. */
export const duties = ['eprel', 'gpsr', 'grundpreis', 'pfand', 'preis'] as const;
export type Duty = (typeof duties)[number];

export interface MissingArticle {
  id: number;
  kind: ArticleKind;
  code: string;
  title: string;
  subtitle: string;
  make: string;
}

/** In these categories most articles say it: an article that does not is more often forgotten than an exception. */
const telling = (isTold: ReturnType<typeof sql>) => sql`
  select article_categories.category_id from articles join article_categories on article_categories.article_id = articles.id
    join product_variants own on own.article_id = articles.id
  where articles.retired_at is null and not is_further group by 1 having 2 * count(*) filter (where ${isTold}) >= count(*)
    and count(*) filter (where ${isTold}) > 0`;

const inCategories = (isTold: ReturnType<typeof sql>) => sql`
  articles.kind = 'product' and exists (select from article_categories
    where article_categories.article_id = articles.id and not is_further and category_id in (${telling(isTold)}))`;

const hasContent = sql`own.content_milli is not null`;
const hasDeposit = sql`articles.deposit_cents is not null`;

const conditions = {
  eprel: sql`articles.kind = 'tyre' and exists (select from tyres where tyres.article_id = articles.id and eprel_id is null)`,
  gpsr: sql`articles.make <> '' and not exists (select from makes where makes.name = articles.make)`,
  grundpreis: sql`${inCategories(hasContent)} and exists (select from product_variants own
    where own.article_id = articles.id and not (${hasContent}))`,
  pfand: sql`${inCategories(hasDeposit)} and not (${hasDeposit})`,
  preis: sql`not articles.is_kit and not exists (select from current_prices where current_prices.article_id = articles.id)`,
} satisfies Record<Duty, unknown>;

/** By number of articles. */
export async function countMissing({ db }: Pick<Context, 'db'>): Promise<Record<Duty, number>> {
  const columns = duties.map(
    (duty) => sql`count(*) filter (where ${conditions[duty]})::int as ${sql.identifier(duty)}`,
  );
  const { rows } = await db.execute<Record<Duty, number>>(
    sql`select ${sql.join(columns, sql`, `)} from articles where retired_at is null`,
  );
  return rows[0] ?? { eprel: 0, gpsr: 0, grundpreis: 0, pfand: 0, preis: 0 };
}

/** By id. @returns one more than `limit` if the list goes on */
export async function listMissing(
  { db }: Pick<Context, 'db'>,
  duty: Duty,
  { after, limit }: { after: number; limit: number },
): Promise<MissingArticle[]> {
  const { rows } = await db.execute<MissingArticle & Record<string, unknown>>(sql`
    select id, kind, code, title, subtitle, make from articles
    where retired_at is null and id > ${after} and ${conditions[duty]} order by id limit ${limit + 1}`);
  return rows;
}
