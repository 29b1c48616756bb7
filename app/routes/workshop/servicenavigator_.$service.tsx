import { data } from 'react-router';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { describePage } from '~/http/describe-page';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { answerNavigatorForm, loadNavigatorService } from '~/http/workshop/navigator.server';
import { serviceNodes } from '~/storefront/seo/json-ld/service.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { NavigatorServicePage } from '~/storefront/workshop/navigator-service-page';
import { appointmentPath } from '~/values/appointment-paths';
import { navigatorPath, navigatorServicePath, requestPicturesPath } from '~/values/workshop-paths';
import type { Route } from './+types/servicenavigator_.$service';

export const handle: PageHandle = {
  breadcrumb: ({ page }: Route.ComponentProps['loaderData']) => [
    { label: 'Servicenavigator', to: navigatorPath },
    { label: page.service.title, to: navigatorServicePath(navigatorPath, page.service.url) },
  ],
};

/** The step with the form is nobody else's. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const answer = await loadNavigatorService(args.context, args.params.service, args.url, navigatorPath);
  const { service } = answer.data;
  const path = navigatorServicePath(navigatorPath, service.url);
  describePage(args.context, {
    nodes: async () => {
      const prices = await servicePrices(tenant, context, undefined);
      return serviceNodes(tenant, context, { ...service, path, price: prices.of(service.url) });
    },
  });
  const seo = pageSeo(tenant, path, {
    title: `${service.title} in ${tenant.location.city}`,
    description: service.summary,
    isIndexed: args.url.searchParams.size === 0,
  });
  return data({ page: answer.data, seo }, answer.init ?? undefined);
}

const addresses = { base: navigatorPath, pictures: requestPicturesPath, appointment: appointmentPath };

export const action = async ({ context, params, request, url }: Route.ActionArgs) =>
  answerNavigatorForm(context, { typed: params.service, url, form: await readForm(request) }, addresses);

export default function NavigatorAtService({ loaderData, actionData }: Route.ComponentProps) {
  return <NavigatorServicePage page={loaderData.page} base={navigatorPath} sent={actionData} />;
}
