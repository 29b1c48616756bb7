import { redirect } from 'react-router';
import { z } from 'zod';
import { WithdrawalsPage } from '~/domain/desk/components/withdrawals-page';
import { mayDo, withdrawalCommands } from '~/domain/desk/rights';
import { listWithdrawals } from '~/domain/desk/withdrawals/list-withdrawals.server';
import { withdrawalDone, withdrawalRefusals } from '~/domain/desk/withdrawals/messages';
import { runWithdrawalCommand } from '~/domain/desk/withdrawals/run-withdrawal-command.server';
import { refused, textsOf } from '~/http/desk/desk-answer';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { refuseRight } from '~/http/desk/refuse-right.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskWithdrawalsPath } from '~/values/desk-paths';
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

/** @throws {Response} the redirect to the list, which says what was done */
export async function action({ context: routerContext, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const desk = await requireDesk(routerContext);
  const { tenant, context, user, roles } = desk;
  const parsed = withdrawalForm.safeParse(Object.fromEntries(sent));
  if (!parsed.success || !mayDo(roles, parsed.data.befehl))
    return refuseRight(desk, { command: '', values: {} }, parsed.data?.befehl);
  const { befehl: command, widerruf: id, text } = parsed.data;
  const place = { id, locationId: tenant.location.id, staff: user.email };
  const result = await runWithdrawalCommand(context, { command, text, ...place });
  if (result.ok) throw redirect(`${deskWithdrawalsPath}?hinweis=${command}`, 303);
  const isTyped = result.code === 'no-reason' || result.code === 'unknown-order';
  const refusal = { text: withdrawalRefusals[result.code], ...(isTyped && { field: 'text' }) };
  return refused({ command, values: textsOf(sent) }, refusal, isTyped ? 400 : 409);
}

const withdrawalForm = z.object({
  befehl: z.enum(withdrawalCommands),
  widerruf: z.uuid(),
  text: z.string().trim().max(500).default(''),
});

export default function DeskWithdrawals({ loaderData }: Route.ComponentProps) {
  return <WithdrawalsPage {...loaderData} />;
}
