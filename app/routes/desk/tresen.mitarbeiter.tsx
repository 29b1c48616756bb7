import { redirect } from 'react-router';
import { z } from 'zod';
import { openInvitations } from '~/domain/accounts/invite-staff.server';
import { emailField } from '~/domain/accounts/person-fields';
import { staffRoleNames } from '~/domain/accounts/tables';
import { StaffPage } from '~/domain/desk/components/staff-page';
import { mayDo, staffCommands } from '~/domain/desk/rights';
import { locationStaff } from '~/domain/desk/staff/location-staff.server';
import { mayManageAccount } from '~/domain/desk/staff/may-manage';
import { staffDone, staffRefusals } from '~/domain/desk/staff/messages';
import { runStaffCommand } from '~/domain/desk/staff/run-staff-command.server';
import { refused, textsOf } from '~/http/desk/desk-answer';
import { listQuery, pageOf, readTextCursor } from '~/http/desk/list-filters';
import { recordRefusedRight, refuseRight } from '~/http/desk/refuse-right.server';
import { requireRight } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskStaffPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.mitarbeiter';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, user, held } = await requireRight(routerContext, 'see-staff');
  const { id: locationId } = tenant.location;
  const cursor = readTextCursor(url);
  const after = z.uuid().safeParse(cursor?.key).success && cursor;
  const page = { after: after ? { id: after.key, lastName: after.text } : undefined, limit: PAGE_SIZE };
  const [found, invitations] = await Promise.all([
    locationStaff(context, locationId, page),
    openInvitations(context, locationId),
  ]);
  const { rows: staff, last } = pageOf(found, PAGE_SIZE);
  return {
    staff: staff.map(({ roles, firstName, lastName, ...member }) => ({
      ...member,
      name: `${firstName} ${lastName}`,
      here: roles.filter((one) => one.locationId === locationId).map(({ role }) => role),
      everywhere: roles.filter((one) => one.locationId === null).map(({ role }) => role),
      isManageable: mayManageAccount(held, roles),
      isOwn: member.id === user.id,
    })),
    invitations: invitations.map(({ key, email, role, expiresAt }) => ({ key, email, role, expiresAt })),
    next: last && listQuery({}, `${last.id} ${last.lastName}`),
    notice: noticeOf(url, staffDone),
  };
}

/** @throws {Response} the redirect to the page, which says what was done */
export async function action({ context: routerContext, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const desk = await requireRight(routerContext, 'see-staff');
  const { tenant, context, user, held, roles, actor } = desk;
  const command = staffCommands.find((one) => one === form.get('befehl'));
  const typed = { command: command ?? '', values: textsOf(form) };
  if (!command || !mayDo(roles, command)) return refuseRight(desk, typed, command);
  const { wer = '', email = '', rolle } = typed.values;
  const result = await runStaffCommand(tenant, context, {
    command,
    manager: { id: user.id, email: user.email, held, address: actor.address },
    whom: wer.trim(),
    email: emailField.safeParse(email.trim()).data,
    role: staffRoleNames.find((one) => one === rolle),
  });
  if (result.ok) throw redirect(`${deskStaffPath}?hinweis=${command}`, 303);
  if (result.code === 'not-yours') await recordRefusedRight(desk, command);
  const refusal = staffRefusals[result.code];
  return refused(typed, refusal, refusal.field ? 400 : 409);
}

export default function DeskStaff({ loaderData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} />;
}
