import { type RouterContextProvider, redirect } from 'react-router';
import { emailField } from '~/domain/accounts/person-fields';
import { staffRoleNames } from '~/domain/accounts/tables';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { mayDo, staffCommands } from '~/domain/desk/rights';
import { staffRefusals } from '~/domain/desk/staff/messages';
import { runStaffCommand } from '~/domain/desk/staff/run-staff-command.server';
import { deskStaffPath } from '~/values/desk-paths';
import { refused, textsOf } from './desk-answer';
import { requireRight } from './require-desk.server';

/** @throws {Response} the redirect to the page, which says what was done */
export async function staffByForm(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const { tenant, context, user, held, roles } = await requireRight(routerContext, 'see-staff');
  const command = staffCommands.find((one) => one === form.get('befehl'));
  const typed = { command: command ?? '', values: textsOf(form) };
  if (!command || !mayDo(roles, command)) return refused(typed, { text: NOT_ALLOWED }, 403);
  const { wer = '', email = '', rolle } = typed.values;
  const result = await runStaffCommand(tenant, context, {
    command,
    manager: { id: user.id, email: user.email, held },
    whom: wer.trim(),
    email: emailField.safeParse(email.trim()).data,
    role: staffRoleNames.find((one) => one === rolle),
  });
  if (result.ok) throw redirect(`${deskStaffPath}?hinweis=${command}`, 303);
  const refusal = staffRefusals[result.code];
  return refused(typed, refusal, refusal.field ? 400 : 409);
}
