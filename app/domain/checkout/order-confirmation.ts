import type { OrderType } from '~/domain/orders/order';
import type { ReservationLimits } from '~/domain/orders/reservation-rule';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { CheckoutDraft, StepName } from './checkout';
import type { OrderChange } from './order-change';
import type { ShortLine } from './sold-lines.server';

export type PlaceOrderResult =
  | { ok: true; orderId: string; orderType: OrderType }
  /** The new sum must be shown and confirmed. */
  | { ok: false; code: 'price-changed' }
  /** What is ordered now must be shown and confirmed, on the page of this step. */
  | { ok: false; code: 'order-changed'; change: OrderChange; step: StepName }
  /** The coupon was removed from the cart; the new sum must be confirmed. */
  | { ok: false; code: 'coupon-refused'; couponCode: string }
  | { ok: false; code: 'insufficient-stock'; shortages: ShortLine[] }
  | { ok: false; code: 'too-many-reservations'; limits: ReservationLimits }
  | { ok: false; code: 'consents-missing'; consents: Consent[] }
  /** The slot is gone, or the goods come later than it. */
  | { ok: false; code: 'slot-taken' }
  /** Not offered here any more, or not for this delivery. */
  | { ok: false; code: 'payment-not-possible' }
  /** Approved was another sum, or nothing. */
  | { ok: false; code: 'approval-outdated' }
  | { ok: false; code: 'incomplete' };

/** `mismatch`: lines do not fit, or not together. `early-start`: work begins before the time for withdrawal is over (§ 356 (4) BGB). */
export type Consent = 'mismatch' | 'early-start' | 'terms';

/** The cart's id makes a repeated click harmless; the sum and the digest are those above the button. */
export interface OrderConfirmation {
  cartId: string;
  quotedTotalCents: Cents;
  /** `orderDigest` of the page; undefined: nothing is compared but the sum. With a `draft` it says nothing of people. */
  shown?: string;
  accepted: readonly Consent[];
  /** In place of the stored draft, which stays as it is when nothing is ordered. Nothing is approved before it: the order is paid afterwards. */
  draft?: CheckoutDraft;
  /** Joins the order's transaction. */
  onPlaced?: (tx: Context, orderId: string) => Promise<void>;
}
