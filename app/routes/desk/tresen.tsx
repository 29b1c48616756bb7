import { Outlet, redirectDocument } from 'react-router';
import { DeskFrame } from '~/domain/desk/components/desk-frame';
import { mayDo } from '~/domain/desk/rights';
import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf, pageOf } from '~/domain/tenancy/tenant';
import { requestTargetContext, tenantContext } from '~/http/contexts';
import { savedAnswer } from '~/http/desk/desk-answer';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { requireUser } from '~/http/guards.server';
import { savedFields } from '~/http/saved-form.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { deskPath } from '~/values/desk-path';
import type { Route } from './+types/tresen';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const headers = deskHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  // The desk's pages load no script of the shop: a navigation from a page that has one gets the document.
  if (context.get(requestTargetContext).isForData)
    throw redirectDocument(pageOf(context.get(tenantContext), url));
  const { tenant, user, roles, isCentral, others } = await requireDesk(context);
  const { title, city } = tenant.location;
  const saved = await savedFields({ context, url }, pageOf(tenant, url));
  return {
    place: `${title}, ${city}`,
    saved: saved && savedAnswer(saved),
    seesMoney: mayDo(roles, 'see-money'),
    isLeading: roles.includes('leitung'),
    isCentral,
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
