import { eq, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { accountTokens, users } from './tables';
import type { User } from './users.server';

export async function deleteUser(db: Database, user: User): Promise<void> {
  // A pending sign-up for the same address has no user id.
  await db.delete(accountTokens).where(sql`lower(${accountTokens.payload} ->> 'email') = ${user.emailKey}`);
  await db.delete(users).where(eq(users.id, user.id));
}
