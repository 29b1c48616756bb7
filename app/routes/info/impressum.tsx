import { ImprintPage } from '~/domain/content/components/pages/impressum';
import { infoPages } from '~/domain/content/info-pages';
import { requestScope } from '~/http/request-scope';
import { infoHandle } from '~/storefront/info/info-page';
import { infoPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/impressum';

const page = infoPages.impressum;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export const loader = ({ context }: Route.LoaderArgs) => infoPageData(requestScope(context).tenant, page);

export default function Imprint({ loaderData: { place } }: Route.ComponentProps) {
  return <ImprintPage place={place} />;
}
