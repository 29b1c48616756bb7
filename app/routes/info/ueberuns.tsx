import { AboutPage } from '~/domain/content/components/pages/ueber-uns';
import { infoPages } from '~/domain/content/info-pages';
import { neighboursOf } from '~/domain/content/location-summary';
import { requestScope } from '~/http/request-scope';
import { infoHandle } from '~/storefront/info/info-page';
import { infoPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/ueberuns';

const page = infoPages.ueberUns;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  return { ...infoPageData(tenant, page), neighbours: neighboursOf(tenant) };
}

export default function About({ loaderData: { place, neighbours } }: Route.ComponentProps) {
  return <AboutPage place={place} neighbours={neighbours} />;
}
