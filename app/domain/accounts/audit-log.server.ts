import { aliasedTable, and, desc, eq, gte, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '~/platform/context';
import { shortenedAddress } from '~/platform/http/shortened-address';
import { daysBefore } from '~/values/days';
import type { KeysetPage } from '~/values/keyset-page';
import type { AuditKind } from './audit';
import { auditEntries, users } from './tables';

/** Who acts: an account at an address, or the operator's command, which has neither. */
export interface AuditActor {
  accountId: string | undefined;
  /** IP address; only its network is stored. */
  address: string | undefined;
}

export const operator: AuditActor = { accountId: undefined, address: undefined };

interface AuditEvent extends AuditActor {
  kind: AuditKind;
  /** Account that the change is about. */
  aboutId?: string | undefined;
  /** Name of a right, a role or a key; never what somebody typed. */
  detail?: string | undefined;
}

export async function recordAudit(
  { db, now }: Context,
  { kind, accountId, address, aboutId, detail }: AuditEvent,
): Promise<void> {
  const network = shortenedAddress(address);
  await db.insert(auditEntries).values({ at: now(), kind, accountId, aboutId, detail, network });
}

const MINUTE_MS = 60_000;

/** Refusals that this node has recorded within the last minute. */
const recorded = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE_MS });

/** The same refusal from the same network within a minute leaves no second entry. */
export async function recordRefusal(
  context: Context,
  event: AuditEvent & { kind: 'desk-refused' | 'api-refused' },
): Promise<void> {
  const key = JSON.stringify([event.kind, event.accountId, event.detail, shortenedAddress(event.address)]);
  if (recorded.has(key)) return;
  recorded.set(key, true);
  await recordAudit(context, event);
}

const about = aliasedTable(users, 'about');

export interface AuditFilter {
  kind?: AuditKind | undefined;
  since?: Date | undefined;
}

/** The newest first. @param page `after` is the last id of the page before @returns one more than `limit` if the list goes on */
export function listAudit(
  { db }: Pick<Context, 'db'>,
  { kind, since }: AuditFilter,
  { after, limit }: KeysetPage<number>,
) {
  const { id, at, accountId, aboutId } = auditEntries;
  return db
    .select({
      id,
      at,
      kind: auditEntries.kind,
      detail: auditEntries.detail,
      network: auditEntries.network,
      account: users.email,
      about: about.email,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, accountId))
    .leftJoin(about, eq(about.id, aboutId))
    .where(
      and(
        after === undefined ? undefined : lt(id, after),
        kind && eq(auditEntries.kind, kind),
        since && gte(at, since),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
}
export type AuditEntry = Awaited<ReturnType<typeof listAudit>>[number];

/** What an account did and what was done to it, without the names of other accounts. */
export function exportAudit({ db }: Pick<Context, 'db'>, userId: string) {
  const { id, at, kind, detail, network, accountId, aboutId } = auditEntries;
  return db
    .select({ at, kind, detail, network })
    .from(auditEntries)
    .where(or(eq(accountId, userId), eq(aboutId, userId)))
    .orderBy(desc(id))
    .limit(1_000);
}

/** @param days of `AUDIT_LOG_DAYS` */
export async function deleteOldAudit({ db, now }: Context, days: number): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, daysBefore(now(), days)));
}
