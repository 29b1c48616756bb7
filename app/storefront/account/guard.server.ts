import { redirect } from 'react-router';
import { isStaff } from '~/domain/accounts/staff.server';
import { findUser, type User } from '~/domain/accounts/users.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';

/** The sign-in page that leads back to `path`. */
export function signInAddress(path: string): string {
  return `/login?weiter=${encodeURIComponent(path)}`;
}

/**
 * The account of who has signed in; anybody else is sent to sign in, and back.
 * @param path where to go back to
 * @throws {Response} the redirect
 */
export async function requireUser(context: Context, visitor: Visitor, path: string): Promise<User> {
  const user = visitor.user && (await findUser(context, visitor.user.id));
  if (!user) throw redirect(signInAddress(path), 303);
  return user;
}

/**
 * The account of somebody with the staff mark or a role, at any location and with or without a second factor: enough for
 * pages about their own account, for nothing that staff do for others.
 * @throws {Response} the redirect to sign in, or 404 for anybody else
 */
export async function requireStaff(context: Context, visitor: Visitor, path: string): Promise<User> {
  const user = await requireUser(context, visitor, path);
  if (!(await isStaff(context.db, user)))
    throw new Response('Diese Seite ist für Mitarbeiter.', { status: 404 });
  return user;
}
