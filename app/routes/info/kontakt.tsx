import { ContactPage } from '~/domain/content/components/pages/kontakt';
import { infoPages } from '~/domain/content/info-pages';
import { openingState } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { requestScope } from '~/http/request-scope';
import { infoHandle } from '~/storefront/info/info-page';
import { infoPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/kontakt';

const page = infoPages.kontakt;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return {
    ...infoPageData(tenant, page),
    openingText: openingState(premisesSettings.of(tenant.location).openingHours, context.now()).text,
  };
}

export default function Contact({ loaderData: { place, openingText } }: Route.ComponentProps) {
  return <ContactPage place={place} openingText={openingText} />;
}
