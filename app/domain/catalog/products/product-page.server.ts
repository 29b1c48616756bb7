import { companyOf, senderLine } from '~/domain/tenancy/company';
import { hidesServices } from '~/domain/tenancy/hides-services';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Photo } from '~/values/photo';
import { articleKey, titleWithoutMake } from '../articles/article';
import type { Fact } from '../fact';
import { availableOf } from '../inventory/inventory';
import { type ArticleCardView, articleCard, type CardContext, cardContextOf } from '../listing/article-card';
import type { Variant } from '../listing/article-detail.server';
import { colourView } from '../listing/variant-colour';
import type { MakerDetails } from '../makes/make';
import { findMaker } from '../makes/makers.server';
import { photosOf } from '../pictures/photos.server';
import { type BuyBoxView, priceView, type SaleUnit } from '../selling';
import { basePrice } from './base-price';
import { chooseVariant } from './choose-variant';
import { fieldFacts, sharedValues } from './field-facts';
import { type FoundProduct, type FoundVariant, findProduct } from './find-product.server';
import { unitOfProduct } from './product';
import { type ProductNotice, productNotices } from './product-notices';
import { isAssessable } from './product-verdicts.server';
import { type StockElsewhere, stockElsewhere } from './stock-elsewhere.server';

export interface ChosenVariant {
  card: ArticleCardView;
  gtin: string | null;
  buy: BuyBoxView;
  unit: SaleUnit;
  basePrice: string | undefined;
  depositCents: number | null;
  isForVehicles: boolean;
  elsewhere: StockElsewhere[];
}

export interface ProductPageView {
  code: string;
  title: string;
  make: string;
  /** Undefined if no variant is available and none was requested. */
  chosen: ChosenVariant | undefined;
  variants: Variant[];
  /** The selected variant's photos come first. */
  photos: Photo[];
  description: string;
  safety: string | null;
  facts: Fact[];
  maker: MakerDetails | undefined;
  notices: ProductNotice[];
  /** The company that takes back oil and batteries: '… GmbH, Straße 1, 24103 Kiel'. */
  company: string;
  hasWorkshop: boolean;
}

async function chosenVariant(
  tenant: Tenant,
  context: Context,
  found: FoundProduct,
  { article, own, gtin }: FoundVariant,
  cardContext: CardContext,
): Promise<ChosenVariant> {
  const { price, availability } = article;
  return {
    card: articleCard(article, cardContext, {
      name: titleWithoutMake({ title: found.title, make: article.make }),
      tags: own.carMake ? [`für ${own.carMake}`] : [],
      category: article.categories[0],
    }),
    gtin,
    buy: {
      key: articleKey(article),
      price: priceView(price),
      availability,
      ...cardContext,
    },
    unit: unitOfProduct(found.fields, own.values),
    basePrice: basePrice(price.cents, own),
    depositCents: article.depositCents,
    isForVehicles: await isAssessable(context, article.id),
    elsewhere: await stockElsewhere(tenant, context, {
      articleId: article.id,
      page: articlePath(article),
    }),
  };
}

const COLOUR_FIELD = 'farbe';

function colourOf({ values }: FoundVariant['own']): string | undefined {
  const value = values[COLOUR_FIELD];
  return Array.isArray(value) ? value.join(', ') : undefined;
}

function variantLink({ article, own }: FoundVariant, chosen: FoundVariant | undefined): Variant {
  const isGone = availableOf(article.availability) === 0;
  return {
    key: articleKey(article),
    label: isGone ? `${article.subtitle} (nicht lieferbar)` : article.subtitle,
    to: articlePath(article),
    isCurrent: article.id === chosen?.article.id,
    ...colourView(colourOf(own)),
  };
}

function factsOf(
  { product, fields, variants }: FoundProduct,
  chosen: FoundVariant | undefined,
): [term: string, value: string][] {
  const values = chosen ? chosen.own.values : sharedValues(variants.map(({ own }) => own.values));
  const carMake = chosen?.own.carMake;
  return [
    ['Hersteller', variants[0]?.article.make ?? ''],
    ...fieldFacts(fields, values),
    ...(carMake ? [['Fahrzeugmarke', carMake] satisfies [string, string]] : []),
    ...product.facts.map(([term, value]): [string, string] => [term, value]),
    ...(chosen?.sku ? [['Artikelnummer', chosen.sku] satisfies [string, string]] : []),
    ...(chosen ? [['EAN', chosen.gtin ?? 'keine'] satisfies [string, string]] : []),
  ];
}

/** Undefined if the category has no such product. @param requested with `isExact`, `name` is that of a variant */
export async function loadProductPage(
  tenant: Tenant,
  context: Context,
  category: { id: string; url: string; title: string },
  requested: { name: string; isExact: boolean; carMake: string | undefined },
): Promise<ProductPageView | undefined> {
  const found = await findProduct(tenant, context, category.id, requested);
  if (!found) return undefined;
  const { product, variants } = found;
  const chosen = chooseVariant(variants, {
    exact: requested.isExact ? requested.name : undefined,
    carMake: requested.carMake,
  });
  // The named variant is not for sale here.
  if (requested.isExact && !chosen) return undefined;
  const cardContext = cardContextOf(tenant, context.now());
  const shown = chosen ?? variants[0];
  const make = shown?.article.make ?? '';
  const company = companyOf(tenant.location);
  return {
    code: found.code,
    title: found.title,
    make,
    chosen: chosen && (await chosenVariant(tenant, context, found, chosen, cardContext)),
    variants: variants.map((variant) => variantLink(variant, chosen)),
    photos: shown ? await photosOf(context, shown.article.id) : [],
    description: product.description,
    safety: product.safety,
    facts: factsOf(found, chosen),
    maker: await findMaker(context, make),
    notices: productNotices({ category, title: found.title, values: shown?.own.values ?? {} }),
    hasWorkshop: !hidesServices(tenant.location),
    company: senderLine(company),
  };
}
