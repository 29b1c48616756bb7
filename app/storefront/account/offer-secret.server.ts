import type { OfferedSecret } from '~/domain/accounts/components/second-factor-page';
import { offeredSecret } from '~/domain/accounts/factor-secret.server';
import { factorAddress } from '~/domain/accounts/second-factor';
import type { User } from '~/domain/accounts/users.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { KeyedContext } from '~/platform/context';
import { qrPicture, qrSquares } from '~/ui/illustrations/qr-picture';

/** The secret in three forms: QR code, link, text; undefined for a deleted account. */
export async function offerSecret(
  tenant: Tenant,
  context: KeyedContext,
  user: User,
): Promise<OfferedSecret | undefined> {
  const secret = await offeredSecret(context, user.id);
  if (!secret) return undefined;
  const address = factorAddress(secret, user.email, tenant.location.title);
  return { secret, address, qr: qrPicture(qrSquares(address)) };
}
