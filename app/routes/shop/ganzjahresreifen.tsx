import { TyreListPage } from '~/domain/catalog/tyres/components/tyre-list-page';
import { answerTyreList } from '~/http/shop/answer-list.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreCrumbs } from '~/storefront/shell/tyre-crumbs';
import type { Route } from './+types/ganzjahresreifen';

export const handle: PageHandle = {
  breadcrumb: ({ list }: Route.ComponentProps['loaderData']) =>
    tyreCrumbs('ganzjahr', { label: list.dimension }),
  vehicleVerdict: ({ list }: Route.ComponentProps['loaderData']) => list.fitting?.verdict,
};

export function loader(args: Route.LoaderArgs) {
  return answerTyreList(args.context, args.url, 'ganzjahr');
}

export default function AllSeasonTyres({ loaderData }: Route.ComponentProps) {
  return <TyreListPage {...loaderData} />;
}
