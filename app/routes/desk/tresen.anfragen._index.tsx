import { RequestsPage } from '~/domain/desk/components/requests-page';
import { requestNotices } from '~/domain/desk/messages';
import { listedAt, listRequests } from '~/domain/workshop/requests/find-requests.server';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.anfragen._index';

const PAGE_SIZE = 100;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const state = url.searchParams.get('stand') === 'done' ? 'done' : 'open';
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const found = await listRequests(context, tenant.location.id, state, page);
  const { rows: requests, last } = pageOf(found, PAGE_SIZE);
  return {
    state: state as 'open' | 'done',
    requests: requests.map(({ number, serviceTitle, vehicle, contact, createdAt, state: own }) => ({
      number,
      serviceTitle,
      vehicle,
      contact,
      createdAt,
      state: own,
    })),
    next: last && listQuery({ stand: state }, cursorOf(listedAt(last), last.id)),
    notice: noticeOf(url, requestNotices),
  };
}

export default function DeskRequests({ loaderData }: Route.ComponentProps) {
  return <RequestsPage {...loaderData} />;
}
