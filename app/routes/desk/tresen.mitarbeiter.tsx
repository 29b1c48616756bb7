import { openInvitations } from '~/domain/accounts/invite-staff.server';
import { StaffPage } from '~/domain/desk/components/staff-page';
import { locationStaff } from '~/domain/desk/staff/location-staff.server';
import { mayManageAccount } from '~/domain/desk/staff/may-manage';
import { staffDone } from '~/domain/desk/staff/messages';
import { requireRight } from '~/http/desk/require-desk.server';
import { staffByForm } from '~/http/desk/staff-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.mitarbeiter';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, user, held } = await requireRight(routerContext, 'see-staff');
  const { id: locationId } = tenant.location;
  const [staff, invitations] = await Promise.all([
    locationStaff(context, locationId),
    openInvitations(context, locationId),
  ]);
  return {
    staff: staff.map(({ roles, ...member }) => ({
      ...member,
      here: roles.filter((one) => one.locationId === locationId).map(({ role }) => role),
      everywhere: roles.filter((one) => one.locationId === null).map(({ role }) => role),
      isManageable: mayManageAccount(held, roles),
      isOwn: member.id === user.id,
    })),
    invitations: invitations.map(({ key, email, role, expiresAt }) => ({ key, email, role, expiresAt })),
    notice: noticeOf(url, staffDone),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return staffByForm(context, await readForm(request));
}

export default function DeskStaff({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} answer={actionData} />;
}
