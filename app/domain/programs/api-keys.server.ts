import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { KeysetPage, MomentCursor } from '~/values/keyset-page';
import type { Scope } from './scopes';
import { apiKeys } from './tables';

export type ApiKey = Omit<typeof apiKeys.$inferSelect, 'hash'>;

export interface NewApiKey {
  /** Made with the form: a second click makes no second key. */
  id: string;
  name: string;
  scopes: Scope[];
  /** Null: all. */
  locationIds: string[] | null;
  expiresAt: Date;
  createdBy: string;
}

/** Scanners for secrets recognise it. */
const PREFIX = 'radhaus_';
const USE_EVERY_MS = 60_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

const { hash: ownHash, ...columns } = getTableColumns(apiKeys);

/** @returns the key, of which only the hash is stored; undefined if the id is taken */
export async function addApiKey({ db, now }: Context, added: NewApiKey): Promise<string | undefined> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const { rowCount } = await db
    .insert(apiKeys)
    .values({ ...added, hash: hashOf(key), createdAt: now() })
    .onConflictDoNothing({ target: apiKeys.id });
  return rowCount === 1 ? key : undefined;
}

/** The newest first. @param page undefined: all @returns one more than its `limit` if the list goes on */
export async function listApiKeys(
  { db }: Pick<Context, 'db'>,
  page?: KeysetPage<MomentCursor>,
): Promise<ApiKey[]> {
  const { createdAt, id } = apiKeys;
  const found = db
    .select(columns)
    .from(apiKeys)
    .where(page?.after && sql`(${createdAt}, ${id}) < (${page.after.at}, ${page.after.id}::uuid)`)
    .orderBy(desc(createdAt), desc(id));
  return page ? found.limit(page.limit + 1) : found;
}

/** @returns the key; undefined if it is unknown or revoked already */
export async function revokeApiKey({ db, now }: Context, id: string): Promise<ApiKey | undefined> {
  const [revoked] = await db
    .update(apiKeys)
    .set({ revokedAt: now() })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning(columns);
  return revoked;
}

/** Undefined if unknown, expired or revoked. */
export async function findApiKey({ db, now }: Context, key: string): Promise<ApiKey | undefined> {
  if (!key.startsWith(PREFIX)) return undefined;
  const at = now();
  const [found] = await db
    .select(columns)
    .from(apiKeys)
    .where(and(eq(ownHash, hashOf(key)), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, at)));
  if (found && at.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= USE_EVERY_MS)
    await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, found.id));
  return found;
}

export const opensLocation = ({ locationIds }: Pick<ApiKey, 'locationIds'>, locationId: string): boolean =>
  locationIds === null || locationIds.includes(locationId);
