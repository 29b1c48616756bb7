import { AboutPage } from '~/domain/content/components/pages/ueber-uns';
import { infoPages, infoSeo } from '~/domain/content/info-pages';
import { neighboursOf, placeOf } from '~/domain/content/place';
import { requestScope } from '~/http/request-scope';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/ueberuns';

const page = infoPages.ueberUns;

export const handle: PageHandle = { breadcrumb: () => ({ label: page.label, to: page.path }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const place = placeOf(tenant.location);
  return { place, neighbours: neighboursOf(tenant), seo: pageSeo(tenant, page.path, infoSeo(page, place)) };
}

export default function About({ loaderData: { place, neighbours } }: Route.ComponentProps) {
  return <AboutPage place={place} neighbours={neighbours} />;
}
