import { z } from 'zod';
import type { Cart } from '~/domain/cart/cart.server';
import { readCart } from '~/domain/cart/cart.server';
import { type ChangeFittingResult, changeFitting } from '~/domain/cart/change-fitting.server';
import { isFitting } from '~/domain/cart/follow-goods';
import { articleKey } from '~/domain/catalog/articles/article';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { readDraft } from '~/domain/checkout/checkout.server';
import { chooseFittingSlot, fittingSlots } from '~/domain/checkout/fitting.server';
import type { Context } from '~/platform/context';
import { accountRefusals, refuseAccount } from './account-refusals';
import { articleName } from './article-answer';
import { cartAnswer, toCartAnswer } from './cart-answer';
import { cartFull, emptyCart, putArticleCall } from './cart-calls.server';
import { ofLocation, standortUrl, text } from './fields';
import { findHeldSlot } from './held-slot.server';
import { inWords, type Refused, refusal } from './refusal';
import { defineShopperCall, type ShopperScope } from './shopper-call.server';
import { slotTaken } from './slot-calls.server';
import { daysAnswer, startField, toDays, unitAt } from './workshop-subject.server';

const PATH = '/api/v1/standorte/{standortUrl}/cart';

const noLine = refusal(
  404,
  'line_not_found',
  'Davon liegt nichts im Warenkorb, was montiert oder eingebaut wird.',
);
const cannotFit = refusal(409, 'cannot_fit', 'Das bietet der Standort nicht an.');

const refused: Record<Extract<ChangeFittingResult, { ok: false }>['code'], Refused> = {
  'unknown-line': noLine,
  'cannot-fit': cannotFit,
  'no-complete-price': inWords(cannotFit, 'Dafür hat der Standort keinen Preis.'),
  'cart-full': cartFull,
};

export const putFittingCall = defineShopperCall({
  method: 'PUT',
  path: `${PATH}/articles/{articleId}/fitting`,
  summary:
    'Die Montage eines Satzes Reifen oder Kompletträder, oder den Einbau einer Batterie, in den Warenkorb legen oder herausnehmen',
  inPath: ['standortUrl', 'articleId'],
  input: z.strictObject({ standortUrl, articleId: articleName }),
  body: z.strictObject({
    isWanted: z.boolean(),
    withDisposal: z.boolean().optional().describe('mit Entsorgung der alten Reifen'),
    vehicle: text.optional().describe('_id des Fahrzeugs, für das die Zeile ist'),
  }),
  answer: cartAnswer,
  refusals: [noLine, cannotFit, cartFull],
  example: async (tenant, context) => ({
    ...(await putArticleCall.example(tenant, context)),
    body: { isWanted: true },
  }),
  run: async ({ tenant, context, visitor }, { articleId }, { isWanted, withDisposal = false, vehicle }) => {
    const { lines = [] } = (await readCart(tenant, context, visitor)) ?? {};
    const line = lines.find(
      ({ article, options }) =>
        articleKey(article) === articleId && (vehicle === undefined || vehicleOf(options)?.code === vehicle),
    );
    const requested = { lineId: line?.id ?? '', isWanted, withDisposal };
    const result = await changeFitting(tenant, context, visitor, requested);
    if (!result.ok) return refused[result.code];
    return toCartAnswer(tenant, await readCart(tenant, context, visitor));
  },
});

const noFitting = refusal(409, 'no_fitting', 'Im Warenkorb liegt weder Montage noch Einbau.');

const checkoutOf = async ({ db }: Context, cart: Cart) => {
  const [draft] = await readDraft(db, { cartId: cart.id });
  return { cart, draft };
};

async function fittedCart({ tenant, context, visitor }: ShopperScope): Promise<Cart | Refused> {
  const cart = await readCart(tenant, context, visitor);
  if (!cart) return emptyCart;
  return cart.lines.some(isFitting) ? cart : noFitting;
}

const slotRefusals = [emptyCart, noFitting];

export const cartSlotsCall = defineShopperCall({
  path: `${PATH}/slots`,
  summary: 'Freie Termine für Montage oder Einbau im Warenkorb, nicht vor der Ware',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: z.object({ data: daysAnswer }),
  refusals: slotRefusals,
  run: async (scope) => {
    const cart = await fittedCart(scope);
    if ('refusal' in cart) return cart;
    const { tenant, context, visitor } = scope;
    const { days, minutes } = await fittingSlots(tenant, context, visitor, await checkoutOf(context, cart));
    return { data: toDays(days, minutes) };
  },
});

export const putCartSlotCall = defineShopperCall({
  method: 'PUT',
  path: `${PATH}/slot`,
  summary: 'Den Termin für Montage oder Einbau vormerken, mit dem dieser Warenkorb bestellt wird',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: z.strictObject({ startsAt: startField }),
  answer: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), heldUntil: z.iso.datetime() }),
  refusals: [...slotRefusals, slotTaken, ...accountRefusals('rate-limited')],
  example: async ({ location }, { now }) => ({
    input: { standortUrl: location.url },
    body: { startsAt: `${now().toISOString().slice(0, 11)}08:00:00Z` },
  }),
  run: async (scope, _input, { startsAt }) => {
    const cart = await fittedCart(scope);
    if ('refusal' in cart) return cart;
    const { tenant, context, visitor } = scope;
    const checkout = await checkoutOf(context, cart);
    const held = await chooseFittingSlot(tenant, context, visitor, checkout, unitAt(startsAt));
    if (!held.ok) return held.code === 'slot-taken' ? slotTaken : refuseAccount(held);
    return (await findHeldSlot(tenant, context, held.id)) ?? slotTaken;
  },
});
