import { arrivalDay, formatDay } from '~/domain/catalog/delivery';
import { DeliveryPage } from '~/domain/content/components/pages/lieferung';
import { infoPages, infoSeo } from '~/domain/content/info-pages';
import { placeOf } from '~/domain/content/place';
import { requestScope } from '~/http/request-scope';
import { offeredPayments } from '~/storefront/info/offered-payments';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/lieferUndVersand';

const page = infoPages.lieferung;

export const handle: PageHandle = { breadcrumb: () => ({ label: page.label, to: page.path }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const place = placeOf(tenant.location);
  const arrival = formatDay(arrivalDay(context.now(), place.deliveryDays));
  return {
    place,
    arrival,
    payments: offeredPayments(tenant.location),
    seo: pageSeo(tenant, page.path, infoSeo(page, place)),
  };
}

export default function Delivery({ loaderData: { place, payments, arrival } }: Route.ComponentProps) {
  return <DeliveryPage place={place} payments={payments} arrival={arrival} />;
}
