import { z } from 'zod';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import type { CategoryArticle } from '~/domain/catalog/listing/category-kind.server';
import { findProduct } from '~/domain/catalog/products/find-product.server';
import { loadProductPage } from '~/domain/catalog/products/product-page.server';
import { type Audience, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { productPath } from '~/paths';
import type { Context } from '~/platform/context';
import { imageAddress } from './article-answer';
import { fact, factsOf, toVariantAnswers, type VariantView, variantAnswer } from './variant-answer.server';

/** Spec 2, section 3: product per product URL, with the variant that its rule selects. */
export const productAnswer = z.object({
  product: z.object({
    _id: z.string(),
    title: z.string(),
    categoryUrl: z.string(),
    make: z.string(),
    description: z.string(),
    safety: z.string().nullable(),
    facts: z.array(fact).describe('der gewählten Variante, oder was allen gemeinsam ist'),
    images: z.array(z.url()),
    page: z.url(),
    varianten: z.array(variantAnswer),
    selectedVariantId: z.string().nullable().describe('_id; null, wenn keine lieferbar ist'),
  }),
});

type ProductAnswer = z.input<typeof productAnswer>;

export interface RequestedProduct {
  name: string;
  /** The name is that of a variant. */
  isExact: boolean;
  carMake: string | undefined;
}

/** Undefined if the category has no such product. */
export async function productOf(
  tenant: Tenant,
  context: Context,
  category: { id: string; url: string; title: string },
  requested: RequestedProduct,
): Promise<ProductAnswer | undefined> {
  const [page, found] = await Promise.all([
    loadProductPage(tenant, context, category, requested),
    findProduct(tenant, context, category.id, requested),
  ]);
  if (!page || !found) return undefined;
  const variants = found.variants.map(({ article, gtin, carMake }) => ({ article, gtin, carMake }));
  return {
    product: {
      _id: page.code,
      title: page.title,
      categoryUrl: category.url,
      make: page.make,
      description: page.description,
      safety: page.safety,
      facts: factsOf(page.facts),
      images: page.photos.map((photo) => imageAddress(tenant, photo)),
      page: pageAddress(tenant, productPath(category.url, page.code)),
      varianten: await toVariantAnswers(tenant, context, variants),
      selectedVariantId: page.chosen?.card.key ?? null,
    },
  };
}

/** Of a kind without products: rims, complete wheels, and work on wheels. */
export async function productOfArticle(
  audience: Audience,
  context: Context,
  categoryUrl: string,
  shown: Pick<CategoryArticle, 'kind' | 'card' | 'title' | 'gtin' | 'variants' | 'photos' | 'facts'>,
): Promise<ProductAnswer> {
  const keys = shown.variants.length > 0 ? shown.variants.map(({ key }) => key) : [shown.card.key];
  const sold = await articlesByKey(audience, context, keys);
  const variants = keys.flatMap((key): VariantView[] => {
    const article = sold.get(key);
    return article ? [{ article, gtin: key === shown.card.key ? shown.gtin : null, carMake: null }] : [];
  });
  const code = shown.card.key.slice(shown.kind.length + 1);
  return {
    product: {
      _id: code,
      title: shown.title,
      categoryUrl,
      make: shown.card.make,
      description: '',
      safety: null,
      facts: factsOf(shown.facts),
      images: shown.photos.map((photo) => imageAddress(audience, photo)),
      page: pageAddress(audience, productPath(categoryUrl, code)),
      varianten: await toVariantAnswers(audience, context, variants),
      selectedVariantId: shown.card.key,
    },
  };
}
