import { TyreListPage } from '~/domain/catalog/tyres/components/tyre-list-page';
import { requestScope } from '~/http/request-scope';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-shell';
import { answerTyreList } from '~/storefront/tyres/answer-list.server';
import type { Route } from './+types/ganzjahresreifen';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Ganzjahresreifen', to: '/ganzjahresreifen' }),
};

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return answerTyreList(tenant, context, args.url, '/ganzjahresreifen', 'ganzjahr');
}

export default function AllSeasonTyres({ loaderData }: Route.ComponentProps) {
  return <TyreListPage {...loaderData} />;
}
