import { basenameOf, pageAddress } from '~/domain/tenancy/tenant';
import { documentedCalls } from '~/http/api/docs-view.server';
import { requestScope } from '~/http/request-scope';
import { tyresPath } from '~/paths';
import { ApiDocsPage } from '~/storefront/api-docs/api-docs-page';
import { findCalls } from '~/storefront/api-docs/find-calls';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { embedScriptPath, openApiPath } from '~/values/api-paths';
import { serviceRequestPath } from '~/values/workshop-paths';
import type { Route } from './+types/api.docs';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const meta: Route.MetaFunction = () => [
  { title: 'API' },
  { name: 'robots', content: 'noindex, follow' },
];

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const typed = (args.url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const calls = await documentedCalls(tenant, context);
  // The path of the page has no location.
  const shop = { ...tenant, basename: basenameOf(tenant.host, tenant.location) };
  return {
    origin: tenant.origin,
    documentPath: openApiPath,
    calls: findCalls(calls, typed),
    count: calls.length,
    typed,
    embed: {
      shop: pageAddress(shop, '/'),
      script: `${tenant.origin}${embedScriptPath}`,
      tyres: pageAddress(shop, tyresPath),
      workshop: pageAddress(shop, serviceRequestPath),
    },
  };
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <ApiDocsPage {...loaderData} />;
}
