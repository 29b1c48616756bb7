import { eq, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { accountTokens, users } from './tables';
import type { User } from './users.server';

/** Deletes an account with all that hangs on it here: sessions, links, addresses, roles, events, second factor. */
export async function deleteUser(db: Database, user: User): Promise<void> {
  // A request for an account of the same address waits with nobody's id.
  await db.delete(accountTokens).where(sql`lower(${accountTokens.payload} ->> 'email') = ${user.emailKey}`);
  await db.delete(users).where(eq(users.id, user.id));
}
