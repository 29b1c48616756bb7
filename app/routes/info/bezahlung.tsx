import { PaymentPage } from '~/domain/content/components/pages/bezahlung';
import { infoPages, infoSeo } from '~/domain/content/info-pages';
import { placeOf } from '~/domain/content/place';
import { requestScope } from '~/http/request-scope';
import { offeredPayments } from '~/storefront/info/offered-payments';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/bezahlung';

const page = infoPages.bezahlung;

export const handle: PageHandle = { breadcrumb: () => ({ label: page.label, to: page.path }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const place = placeOf(tenant.location);
  return {
    place,
    payments: offeredPayments(tenant.location),
    seo: pageSeo(tenant, page.path, infoSeo(page, place)),
  };
}

export default function Payment({ loaderData: { place, payments } }: Route.ComponentProps) {
  return <PaymentPage place={place} payments={payments} />;
}
