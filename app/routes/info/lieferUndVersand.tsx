import { arrivalDay, formatWeekday } from '~/domain/catalog/inventory/delivery';
import { DeliveryPage } from '~/domain/content/components/pages/lieferung';
import { infoPages } from '~/domain/content/info-pages';
import { requestScope } from '~/http/request-scope';
import { infoHandle } from '~/storefront/info/info-page';
import { payingPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/lieferUndVersand';

const page = infoPages.lieferung;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const info = payingPageData(tenant, page);
  const arrival = formatWeekday(arrivalDay(context.now(), info.place.deliveryDays));
  return {
    ...info,
    arrival,
  };
}

export default function Delivery({ loaderData: { place, payments, arrival } }: Route.ComponentProps) {
  return <DeliveryPage place={place} payments={payments} arrival={arrival} />;
}
