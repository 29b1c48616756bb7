import { kindOf } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import type { Fact } from '~/domain/catalog/fact';
import type { Availability } from '~/domain/catalog/inventory/inventory';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import type { ArticleCardView } from '~/domain/catalog/listing/article-card';
import { cardPath, cardPicture } from '~/domain/catalog/listing/card-address';
import type { BuyBoxView } from '~/domain/catalog/selling';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import type { Photo } from '~/values/photo';
import { businessReference } from './business.server';
import { type JsonLdNode, known, schemaTerm } from './json-ld';
import { euros, returnPolicy, shippingDetails } from './offer-terms';
import type { PageDescription, SharedPicture } from './page-description';
import { sharedDrawing, sharedPhoto } from './shared-pictures';

export interface DescribedArticle {
  card: ArticleCardView;
  buy: BuyBoxView;
  name: string;
  description: string;
  category: string;
  gtin: string | null;
  facts: readonly Fact[];
  photos?: readonly Photo[];
  /** Id in EPREL, of a tyre with an EU label. */
  eprelId?: string | null;
  group?: DescribedGroup;
  variants?: readonly { to: string; isCurrent: boolean }[];
}

export interface DescribedGroup {
  code: string;
  name: string;
  path: string;
  description: string;
  make: string;
}

/** As the product feed says: pieces of the central warehouse are in stock, too. */
function availability(stock: Availability): string {
  return schemaTerm(availableOf(stock) > 0 ? 'InStock' : 'OutOfStock');
}

const brand = (name: string) => (name === '' ? undefined : { '@type': 'Brand', name });

/** Without its variants. */
function groupNode(tenant: Tenant, { code, name, path, description, make }: DescribedGroup): JsonLdNode {
  const address = pageAddress(tenant, path);
  return {
    '@type': 'ProductGroup',
    '@id': `${address}#gruppe`,
    url: address,
    name,
    productGroupID: code,
    ...known({ description, brand: brand(make) }),
  };
}

function strikethrough({ price: { offer } }: BuyBoxView) {
  return (
    offer && {
      '@type': 'UnitPriceSpecification',
      priceType: schemaTerm('StrikethroughPrice'),
      price: euros(offer.regularCents),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
    }
  );
}

async function offerNode(
  tenant: Tenant,
  context: Context,
  { card, buy }: DescribedArticle,
): Promise<JsonLdNode> {
  const isSent = isGoods(kindOf(card.key));
  return {
    '@type': 'Offer',
    url: pageAddress(tenant, cardPath(card)),
    price: euros(buy.price.cents),
    priceCurrency: 'EUR',
    availability: availability(buy.availability),
    ...known({
      priceValidUntil: buy.price.offer && germanDate(buy.price.offer.until),
      priceSpecification: strikethrough(buy),
      itemCondition: isSent ? schemaTerm('NewCondition') : undefined,
      shippingDetails: isSent ? shippingDetails(tenant) : undefined,
      hasMerchantReturnPolicy: isSent ? returnPolicy(tenant) : undefined,
    }),
    seller: await businessReference(tenant, context),
  };
}

/** A GTIN of 8, 12, 13 or 14 digits; anything else is an own number. */
const gtinOf = (gtin: string | null) =>
  gtin !== null && /^(\d{8}|\d{12,14})$/.test(gtin) ? { [`gtin${gtin.length}`]: gtin } : {};

function certification(eprelId: string | null | undefined): JsonLdNode | undefined {
  if (!eprelId) return undefined;
  return {
    '@type': 'Certification',
    issuedBy: { '@type': 'Organization', name: 'European_Commission' },
    name: 'EPREL',
    certificationIdentification: eprelId,
  };
}

function picturesOf(tenant: Tenant, { card, photos = [], name }: DescribedArticle): SharedPicture[] {
  const shown = photos.length > 0 ? photos : card.photo ? [card.photo] : [];
  return shown.length > 0
    ? shown.map((photo) => sharedPhoto(tenant, photo, name))
    : [sharedDrawing(tenant, cardPicture(card), name)];
}

async function productNode(tenant: Tenant, context: Context, article: DescribedArticle): Promise<JsonLdNode> {
  const { card, gtin, facts, name, description, category, eprelId } = article;
  const address = pageAddress(tenant, cardPath(card));
  return {
    '@type': isGoods(kindOf(card.key)) ? 'Product' : ['Product', 'Service'],
    '@id': address,
    url: address,
    name,
    description,
    category,
    ...known({ brand: brand(card.make), hasCertification: certification(eprelId) }),
    ...gtinOf(gtin),
    sku: card.key.slice(card.key.indexOf(':') + 1),
    image: picturesOf(tenant, article).map(({ url }) => url),
    additionalProperty: facts.map(([term, value]) => ({ '@type': 'PropertyValue', name: term, value })),
    offers: await offerNode(tenant, context, article),
  };
}

/** A product with several variants is a group: this one in full, the others by their addresses. */
async function articleNode(tenant: Tenant, context: Context, article: DescribedArticle): Promise<JsonLdNode> {
  const { group, variants = [] } = article;
  const product = await productNode(tenant, context, article);
  if (!group) return product;
  const node = groupNode(tenant, group);
  const others = variants.filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return { ...product, isVariantOf: node };
  return { ...node, hasVariant: [product, ...others.map(({ to }) => ({ url: pageAddress(tenant, to) }))] };
}

export function describeArticle(
  tenant: Tenant,
  context: Context,
  article: DescribedArticle,
): PageDescription {
  return {
    type: 'product',
    price: article.buy.price.cents,
    picture: picturesOf(tenant, article)[0],
    nodes: async () => [await articleNode(tenant, context, article)],
  };
}

/** A product of which no variant is available. */
export function describeGroup(
  tenant: Tenant,
  group: DescribedGroup,
  { photos, variants }: { photos: readonly Photo[]; variants: readonly { to: string }[] },
): PageDescription {
  const pictures = photos.map((photo) => sharedPhoto(tenant, photo, group.name));
  return {
    type: 'product',
    picture: pictures[0],
    nodes: () => [
      {
        ...groupNode(tenant, group),
        ...known({
          image: pictures.map(({ url }) => url),
          hasVariant: variants.map(({ to }) => ({ url: pageAddress(tenant, to) })),
        }),
      },
    ],
  };
}
