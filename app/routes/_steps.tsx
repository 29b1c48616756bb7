import { Outlet, useRouteLoaderData } from 'react-router';
import { StepsFrame } from '~/storefront/checkout/steps-frame';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Shell } from '~/storefront/shell/shell';

export const handle: PageHandle = { hasOwnFrame: true };

/** The steps of the checkout: nothing leads away but the logo, the cart and the legal pages. */
export default function Steps() {
  const { shell } = useRouteLoaderData('root') as { shell: Shell };
  return (
    <StepsFrame shell={shell}>
      <Outlet />
    </StepsFrame>
  );
}
