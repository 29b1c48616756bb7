import { z } from 'zod';
import { cartTotals, lineNotices } from '~/domain/cart/cart';
import type { Cart } from '~/domain/cart/cart.server';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { refusalText } from '~/domain/coupons/messages';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articleAnswer, toArticleAnswer } from './article-answer';

const cents = z.int().describe('Cent, inklusive MwSt.');

export const cartAnswer = z
  .object({
    lines: z.array(
      z.object({
        _id: z.uuid().describe('der Zeile'),
        article: articleAnswer,
        quantity: z.int(),
        vehicle: z.string().nullable().describe('_id des Fahrzeugs, für das die Zeile gekauft wird'),
        unitCents: cents,
        depositCents: cents.describe('Pfand je Stück, nicht im Preis'),
        totalCents: cents,
        notices: z.array(
          z.object({
            kind: z.enum(['sold-out', 'insufficient-stock', 'price-changed']),
            available: z.int().optional(),
            beforeCents: z.int().optional(),
          }),
        ),
      }),
    ),
    pieces: z.int(),
    coupon: z
      .object({ code: z.string(), isRedeemed: z.boolean(), message: z.string().nullable() })
      .nullable(),
    goodsCents: cents,
    discountCents: cents,
    depositCents: cents,
    totalCents: cents.describe('ohne Versand'),
    vatCents: z.int().describe('in der Summe enthalten'),
  })
  .meta({ id: 'Cart' });

export type CartAnswer = z.input<typeof cartAnswer>;

function noticesOf(line: Cart['lines'][number]): CartAnswer['lines'][number]['notices'] {
  return lineNotices(line).map((notice) => ({
    kind: notice.kind,
    ...(notice.kind === 'insufficient-stock' && { available: notice.available }),
    ...(notice.kind === 'price-changed' && { beforeCents: notice.before }),
  }));
}

function couponOf({ coupon }: Pick<Cart, 'coupon'>): CartAnswer['coupon'] {
  if (!coupon) return null;
  return coupon.ok
    ? { code: coupon.couponCode, isRedeemed: true, message: null }
    : { code: coupon.couponCode, isRedeemed: false, message: refusalText(coupon.refusal) };
}

/** @param cart undefined: nothing in it */
export function toCartAnswer(tenant: Tenant, cart: Cart | undefined): CartAnswer {
  const { lines, pieces, goodsCents, discountCents, depositCents, vatCents } = cart ?? {
    lines: [],
    ...cartTotals([]),
  };
  return {
    lines: lines.map((line) => ({
      _id: line.id,
      article: toArticleAnswer(tenant, line.article),
      quantity: line.quantity,
      vehicle: vehicleOf(line.options)?.code ?? null,
      unitCents: line.article.price.cents,
      depositCents: line.article.depositCents ?? 0,
      totalCents: line.article.price.cents * line.quantity,
      notices: noticesOf(line),
    })),
    pieces,
    coupon: cart ? couponOf(cart) : null,
    goodsCents,
    discountCents,
    depositCents,
    totalCents: goodsCents - discountCents + depositCents,
    vatCents,
  };
}
