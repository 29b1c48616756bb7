import { listDeskArticles } from '~/domain/desk/articles/list-articles.server';
import { dataDoneMessages } from '~/domain/desk/articles/messages';
import { ArticlesPage } from '~/domain/desk/components/articles-page';
import { articleQuery, readArticleCursor, readArticleFilter } from '~/http/desk/article-filter';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.bestand._index';

const PAGE_SIZE = 50;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Bestand' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, isCentral } = await requireDesk(routerContext);
  const { filter, typed } = readArticleFilter(url);
  const page = { after: readArticleCursor(url), limit: PAGE_SIZE };
  const found = await listDeskArticles(context, tenant.location, filter, page);
  const articles = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? articles.at(-1) : undefined;
  const notice = noticeOf(url, dataDoneMessages);
  return { articles, typed, isCentral, notice, next: last && articleQuery(typed, last) };
}

export default function DeskStock({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />;
}
