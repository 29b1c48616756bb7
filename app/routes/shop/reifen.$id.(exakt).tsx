import { fittedSet } from '~/domain/cart/add-fitted.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { cardPath } from '~/domain/catalog/listing/card-address';
import { unitOnVehicle } from '~/domain/catalog/selling';
import { TyreDetailPage } from '~/domain/catalog/tyres/components/tyre-detail-page';
import { tyreUnit } from '~/domain/catalog/tyres/tyre';
import { loadTyreDetail } from '~/domain/catalog/tyres/tyre-detail.server';
import { linkedFacts } from '~/domain/content/glossary/glossary';
import { findGlossary } from '~/domain/content/glossary/glossary.server';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { describePage } from '~/http/describe-page';
import { requestScope } from '~/http/request-scope';
import { describeArticle } from '~/storefront/seo/json-ld/article.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreCrumbs } from '~/storefront/shell/tyre-crumbs';
import type { Route } from './+types/reifen.$id.(exakt)';

export const handle: PageHandle = {
  breadcrumb: ({ tyre }: Route.ComponentProps['loaderData']) => [
    ...tyreCrumbs(tyre.season, { label: tyre.dimension, to: tyre.sizeList }),
    { label: `${tyre.title} ${tyre.card.marking}` },
  ],
};

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { vehicleCode } = audience;
  const tyre = await loadTyreDetail(audience, context, args.params.id);
  if (!tyre) throw new Response('Diesen Reifen gibt es nicht mehr.', { status: 404 });
  const [card = tyre.card, ...similar] = await withVerdicts(context, vehicleCode, [
    tyre.card,
    ...tyre.similar,
  ]);
  const { seasonName } = tyre;
  const name = `${tyre.title} ${card.marking}`;
  const seo = pageSeo(audience, cardPath(card), {
    title: name,
    description: `${seasonName} ${name}: Preis, EU-Label und Bestand in ${tyre.buy.city}.`,
    isIndexed: true,
  });
  const description = `${seasonName} in ${card.marking}, ${card.limits}`;
  describePage(
    args.context,
    describeArticle(audience, context, { ...tyre, name, description, category: seasonName }),
  );
  return {
    tyre: { ...tyre, facts: linkedFacts(await findGlossary(audience, context), tyre.facts), card, similar },
    fitted: await fittedSet(audience, context, {
      id: tyre.articleId,
      kind: 'tyre',
      code: tyre.code,
      categories: [],
      unit: unitOnVehicle(tyreUnit, card.verdict),
      buy: tyre.buy,
    }),
    hasVehicles: await hasVehicles(context),
    seo,
  };
}

export default function TyreRoute({ loaderData }: Route.ComponentProps) {
  return <TyreDetailPage {...loaderData} />;
}
