import { WithdrawalPage } from '~/domain/content/components/pages/widerrufsrecht';
import { infoPages } from '~/domain/content/info-pages';
import { requestScope } from '~/http/request-scope';
import { infoHandle } from '~/storefront/info/info-page';
import { infoPageData } from '~/storefront/info/info-page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/widerrufsrecht';

const page = infoPages.widerrufsrecht;

export const handle = infoHandle(page);

export const meta: Route.MetaFunction = seoMeta;

export const loader = ({ context }: Route.LoaderArgs) => infoPageData(requestScope(context).tenant, page);

export default function Withdrawal({ loaderData: { place } }: Route.ComponentProps) {
  return <WithdrawalPage place={place} />;
}
