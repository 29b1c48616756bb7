import { sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { allKinds } from './kinds.server';

const cached = queryCache<{ isThere: boolean }>();

/** Matches the code of an article or product; with `isExact`, that of a variant. */
export async function isSoldAt(
  context: Context,
  category: { id: string },
  code: string,
  isExact: boolean,
): Promise<boolean> {
  const lowerCaseCode = code.toLowerCase();
  // An import that retires or restores articles invalidates the tag of the lists.
  const found = await cached(`${category.id} ${isExact} ${lowerCaseCode}`, ['list'], async () => {
    const conditions = allKinds.flatMap(({ hasAddress }) => hasAddress(lowerCaseCode, isExact) ?? []);
    const { rows } = await context.db.execute(sql`
      select from articles join article_categories on article_categories.article_id = articles.id
      left join article_groups on article_groups.id = articles.group_id
      where category_id = ${category.id} and not is_further and retired_at is null and (${sql.join(conditions, sql` or `)}) limit 1`);
    return { isThere: rows.length > 0 };
  });
  return found.isThere;
}
