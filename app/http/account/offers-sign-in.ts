import type { Visitor } from '~/domain/accounts/visitor';
import type { Location } from '~/domain/tenancy/directory';

/** Whether a page offers a guest to sign in; a location may hide it (spec 1, section 6: hideLogin). */
export function offersSignIn({ theme }: Pick<Location, 'theme'>, { user }: Pick<Visitor, 'user'>): boolean {
  return user === undefined && !theme.header.hideLogin;
}
