import { requiresSecondFactor } from '~/domain/accounts/second-factor';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { rolesOf } from '~/domain/accounts/staff.server';
import type { StaffRole } from '~/domain/accounts/tables';
import type { User } from '~/domain/accounts/users.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type HeldRole, rolesAt } from './rights';

export type DeskPerson =
  | {
      ok: true;
      /** At this location. */
      roles: StaffRole[];
      /** At all locations. */
      held: HeldRole[];
    }
  /** `no-factor`: here the desk opens only to accounts with a second factor. */
  | { ok: false; code: 'no-role' | 'no-factor' };

/** Rights of a signed-in person at the tenant's location. */
export async function deskPerson(tenant: Tenant, { db }: Context, user: User): Promise<DeskPerson> {
  const held = await rolesOf(db, user.id);
  const roles = rolesAt(held, tenant.location.id);
  if (roles.length === 0) return { ok: false, code: 'no-role' };
  if (requiresSecondFactor(tenant) && !(await hasSecondFactor(db, user.id)))
    return { ok: false, code: 'no-factor' };
  return { ok: true, roles, held };
}
