import type { StoredPage } from '~/domain/content/pages/change-pages.server';
import { PagesPage } from '~/domain/desk/components/pages/pages-page';
import { listChanges } from '~/domain/desk/journal/list-changes.server';
import { deskPages } from '~/domain/desk/pages/desk-pages.server';
import { doneMessages } from '~/domain/desk/pages/messages';
import { daysText, isHiddenOn, pageChangeText } from '~/domain/desk/pages/page-texts';
import { listQuery, pageOf, readTextCursor } from '~/http/desk/list-filters';
import { contentDesk, pageByForm } from '~/http/desk/page-command.server';
import { noticeOf } from '~/http/notice-of';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.seiten._index';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { desk, pages } = await contentDesk(routerContext);
  const { context } = desk;
  const today = germanDate(context.now());
  const about = { locationId: pages.location.id, kind: 'content' } as const;
  const cursor = readTextCursor(url);
  const page = { after: cursor && { owner: cursor.key, path: cursor.text }, limit: PAGE_SIZE };
  const { rows, last } = pageOf(await deskPages(context, pages, page), PAGE_SIZE);
  return {
    next: last && listQuery({}, `${last.owner} ${last.path}`),
    pages: rows.map(({ path, label, ownerName, ...days }) => ({
      path,
      label,
      ownerName,
      seenBy: daysText(days),
      isOver: isHiddenOn(days, today),
    })),
    changes: (await listChanges(context, about)).map((change) => ({
      id: change.id,
      at: change.at,
      staff: change.staff,
      path: change.subject,
      what: pageChangeText(change.before as StoredPage | null, change.after as StoredPage | null),
    })),
    notice: noticeOf(url, doneMessages),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return pageByForm(context, request);
}

export default function DeskPages({ loaderData }: Route.ComponentProps) {
  return <PagesPage {...loaderData} />;
}
