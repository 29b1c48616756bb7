import type { AuditKind } from '~/domain/accounts/audit';
import { recordAudit } from '~/domain/accounts/audit-log.server';
import { inviteStaff, withdrawInvitation } from '~/domain/accounts/invite-staff.server';
import { removeSecondFactor } from '~/domain/accounts/second-factor.server';
import { grantRole, revokeRole } from '~/domain/accounts/staff.server';
import type { StaffRole } from '~/domain/accounts/tables';
import { endSessionsOf } from '~/domain/accounts/user-sessions.server';
import { findUserByEmail } from '~/domain/accounts/users.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';
import { type HeldRole, rolesAt, type StaffCommand } from '../rights';
import { type StaffMember, staffMember } from './location-staff.server';
import { holdsAlready, mayGive, mayManageAccount } from './may-manage';

interface StaffInput {
  command: StaffCommand;
  /** `address`: IP address, of which the audit log has the network. */
  manager: { id: string; email: string; held: readonly HeldRole[]; address: string };
  /** Account of who is meant, or key of an invitation. */
  whom: string;
  email: string | undefined;
  role: StaffRole | undefined;
}

export type StaffResult =
  | { ok: true }
  | {
      ok: false;
      code:
        | 'unknown'
        | 'not-yours'
        | 'own-role'
        | 'no-email'
        | 'no-role'
        | 'too-many'
        | 'oneself'
        | 'has-role';
    };

const auditKindOf: Readonly<Record<StaffCommand, AuditKind>> = {
  invite: 'staff-invited',
  'withdraw-invitation': 'invitation-withdrawn',
  'give-role': 'role-given',
  'take-role': 'role-taken',
  'end-sessions': 'sessions-ended',
  'reset-factor': 'factor-removed',
};

type Work = (tx: Context, member: StaffMember) => Promise<StaffResult>;

/** In one transaction with its lines of the journal and the audit log. */
export function runStaffCommand(tenant: Tenant, context: Context, input: StaffInput): Promise<StaffResult> {
  const { command, manager, whom, email, role } = input;
  const { id: locationId } = tenant.location;
  const ok = { ok: true } as const;

  const record = async (
    tx: Context,
    { subject, of = null, aboutId }: { subject: string; of?: StaffRole | null; aboutId?: string },
  ) => {
    const actor = { accountId: manager.id, address: manager.address };
    await recordAudit(tx, { kind: auditKindOf[command], ...actor, aboutId, detail: of ?? undefined });
    await recordChange(tx, {
      locationId,
      staff: manager.email,
      kind: 'staff',
      subject,
      before: null,
      after: { command, role: of },
    });
  };
  const recordAbout = (tx: Context, { id, email: subject }: StaffMember, of?: StaffRole) =>
    record(tx, { subject, of, aboutId: id });

  /** Somebody of the location. */
  const about = (work: Work) =>
    inTransaction(context, async (tx): Promise<StaffResult> => {
      const member = await staffMember(tx, locationId, whom);
      return member ? work(tx, member) : { ok: false, code: 'unknown' };
    });

  const ofAccount = (work: Work) =>
    about(async (tx, member) =>
      mayManageAccount(manager.held, member.roles) ? work(tx, member) : { ok: false, code: 'not-yours' },
    );

  switch (command) {
    case 'invite':
      return inTransaction(context, async (tx): Promise<StaffResult> => {
        if (!email) return { ok: false, code: 'no-email' };
        if (!role) return { ok: false, code: 'no-role' };
        const known = await findUserByEmail(tx, email);
        if (known?.id === manager.id) return { ok: false, code: 'oneself' };
        const member = known && (await staffMember(tx, locationId, known.id));
        if (member && holdsAlready(rolesAt(member.roles, locationId), role))
          return { ok: false, code: 'has-role' };
        const invited = await inviteStaff(tenant, tx, { email, role, locationId });
        if (invited === 'too-many') return { ok: false, code: 'too-many' };
        if (invited === 'invited') await record(tx, { subject: email, of: role });
        return ok;
      });
    case 'withdraw-invitation':
      return inTransaction(context, async (tx): Promise<StaffResult> => {
        if (!(await withdrawInvitation(tx, locationId, whom))) return { ok: false, code: 'unknown' };
        await record(tx, { subject: whom });
        return ok;
      });
    case 'give-role':
      return about(async (tx, member) => {
        if (!role) return { ok: false, code: 'no-role' };
        await grantRole(tx.db, member.id, role, locationId);
        await recordAbout(tx, member, role);
        return ok;
      });
    case 'take-role':
      return about(async (tx, member) => {
        const taken = member.roles.find((one) => one.role === role && one.locationId === locationId);
        if (!taken) return { ok: false, code: 'no-role' };
        if (!mayGive(manager.held, locationId)) return { ok: false, code: 'not-yours' };
        if (member.id === manager.id && taken.role === 'leitung') return { ok: false, code: 'own-role' };
        await revokeRole(tx.db, member.id, taken.role, locationId);
        await recordAbout(tx, member, taken.role);
        return ok;
      });
    case 'end-sessions':
      return ofAccount(async (tx, member) => {
        await endSessionsOf(tx.db, member.id);
        await recordAbout(tx, member);
        return ok;
      });
    case 'reset-factor':
      return ofAccount(async (tx, member) => {
        if (!(await removeSecondFactor(tx, member))) return { ok: false, code: 'unknown' };
        await endSessionsOf(tx.db, member.id);
        await recordAbout(tx, member);
        return ok;
      });
  }
}
