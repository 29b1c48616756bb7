import { data, type RouterContextProvider } from 'react-router';
import type { NearbyPage } from '~/domain/catalog/tyres/components/nearby-tyres-page';
import { type NearbyProblem, nearbyTyres } from '~/domain/catalog/tyres/nearby-tyres.server';
import { carBrands } from '~/domain/vehicles/find-vehicle.server';
import { nearbyTyresPath, nearbyTyresPathFor } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { requestScope } from '../request-scope';
import { requireShownPage } from './require-shown-page.server';

const statuses: Record<NearbyProblem, number> = {
  'unreadable-postcode': 400,
  'unknown-postcode': 404,
  'unknown-make': 404,
};

const MAX_LENGTH = 40;

export async function answerNearbyTyres(
  routerContext: Readonly<RouterContextProvider>,
  typed: NearbyPage['typed'] | undefined,
) {
  await requireShownPage(routerContext, nearbyTyresPath);
  const { audience, context } = requestScope(routerContext);
  const postcode = typed?.postcode.trim().slice(0, MAX_LENGTH) ?? '';
  const make = typed?.make.trim().slice(0, MAX_LENGTH) ?? '';
  const [makes, result] = await Promise.all([
    carBrands(context),
    typed && nearbyTyres(audience, context, { postcode, make }),
  ]);
  const problem = result && !result.ok ? result.code : undefined;
  const found = result?.ok ? result.found : undefined;
  const page: NearbyPage = {
    path: nearbyTyresPath,
    typed: { postcode, make: found?.make ?? make },
    makes,
    problem,
    found,
  };
  const seo = pageSeo(audience, found ? nearbyTyresPathFor(found) : nearbyTyresPath, {
    title: found ? `Reifen für ${found.make} nahe ${found.postcode}` : 'Reifen in Ihrer Nähe',
    description: 'Postleitzahl und Marke nennen: der nächste Standort mit Reifen in den üblichen Größen.',
    isIndexed: typed === undefined,
  });
  return data({ page, seo }, { status: problem ? statuses[problem] : 200 });
}
