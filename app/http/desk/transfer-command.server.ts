import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { readAccountStatement } from '~/domain/desk/money/account-transfers.server';
import { assignAccountTransfer, setAccountTransfer } from '~/domain/desk/money/change-transfer.server';
import {
  EMPTY_STATEMENT,
  NO_STATEMENT,
  noAccountMessages,
  ORDER_MISSING,
  refusalOfTransfer,
  TOO_MANY_CREDITS,
  transferRefusals,
} from '~/domain/desk/money/messages';
import { mayDo } from '~/domain/desk/rights';
import { parseAside } from '~/exchange/aside/parse-aside.server';
import type { Statement } from '~/exchange/bank/statement';
import { deskMoneyPath } from '~/values/desk-paths';
import { parseCents } from '~/values/money';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '~/values/upload-limit';
import { sentForm } from '../sent-form.server';
import { refused, textsOf } from './desk-answer';
import { accountOfDesk, statementField } from './money-page.server';
import { refuseRight } from './refuse-right.server';
import { requireRight } from './require-desk.server';

const MAX_CREDITS = 5_000;
const TRANSFERS_QUERY = 'ansicht=ueberweisungen';

const STATEMENT_FORM = { command: 'read-statement', values: {} };

const unread = (text: string, status: number) => refused(STATEMENT_FORM, { field: 'auszug', text }, status);

/** @throws {Response} the redirect to the transfers, which says how many were assigned */
export async function readStatementByForm(routerContext: Readonly<RouterContextProvider>, request: Request) {
  const desk = await requireRight(routerContext, 'read-statement');
  const account = accountOfDesk(routerContext, desk);
  if (!account.ok) return unread(noAccountMessages[account.code], 409);
  const form = await sentForm(request).catch(() => undefined);
  const file = form?.get('auszug');
  if (!(file instanceof File) || file.name === '') return unread(NO_STATEMENT, 400);
  if (file.size === 0) return unread(EMPTY_STATEMENT, 400);
  if (file.size > MAX_PHOTO_BYTES) return unread(PHOTO_TOO_LARGE, 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parsed = await parseAside<Statement[] | undefined>('statements', { bytes, maxRows: MAX_CREDITS });
  if ('fault' in parsed) return unread(parsed.fault, 415);
  if (!parsed.value) return unread(TOO_MANY_CREDITS, 413);
  const result = await readAccountStatement(desk.context, account, parsed.value, desk.user.email);
  throw redirect(`${deskMoneyPath}?${TRANSFERS_QUERY}&gelesen=${statementField(result)}`, 303);
}

const transferForm = z.object({
  befehl: z.enum([
    'assign-transfer',
    'link-transfer',
    'ignore-transfer',
    'reopen-transfer',
    'release-transfer',
  ]),
  ueberweisung: z.uuid(),
  bestellung: z.string().trim().max(40).default(''),
  betrag: z.string().trim().max(40).default(''),
  trotzdem: z.string().optional(),
  grund: z.string().trim().max(500).optional(),
});

/** @throws {Response} the redirect to the transfers, which says what was done */
export async function transferByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
  const desk = await requireRight(routerContext, 'see-money');
  const parsed = transferForm.safeParse(Object.fromEntries(sent));
  if (!parsed.success || !mayDo(desk.roles, parsed.data.befehl))
    return refuseRight(desk, { command: '', values: {} }, parsed.data?.befehl);
  const { befehl, ueberweisung: id, bestellung: number, betrag, grund, trotzdem } = parsed.data;
  const form = { command: befehl, values: textsOf(sent) };
  const account = accountOfDesk(routerContext, desk);
  if (!account.ok) return refused(form, { text: noAccountMessages[account.code] }, 409);
  if (befehl === 'assign-transfer' && number === '') return refused(form, ORDER_MISSING, 400);
  const amountCents = betrag === '' ? undefined : parseCents(betrag);
  if (befehl === 'assign-transfer' && betrag !== '' && !amountCents)
    return refused(form, transferRefusals['amount-missing'], 400);
  const locationId = desk.tenant.location.id;
  const change = { id, staff: desk.user.email, reason: grund || undefined, locationId };
  const isConfirmed = trotzdem === 'on';
  const result =
    befehl === 'assign-transfer'
      ? await assignAccountTransfer(desk.context, account, number, { ...change, amountCents, isConfirmed })
      : await setAccountTransfer(desk.context, account, befehl, change);
  if (result.ok) throw redirect(`${deskMoneyPath}?${TRANSFERS_QUERY}&hinweis=${befehl}`, 303);
  const refusal = refusalOfTransfer(result);
  return refused(form, refusal, refusal.field ? 400 : 409);
}
