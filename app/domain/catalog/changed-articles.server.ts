import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

interface Named {
  /** `tyre:…` */
  subject: string;
  locationId: string | null;
}

export interface ChangedArticle extends Record<string, unknown> {
  article: string;
  locationId: string | null;
  title: string;
  gtin: string | null;
  isForSale: boolean;
  vk_preis: number | null;
}

export async function changedArticles(
  { db }: Pick<Context, 'db'>,
  named: readonly Named[],
): Promise<ChangedArticle[]> {
  if (named.length === 0) return [];
  const asked = named.map(({ subject, locationId }, position) => {
    const [kind, code] = subject.split(':', 2);
    return { kind, code, location_id: locationId, position };
  });
  const { rows } = await db.execute<ChangedArticle>(sql`
    select articles.kind || ':' || articles.code as article, asked.location_id as "locationId", articles.title, articles.gtin,
      articles.retired_at is null as "isForSale", coalesce(own.cents, general.cents) as vk_preis
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked (kind text, code text, location_id text, position int)
      join articles on articles.kind = asked.kind and articles.code = asked.code
      left join current_prices own on own.article_id = articles.id and own.location_id = asked.location_id
      left join current_prices general on general.article_id = articles.id and general.location_id is null
    order by asked.position`);
  return rows;
}
