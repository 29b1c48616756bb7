import { data } from 'react-router';
import { offersKind } from '~/domain/catalog/articles/offered-kinds';
import { WheelListPage } from '~/domain/catalog/complete-wheels/components/wheel-list-page';
import { fittingWheelList } from '~/domain/catalog/complete-wheels/fitting-wheels.server';
import { requestedWheelList } from '~/domain/catalog/complete-wheels/wheel-list.server';
import { fittingArticles } from '~/domain/catalog/kinds/fitting-articles.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { vehicleToSearchFor } from '~/domain/vehicles/find-vehicle.server';
import { requestScope } from '~/http/request-scope';
import { listStatus } from '~/http/shop/list-status';
import { requireShownPage } from '~/http/shop/require-shown-page.server';
import { completeWheelsPath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/komplettraeder._index';

export const handle: PageHandle = {
  breadcrumb: ({ list }: Route.ComponentProps['loaderData']) => ({ label: 'Kompletträder', to: list.path }),
};

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  if (!offersKind(audience.location, 'complete-wheel')) throw new Response('', { status: 404 });
  await requireShownPage(args.context, completeWheelsPath);
  const { vehicleCode } = audience;
  const vehicle = await vehicleToSearchFor(audience, context, vehicleCode);
  const onVehicle = await fittingArticles(context, vehicle, 'complete-wheel');
  const { problem, notice, list } = await requestedWheelList(
    audience,
    context,
    args.url.searchParams,
    onVehicle,
  );
  const [cards, fitting] = await Promise.all([
    withVerdicts(context, vehicleCode, list.cards),
    vehicle && fittingWheelList(context, vehicle, args.url.searchParams),
  ]);
  const seo = pageSeo(audience, completeWheelsPath, {
    title: list.heading,
    description: `${list.total} Kompletträder in ${audience.location.city}: Felge und Reifen fertig montiert, ein Preis inkl. MwSt. und Montage.`,
    isIndexed: list.chips.length === 0 && list.page === 1 && list.total > 0,
  });
  return data({ list: { ...list, cards }, fitting, notice, seo }, { status: listStatus(problem) });
}

export default function CompleteWheels({ loaderData: { list, fitting, notice } }: Route.ComponentProps) {
  return <WheelListPage list={list} notice={notice} fitting={fitting} />;
}
