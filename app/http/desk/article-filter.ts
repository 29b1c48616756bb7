import { articleKinds } from '~/domain/catalog/articles/article';
import type { ArticleCursor, ArticleFilter } from '~/domain/desk/articles/list-articles.server';

/** Unknown values count as not chosen. */
export function readArticleFilter(url: URL): {
  filter: ArticleFilter;
  typed: { suche: string; art: string; hier: string };
} {
  const of = (name: string) => (url.searchParams.get(name) ?? '').replaceAll('\0', '').slice(0, 100);
  const typed = { suche: of('suche'), art: of('art'), hier: of('hier') };
  const kind = articleKinds.find((one) => one === typed.art);
  return { typed, filter: { words: typed.suche, kind, isHere: typed.hier === '1' } };
}

export function articleQuery(typed: Record<string, string>, { title, id }: ArticleCursor): string {
  const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''));
  query.set('nach', `${id} ${title}`);
  return query.toString();
}

export function readArticleCursor(url: URL): ArticleCursor | undefined {
  const [, id, title] = /^(\d{1,9}) (.{0,300})$/s.exec(url.searchParams.get('nach') ?? '') ?? [];
  return title === undefined ? undefined : { id: Number(id), title: title.replaceAll('\0', '') };
}
