import { TermsPage } from '~/domain/content/components/pages/agb';
import { infoPages } from '~/domain/content/info-pages';
import { requestScope } from '~/http/request-scope';
import { infoHandle } from '~/storefront/info/info-page';
import { payingPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/agb';

const page = infoPages.agb;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export function loader({ context }: Route.LoaderArgs) {
  return payingPageData(requestScope(context).tenant, page);
}

export default function Terms({ loaderData: { place, payments } }: Route.ComponentProps) {
  return <TermsPage place={place} payments={payments} />;
}
