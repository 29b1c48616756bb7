import { z } from 'zod';
import type { Article } from '~/domain/catalog/article';
import { articleKey } from '~/domain/catalog/articles/article';
import { articleField } from '~/domain/catalog/articles/article-field';
import type { Availability } from '~/domain/catalog/inventory/inventory';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import type { PriceView } from '~/domain/catalog/selling';
import { imageOriginOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { articlePath } from '~/paths';
import { articleKinds } from '~/values/article-kinds';
import type { Photo } from '~/values/photo';
import { photoPath } from '~/values/picture-paths';

export const articleName = z
  .string()
  .refine((key) => articleField.safeParse(key).success, 'Diesen Artikel gibt es nicht.')
  .describe('_id eines Artikels: „tyre:…“');

const cents = z.int().describe('Cent, inklusive MwSt.');

/** Spec 2, section 3: variant. */
export const articleAnswer = z
  .object({
    _id: z.string().describe('„tyre:…“, überall der Name des Artikels'),
    id: z.string(),
    kind: z.enum(articleKinds),
    title: z.string(),
    subtitle: z.string(),
    make: z.string(),
    vk_preis: cents,
    offer: z
      .object({
        regularCents: cents,
        lowestCents: cents.nullable().describe('niedrigster Preis der 30 Tage davor'),
        until: z.iso.datetime(),
      })
      .nullable(),
    stock: z.int().describe('Stück, die der Standort verkaufen kann; 99, wo nicht gezählt wird'),
    availability: z.object({
      kind: z.enum(['stocked', 'always', 'none']),
      here: z.int(),
      central: z.int(),
    }),
    image: z.url().nullable(),
    page: z.url(),
  })
  .meta({ id: 'Article' });

export type ArticleAnswer = z.input<typeof articleAnswer>;

export function availabilityAnswer(stock: Availability): ArticleAnswer['availability'] {
  return stock.kind === 'stocked' ? { ...stock } : { kind: stock.kind, here: 0, central: 0 };
}

function offerAnswer({ offer }: PriceView): ArticleAnswer['offer'] {
  if (!offer) return null;
  const { regularCents, lowestCents = null, until } = offer;
  return { regularCents, lowestCents, until: new Date(until).toISOString() };
}

const IMAGE_WIDTH = 640;

export function imageAddress(tenant: Pick<Tenant, 'origin' | 'outside'>, photo: Photo): string {
  return `${imageOriginOf(tenant)}${photoPath(photo, IMAGE_WIDTH)}`;
}

type Shown = Pick<
  Article,
  'kind' | 'code' | 'title' | 'subtitle' | 'make' | 'price' | 'availability' | 'photo' | 'categories'
>;

export function toArticleAnswer(tenant: Tenant, article: Shown): ArticleAnswer {
  const { kind, code, title, subtitle, make, price, availability, photo } = article;
  return {
    _id: articleKey(article),
    id: code,
    kind,
    title,
    subtitle,
    make,
    vk_preis: price.cents,
    offer: offerAnswer(price),
    stock: availableOf(availability),
    availability: availabilityAnswer(availability),
    image: photo && imageAddress(tenant, photo),
    page: pageAddress(tenant, articlePath(article)),
  };
}
