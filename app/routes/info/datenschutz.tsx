import { PrivacyPage } from '~/domain/content/components/pages/datenschutz';
import { infoPages } from '~/domain/content/info-pages';
import { requestScope } from '~/http/request-scope';
import { consentUses } from '~/storefront/consent/uses';
import { infoHandle } from '~/storefront/info/info-page';
import { payingPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/datenschutz';

const page = infoPages.datenschutz;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  return {
    ...payingPageData(tenant, page),
    consentUses: Object.values(consentUses(tenant)).flat(),
  };
}

export default function Privacy({ loaderData: { place, payments, consentUses } }: Route.ComponentProps) {
  return <PrivacyPage place={place} payments={payments} consentUses={consentUses} />;
}
