import { sql } from 'drizzle-orm';

/** Urls of a row's categories, further ones last, for statements over `articles`. Qualified by hand: a query of one table writes its columns without the table. */
export const categoryUrlsOfArticle = sql<string[]>`array(
  select categories.url from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = articles.id order by is_further, categories.url)`;
