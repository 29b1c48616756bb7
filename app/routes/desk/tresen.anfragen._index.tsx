import { RequestsPage } from '~/domain/desk/components/requests-page';
import { requestNotices } from '~/domain/desk/messages';
import { listRequests } from '~/domain/workshop/requests/find-requests.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.anfragen._index';

const MAX_SHOWN = 100;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const state = url.searchParams.get('stand') === 'done' ? 'done' : 'open';
  const requests = await listRequests(context, tenant.location.id, state, MAX_SHOWN);
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
    notice: noticeOf(url, requestNotices),
  };
}

export default function DeskRequests({ loaderData }: Route.ComponentProps) {
  return <RequestsPage {...loaderData} />;
}
