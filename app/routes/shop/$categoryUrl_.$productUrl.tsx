import { findCategory } from '~/domain/catalog/categories/categories.server';
import { loadCategoryArticle } from '~/domain/catalog/kinds/category-list.server';
import { CategoryArticlePage } from '~/domain/catalog/kinds/components/kind-pages';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { cardPath } from '~/domain/catalog/listing/card-address';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { requestAudience, requestScope } from '~/http/request-scope';
import { articleJsonLd } from '~/storefront/seo/article-json-ld.server';
import { JsonLd } from '~/storefront/seo/json-ld';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { categoryCrumbs, categoryLinks } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/$categoryUrl_.$productUrl';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs, name }: Route.ComponentProps['loaderData']) => [
    ...categoryCrumbs(crumbs),
    { label: name },
  ],
  vehicleVerdict: ({ shown }: Route.ComponentProps['loaderData']) => shown.card.verdict,
};

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { isNoaEmployee, vehicleCode } = requestAudience(args.context);
  const { categoryUrl, productUrl } = args.params;
  const found = await findCategory(tenant, context, isNoaEmployee, categoryUrl);
  const shown = found && (await loadCategoryArticle(tenant, context, found.category.url, productUrl));
  if (!shown) throw new Response('Diesen Artikel gibt es nicht (mehr).', { status: 404 });
  const { title, isNoaEmployeeCategory } = found.category;
  const { buy } = shown;
  const [card = shown.card] = await withVerdicts(context, vehicleCode, [shown.card]);
  const name = `${shown.title} ${card.marking}`;
  const description = `${title}: ${name}, Preis und Bestand in ${buy.city}.`;
  return {
    shown: { ...shown, card },
    hasVehicles: await hasVehicles(context),
    name,
    crumbs: categoryLinks(found),
    seo: pageSeo(tenant, cardPath(card), { title: name, description, isIndexed: !isNoaEmployeeCategory }),
    jsonLd: articleJsonLd(tenant, { ...shown, name, description, category: title }),
  };
}

export default function CategoryArticle({ loaderData }: Route.ComponentProps) {
  const { shown, crumbs, jsonLd, hasVehicles: knowsVehicles } = loaderData;
  const category = crumbs.at(-1);
  return (
    <>
      {category && <CategoryArticlePage shown={shown} category={category} hasVehicles={knowsVehicles} />}
      <JsonLd json={jsonLd} />
    </>
  );
}
