import { addressesOf } from '~/domain/accounts/address-book.server';
import { findUser } from '~/domain/accounts/users.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import type { KnownPerson } from './person';

/** What the visitor's account knows for a checkout; undefined for a guest. */
export async function knownPerson(context: Context, visitor: Visitor): Promise<KnownPerson | undefined> {
  if (!visitor.user) return undefined;
  const [user, [address]] = await Promise.all([
    findUser(context, visitor.user.id),
    addressesOf(context, visitor.user.id),
  ]);
  return user && { user, address };
}
