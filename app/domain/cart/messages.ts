import { waitMessage } from '~/domain/accounts/messages';
import { SESSION_ENDED } from '~/domain/accounts/visitor';
import { refusalText } from '~/domain/coupons/messages';
import { formatCents } from '~/values/money';
import type { AddFittedResult } from './add-fitted.server';
import { type LineNotice, lineNotices } from './cart';
import type { AddToCartResult, ChangeLineResult } from './change-cart.server';
import type { ChangeFittingResult } from './change-fitting.server';
import type { MoveCartResult } from './move-cart.server';
import type { RedeemCouponResult, RemoveCouponResult } from './redeem-coupon.server';

type Refused<Result> = Extract<Result, { ok: false }>;

export const addToCartMessages: Record<Refused<AddToCartResult>['code'], string> = {
  'unknown-article': 'Diesen Artikel gibt es nicht mehr.',
  'session-ended': SESSION_ENDED,
  'cart-full': 'Der Warenkorb ist voll. Bitte bestellen oder entfernen Sie zuerst etwas.',
};

const EMPTY_CART = 'Ihr Warenkorb ist leer. Bitte legen Sie zuerst etwas hinein.';

export const changeCartMessages: Record<
  Refused<ChangeLineResult | MoveCartResult | RemoveCouponResult>['code'],
  string
> = {
  'unknown-line': 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.',
  'empty-cart': EMPTY_CART,
};

export const changeFittingMessages: Record<Refused<ChangeFittingResult>['code'], string> = {
  'unknown-line': 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.',
  'cart-full': addToCartMessages['cart-full'],
  'cannot-fit': 'Das bieten wir an diesem Standort leider nicht an.',
  'no-complete-price': 'Dafür haben wir an diesem Standort keinen Preis.',
};

export const addFittedMessages: Record<Refused<AddFittedResult>['code'], string> = {
  ...addToCartMessages,
  'cannot-fit': changeFittingMessages['cannot-fit'],
};

export function redeemCouponMessage(result: Refused<RedeemCouponResult>): string {
  switch (result.code) {
    case 'empty-cart':
      return EMPTY_CART;
    case 'rate-limited':
      return waitMessage(result.seconds);
    case 'refused':
      return refusalText(result.refusal);
  }
}

/** '4 × Fulda Kristall liegen jetzt im Warenkorb.' */
export function addedText(quantity: number, title: string): string {
  return `${quantity} × ${title} ${quantity === 1 ? 'liegt' : 'liegen'} jetzt im Warenkorb.`;
}

export function isBlocked(notices: readonly LineNotice[]): boolean {
  return notices.some(({ kind }) => kind !== 'price-changed');
}

/** No success is told of a line that keeps the cart from being ordered. */
export function addedNotice(quantity: number, title: string, notices: readonly LineNotice[]): string {
  const first = isBlocked(notices) ? `${title}:` : addedText(quantity, title);
  return [first, ...notices.map(noticeText)].join(' ');
}

export function addedMessage(
  line: Parameters<typeof lineNotices>[0] & { article: { title: string; kind: string } },
  isFitted: boolean,
): string {
  const { title, kind } = line.article;
  const work = kind === 'product' ? 'Einbau' : 'Montage';
  return addedNotice(line.quantity, isFitted ? `${title} mit ${work}` : title, lineNotices(line));
}

export function noticeText(notice: LineNotice): string {
  switch (notice.kind) {
    case 'sold-out':
      return 'Leider inzwischen ausverkauft. Bitte entfernen.';
    case 'insufficient-stock':
      return `Nur noch ${notice.available} Stück lieferbar. Bitte die Menge anpassen.`;
    case 'price-changed':
      return `Der Preis hat sich geändert, vorher ${formatCents(notice.before)}.`;
  }
}
