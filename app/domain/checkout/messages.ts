import type { PlaceOrderResult } from './place-order.server';

type Refused = Exclude<Extract<PlaceOrderResult, { ok: false }>, { code: 'incomplete' }>;

export function placeOrderMessages(result: Refused): string[] {
  switch (result.code) {
    case 'price-changed':
      return ['Die Summe hat sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie noch einmal.'];
    case 'coupon-refused':
      // Not why: whoever types an address must not learn whether somebody ordered with it.
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
