import { addressesOf } from '~/domain/accounts/address-book.server';
import { findUser } from '~/domain/accounts/users.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { KnownPerson } from './person';

/** What the visitor's account knows for a checkout; undefined for a guest. */
export async function knownPerson(tenant: Tenant, visitor: Visitor): Promise<KnownPerson | undefined> {
  if (!visitor.user) return undefined;
  const [user, [address]] = await Promise.all([
    findUser(tenant, visitor.user.id),
    addressesOf(tenant, visitor.user.id),
  ]);
  return user && { user, address };
}
