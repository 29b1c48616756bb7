import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import type { Context } from '~/platform/context';
import type { CartView } from './cart-view';

export async function cartWithVerdicts(
  context: Context,
  vehicleCode: string | undefined,
  cart: CartView,
): Promise<CartView> {
  return { ...cart, lines: await withVerdicts(context, vehicleCode, cart.lines) };
}
