import { inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { emailKey } from './email-key';
import { verifyPassword } from './password-hash.server';
import { publishedAccounts } from './published-accounts';
import { listStaff } from './staff.server';
import { users } from './tables';
import { endSessionsOf } from './user-sessions.server';
import type { User } from './users.server';

const published = publishedAccounts.map(({ password }) => password);

async function hasPublishedPassword({ passwordHash }: User): Promise<boolean> {
  const compared = await Promise.all(published.map((password) => verifyPassword(passwordHash, password)));
  return compared.includes(true);
}

async function withPublishedPassword(candidates: readonly User[]): Promise<User[]> {
  const found = await Promise.all(
    candidates.map(async (user) => ((await hasPublishedPassword(user)) ? [user] : [])),
  );
  return found.flat();
}

const demoUsers = ({ db }: Pick<Context, 'db'>) =>
  db
    .select()
    .from(users)
    .where(
      inArray(
        users.emailKey,
        publishedAccounts.map(({ email }) => emailKey(email)),
      ),
    );

export async function accountsWithPublishedPassword(context: Pick<Context, 'db'>): Promise<string[]> {
  const staff = (await listStaff(context.db)).map(({ user }) => user);
  const candidates = new Map([...(await demoUsers(context)), ...staff].map((user) => [user.id, user]));
  return (await withPublishedPassword([...candidates.values()])).map(({ email }) => email);
}

/** A database may have been a demo before. */
export async function endDemoSessions(context: Pick<Context, 'db'>): Promise<void> {
  for (const { id } of await withPublishedPassword(await demoUsers(context)))
    await endSessionsOf(context.db, id);
}
