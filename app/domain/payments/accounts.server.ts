import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ProviderName } from '~/domain/tenancy/tenant';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { providerAccounts } from './tables';

/** The account of the environment's variables. */
export const ENVIRONMENT = 'environment';

/** Pages of all locations name their ways to pay. */
const CHANGED = ['network', 'location'];

const mode = z.enum(['test', 'live']);

export const paypalCredentials = z.strictObject({
  clientId: z.string().min(1),
  /** Of the webhook that PayPal calls; without it, messages are not verified. */
  webhookId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});
export const payoneCredentials = z.strictObject({
  merchantId: z.string().regex(/^\d+$/),
  portalId: z.string().regex(/^\d+$/),
  accountId: z.string().regex(/^\d+$/),
});

export interface AccountOwner {
  /** Of a company, or of one of its locations. */
  companyCode: string | null;
  locationId: string | null;
}

export type ProviderAccount = AccountOwner & { id: string; mode: 'test' | 'live'; secret: string } & (
    | { provider: 'paypal'; credentials: z.output<typeof paypalCredentials> }
    | { provider: 'payone'; credentials: z.output<typeof payoneCredentials> }
  );

type Row = typeof providerAccounts.$inferSelect;

function openAccount({ keys, log }: KeyedContext, row: Row): ProviderAccount | undefined {
  const { id, companyCode, locationId } = row;
  try {
    const base = {
      id,
      companyCode,
      locationId,
      mode: mode.parse(row.mode),
      secret: keys.open(row.secret, id),
    };
    return row.provider === 'paypal'
      ? { ...base, provider: 'paypal', credentials: paypalCredentials.parse(row.credentials) }
      : { ...base, provider: 'payone', credentials: payoneCredentials.parse(row.credentials) };
  } catch (error) {
    log.error({ err: error, account: id }, 'An account of a provider cannot be opened');
    return undefined;
  }
}

/** Accounts whose secret no key opens are left out. */
export async function openAccounts(context: KeyedContext): Promise<ProviderAccount[]> {
  const rows = await context.db.select().from(providerAccounts).orderBy(asc(providerAccounts.createdAt));
  return rows.flatMap((row) => openAccount(context, row) ?? []);
}

/** Opened or not. */
export async function countAccounts({ db }: Pick<Context, 'db'>): Promise<number> {
  return db.$count(providerAccounts);
}

/** With the newest secret; each node runs it at its start. */
export async function resealAccounts(context: KeyedContext): Promise<void> {
  const { db, keys } = context;
  for (const row of await db.select().from(providerAccounts)) {
    const opened = keys.isCurrent(row.secret) ? undefined : openAccount(context, row);
    if (!opened) continue;
    const known = and(eq(providerAccounts.id, row.id), eq(providerAccounts.secret, row.secret));
    await db
      .update(providerAccounts)
      .set({ secret: keys.seal(opened.secret, row.id) })
      .where(known);
  }
}

/** Everything but the secrets. */
export function listAccounts({ db }: Pick<Context, 'db'>): Promise<Omit<Row, 'secret'>[]> {
  const { secret: _sealed, ...shown } = providerAccounts;
  const { id, provider, companyCode, locationId, mode: kind, credentials, createdAt } = shown;
  return db
    .select({ id, provider, companyCode, locationId, mode: kind, credentials, createdAt })
    .from(providerAccounts)
    .orderBy(asc(createdAt));
}

const ownedBy = (provider: ProviderName, { companyCode, locationId }: AccountOwner) =>
  and(
    eq(providerAccounts.provider, provider),
    companyCode === null
      ? isNull(providerAccounts.companyCode)
      : eq(providerAccounts.companyCode, companyCode),
    locationId === null ? isNull(providerAccounts.locationId) : eq(providerAccounts.locationId, locationId),
  );

/** Replaces the owner's account with the provider. */
export function saveAccount(
  context: KeyedContext,
  account: AccountOwner & Pick<Row, 'provider' | 'credentials'> & { mode: 'test' | 'live'; secret: string },
): Promise<string> {
  return inTransaction(context, async (tx) => {
    const [known] = await tx.db
      .select({ id: providerAccounts.id })
      .from(providerAccounts)
      .where(ownedBy(account.provider, account));
    const id = known?.id ?? randomUUID();
    const row = { ...account, id, secret: context.keys.seal(account.secret, id), createdAt: tx.now() };
    await tx.db
      .insert(providerAccounts)
      .values(row)
      .onConflictDoUpdate({ target: providerAccounts.id, set: row });
    await touchTags(tx.db, CHANGED);
    return id;
  });
}

export async function removeAccount(context: Context, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const removed = await context.db
    .delete(providerAccounts)
    .where(eq(providerAccounts.id, id))
    .returning({ id: providerAccounts.id });
  if (removed.length > 0) await touchTags(context.db, CHANGED);
  return removed.length > 0;
}
