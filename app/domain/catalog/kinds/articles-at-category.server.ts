import { sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';

const cached = queryCache<{ isThere: boolean }>(2_000);

/** Whether a category has an article at a code: of a rim or a product, or where the address `isExact`, of a product's variant. */
export async function isSoldAt(
  context: Context,
  category: { id: string },
  code: string,
  isExact: boolean,
): Promise<boolean> {
  const wanted = code.toLowerCase();
  // Whatever an import retires or brings back moves the lists.
  const found = await cached(`${category.id} ${isExact} ${wanted}`, ['list'], async () => {
    const isWanted = isExact
      ? sql`articles.kind = 'product' and articles.code = ${wanted}`
      : sql`((articles.kind = 'rim' and articles.code = ${wanted})
          or (articles.kind = 'product' and article_groups.code = ${wanted}))`;
    const { rows } = await context.db.execute(sql`
      select from articles join article_categories on article_categories.article_id = articles.id
      left join article_groups on article_groups.id = articles.group_id
      where category_id = ${category.id} and retired_at is null and ${isWanted} limit 1`);
    return { isThere: rows.length > 0 };
  });
  return found.isThere;
}
