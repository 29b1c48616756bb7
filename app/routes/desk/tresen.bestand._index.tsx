import { listDeskArticles } from '~/domain/desk/articles/list-articles.server';
import { dataDoneMessages } from '~/domain/desk/articles/messages';
import { ArticlesPage } from '~/domain/desk/components/articles-page';
import { listQuery, pageOf, readArticleCursor, readArticleFilter } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.bestand._index';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, isCentral } = await requireDesk(routerContext);
  const { filter, typed } = readArticleFilter(url);
  const page = { after: readArticleCursor(url), limit: PAGE_SIZE };
  const found = await listDeskArticles(context, tenant.location, filter, page);
  const { rows: articles, last } = pageOf(found, PAGE_SIZE);
  const notice = noticeOf(url, dataDoneMessages);
  return { articles, typed, isCentral, notice, next: last && listQuery(typed, `${last.id} ${last.title}`) };
}

export default function DeskStock({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />;
}
