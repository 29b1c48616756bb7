import { Outlet } from 'react-router';
import { DeskFrame } from '~/domain/desk/components/desk-frame';
import { mayDo } from '~/domain/desk/rights';
import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf } from '~/domain/tenancy/tenant';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { requireUser } from '~/http/guards.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { deskPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const headers = deskHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const { tenant, user, roles, others } = await requireDesk(context);
  const { title, city } = tenant.location;
  return {
    place: `${title}, ${city}`,
    seesMoney: mayDo(roles, 'see-money'),
    isLeading: roles.includes('leitung'),
    person: `${user.firstName} ${user.lastName}`,
    others: others.map((location) => ({
      name: `${location.title}, ${location.city}`,
      address: joinPath(basenameOf(tenant.host, location), deskPath),
    })),
  };
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame {...loaderData}>
      <Outlet />
    </DeskFrame>
  );
}
