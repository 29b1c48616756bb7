import { addressesOf } from '~/domain/accounts/address-book.server';
import { findUser } from '~/domain/accounts/users.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import type { CheckoutPrefill } from './prefill';

export async function checkoutPrefill(
  context: Context,
  visitor: Visitor,
): Promise<CheckoutPrefill | undefined> {
  if (!visitor.user) return undefined;
  const [user, addresses] = await Promise.all([
    findUser(context, visitor.user.id),
    addressesOf(context, visitor.user.id),
  ]);
  return user && { user, addresses };
}
