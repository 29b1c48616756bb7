import { redirect } from 'react-router';
import { NearbyTyresPage } from '~/domain/catalog/tyres/components/nearby-tyres-page';
import { answerNearbyTyres } from '~/http/shop/answer-nearby-tyres.server';
import { nearbyTyresPathFor } from '~/paths';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreCrumbs } from '~/storefront/shell/tyre-crumbs';
import type { Route } from './+types/reifen.tecar._index';

export const handle: PageHandle = {
  breadcrumb: ({ page }: Route.ComponentProps['loaderData']) => [
    ...tyreCrumbs(undefined),
    { label: 'In Ihrer Nähe', to: page.path },
  ],
};

/** The form redirects: the typed values stand in the path. */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const postcode = searchParams.get('plz')?.trim();
  const make = searchParams.get('marke')?.trim();
  if (postcode && make) {
    const others = [...searchParams].filter(([name]) => name !== 'plz' && name !== 'marke');
    const path = nearbyTyresPathFor({ postcode, make });
    throw redirect(others.length > 0 ? `${path}?${new URLSearchParams(others)}` : path);
  }
  const isSent = postcode !== undefined || make !== undefined;
  return answerNearbyTyres(args.context, isSent ? { postcode: postcode ?? '', make: make ?? '' } : undefined);
}

export default function NearbyTyres({ loaderData }: Route.ComponentProps) {
  return <NearbyTyresPage page={loaderData.page} />;
}
