import type { Coupon } from '~/domain/coupons/coupon';
import { type CouponDoubt, couponDoubts } from '~/domain/coupons/coupon-doubts';
import { formatDay, formatIsoDate, formatLastDay } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { PromotionCommand } from '../rights';
import type { Effect } from './offer-effects.server';
import type { DeskCoupon, DeskOffer, PromotionResult } from './promotions.server';

export const doneMessages: Readonly<Record<PromotionCommand, string>> = {
  'add-offer': 'Das Angebot ist gespeichert. Im Shop ist es in einer Sekunde zu sehen.',
  'end-offer': 'Das Angebot ist beendet.',
  'add-coupon': 'Der Gutschein ist gespeichert und gilt ab seinem ersten Tag.',
  'end-coupon': 'Der Gutschein ist beendet: Niemand kann ihn mehr einlösen.',
};

export const refusals: Readonly<
  Record<Extract<PromotionResult, { ok: false }>['code'], { field?: string; text: string }>
> = {
  'not-there': { text: 'Das gibt es hier nicht mehr.' },
  'known-code': { field: 'gutscheincode', text: 'Diesen Code gibt es schon.' },
  'over-already': { text: 'Dieser Gutschein ist schon beendet.' },
};

export const offerDays = ({ validFrom, validUntil }: DeskOffer): string =>
  `${formatIsoDate(validFrom)} bis ${formatIsoDate(validUntil)}`;

/** '10 % ab 200,00 €, bis 31. Dezember 2026, höchstens 50-mal' */
export function couponText(coupon: DeskCoupon): string {
  const { percent, amountCents, minimumCents, validFrom, validUntil, limitTotal, oncePerCustomer } = coupon;
  return [
    percent === null ? formatCents(amountCents ?? 0) : `${percent} %`,
    minimumCents > 0 ? `ab ${formatCents(minimumCents)}` : '',
    validFrom ? `ab ${formatDay(validFrom)}` : '',
    validUntil ? `bis ${formatLastDay(validUntil)}` : '',
    limitTotal ? `höchstens ${limitTotal === 1 ? 'ein' : `${limitTotal}-`}mal` : '',
    oncePerCustomer ? 'einmal je Person' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const doubtTexts: Readonly<Record<CouponDoubt, (coupon: Coupon) => string>> = {
  percent: ({ percent }) => `über ${percent} %`,
  amount: ({ amountCents, minimumCents }) =>
    minimumCents > 0
      ? `über ${formatCents(amountCents ?? 0)} schon ab ${formatCents(minimumCents)} Warenwert`
      : `über ${formatCents(amountCents ?? 0)} ohne Mindestwert`,
  endless: () => 'ohne letzten Tag und ohne Höchstzahl',
};

/** Before an unusually generous coupon is valid: 'Gutschein über 90 % – stimmt das?' */
export const couponQuestion = (coupon: Coupon): string =>
  `Gutschein ${couponDoubts(coupon)
    .map((doubt) => doubtTexts[doubt](coupon))
    .join(', ')} – stimmt das?`;

/** Of an offer. */
export function salesText(effect: Effect | undefined): string {
  if (!effect) return 'führt zu keinen Artikeln';
  const { orders, pieces, revenueCents } = effect;
  if (orders === 0) return 'in dieser Zeit noch nichts davon verkauft';
  const ordered = orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`;
  return `${ordered}, ${pieces} Stück, ${formatCents(revenueCents)} Umsatz`;
}

export function effectText({ effect }: DeskCoupon): string {
  if (!effect) return 'hier noch nicht eingelöst';
  const { uses, discountCents, revenueCents } = effect;
  return `${uses}-mal eingelöst, ${formatCents(discountCents)} Nachlass, ${formatCents(revenueCents)} Umsatz`;
}
