import { z } from 'zod';
import type { Article } from '~/domain/catalog/article';
import { stockFlagsOf } from '~/domain/catalog/articles/stock-flags.server';
import type { Fact } from '~/domain/catalog/fact';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { articleAnswer, toArticleAnswer } from './article-answer';

export const fact = z.object({ name: z.string(), value: z.string() }).meta({ id: 'Fact' });

export const factsOf = (facts: readonly Fact[]) => facts.map(([name, value]) => ({ name, value }));

/** Spec 2, section 3: varianten. */
export const variantAnswer = articleAnswer
  .extend({
    slug: z.string(),
    gtin: z.string().nullable(),
    fabrikat: z.string().nullable().describe('Marke des Fahrzeugs, für das die Variante gemacht ist'),
    depositCents: z.int().nullable().describe('Pfand je Stück, nicht im Preis'),
    stockkeeping: z.boolean(),
    isOwnArticle: z.boolean(),
    soldOut: z.boolean(),
  })
  .meta({ id: 'Variant' });

export interface VariantView {
  article: Article;
  gtin: string | null;
  carMake: string | null;
}

export async function toVariantAnswers(
  tenant: Tenant,
  context: Context,
  variants: readonly VariantView[],
): Promise<z.input<typeof variantAnswer>[]> {
  const flags = await stockFlagsOf(
    context,
    variants.map(({ article }) => article.id),
  );
  return variants.map(({ article, gtin, carMake }) => {
    const own = flags.get(article.id);
    return {
      ...toArticleAnswer(tenant, article),
      slug: article.code,
      gtin,
      fabrikat: carMake,
      depositCents: article.depositCents,
      stockkeeping: own?.isStockKeeping ?? true,
      isOwnArticle: own?.isOwnArticle ?? false,
      soldOut: own?.isSoldOut ?? false,
    };
  });
}
