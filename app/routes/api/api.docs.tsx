import { documentedCalls } from '~/http/api/docs-view.server';
import { requestScope } from '~/http/request-scope';
import { ApiDocsPage } from '~/storefront/api-docs/api-docs-page';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { openApiPath } from '~/values/api-paths';
import type { Route } from './+types/api.docs';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const meta: Route.MetaFunction = () => [
  { title: 'API' },
  { name: 'robots', content: 'noindex, follow' },
];

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return { origin: tenant.origin, documentPath: openApiPath, calls: await documentedCalls(tenant, context) };
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <ApiDocsPage {...loaderData} />;
}
