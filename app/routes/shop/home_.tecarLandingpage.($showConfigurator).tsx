import { NearbyFinder } from '~/domain/catalog/tyres/components/nearby-tyres-page';
import { TyreLanding } from '~/domain/content/components/tyre-landing';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { carBrands } from '~/domain/vehicles/find-vehicle.server';
import { requestScope } from '~/http/request-scope';
import { requireShownPage } from '~/http/shop/require-shown-page.server';
import { nearbyTyresPath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { showsFinder, tyreLandingPath } from '~/values/content-paths';
import type { Route } from './+types/home_.tecarLandingpage.($showConfigurator)';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Reifen in Ihrer Nähe', to: tyreLandingPath }),
};

/** Spec 1, route table: the only value of the last part is `reifen-finden`. */
export async function loader(args: Route.LoaderArgs) {
  const hasFinder = showsFinder(args.params.showConfigurator);
  if (hasFinder === undefined) throw new Response('', { status: 404 });
  await requireShownPage(args.context, nearbyTyresPath);
  const { tenant, context } = requestScope(args.context);
  return {
    hasWorkshop: !hidesServices(tenant.location),
    makes: hasFinder ? await carBrands(context) : undefined,
    seo: pageSeo(tenant, tyreLandingPath, {
      title: 'Reifen vom Autohaus in Ihrer Nähe',
      description: `Postleitzahl und Marke nennen: ${tenant.location.title} und die anderen Standorte zeigen Reifen in der Größe Ihres Autos.`,
      isIndexed: true,
    }),
  };
}

export default function TyreLandingPage({ loaderData: { makes, hasWorkshop } }: Route.ComponentProps) {
  return (
    <TyreLanding
      hasWorkshop={hasWorkshop}
      finder={
        makes && (
          <NearbyFinder
            page={{ path: nearbyTyresPath, typed: { postcode: '', make: '' }, makes, problem: undefined }}
          />
        )
      }
    />
  );
}
