import { formatDay, formatLastDay } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { Coupon, CouponRefusal } from './coupon';

export function refusalText(refusal: CouponRefusal): string {
  switch (refusal.why) {
    case 'unknown':
      return 'Diesen Gutscheincode kennen wir nicht. Bitte prüfen Sie die Schreibweise.';
    case 'no-coupons-here':
      return 'An diesem Standort können keine Gutscheine eingelöst werden.';
    case 'other-location':
      return `Dieser Gutschein gilt nicht an diesem Standort, nur in ${refusal.cities.join(', ')}.`;
    case 'not-yet':
      return `Dieser Gutschein gilt erst ab dem ${formatDay(refusal.from)}.`;
    case 'expired':
      return `Dieser Gutschein galt bis zum ${formatLastDay(refusal.until)} und ist abgelaufen.`;
    case 'used-up':
      return 'Dieser Gutschein ist aufgebraucht: Er war auf eine feste Zahl von Bestellungen begrenzt.';
    case 'used-by-you':
      return 'Diesen Gutschein haben Sie schon eingelöst. Er gilt einmal je Kunde.';
    case 'nothing-applies':
      return `Dieser Gutschein („${refusal.title}“) gilt für keinen Artikel in Ihrem Warenkorb.`;
    case 'minimum': {
      const what = refusal.isForSome ? 'Warenwert der Artikel, für die er gilt' : 'Warenwert';
      return `Dieser Gutschein gilt ab ${formatCents(refusal.minimumCents)} ${what}. Es fehlen noch ${formatCents(refusal.missingCents)}.`;
    }
  }
}

export function couponConditions(
  coupon: Pick<Coupon, 'minimumCents' | 'validUntil' | 'oncePerCustomer' | 'limitTotal'>,
): string[] {
  return [
    coupon.minimumCents > 0 && `ab ${formatCents(coupon.minimumCents)} Warenwert`,
    coupon.oncePerCustomer && 'einmal je Kunde',
    coupon.limitTotal !== null && 'solange verfügbar',
    coupon.validUntil && `bis ${formatLastDay(coupon.validUntil)}`,
  ].filter((text) => typeof text === 'string');
}
