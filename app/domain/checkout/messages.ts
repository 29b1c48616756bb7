import { limitRefusal } from '~/domain/orders/limit-words';
import { TERMS_MESSAGE } from '~/domain/orders/messages';
import { NO_EARLY_START } from '~/domain/workshop/appointments/messages';
import { clockText, clockTime, weekdayAndDateAt } from '~/values/german-clock';
import type { ApprovalReason, ExpressNotice } from './approval';
import type { CheckoutDraft } from './checkout';
import type { ChoosePaymentResult } from './choose-payment.server';
import { changeMessages } from './order-change';
import type { Consent, PlaceOrderResult } from './order-confirmation';
import type { PayerGap } from './payer';
import { shortageText } from './shortage-text';

/** The shopper starts again at the cart, or at the slot. */
type Restarted = {
  code: 'incomplete' | 'payment-not-possible' | 'approval-outdated' | 'slot-taken';
};
type Refused = Exclude<Extract<PlaceOrderResult, { ok: false }>, Restarted | { code: 'consents-missing' }>;

export const consentFields = {
  mismatch: 'trotzdem',
  'early-start': 'fruehbeginn',
  terms: 'agb',
} as const satisfies Record<Consent, string>;

export const consentMessages: Record<Consent, string> = {
  mismatch: 'Bitte bestätigen Sie, dass Sie die Hinweise zum Fahrzeug gelesen haben.',
  'early-start': NO_EARLY_START,
  terms: TERMS_MESSAGE,
};

export const choosePaymentMessages: Record<Extract<ChoosePaymentResult, { ok: false }>['code'], string> = {
  'delivery-not-offered': 'Bitte wählen Sie, wie Sie die Ware erhalten möchten.',
  'payment-not-offered': 'Bitte wählen Sie eine Zahlungsart.',
  'payment-excludes-parcel':
    'Bei Versand können Sie nicht bei der Abholung zahlen. Bitte wählen Sie eine andere Zahlungsart.',
  'payment-too-late':
    'Für Ihren Termin käme eine Überweisung zu spät. Bitte wählen Sie eine andere Zahlungsart oder einen späteren Termin.',
};

export const lostMessages: Record<NonNullable<CheckoutDraft['lost']>, string> = {
  delivery: 'Die gewählte Lieferung ist nicht mehr möglich. Bitte wählen Sie eine andere.',
  payment: 'Die gewählte Zahlungsart ist nicht mehr möglich. Bitte wählen Sie eine andere.',
};

/** @param from when the work could begin */
export const transferTooLate = (from: Date): string =>
  `Vorkasse ist für diesen Termin nicht möglich: Überweisung und Ware wären nicht rechtzeitig da. Mit Vorkasse gibt es Termine frühestens ab ${weekdayAndDateAt(from)}, ${clockText(clockTime(from))}.`;

export const approvalMessages: Record<ApprovalReason, string> = {
  abgebrochen: 'Die Zahlung ist bei PayPal noch nicht freigegeben. Es wurde nichts abgebucht.',
  summe: 'Die Summe hat sich geändert. Bitte geben Sie den neuen Betrag bei PayPal frei.',
  stoerung:
    'PayPal antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal oder wählen Sie eine andere Zahlungsart.',
};

export const payerGapMessages: Record<PayerGap, string> = {
  abroad:
    'Ihre Anschrift bei PayPal liegt nicht in Deutschland. Bitte geben Sie eine deutsche Anschrift an. Es wurde noch nichts abgebucht.',
  incomplete:
    'Ihre Anschrift bei PayPal ist nicht vollständig. Bitte ergänzen Sie, was fehlt. Es wurde noch nichts abgebucht.',
  missing:
    'PayPal hat uns keine Anschrift genannt. Bitte geben Sie sie hier an. Es wurde noch nichts abgebucht.',
  'no-answer':
    'PayPal antwortet gerade nicht. Bitte laden Sie die Seite gleich noch einmal, oder geben Sie Ihre Anschrift hier an.',
};

export const expressNotices: Record<ExpressNotice, string> = {
  'paypal-abgebrochen':
    'Sie haben bei PayPal abgebrochen. Es wurde nichts abgebucht, Ihr Warenkorb ist noch da.',
  'paypal-stoerung':
    'PayPal antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal, oder gehen Sie zur Kasse und wählen Sie eine andere Zahlungsart.',
  'paypal-ohne-warenkorb':
    'Zu dieser Freigabe bei PayPal finden wir hier keinen Warenkorb. Bestellt ist nichts, und es wurde nichts abgebucht. Öffnen Sie den Shop bitte auf dem Gerät, auf dem Sie begonnen haben, oder melden Sie sich an.',
};

export function placeOrderMessages(result: Refused): string[] {
  switch (result.code) {
    case 'order-changed':
      return changeMessages(result.change).map(({ text }) => text);
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
      return result.shortages.map(shortageText);
  }
}
