import { Outlet, useRouteLoaderData } from 'react-router';
import { pageOf } from '~/domain/tenancy/tenant';
import { linkReader } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { PageFrame } from '~/storefront/page/page-frame';
import { loadPageParts } from '~/storefront/page/page-parts.server';
import type { ShellView } from '~/storefront/shell/shell';
import type { Route } from './+types/_page';

/** Loaded with every page, unlike the root's data. */
export function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const page = pageOf(audience, args.url).split('?')[0] ?? '/';
  return loadPageParts(audience, context, linkReader(args.context), page);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  return (
    <PageFrame shell={shell} parts={loaderData}>
      <Outlet />
    </PageFrame>
  );
}
