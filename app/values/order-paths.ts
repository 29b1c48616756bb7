import { href } from 'react-router';

/** Of an order's mailed link, without a sign-in. */
export function orderLinkPaths(token: string) {
  const params = { token: encodeURIComponent(token) };
  return {
    order: href('/bestellung/:token', params),
    pay: href('/bestellung/:token/bezahlen', params),
    buy: href('/bestellung/:token/kaufen', params),
    document: (documentId: string) =>
      href('/bestellung/:token/dokumente/:documentId', { ...params, documentId }),
  };
}

export function buyReservationPath(orderId: string): string {
  return href('/checkout/kaufen/:orderId', { orderId });
}

export function orderDocumentPath(orderId: string, documentId: string): string {
  return href('/account/orders/:orderId/dokumente/:documentId', { orderId, documentId });
}

export function orderPath(orderId: string): string {
  return href('/account/orders/:orderId', { orderId });
}

export function payOrderPath(orderId: string): string {
  return href('/checkout/bezahlen/:orderId', { orderId });
}

export function cancelOrderPath(orderId: string): string {
  return href('/checkout/stornieren/:orderId', { orderId });
}

/** A calendar file. */
export function orderCalendarPath(orderId: string): string {
  return href('/checkout/kalender/:orderId', { orderId });
}

export function thanksPath(orderType: 'kauf' | 'reservierung', orderId?: string): string {
  const params = { orderId };
  return orderType === 'kauf'
    ? href('/checkout/danke/:orderId?', params)
    : href('/checkout/dankeFuerReservierung/:orderId?', params);
}

export const expressPath = href('/checkout/paypalExpress');
