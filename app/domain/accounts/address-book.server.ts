import { and, desc, eq, ne } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Salutation } from './person-fields';
import type { Refused } from './refusals';
import { userAddresses } from './tables';
import { lockUser } from './users.server';

const MAX_ADDRESSES = 20;

export interface AddressEntry {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  postcode: string;
  city: string;
}

export function addressesOf(context: Context, userId: string) {
  return context.db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), userAddresses.createdAt);
}

const own = (userId: string, id: string) => and(eq(userAddresses.userId, userId), eq(userAddresses.id, id));

/** The first entry becomes the default. A duplicate adds nothing, nor does a deleted account. */
export function addAddress(
  context: Context,
  userId: string,
  entry: AddressEntry,
): Promise<{ ok: true } | Refused<'address-book-full'>> {
  return inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, userId))) return { ok: true };
    const known = await addressesOf(tx, userId);
    const same = (other: AddressEntry) =>
      (Object.keys(entry) as (keyof AddressEntry)[]).every((key) => other[key] === entry[key]);
    if (known.some(same)) return { ok: true };
    if (known.length >= MAX_ADDRESSES) return { ok: false, code: 'address-book-full', limit: MAX_ADDRESSES };
    const isDefault = known.length === 0;
    await tx.db.insert(userAddresses).values({ ...entry, userId, isDefault, createdAt: tx.now() });
    return { ok: true };
  });
}

export async function changeAddress(
  { db }: Context,
  userId: string,
  id: string,
  entry: AddressEntry,
): Promise<void> {
  await db.update(userAddresses).set(entry).where(own(userId, id));
}

export function removeAddress(context: Context, userId: string, id: string): Promise<void> {
  return inTransaction(context, async (tx) => {
    const [removed] = await tx.db.delete(userAddresses).where(own(userId, id)).returning();
    const [first] = await addressesOf(tx, userId);
    if (removed?.isDefault && first) {
      await tx.db.update(userAddresses).set({ isDefault: true }).where(eq(userAddresses.id, first.id));
    }
  });
}

export function makeDefaultAddress(context: Context, userId: string, id: string): Promise<void> {
  return inTransaction(context, async (tx) => {
    const rows = await tx.db
      .update(userAddresses)
      .set({ isDefault: true })
      .where(own(userId, id))
      .returning({ id: userAddresses.id });
    if (rows.length === 0) return;
    await tx.db
      .update(userAddresses)
      .set({ isDefault: false })
      .where(and(eq(userAddresses.userId, userId), ne(userAddresses.id, id)));
  });
}
