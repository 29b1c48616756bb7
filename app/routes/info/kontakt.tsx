import { ContactPage } from '~/domain/content/components/pages/kontakt';
import { infoPages, infoSeo } from '~/domain/content/info-pages';
import { placeOf } from '~/domain/content/place';
import { openingState } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { requestScope } from '~/http/request-scope';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/kontakt';

const page = infoPages.kontakt;

export const handle: PageHandle = { breadcrumb: () => ({ label: page.label, to: page.path }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const place = placeOf(tenant.location);
  return {
    place,
    openingText: openingState(premisesSettings.of(tenant.location).openingHours, context.now()).text,
    seo: pageSeo(tenant, page.path, infoSeo(page, place)),
  };
}

export default function Contact({ loaderData: { place, openingText } }: Route.ComponentProps) {
  return <ContactPage place={place} openingText={openingText} />;
}
