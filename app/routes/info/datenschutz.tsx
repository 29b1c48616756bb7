import { PrivacyPage } from '~/domain/content/components/pages/datenschutz';
import { infoPages, infoSeo } from '~/domain/content/info-pages';
import { placeOf } from '~/domain/content/place';
import { requestScope } from '~/http/request-scope';
import { consentUses } from '~/storefront/consent/uses';
import { offeredPayments } from '~/storefront/info/offered-payments';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/datenschutz';

const page = infoPages.datenschutz;

export const handle: PageHandle = { breadcrumb: () => ({ label: page.label, to: page.path }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const place = placeOf(tenant.location);
  return {
    place,
    payments: offeredPayments(tenant.location),
    consentUses: Object.values(consentUses(tenant)).flat(),
    seo: pageSeo(tenant, page.path, infoSeo(page, place)),
  };
}

export default function Privacy({ loaderData: { place, payments, consentUses } }: Route.ComponentProps) {
  return <PrivacyPage place={place} payments={payments} consentUses={consentUses} />;
}
