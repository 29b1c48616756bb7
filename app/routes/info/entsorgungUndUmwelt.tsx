import { DisposalPage } from '~/domain/content/components/pages/entsorgung';
import { infoPages, infoSeo } from '~/domain/content/info-pages';
import { placeOf } from '~/domain/content/place';
import { requestScope } from '~/http/request-scope';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/entsorgungUndUmwelt';

const page = infoPages.entsorgung;

export const handle: PageHandle = { breadcrumb: () => ({ label: page.label, to: page.path }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const place = placeOf(tenant.location);
  return { place, seo: pageSeo(tenant, page.path, infoSeo(page, place)) };
}

export default function Disposal({ loaderData: { place } }: Route.ComponentProps) {
  return <DisposalPage place={place} />;
}
