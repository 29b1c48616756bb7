import type { Visitor } from '~/domain/accounts/visitor';
import { findJoined } from '~/domain/cart/joined-pieces.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { accountPath, cartPath, checkoutPaths } from '~/paths';
import type { Context } from '~/platform/context';

const pagesThatTell = [accountPath, cartPath, ...Object.values(checkoutPaths)];

/** The cart, if it has gained articles of the account and the requested page would not tell. */
export async function pageAfterSignIn(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  goOn: string,
): Promise<string> {
  if (pagesThatTell.some((page) => goOn.startsWith(page))) return goOn;
  const joined = await findJoined(tenant, context, visitor);
  return joined ? `${cartPath}?von=${encodeURIComponent(goOn)}` : goOn;
}
