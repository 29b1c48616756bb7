import { and, asc, eq, gt, lt, lte, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { daysBefore } from '~/values/days';
import { plannedChanges } from '../tables';
import {
  type ChangeSettingsResult,
  changeSettings,
  checkChange,
  type LocationRow,
  type SettingsChange,
} from './change-settings.server';
import { isEditable, type SettingValues, valuesDiffer } from './editable-settings';

export const PUBLISH_CHANGE = 'publish-change';
export const PUBLISH_CHANGES = 'publish-changes';

/** Plans that are over stand at the desk for so long. */
const SHOWN_DAYS = 14;
const RETENTION_DAYS = 365;

/** Checked now, as if it were published now. */
export function planChange(
  context: Context,
  { locationId, staff, before, after }: SettingsChange,
  publishAt: Date,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const [row] = await tx.db.select().from(locations).where(eq(locations.id, locationId)).for('update');
    const checked = checkChange(row, before, after);
    if (!checked.ok) return checked;
    const only = (values: SettingValues) =>
      Object.fromEntries(checked.changed.map((name) => [name, values[name] ?? null]));
    const [plan] = await tx.db
      .insert(plannedChanges)
      .values({
        ...{ locationId, staff, publishAt, plannedAt: tx.now(), state: 'planned' },
        ...{ before: only(before), after: only(after) },
      })
      .returning({ id: plannedChanges.id });
    if (plan) await enqueueJob(tx.db, PUBLISH_CHANGE, { id: plan.id }, { runAt: publishAt });
    return { ok: true };
  });
}

/** Refused if it is over. */
export async function revokePlan(
  { db, now }: Context,
  { locationId, staff, id }: { locationId: string; staff: string; id: number },
): Promise<ChangeSettingsResult> {
  const { rowCount } = await db
    .update(plannedChanges)
    .set({ state: 'revoked', endedAt: now(), endedBy: staff })
    .where(
      and(
        eq(plannedChanges.id, id),
        eq(plannedChanges.locationId, locationId),
        eq(plannedChanges.state, 'planned'),
      ),
    );
  return rowCount ? { ok: true } : { ok: false, code: 'changed-meanwhile' };
}

/** Not published if what it replaces has changed since. */
async function publish(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const isDue = and(
      eq(plannedChanges.id, id),
      eq(plannedChanges.state, 'planned'),
      lte(plannedChanges.publishAt, tx.now()),
    );
    const [plan] = await tx.db.select().from(plannedChanges).where(isDue).for('update');
    if (!plan) return;
    const { locationId, staff, before, after } = plan;
    const result = await changeSettings(tx, { locationId, staff, before, after });
    const isPublished = result.ok || result.code === 'nothing-new';
    await tx.db
      .update(plannedChanges)
      .set({ state: isPublished ? 'published' : 'failed', endedAt: tx.now() })
      .where(eq(plannedChanges.id, id));
  });
}

export async function publishQueued(context: Context, payload: unknown): Promise<void> {
  await publish(context, z.object({ id: z.int() }).parse(payload).id);
}

/** Those that a stopped node missed. */
export async function publishChanges(context: Context): Promise<void> {
  const due = await context.db
    .select({ id: plannedChanges.id })
    .from(plannedChanges)
    .where(and(eq(plannedChanges.state, 'planned'), lte(plannedChanges.publishAt, context.now())));
  for (const { id } of due) await publish(context, id);
}

/** Of these settings: planned, or not published for a while. `isStale`: what it replaces has changed since. */
export async function listPlans({ db, now }: Context, stored: LocationRow, settings: readonly string[]) {
  const isShown = or(
    eq(plannedChanges.state, 'planned'),
    and(eq(plannedChanges.state, 'failed'), gt(plannedChanges.endedAt, daysBefore(now(), SHOWN_DAYS))),
  );
  const rows = await db
    .select()
    .from(plannedChanges)
    .where(and(eq(plannedChanges.locationId, stored.id), isShown))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id));
  return rows.flatMap(({ id, publishAt, staff, state, before, after }) => {
    const names = Object.keys(after).filter(isEditable);
    if (!names.some((name) => settings.includes(name))) return [];
    const isStale = state === 'planned' && names.some((name) => valuesDiffer(stored, name, before));
    return [{ id, publishAt, staff, names, before, after, isFailed: state === 'failed', isStale }];
  });
}

export async function deleteOldPlans({ db, now }: Context): Promise<void> {
  await db
    .delete(plannedChanges)
    .where(
      and(ne(plannedChanges.state, 'planned'), lt(plannedChanges.endedAt, daysBefore(now(), RETENTION_DAYS))),
    );
}
