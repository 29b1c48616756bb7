import { sellsTyres } from '~/domain/catalog/assortment.server';
import { TyreTestsPage } from '~/domain/catalog/tyre-tests/components/tyre-tests-page';
import { findTyreTests } from '~/domain/catalog/tyre-tests/find-tyre-tests.server';
import { matchesFilter } from '~/domain/catalog/tyre-tests/tyre-test';
import { seasons } from '~/domain/catalog/tyres/tyre-terms';
import { requestScope } from '~/http/request-scope';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreTestsPath } from '~/values/content-paths';
import type { Route } from './+types/TestErgebnisse';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Reifentests', to: tyreTestsPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const all = await findTyreTests(context);
  if (all.length === 0) throw new Response('', { status: 404 });
  const { searchParams } = args.url;
  const sizes = [...new Set(all.map(({ size }) => size))].sort();
  const filter = {
    season: seasons.find((season) => season === searchParams.get('saison')),
    size: sizes.find((size) => size === searchParams.get('groesse')),
  };
  return {
    tests: all.filter((test) => matchesFilter(test, filter)),
    sizes,
    filter,
    sellsTyres: await sellsTyres(audience, context),
    seo: pageSeo(audience, tyreTestsPath, {
      title: 'Reifentests: Ergebnisse nach Größe und Saison',
      description: `Testergebnisse von Sommer-, Winter- und Ganzjahresreifen, nach Größe geordnet, mit den Reifen von ${audience.location.title}.`,
      isIndexed: searchParams.size === 0,
    }),
  };
}

export default function TyreTests({ loaderData }: Route.ComponentProps) {
  const { tests, sizes, filter, sellsTyres } = loaderData;
  return <TyreTestsPage tests={tests} sizes={sizes} filter={filter} sellsTyres={sellsTyres} />;
}
