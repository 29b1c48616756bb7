import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { daysAfter } from '~/values/days';
import { sessions } from './tables';
import { newToken, tokenHash } from './tokens.server';

const GUEST_DAYS = 30;

const insertSession = statement('add_guest', ['id', 'createdAt', 'until'], (db, { id, createdAt, until }) =>
  db.insert(sessions).values({ id, createdAt, lastSeenAt: createdAt, expiresAt: until }),
);

/** A program that shops for somebody without an account: a session that no cookie can be. */
export async function issueGuestToken({ db, now }: Context): Promise<{ token: string; until: Date }> {
  const token = newToken();
  const [createdAt, until] = [now(), daysAfter(now(), GUEST_DAYS)];
  await insertSession(db, { id: tokenHash(token), createdAt, until });
  return { token, until };
}
