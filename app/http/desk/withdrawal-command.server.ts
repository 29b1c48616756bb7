import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { mayDo, withdrawalCommands } from '~/domain/desk/rights';
import { withdrawalRefusals } from '~/domain/desk/withdrawals/messages';
import { runWithdrawalCommand } from '~/domain/desk/withdrawals/run-withdrawal-command.server';
import { deskWithdrawalsPath } from '~/values/desk-paths';
import { refused, textsOf } from './desk-answer';
import { requireDesk } from './require-desk.server';

const withdrawalForm = z.object({
  befehl: z.enum(withdrawalCommands),
  widerruf: z.uuid(),
  text: z.string().trim().max(500).default(''),
});

/** @throws {Response} the redirect to the list, which says what was done */
export async function withdrawalByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
  const { tenant, context, user, roles } = await requireDesk(routerContext);
  const parsed = withdrawalForm.safeParse(Object.fromEntries(sent));
  if (!parsed.success || !mayDo(roles, parsed.data.befehl))
    return refused({ command: '', values: {} }, { text: NOT_ALLOWED }, 403);
  const { befehl: command, widerruf: id, text } = parsed.data;
  const place = { id, locationId: tenant.location.id, staff: user.email };
  const result = await runWithdrawalCommand(context, { command, text, ...place });
  if (result.ok) throw redirect(`${deskWithdrawalsPath}?hinweis=${command}`, 303);
  const isTyped = result.code === 'no-reason' || result.code === 'unknown-order';
  const refusal = { text: withdrawalRefusals[result.code], ...(isTyped && { field: 'text' }) };
  return refused({ command, values: textsOf(sent) }, refusal, isTyped ? 400 : 409);
}
