import { z } from 'zod';
import { issueGuestToken } from '~/domain/accounts/guest-token.server';
import { readCart } from '~/domain/cart/cart.server';
import { addToCart, removeLine } from '~/domain/cart/change-cart.server';
import { redeemCoupon, removeCoupon } from '~/domain/cart/redeem-coupon.server';
import { articleKey, QUANTITY_LIMIT } from '~/domain/catalog/articles/article';
import { articleField } from '~/domain/catalog/articles/article-field';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { refusalText } from '~/domain/coupons/messages';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { unauthorized } from './account-call.server';
import { accountRefusals, refuseAccount } from './account-refusals';
import { articleName } from './article-answer';
import { defineCall, noLocation } from './call.server';
import { cartAnswer, toCartAnswer } from './cart-answer';
import { soldProduct } from './example-articles.server';
import { ofLocation, standortUrl, text } from './fields';
import { findTenant } from './find-tenant.server';
import { noArticle } from './product-calls.server';
import { inWords, refusal } from './refusal';
import { defineShopperCall, type ShopperScope } from './shopper-call.server';
import { noVehicle } from './workshop-subject.server';

const PATH = '/api/v1/standorte/{standortUrl}/cart';

async function ownCart({ tenant, context, visitor }: ShopperScope) {
  return toCartAnswer(tenant, await readCart(tenant, context, visitor));
}

export const newCartCall = defineCall({
  method: 'POST',
  path: '/api/v1/standorte/{standortUrl}/carts',
  summary: 'Ein Token für jemanden ohne Konto: Ihm gehören Warenkorb und Bestellungen',
  inPath: ['standortUrl'],
  input: ofLocation,
  status: 201,
  answer: z.object({
    cartToken: z.string().describe('für Authorization: Bearer …'),
    validUntil: z.iso.datetime(),
    cart: cartAnswer,
  }),
  run: async (scope, { standortUrl: url }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const { token, until } = await issueGuestToken(scope.context);
    return { cartToken: token, validUntil: until.toISOString(), cart: toCartAnswer(tenant, undefined) };
  },
});

export const cartCall = defineShopperCall({
  path: PATH,
  summary: 'Der Warenkorb an diesem Standort, mit Preisen von jetzt',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: cartAnswer,
  run: ownCart,
});

const ofArticle = z.strictObject({ standortUrl, articleId: articleName });

export const cartFull = refusal(409, 'cart_full', 'Der Warenkorb hat keinen Platz für eine weitere Zeile.');

export const putArticleCall = defineShopperCall({
  method: 'PUT',
  path: `${PATH}/articles/{articleId}`,
  summary: 'So viele Stück des Artikels liegen danach im Warenkorb',
  inPath: ['standortUrl', 'articleId'],
  input: ofArticle,
  body: z.strictObject({
    quantity: z.int().min(1).max(QUANTITY_LIMIT),
    vehicle: text.optional().describe('_id des Fahrzeugs, für das die Stücke sind'),
  }),
  answer: cartAnswer,
  refusals: [noArticle, noVehicle, cartFull],
  example: async (tenant, context) => ({
    input: {
      standortUrl: tenant.location.url,
      articleId: `product:${(await soldProduct(tenant, context)).productId}`,
    },
    body: { quantity: 1 },
  }),
  run: async (scope, { articleId }, { quantity, vehicle }) => {
    const { tenant, context, visitor } = scope;
    const article = articleField.parse(articleId);
    if (!isGoods(article.kind)) return noArticle;
    if (vehicle !== undefined && !(await findVehicle(context, vehicle))) return noVehicle;
    const item = { article, quantity, replaces: true, vehicleCode: vehicle };
    const result = await addToCart(tenant, context, visitor, item);
    if (result.ok) return ownCart(scope);
    switch (result.code) {
      case 'unknown-article':
        return noArticle;
      case 'cart-full':
        return cartFull;
      case 'session-ended':
        return unauthorized;
    }
  },
});

export const removeArticleCall = defineShopperCall({
  method: 'DELETE',
  path: `${PATH}/articles/{articleId}`,
  summary: 'Den Artikel aus dem Warenkorb nehmen, für jedes Fahrzeug',
  inPath: ['standortUrl', 'articleId'],
  input: ofArticle,
  answer: cartAnswer,
  example: async (tenant, context) => ({
    input: (await putArticleCall.example(tenant, context)).input ?? {},
  }),
  run: async (scope, { articleId }) => {
    const { tenant, context, visitor } = scope;
    const { lines = [] } = (await readCart(tenant, context, visitor)) ?? {};
    for (const { id } of lines.filter(({ article }) => articleKey(article) === articleId)) {
      await removeLine(tenant, context, visitor, id);
    }
    return ownCart(scope);
  },
});

export const emptyCart = refusal(409, 'cart_empty', 'Ihr Warenkorb ist leer.');
const couponRefused = refusal(422, 'coupon_refused');

export const putCouponCall = defineShopperCall({
  method: 'PUT',
  path: `${PATH}/coupon`,
  summary: 'Einen Gutschein einlösen; er ersetzt den vorherigen',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: z.strictObject({ code: text }),
  answer: cartAnswer,
  refusals: [emptyCart, couponRefused, ...accountRefusals('rate-limited')],
  example: async ({ location }) => ({
    input: { standortUrl: location.url },
    body: { code: 'ERIKA-2026' },
  }),
  run: async (scope, _input, { code }) => {
    const { tenant, context, visitor } = scope;
    const result = await redeemCoupon(tenant, context, visitor, code);
    if (result.ok) return ownCart(scope);
    switch (result.code) {
      case 'empty-cart':
        return emptyCart;
      case 'rate-limited':
        return refuseAccount(result);
      case 'refused':
        return inWords(couponRefused, refusalText(result.refusal), 'code');
    }
  },
});

export const removeCouponCall = defineShopperCall({
  method: 'DELETE',
  path: `${PATH}/coupon`,
  summary: 'Keinen Gutschein einlösen',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: cartAnswer,
  run: async (scope) => {
    await removeCoupon(scope.tenant, scope.context, scope.visitor);
    return ownCart(scope);
  },
});
