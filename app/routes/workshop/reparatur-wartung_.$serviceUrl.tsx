import { useRouteLoaderData } from 'react-router';
import { describePage } from '~/http/describe-page';
import { requestScope } from '~/http/request-scope';
import { requireService } from '~/http/workshop/require-workshop.server';
import { serviceNodes } from '~/storefront/seo/json-ld/service.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { ShellView } from '~/storefront/shell/shell';
import { ServicePage } from '~/storefront/workshop/service-page';
import { repairPath, repairServicePath } from '~/values/workshop-paths';
import type { Route } from './+types/reparatur-wartung_.$serviceUrl';

export const handle: PageHandle = {
  breadcrumb: ({ service }: Route.ComponentProps['loaderData']) => [
    { label: 'Reparatur & Wartung', to: repairPath },
    { label: service.title, to: repairServicePath(service.url) },
  ],
};

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { serviceUrl } = args.params;
  const service = await requireService(args.context, serviceUrl, args.url);
  const path = repairServicePath(service.url);
  describePage(args.context, { nodes: () => serviceNodes(tenant, context, { ...service, path }) });
  return {
    service,
    seo: pageSeo(tenant, path, {
      title: `${service.title} in ${service.city}`,
      description: service.summary,
      isIndexed: true,
    }),
  };
}

export default function ServiceAtLocation({ loaderData: { service } }: Route.ComponentProps) {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  return <ServicePage service={service} location={shell.location} />;
}
