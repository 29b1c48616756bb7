import { WithdrawalsPage } from '~/domain/desk/components/withdrawals-page';
import { mayDo } from '~/domain/desk/rights';
import { listWithdrawals } from '~/domain/desk/withdrawals/list-withdrawals.server';
import { withdrawalDone } from '~/domain/desk/withdrawals/messages';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { readWithdrawalCursor, withdrawalByForm } from '~/http/desk/withdrawal-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.widerrufe';

const PAGE_SIZE = 30;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Widerrufe' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireDesk(routerContext);
  const state = url.searchParams.get('stand') === 'closed' ? ('closed' as const) : ('open' as const);
  const page = { after: readWithdrawalCursor(url), limit: PAGE_SIZE };
  const found = await listWithdrawals(context, tenant.location.id, state, page);
  const withdrawals = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? withdrawals.at(-1) : undefined;
  const next = last && { stand: state, nach: `${last.receivedAt.toISOString()}_${last.id}` };
  return {
    state,
    withdrawals,
    now: context.now(),
    next: next && new URLSearchParams(next).toString(),
    mayClose: mayDo(roles, 'close-withdrawal'),
    notice: noticeOf(url, withdrawalDone),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return withdrawalByForm(context, await readForm(request));
}

export default function DeskWithdrawals({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalsPage {...loaderData} answer={actionData} />;
}
