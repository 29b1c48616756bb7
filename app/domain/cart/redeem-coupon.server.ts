import { waitText } from '~/domain/accounts/attempts';
import { countTry, type Tried, uncountTry } from '~/domain/accounts/attempts.server';
import type { Visitor } from '~/domain/accounts/visitor';
import { checkCoupon, redeemerOf } from '~/domain/coupons/check-coupon.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { readCart, setCoupon } from './cart.server';

/**
 * Redeems a code for the visitor's cart; it takes the place of the one before. Only codes that there are not count as
 * tries, and after ten of them a guesser waits.
 * @param code in the form of a code
 * @returns why it gives nothing (then the cart stays as it was); undefined when it was redeemed
 */
export async function redeemCoupon(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  code: string,
): Promise<string | undefined> {
  const cart = await readCart(tenant, context, visitor);
  if (!cart) return 'Ihr Warenkorb ist leer. Bitte legen Sie zuerst etwas hinein.';
  const tried: Tried = { what: 'coupon', whom: 'any', from: visitor.address };
  const seconds = await countTry(context, tried);
  if (seconds > 0) return waitText(seconds);
  const check = await checkCoupon(tenant, context, code, cart.lines, redeemerOf(visitor));
  const isGuess = check.kind === 'refused' && check.why === 'unknown';
  if (!isGuess) await uncountTry(context, tried);
  if (check.kind === 'refused') return check.text;
  await setCoupon(tenant, context, visitor, check.code);
  return undefined;
}
