import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { emailKey } from './email-key';
import { users } from './tables';
import type { SignedInUser, Visitor } from './visitor';

export type User = typeof users.$inferSelect;

export interface Owner {
  visitor: Visitor;
  user: User;
}

export async function findUserByEmail(context: Context, email: string): Promise<User | undefined> {
  const [user] = await context.db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return user;
}

export async function findUser(context: Context, id: string): Promise<User | undefined> {
  const [user] = await context.db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Locked until the transaction ends. Undefined if the account is gone: nothing may be written for it then. */
export async function lockUser(tx: Database, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Whoever sets it chose it: nothing asks for another one. */
export const changedPassword = (passwordHash: string, now: Date) => ({
  passwordHash,
  passwordChangedAt: now,
  mustChangePassword: false,
});

export function signedIn({ id, email, firstName, lastName, isNoaEmployee }: User): SignedInUser {
  return { id, email, firstName, lastName, isNoaEmployee };
}
