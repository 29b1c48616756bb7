import { locationSummary } from '~/domain/content/location-summary';
import { RequestForm } from '~/domain/workshop/components/request-form';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { newStamp } from '~/http/workshop/contact-fields.server';
import { addressOfLink } from '~/http/workshop/locations-of-links';
import { handleRequestForm } from '~/http/workshop/request-form.server';
import { requireRequestForm } from '~/http/workshop/require-workshop.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import {
  emptyRequestForm,
  requestSubject,
  shownPrices,
} from '~/storefront/workshop/load-request-form.server';
import { RequestAside } from '~/storefront/workshop/request-aside';
import { columns } from '~/storefront/workshop/request-aside.css';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { requestPicturesPath, serviceRequestPath } from '~/values/workshop-paths';
import type { Route } from './+types/serviceAnfrage.($serviceUrl)';

const TITLE = 'Service-Anfrage';

export const handle: PageHandle = { breadcrumb: () => ({ label: TITLE, to: serviceRequestPath }) };

/** The form has an id and a time of its own, which visitors must not share. */
export const headers = noStore;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  requireRequestForm(tenant);
  const { serviceUrl } = args.params;
  const [form, subject] = await Promise.all([
    emptyRequestForm(tenant, context, visitor, { serviceUrl, stamp: newStamp(context) }),
    requestSubject(tenant, context, args.url.searchParams, visitor.vehicleCode),
  ]);
  if (!form) throw new Response('', { status: 404 });
  const { services, vehicle, location } = subject;
  return {
    form: { ...form, shown: shownPrices(subject) },
    services,
    vehicle: services.some(({ price }) => price) ? vehicle : undefined,
    place: locationSummary(location, context.now()),
    seo: pageSeo(tenant, serviceRequestPath, {
      title: `${TITLE} in ${tenant.location.city}`,
      description: `Fragen Sie ${tenant.location.title} nach Preis und Termin: unverbindlich, mit Bildern und Wunschtermin.`,
      isIndexed: serviceUrl === undefined && args.url.searchParams.size === 0,
    }),
  };
}

export async function action({ context: routerContext, request, url }: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  requireRequestForm(tenant);
  const subject = await requestSubject(tenant, context, url.searchParams, visitor.vehicleCode);
  return handleRequestForm(routerContext, await readForm(request), subject, (token) =>
    addressOfLink(tenant, subject.location, { page: requestPicturesPath, token }, url),
  );
}

export default function ServiceRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { form, services, vehicle, place } = loaderData;
  return (
    <div className={pageStack}>
      <header>
        <h1 className={pageTitle}>{TITLE}</h1>
        <p className={lead}>
          Ihre Anfrage geht an {place.title}, {place.city}.
        </p>
      </header>
      <div className={columns}>
        <RequestForm form={actionData ?? form} services={services} vehicle={vehicle} />
        <RequestAside place={place} />
      </div>
    </div>
  );
}
