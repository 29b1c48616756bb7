import { data, type RouterContextProvider, redirect } from 'react-router';
import { emailField } from '~/domain/accounts/person-fields';
import { staffRoleNames } from '~/domain/accounts/tables';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { mayDo, staffCommands } from '~/domain/desk/rights';
import { staffRefusal } from '~/domain/desk/staff/messages';
import { runStaffCommand } from '~/domain/desk/staff/run-staff-command.server';
import { deskStaffPath } from '~/values/desk-paths';
import { requireRight } from './require-desk.server';

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** @throws {Response} the redirect to the page, which says what was done */
export async function staffByForm(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const { tenant, context, user, held, roles } = await requireRight(routerContext, 'see-staff');
  const command = staffCommands.find((one) => one === form.get('befehl'));
  const answer = { whom: text(form, 'wer'), email: text(form, 'email') };
  if (!command || !mayDo(roles, command)) return data({ ...answer, text: NOT_ALLOWED }, { status: 403 });
  const result = await runStaffCommand(tenant, context, {
    command,
    manager: { id: user.id, email: user.email, held },
    whom: answer.whom,
    email: emailField.safeParse(answer.email).data,
    role: staffRoleNames.find((one) => one === form.get('rolle')),
  });
  if (result.ok) throw redirect(`${deskStaffPath}?hinweis=${command}`, 303);
  const isTyped = result.code === 'no-email' || result.code === 'no-role';
  return data({ ...answer, text: staffRefusal(result) }, { status: isTyped ? 400 : 409 });
}
