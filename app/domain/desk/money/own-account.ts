import type { LegalEntity } from '~/domain/tenancy/company';
import { type HeldRole, rolesAt } from '../rights';

interface AccountLocation {
  id: string;
  company: Pick<LegalEntity, 'bank'>;
}

export type OwnAccount =
  | { ok: true; iban: string; locationIds: string[] }
  /** `shared`: the person does not lead each location whose money comes to it. */
  | { ok: false; code: 'no-account' | 'shared' };

/** A statement shows all money of an account, so who reads it leads all locations that sell with it. */
export function ownAccount(
  location: AccountLocation,
  all: readonly AccountLocation[],
  held: readonly HeldRole[],
): OwnAccount {
  const iban = location.company.bank?.iban;
  if (iban === undefined) return { ok: false, code: 'no-account' };
  const locationIds = all.filter(({ company }) => company.bank?.iban === iban).map(({ id }) => id);
  const isLed = locationIds.every((id) => rolesAt(held, id).includes('leitung'));
  return isLed ? { ok: true, iban, locationIds } : { ok: false, code: 'shared' };
}
