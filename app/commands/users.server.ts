import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AuditKind } from '~/domain/accounts/audit';
import { operator, recordAudit } from '~/domain/accounts/audit-log.server';
import { passwordProblem } from '~/domain/accounts/password-rules.server';
import { emailField } from '~/domain/accounts/person-fields';
import { removeSecondFactor } from '~/domain/accounts/second-factor.server';
import { createUser, grantRole, listStaff, revokeRole, setPassword } from '~/domain/accounts/staff.server';
import { type StaffRole, staffRoleNames } from '~/domain/accounts/tables';
import { endSessionsOf } from '~/domain/accounts/user-sessions.server';
import { findUserByEmail, type User } from '~/domain/accounts/users.server';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';

/** 120 random bits, short enough to read out. */
function newPassword(): string {
  const password = randomBytes(15).toString('base64url');
  return passwordProblem(password) ? newPassword() : password;
}

function checkedRole(role: string): StaffRole {
  const known = staffRoleNames.find((name) => name === role);
  if (!known) throw new ConfigError(`There is no role "${role}": expected ${staffRoleNames.join(', ')}.`);
  return known;
}

async function locationId(context: Context, url: string | undefined): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const [location] = await context.db.select().from(locations).where(eq(locations.url, url));
  if (!location) throw new ConfigError(`There is no location "${url}".`);
  return location.id;
}

async function knownUser(context: Context, email: string): Promise<User> {
  const user = await findUserByEmail(context, email);
  if (!user) throw new ConfigError(`There is no account of ${email}.`);
  return user;
}

const record = (context: Context, kind: AuditKind, { id: aboutId }: User, detail?: string) =>
  recordAudit(context, { kind, ...operator, aboutId, detail });

interface CreateOptions {
  firstName: string;
  lastName: string;
  noa?: boolean;
  role?: string;
  location?: string;
}

export async function createStaff(context: Context, email: string, options: CreateOptions): Promise<string> {
  if (!emailField.safeParse(email).success) throw new ConfigError(`"${email}" is no e-mail address.`);
  const role = options.role === undefined ? undefined : checkedRole(options.role);
  const place = await locationId(context, options.location);
  const password = newPassword();
  const { firstName, lastName, noa = false } = options;
  const person = { email, password, firstName, lastName, isNoaEmployee: noa };
  const user = await createUser(context, { ...person, mustChangePassword: true });
  if (!user) throw new ConfigError(`${email} has an account already.`);
  await record(context, 'staff-created', user);
  if (role) {
    await grantRole(context.db, user.id, role, place);
    await record(context, 'role-given', user, role);
  }
  return `${email}: account made, another password is asked for at the first sign-in. Password, shown only now: ${password}`;
}

export async function changeRole(
  context: Context,
  what: 'grant' | 'revoke',
  email: string,
  role: string,
  location?: string,
): Promise<string> {
  const user = await knownUser(context, email);
  const place = await locationId(context, location);
  const known = checkedRole(role);
  const where = location ?? 'all locations';
  if (what === 'grant') {
    await grantRole(context.db, user.id, known, place);
    await record(context, 'role-given', user, known);
    return `${email} has the role ${known} at ${where}.`;
  }
  const was = await revokeRole(context.db, user.id, known, place);
  if (was) await record(context, 'role-taken', user, known);
  return was ? `${email} no longer has the role ${known} at ${where}.` : `${email} had no such role.`;
}

/** The new password is printed once; all sessions end. */
export async function renewPassword(context: Context, email: string): Promise<string> {
  const user = await knownUser(context, email);
  const password = newPassword();
  await setPassword(context, user, password);
  await record(context, 'password-renewed', user);
  return `${email}: all sessions ended, another password is asked for at the next sign-in. New password, shown only now: ${password}`;
}

/** For a lost app; all sessions end. */
export async function dropSecondFactor(context: Context, email: string): Promise<string> {
  const user = await knownUser(context, email);
  if (!(await removeSecondFactor(context, user))) return `${email} has no second factor.`;
  await endSessionsOf(context.db, user.id);
  await record(context, 'factor-removed', user);
  return `${email}: second factor removed, all sessions ended.`;
}

export async function staffLines(context: Context): Promise<string[]> {
  const staff = await listStaff(context.db);
  const places = new Map((await context.db.select().from(locations)).map(({ id, url }) => [id, url]));
  return staff.map(({ user, role, locationId: id }) =>
    [
      user.email.padEnd(40),
      (role ?? '-').padEnd(10),
      (id ? (places.get(id) ?? id) : '*').padEnd(20),
      user.isNoaEmployee ? 'NOA' : '',
    ]
      .join(' ')
      .trimEnd(),
  );
}
