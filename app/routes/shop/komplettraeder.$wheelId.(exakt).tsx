import { fittedSet } from '~/domain/cart/add-fitted.server';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { wheelUnit } from '~/domain/catalog/complete-wheels/complete-wheel';
import { WheelDetailPage } from '~/domain/catalog/complete-wheels/components/wheel-detail-page';
import { loadWheelDetail } from '~/domain/catalog/complete-wheels/wheel-detail.server';
import { wheelList } from '~/domain/catalog/complete-wheels/wheel-listing';
import { SimilarArticles } from '~/domain/catalog/kinds/components/similar-articles';
import { similarArticles } from '~/domain/catalog/kinds/similar-articles.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { cardPath } from '~/domain/catalog/listing/card-address';
import { unitOnVehicle } from '~/domain/catalog/selling';
import { linkedFacts } from '~/domain/content/glossary/glossary';
import { findGlossary } from '~/domain/content/glossary/glossary.server';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { describePage } from '~/http/describe-page';
import { requestScope } from '~/http/request-scope';
import { rimViews } from '~/http/shop/rim-views.server';
import { describeArticle } from '~/storefront/seo/json-ld/article.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/komplettraeder.$wheelId.(exakt)';

export const handle: PageHandle = {
  breadcrumb: ({ wheel }: Route.ComponentProps['loaderData']) => [
    { label: 'Kompletträder', to: wheel.list },
    { label: wheel.title },
  ],
};

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { vehicleCode } = audience;
  const wheel = await loadWheelDetail(audience, context, args.params.wheelId);
  if (!wheel) throw new Response('Dieses Komplettrad gibt es nicht mehr.', { status: 404 });
  const [card = wheel.card] = await withVerdicts(context, vehicleCode, [wheel.card]);
  const name = `${wheel.title} ${card.marking}`;
  const description = `Komplettrad ${name}: Preis mit Montage, EU-Label und Bestand in ${wheel.buy.city}.`;
  describePage(
    args.context,
    describeArticle(audience, context, {
      ...wheel,
      name,
      description,
      category: 'Kompletträder',
      eprelId: wheel.label?.eprelId,
    }),
  );
  return {
    wheel: { ...wheel, facts: linkedFacts(await findGlossary(audience, context), wheel.facts), card },
    drawn: await rimViews(context, { ...wheel, verdict: card.verdict, vehicleCode }),
    fitted: await fittedSet(audience, context, {
      id: wheel.articleId,
      kind: 'complete-wheel',
      code: wheel.code,
      categories: [],
      unit: unitOnVehicle(wheelUnit, card.verdict),
      buy: wheel.buy,
    }),
    similar: await similarArticles(
      audience,
      context,
      { list: wheelList },
      { title: wheel.title, cents: wheel.buy.price.cents, choices: wheel.similarTo, vehicleCode },
    ),
    hasVehicles: await hasVehicles(context),
    seo: pageSeo(audience, cardPath(card), {
      title: titleInText({ kind: 'complete-wheel', title: name }),
      description,
      isIndexed: true,
    }),
  };
}

export default function CompleteWheel({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WheelDetailPage {...loaderData} />
      <SimilarArticles title="Ähnliche Kompletträder" groups={loaderData.similar} />
    </>
  );
}
