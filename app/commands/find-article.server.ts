import { and, eq } from 'drizzle-orm';
import { articleField } from '~/domain/catalog/articles/article-field';
import { articles } from '~/domain/catalog/articles/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';

/** @param name `tyre:CODE` @throws {ConfigError} for an unknown article */
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
