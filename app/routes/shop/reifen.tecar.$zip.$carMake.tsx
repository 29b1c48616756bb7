import { NearbyTyresPage } from '~/domain/catalog/tyres/components/nearby-tyres-page';
import { answerNearbyTyres } from '~/http/shop/answer-nearby-tyres.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreCrumbs } from '~/storefront/shell/tyre-crumbs';
import type { Route } from './+types/reifen.tecar.$zip.$carMake';

export const handle: PageHandle = {
  breadcrumb: ({ page }: Route.ComponentProps['loaderData']) => [
    ...tyreCrumbs(undefined),
    { label: 'In Ihrer Nähe', to: page.path },
  ],
};

export function loader(args: Route.LoaderArgs) {
  const { zip, carMake } = args.params;
  return answerNearbyTyres(args.context, { postcode: zip, make: carMake });
}

export default function NearbyTyres({ loaderData }: Route.ComponentProps) {
  return <NearbyTyresPage page={loaderData.page} />;
}
