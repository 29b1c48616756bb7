import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { JoinedNotice } from '~/domain/cart/components/joined-notice';
import { findJoined } from '~/domain/cart/joined-pieces.server';
import { linksOfPage } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { loadPart } from '~/platform/parts/load-part.server';
import { StepsFrame } from '~/storefront/checkout/steps-frame';
import { liveLegalLinks } from '~/storefront/navigation/required-links.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { ShellView } from '~/storefront/shell/shell';
import type { Route } from './+types/_steps';

export const handle: PageHandle = { hasOwnFrame: true };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  return {
    joined: await loadPart(
      context,
      { name: 'joined pieces', location: tenant.location.url },
      () => findJoined(tenant, context, visitor),
      undefined,
    ),
    legalLinks: await liveLegalLinks(linksOfPage(args.context), tenant.location.theme.footer.links),
  };
}

/** Only the logo, the cart and the legal pages lead out of the checkout. */
export default function Steps({ loaderData }: Route.ComponentProps) {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  const { pathname } = useLocation();
  return (
    <StepsFrame shell={shell} legalLinks={loaderData.legalLinks}>
      <JoinedNotice joined={loaderData.joined} backTo={pathname} />
      <Outlet />
    </StepsFrame>
  );
}
