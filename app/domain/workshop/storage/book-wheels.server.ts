import { and, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { emailKey } from '../../accounts/email-key';
import { nextLabel } from './find-wheels.server';
import type { StoredWheels, WheelFacts } from './stored-set';
import type { StorageEventKind, Tread } from './stored-wheels';
import { storageEvents, storedWheels } from './tables';

interface NewWheels extends WheelFacts {
  /** Chosen with the form. */
  id: string;
  label: number;
}

export type StoreWheelsResult =
  | { ok: true; label: number }
  | { ok: false; code: 'label-taken'; nextLabel: number };

const keyOf = ({ email }: { email: string }) => (email === '' ? null : emailKey(email));

const recordEvent = (
  tx: Context,
  { id, shelf, tread }: StoredWheels,
  kind: StorageEventKind,
  staff: string,
) => tx.db.insert(storageEvents).values({ wheelsId: id, at: tx.now(), kind, staff, shelf, tread });

/** Books a new set in. Sending twice is one set. */
export function storeWheels(
  context: Context,
  { locationId, staff }: { locationId: string; staff: string },
  wheels: NewWheels,
): Promise<StoreWheelsResult> {
  return inTransaction(context, async (tx) => {
    const [added] = await tx.db
      .insert(storedWheels)
      .values({ ...wheels, locationId, emailKey: keyOf(wheels.contact), state: 'in', bookedAt: tx.now() })
      .onConflictDoNothing()
      .returning();
    if (added) {
      await recordEvent(tx, added, 'in', staff);
      return { ok: true, label: added.label };
    }
    const [known] = await tx.db
      .select({ label: storedWheels.label })
      .from(storedWheels)
      .where(and(eq(storedWheels.id, wheels.id), eq(storedWheels.locationId, locationId)));
    if (known) return { ok: true, label: known.label };
    return { ok: false, code: 'label-taken', nextLabel: await nextLabel(tx, locationId) };
  });
}

export type WheelChange =
  | { kind: 'out' }
  | { kind: 'in'; shelf: string; tread: Tread; nextChange: string | null }
  | { kind: 'tread'; tread: Tread }
  | { kind: 'facts'; facts: WheelFacts };

export type ChangeWheelsResult =
  | { ok: true }
  | { ok: false; code: 'unknown' | 'changed-meanwhile' | 'impossible' };

interface ChangePlace {
  locationId: string;
  label: number;
  staff: string;
  /** Of the set that the form was made from. */
  version: number;
}

const isPossible = ({ kind }: WheelChange, { state }: StoredWheels) =>
  kind === 'in' ? state === 'out' : kind === 'out' ? state === 'in' : true;

function changed(change: WheelChange, now: Date): Partial<StoredWheels> {
  switch (change.kind) {
    case 'out':
      return { state: 'out', shelf: '', nextChange: null, bookedAt: now };
    case 'in': {
      const { kind, ...rest } = change;
      return { ...rest, state: kind, bookedAt: now, remindedAt: null };
    }
    case 'tread':
      return { tread: change.tread };
    case 'facts':
      return { ...change.facts, emailKey: keyOf(change.facts.contact) };
  }
}

export function changeWheels(
  context: Context,
  { locationId, label, staff, version }: ChangePlace,
  change: WheelChange,
): Promise<ChangeWheelsResult> {
  return inTransaction(context, async (tx) => {
    const isMeant = and(eq(storedWheels.locationId, locationId), eq(storedWheels.label, label));
    const [known] = await tx.db.select().from(storedWheels).where(isMeant).for('update');
    if (!known) return { ok: false, code: 'unknown' };
    if (known.version !== version) return { ok: false, code: 'changed-meanwhile' };
    if (!isPossible(change, known)) return { ok: false, code: 'impossible' };
    const next = { ...known, ...changed(change, tx.now()), version: version + 1 };
    // Another day is told of again.
    const remindedAt = next.nextChange === known.nextChange ? next.remindedAt : null;
    await tx.db
      .update(storedWheels)
      .set({ ...next, remindedAt })
      .where(isMeant);
    await recordEvent(tx, next, change.kind, staff);
    return { ok: true };
  });
}
