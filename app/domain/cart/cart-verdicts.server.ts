import type { Context } from '~/platform/context';
import { assessLines } from './assess-lines.server';
import type { CartView } from './cart-view';

export async function cartWithVerdicts(
  context: Context,
  vehicleCode: string | undefined,
  cart: CartView,
): Promise<CartView> {
  const { verdicts, sets, hasMismatch } = await assessLines(context, vehicleCode, cart.lines);
  const lines = cart.lines.map((line) => {
    const verdict = verdicts.get(line.id);
    return verdict ? { ...line, verdict } : line;
  });
  return { ...cart, lines, sets, hasMismatch };
}
