import { limitRefusal } from '~/domain/orders/limit-words';
import { TERMS_MESSAGE } from '~/domain/orders/messages';
import type { ApprovalReason } from './approval';
import type { ChoosePaymentResult } from './choose-payment.server';
import type { PlaceOrderResult } from './place-order.server';

/** The shopper starts again at the cart. */
type Restarted = { code: 'incomplete' | 'payment-not-possible' | 'approval-outdated' };
type Refused = Exclude<Extract<PlaceOrderResult, { ok: false }>, Restarted>;

/** The checkbox below what does not fit. */
export const MISMATCH_FIELD = 'trotzdem';
const MISMATCH_MESSAGE = 'Bitte bestätigen Sie, dass Sie trotz der Hinweise bestellen.';

export const choosePaymentMessages: Record<Extract<ChoosePaymentResult, { ok: false }>['code'], string> = {
  'delivery-not-offered': 'Bitte wählen Sie, wie Sie die Ware erhalten möchten.',
  'payment-not-offered': 'Bitte wählen Sie eine Zahlungsart.',
  'payment-excludes-parcel':
    'Bei Versand können Sie nicht bei der Abholung zahlen. Bitte wählen Sie eine andere Zahlungsart.',
};

export const approvalMessages: Record<ApprovalReason, string> = {
  abgebrochen: 'Die Zahlung ist bei PayPal noch nicht freigegeben. Es wurde nichts abgebucht.',
  summe: 'Die Summe hat sich geändert. Bitte geben Sie den neuen Betrag bei PayPal frei.',
  stoerung:
    'PayPal antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal oder wählen Sie eine andere Zahlungsart.',
};

export function placeOrderMessages(result: Refused): string[] {
  switch (result.code) {
    case 'terms-not-accepted':
      return [TERMS_MESSAGE];
    case 'mismatch-not-accepted':
      return [MISMATCH_MESSAGE];
    case 'too-many-reservations':
      return [limitRefusal(result.limits)];
    case 'price-changed':
      return ['Die Summe hat sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie noch einmal.'];
    case 'coupon-refused':
      // Gives no reason, which would reveal whether an address has ordered before.
      return [
        `Der Gutschein ${result.couponCode} kann für diese Bestellung nicht eingelöst werden. Bitte prüfen Sie die Summe ohne ihn und bestätigen Sie noch einmal.`,
      ];
    case 'insufficient-stock':
      return result.shortages.map(({ title, available }) =>
        available === 0
          ? `${title} ist leider gerade ausverkauft worden. Bitte entfernen Sie den Artikel aus dem Warenkorb.`
          : `Von ${title} ${available === 1 ? 'ist' : 'sind'} nur noch ${available} Stück da. Bitte passen Sie die Menge im Warenkorb an.`,
      );
  }
}
