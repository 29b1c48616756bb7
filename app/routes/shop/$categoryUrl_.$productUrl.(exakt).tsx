import { redirect } from 'react-router';
import { findCategory } from '~/domain/catalog/categories/categories.server';
import type { PlacedCategory } from '~/domain/catalog/categories/category';
import { loadCategoryArticle } from '~/domain/catalog/kinds/category-list.server';
import { CategoryArticlePage } from '~/domain/catalog/kinds/components/category-article-page';
import { SimilarArticles } from '~/domain/catalog/kinds/components/similar-articles';
import { similarAtCategory } from '~/domain/catalog/kinds/similar-articles.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import type { Variant } from '~/domain/catalog/listing/article-detail.server';
import { cardPath } from '~/domain/catalog/listing/card-address';
import { requestedVariant } from '~/domain/catalog/listing/variant-parameter';
import { ProductPage } from '~/domain/catalog/products/components/product-page';
import { loadProductPage } from '~/domain/catalog/products/product-page.server';
import { linkedFacts } from '~/domain/content/glossary/glossary';
import { findGlossary } from '~/domain/content/glossary/glossary.server';
import { findVehicle, hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { describePage } from '~/http/describe-page';
import { requestScope } from '~/http/request-scope';
import { rimViews } from '~/http/shop/rim-views.server';
import { productPath } from '~/paths';
import { describeArticle, describeGroup } from '~/storefront/seo/json-ld/article.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { categoryCrumbs, categoryLinks } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/$categoryUrl_.$productUrl.(exakt)';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs, name }: Route.ComponentProps['loaderData']) => [
    ...categoryCrumbs(crumbs),
    { label: name },
  ],
};

/** The make whose variants come first: that of the filter or of the vehicle. */
const MAKE_PARAMETER = 'fabrikat';

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { categoryUrl, productUrl } = args.params;
  const isExact = /\/exakt\/?$/i.test(args.url.pathname);
  const found = await findCategory(audience, context, categoryUrl);
  if (!found) throw new Response('', { status: 404 });
  const shown =
    (await productData(args, found, { name: productUrl, isExact })) ??
    (await articleData(args, found, productUrl));
  if (!shown) throw new Response('Diesen Artikel gibt es nicht mehr.', { status: 404 });
  return { ...shown, crumbs: categoryLinks(found) };
}

function showRequested(variants: readonly Variant[], url: URL): void {
  const variant = requestedVariant(variants, url.searchParams);
  if (variant) throw redirect(variant.to);
}

async function productData(
  { context: routerContext, url }: Route.LoaderArgs,
  { category }: PlacedCategory,
  requested: { name: string; isExact: boolean },
) {
  const { audience, context } = requestScope(routerContext);
  const { vehicleCode } = audience;
  const vehicle = vehicleCode === undefined ? undefined : await findVehicle(context, vehicleCode);
  const carMake = url.searchParams.get(MAKE_PARAMETER) ?? vehicle?.manufacturer;
  const product = await loadProductPage(audience, context, category, { ...requested, carMake });
  if (!product) return undefined;
  const { chosen } = product;
  showRequested(product.variants, url);
  const [[card], variants] = await Promise.all([
    withVerdicts(context, vehicleCode, chosen ? [chosen.card] : []),
    withVerdicts(context, vehicleCode, product.variants),
  ]);
  const path = productPath(category.url, product.code);
  const name = requested.isExact && card ? `${product.title} ${card.marking}` : product.title;
  const description = `${category.title}: ${name}, Preis und Bestand in ${audience.location.city}.`;
  const { facts, photos, code, title, make } = product;
  const group = { code, name: title, path, make, description: product.description };
  const about = { facts, photos, name, description: product.description || description };
  describePage(
    routerContext,
    chosen
      ? describeArticle(audience, context, {
          ...chosen,
          ...about,
          category: category.title,
          group,
          variants: product.variants,
        })
      : describeGroup(audience, group, product),
  );
  return {
    name,
    product: {
      ...product,
      facts: linkedFacts(await findGlossary(audience, context), facts),
      variants,
      chosen: chosen && card && { ...chosen, card },
    },
    similar: await similarAtCategory(audience, context, category, {
      title: product.title,
      cents: chosen?.buy.price.cents,
      vehicleCode,
    }),
    hasVehicles: await hasVehicles(context),
    seo: pageSeo(audience, card && requested.isExact ? cardPath(card) : path, {
      title: name,
      description,
      isIndexed: !category.isNoaEmployeeCategory,
    }),
  };
}

async function articleData(
  { context: routerContext, url }: Route.LoaderArgs,
  { category }: PlacedCategory,
  code: string,
) {
  const { audience, context } = requestScope(routerContext);
  const { vehicleCode } = audience;
  const shown = await loadCategoryArticle(audience, context, category.url, code);
  if (!shown) return undefined;
  showRequested(shown.variants, url);
  const { title, isNoaEmployeeCategory } = category;
  const [[card = shown.card], variants] = await Promise.all([
    withVerdicts(context, vehicleCode, [shown.card]),
    withVerdicts(context, vehicleCode, shown.variants),
  ]);
  const name = `${shown.title} ${card.marking}`;
  const description = `${title}: ${name}, Preis und Bestand in ${shown.buy.city}.`;
  describePage(
    routerContext,
    describeArticle(audience, context, { ...shown, name, description, category: title }),
  );
  return {
    name,
    shown: {
      ...shown,
      facts: linkedFacts(await findGlossary(audience, context), shown.facts),
      card,
      variants,
    },
    drawn: await rimViews(context, { ...shown, verdict: card.verdict, vehicleCode }),
    similar: await similarAtCategory(audience, context, category, {
      title: shown.title,
      cents: shown.buy.price.cents,
      choices: shown.similarTo,
      vehicleCode,
    }),
    hasVehicles: await hasVehicles(context),
    seo: pageSeo(audience, cardPath(card), { title: name, description, isIndexed: !isNoaEmployeeCategory }),
  };
}

export default function CategoryArticle({ loaderData }: Route.ComponentProps) {
  const category = loaderData.crumbs.at(-1);
  if (!category) return null;
  const page = { category, hasVehicles: loaderData.hasVehicles };
  return (
    <>
      {'product' in loaderData ? (
        <ProductPage product={loaderData.product} {...page} />
      ) : (
        <CategoryArticlePage shown={loaderData.shown} drawn={loaderData.drawn} {...page} />
      )}
      <SimilarArticles title="Ähnliche Artikel" groups={loaderData.similar} />
    </>
  );
}
