import { SESSION_ENDED, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import { articleKey } from '~/domain/catalog/article';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { addToCart, removeLine, setCoupon, setQuantity } from './cart.server';
import { moveCart } from './move-cart.server';
import { redeemCoupon } from './redeem-coupon.server';
import { cartAction } from './schemas';

/** What came of a change: done, or why not, at which line or with which code. */
export type CartChange = { kind: 'done'; added?: string; session?: SessionChange } | CartRefusal;

export interface CartRefusal {
  kind: 'refused';
  message: string;
  key?: string;
  /** The code as it was typed, when that is what was refused. */
  code?: string;
  session?: SessionChange;
}

const refusals = {
  'unknown-article': 'Diesen Artikel gibt es nicht mehr.',
  'session-ended': SESSION_ENDED,
  'cart-full': 'Der Warenkorb ist voll. Bitte bestellen oder entfernen Sie zuerst etwas.',
};

/** Carries out what a form sent to the cart; prices and unknown fields in it are never looked at. */
export async function changeCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  form: FormData,
): Promise<CartChange> {
  const entries = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const parsed = cartAction.safeParse(entries);
  if (!parsed.success) {
    const message =
      parsed.error.issues[0]?.path[0] === 'aktion'
        ? 'Das verstehen wir nicht.'
        : parsed.error.issues[0]?.message;
    return {
      kind: 'refused',
      message: message ?? 'Das verstehen wir nicht.',
      key: entries.artikel?.toString(),
      code: entries.aktion === 'einloesen' ? (entries.gutscheincode?.toString() ?? '') : undefined,
    };
  }
  const { data } = parsed;
  switch (data.aktion) {
    case 'hinzufuegen': {
      const { result, session } = await addToCart(tenant, context, visitor, data.artikel, data.menge);
      if (result !== 'added') return { kind: 'refused', message: refusals[result], session };
      return { kind: 'done', added: articleKey(data.artikel), session };
    }
    case 'menge':
      await setQuantity(tenant, context, visitor, data.artikel, data.menge);
      return { kind: 'done' };
    case 'entfernen':
      await removeLine(tenant, context, visitor, data.artikel);
      return { kind: 'done' };
    case 'einloesen': {
      const message = await redeemCoupon(tenant, context, visitor, data.gutscheincode);
      return message === undefined
        ? { kind: 'done' }
        : { kind: 'refused', message, code: entries.gutscheincode?.toString() };
    }
    case 'ohneGutschein':
      await setCoupon(tenant, context, visitor, null);
      return { kind: 'done' };
    case 'mitnehmen': {
      const source = tenant.group.find(({ url }) => url === data.standort);
      if (!source) return { kind: 'refused', message: 'Diesen Standort gibt es nicht.' };
      await moveCart(context, visitor, source, tenant.location);
      return { kind: 'done' };
    }
  }
}
