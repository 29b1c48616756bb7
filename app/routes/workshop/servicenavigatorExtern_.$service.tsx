import { data } from 'react-router';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { answerNavigatorForm, loadNavigatorService } from '~/http/workshop/navigator.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { NavigatorServicePage } from '~/storefront/workshop/navigator-service-page';
import { framedAppointmentPath } from '~/values/appointment-paths';
import { framedNavigatorPath, framedPicturesPath, navigatorServicePath } from '~/values/workshop-paths';
import type { Route } from './+types/servicenavigatorExtern_.$service';

export const handle: PageHandle = {
  breadcrumb: ({ page }: Route.ComponentProps['loaderData']) => [
    { label: 'Servicenavigator', to: framedNavigatorPath },
    { label: page.service.title, to: navigatorServicePath(framedNavigatorPath, page.service.url) },
  ],
};

/** The step with the form is nobody else's. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const answer = await loadNavigatorService(args.context, args.params.service, args.url, framedNavigatorPath);
  const { service } = answer.data;
  const seo = pageSeo(tenant, navigatorServicePath(framedNavigatorPath, service.url), {
    title: `${service.title} in ${tenant.location.city}`,
    description: service.summary,
  });
  return data({ page: answer.data, seo }, answer.init ?? undefined);
}

const addresses = {
  base: framedNavigatorPath,
  pictures: framedPicturesPath,
  appointment: framedAppointmentPath,
};

export const action = async ({ context, params, request, url }: Route.ActionArgs) =>
  answerNavigatorForm(context, { typed: params.service, url, form: await readForm(request) }, addresses);

export default function NavigatorAtService({ loaderData, actionData }: Route.ComponentProps) {
  return <NavigatorServicePage page={loaderData.page} base={framedNavigatorPath} sent={actionData} />;
}
