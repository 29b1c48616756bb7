import { Outlet, useRouteLoaderData } from 'react-router';
import { linkReader } from '~/http/link-reader';
import { requestScope } from '~/http/request-scope';
import { StepsFrame } from '~/storefront/checkout/steps-frame';
import { liveLegalLinks } from '~/storefront/navigation/required-links.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { ShellView } from '~/storefront/shell/shell';
import type { Route } from './+types/_steps';

export const handle: PageHandle = { hasOwnFrame: true };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return { legalLinks: await liveLegalLinks(tenant, context, linkReader(args.context)) };
}

/** Only the logo, the cart and the legal pages lead out of the checkout. */
export default function Steps({ loaderData }: Route.ComponentProps) {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  return (
    <StepsFrame shell={shell} legalLinks={loaderData.legalLinks}>
      <Outlet />
    </StepsFrame>
  );
}
