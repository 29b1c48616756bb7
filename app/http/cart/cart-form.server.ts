import type { RouterContextProvider } from 'react-router';
import { addFitted } from '~/domain/cart/add-fitted.server';
import { addToCart, type RemovedLine, removeLine, setQuantity } from '~/domain/cart/change-cart.server';
import { changeFitting } from '~/domain/cart/change-fitting.server';
import { decideAboutJoined } from '~/domain/cart/joined-pieces.server';
import {
  addFittedMessages,
  changeCartMessages,
  changeFittingMessages,
  redeemCouponMessage,
} from '~/domain/cart/messages';
import { moveCart } from '~/domain/cart/move-cart.server';
import { redeemCoupon, removeCoupon } from '~/domain/cart/redeem-coupon.server';
import { cartAction } from '~/domain/cart/schemas';
import { withPieces } from '~/domain/catalog/articles/pieces-field';
import { moveDraft } from '~/domain/checkout/move-draft.server';
import { applySession, requestScope } from '../request-scope';

export type CartFormResult =
  | { ok: true; addedLineId?: string; removed?: RemovedLine | undefined; backTo?: string | undefined }
  | ({ ok: false } & CartFormRefusal);

export interface CartFormRefusal {
  message: string;
  code?: string;
  isGone?: boolean;
}

const joinedDecisions = {
  kontoHerausnehmen: 'take-out',
  kontoZuruecklegen: 'put-back',
  kontoBehalten: 'keep',
} as const;

const NOT_UNDERSTOOD = 'Das verstehen wir nicht.';

/** Prices and unknown fields of the form are ignored. */
export async function handleCartForm(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<CartFormResult> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const parsed = cartAction.safeParse(withPieces(fields));
  const typedCode = fields.aktion === 'einloesen' ? (fields.gutscheincode?.toString() ?? '') : undefined;
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message = issue?.path[0] === 'aktion' ? NOT_UNDERSTOOD : issue?.message;
    return { ok: false, message: message ?? NOT_UNDERSTOOD, code: typedCode };
  }
  const { data } = parsed;
  switch (data.aktion) {
    case 'hinzufuegen':
    case 'mitMontage': {
      const add = data.aktion === 'mitMontage' ? addFitted : addToCart;
      const result = await add(tenant, context, visitor, {
        article: data.artikel,
        quantity: data.menge,
        vehicleCode: data.fahrzeug,
      });
      applySession(routerContext, result.session);
      return result.ok
        ? { ok: true, addedLineId: result.lineId }
        : { ok: false, message: addFittedMessages[result.code] };
    }
    case 'menge': {
      const change = { lineId: data.zeile, quantity: data.menge };
      const result = await setQuantity(tenant, context, visitor, change);
      return result.ok ? { ok: true } : { ok: false, message: changeCartMessages[result.code], isGone: true };
    }
    // Removing a missing line succeeds: a second click shows the same page as the first.
    case 'entfernen':
      return { ok: true, removed: await removeLine(tenant, context, visitor, data.zeile) };
    case 'montage':
    case 'ohneMontage': {
      const result = await changeFitting(tenant, context, visitor, {
        lineId: data.zeile,
        isWanted: data.aktion === 'montage',
        withDisposal: data.entsorgung === 'ja',
      });
      return result.ok ? { ok: true } : { ok: false, message: changeFittingMessages[result.code] };
    }
    case 'einloesen': {
      const result = await redeemCoupon(tenant, context, visitor, data.gutscheincode);
      return result.ok ? { ok: true } : { ok: false, message: redeemCouponMessage(result), code: typedCode };
    }
    case 'ohneGutschein':
      await removeCoupon(tenant, context, visitor);
      return { ok: true };
    case 'kontoHerausnehmen':
    case 'kontoZuruecklegen':
    case 'kontoBehalten':
      await decideAboutJoined(tenant, context, visitor, joinedDecisions[data.aktion]);
      return { ok: true, backTo: data.zurueck };
    case 'mitnehmen': {
      const source = tenant.group.find(({ url }) => url === data.standort);
      if (!source) return { ok: false, message: 'Diesen Standort gibt es nicht.' };
      await moveCart(context, visitor, { source, target: tenant.location }, moveDraft);
      return { ok: true };
    }
  }
}
