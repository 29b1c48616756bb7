import { type CartLine, isAllHere } from '~/domain/cart/cart';
import { expectedDays } from '~/domain/orders/confirmed';
import { holdText } from '~/domain/orders/hold';
import { holdFrom } from '~/domain/orders/reservation-rule';
import type { Location } from '~/domain/tenancy/directory';
import { germanDate } from '~/values/german-date';

export function plannedHoldText(
  location: Location,
  now: Date,
  { lines }: { lines: readonly Pick<CartLine, 'article' | 'quantity'>[] },
): string {
  const { collectFrom } = expectedDays(location, now, isAllHere(lines));
  return holdText(holdFrom(location, collectFrom ?? germanDate(now)));
}
