import type { Context } from '~/platform/context';
import { countTry, forgetTries, type Tried } from './attempts.server';
import { emailKey } from './email-key';
import { verifyPassword } from './password-hash.server';
import { findUserByEmail, type User } from './users.server';
import type { Visitor } from './visitor';

/** Whether an address and a password belong together. */
export type Credentials =
  | { kind: 'right'; user: User }
  | { kind: 'wrong' }
  /** Too many wrong tries: nothing was compared. */
  | { kind: 'wait'; seconds: number };

/**
 * Compares an address and a password with the accounts. It takes as long for an unknown address as for a known one.
 * @throws {TooManySignInsError} when too many wait to be compared already
 */
export async function checkCredentials(
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  email: string,
  password: string,
): Promise<Credentials> {
  const tried: Tried = { what: 'sign-in', whom: emailKey(email), from: visitor.address };
  const seconds = await countTry(context, tried);
  if (seconds > 0) return { kind: 'wait', seconds };
  const user = await findUserByEmail(context, email);
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) return { kind: 'wrong' };
  await forgetTries(context, tried);
  return { kind: 'right', user };
}

/** The same for somebody who has signed in and does something that matters. */
export async function checkOwnPassword(
  context: Context,
  visitor: Visitor,
  user: User,
  password: string,
): Promise<Credentials> {
  const tried: Tried = { what: 'password', whom: user.id, from: visitor.address };
  const seconds = await countTry(context, tried);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!(await verifyPassword(user.passwordHash, password))) return { kind: 'wrong' };
  await forgetTries(context, tried);
  return { kind: 'right', user };
}
