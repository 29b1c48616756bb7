import { desc, eq, getTableColumns, lt, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { emailKey } from '../../accounts/email-key';
import { ownerOfUser } from '../../accounts/visitor';
import { serviceRequests } from '../tables';

interface Person {
  id: string;
  /** Confirmed by the account. */
  email: string;
}

/** Also those that were sent without a sign-in. */
const isOf = ({ id, email }: Person) =>
  or(eq(serviceRequests.ownerId, ownerOfUser(id)), eq(serviceRequests.emailKey, emailKey(email)));

const { uploadHash: _secret, emailKey: _key, ownerId: _owner, ...columns } = getTableColumns(serviceRequests);

export function requestsOf({ db }: Pick<Context, 'db'>, person: Person) {
  return db
    .select(columns)
    .from(serviceRequests)
    .where(isOf(person))
    .orderBy(desc(serviceRequests.createdAt));
}

/** With their pictures. */
export async function deleteRequestsOf({ db }: Pick<Context, 'db'>, person: Person): Promise<void> {
  await db.delete(serviceRequests).where(isOf(person));
}

const RETENTION_DAYS = 365;

/** Requests and their pictures are kept for twelve months. */
export async function deleteOldRequests({ db, now }: Context): Promise<void> {
  await db.delete(serviceRequests).where(lt(serviceRequests.createdAt, daysBefore(now(), RETENTION_DAYS)));
}
