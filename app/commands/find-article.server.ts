import { and, eq, isNull, sql } from 'drizzle-orm';
import { articleField } from '~/domain/catalog/articles/article-field';
import { articles } from '~/domain/catalog/articles/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';

/** An article that is counted, as the operator names it: `tyre:CODE`. @throws {ConfigError} where there is none */
export async function articleNamed({ db }: Context, name: string): Promise<{ id: number; name: string }> {
  const ref = articleField.safeParse(name);
  const [article] = ref.success
    ? await db
        .select({ id: articles.id, isKit: articles.isKit })
        .from(articles)
        .where(and(eq(articles.kind, ref.data.kind), eq(articles.code, ref.data.code)))
    : [];
  if (!article) throw new ConfigError(`There is no article "${name}": expected KIND:CODE, as in "tyre:…".`);
  if (article.isKit) throw new ConfigError(`${name} is a kit: what is counted are its components.`);
  return { id: article.id, name };
}

/** An article of a file. */
export interface FoundArticle {
  id: number;
  isKit: boolean;
}

/** The articles that go by these public names, those that are retired left out. */
export async function articlesNamed(
  { db }: Pick<Context, 'db'>,
  names: readonly string[],
): Promise<Map<string, FoundArticle>> {
  const parts = names.map((name) => name.split(':', 2));
  const rows = await db
    .select({ kind: articles.kind, code: articles.code, id: articles.id, isKit: articles.isKit })
    .from(articles)
    .where(
      and(
        isNull(articles.retiredAt),
        sql`(${articles.kind}, ${articles.code}) in (select * from unnest(
          ${sql.param(parts.map(([kind]) => kind))}::text[], ${sql.param(parts.map(([, code]) => code ?? ''))}::text[]))`,
      ),
    );
  return new Map(rows.map(({ kind, code, ...article }) => [`${kind}:${code}`, article]));
}
