import { z } from 'zod';
import { openInvitations } from '~/domain/accounts/invite-staff.server';
import { StaffPage } from '~/domain/desk/components/staff-page';
import { locationStaff } from '~/domain/desk/staff/location-staff.server';
import { mayManageAccount } from '~/domain/desk/staff/may-manage';
import { staffDone } from '~/domain/desk/staff/messages';
import { listQuery, pageOf, readTextCursor } from '~/http/desk/list-filters';
import { requireRight } from '~/http/desk/require-desk.server';
import { staffByForm } from '~/http/desk/staff-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
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

export async function action({ context, request }: Route.ActionArgs) {
  return staffByForm(context, await readForm(request));
}

export default function DeskStaff({ loaderData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} />;
}
