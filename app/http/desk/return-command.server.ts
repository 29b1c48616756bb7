import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { NO_RETURN_WAY, returnRefusals } from '~/domain/desk/money/messages';
import { returnAtDesk } from '~/domain/desk/money/return-payment.server';
import { mayDo, type ReturnCommand, returnCommands } from '~/domain/desk/rights';
import { deskMoneyPath } from '~/values/desk-paths';
import { servicesContext } from '../contexts';
import { refused, textsOf } from './desk-answer';
import { refuseRight } from './refuse-right.server';
import { requireRight } from './require-desk.server';

/** Undefined: another form of the page. */
export const returnCommandOf = (sent: FormData): ReturnCommand | undefined =>
  returnCommands.find((one) => one === sent.get('befehl'));

const returnForm = z.object({
  zahlung: z.uuid(),
  stand: z.string().max(100),
  grund: z.string().trim().max(500).optional(),
});

/** @throws {Response} the redirect to the payments without an order, which says what was done */
export async function returnPaymentByForm(
  routerContext: Readonly<RouterContextProvider>,
  command: ReturnCommand,
  sent: FormData,
) {
  const desk = await requireRight(routerContext, 'see-money');
  if (!mayDo(desk.roles, command)) return refuseRight(desk, { command: '', values: {} }, command);
  const form = { command, values: textsOf(sent) };
  const parsed = returnForm.safeParse(Object.fromEntries(sent));
  if (!parsed.success) return refused(form, { text: returnRefusals['unknown-payment'] }, 400);
  const { zahlung: id, stand: version, grund } = parsed.data;
  if (command === 'record-return' && !grund)
    return refused(form, { field: 'grund', text: NO_RETURN_WAY }, 400);
  const { providers } = routerContext.get(servicesContext);
  const result = await returnAtDesk(desk.context, providers, command, {
    ...{ id, version, reason: grund || undefined },
    locationId: desk.tenant.location.id,
    staff: desk.user.email,
  });
  if (result.ok) throw redirect(`${deskMoneyPath}?ansicht=ohne-bestellung&hinweis=${result.kind}`, 303);
  return refused(form, { text: returnRefusals[result.code] }, 409);
}
