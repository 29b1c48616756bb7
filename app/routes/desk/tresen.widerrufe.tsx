import { WithdrawalsPage } from '~/domain/desk/components/withdrawals-page';
import { mayDo } from '~/domain/desk/rights';
import { listWithdrawals } from '~/domain/desk/withdrawals/list-withdrawals.server';
import { withdrawalDone } from '~/domain/desk/withdrawals/messages';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import { withdrawalByForm } from '~/http/desk/withdrawal-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.widerrufe';

const PAGE_SIZE = 30;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireDesk(routerContext);
  const state = url.searchParams.get('stand') === 'closed' ? ('closed' as const) : ('open' as const);
  const cursor = readCursor(url);
  const page = { after: cursor && { receivedAt: cursor.at, id: cursor.id }, limit: PAGE_SIZE };
  const found = await listWithdrawals(context, tenant.location.id, state, page);
  const { rows: withdrawals, last } = pageOf(found, PAGE_SIZE);
  return {
    state,
    withdrawals,
    now: context.now(),
    next: last && listQuery({ stand: state }, cursorOf(last.receivedAt, last.id)),
    mayClose: mayDo(roles, 'close-withdrawal'),
    notice: noticeOf(url, withdrawalDone),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return withdrawalByForm(context, await readForm(request));
}

export default function DeskWithdrawals({ loaderData }: Route.ComponentProps) {
  return <WithdrawalsPage {...loaderData} />;
}
