import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
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
  storedLocation,
} from './change-settings.server';
import { isEditable, type SettingValues, valuesDiffer } from './editable-settings';
import { type PlanPlace, plannedSubject } from './planned-subjects.server';

export const PUBLISH_CHANGE = 'publish-change';
export const PUBLISH_CHANGES = 'publish-changes';

/** Plans that are over stand at the desk for so long. */
const SHOWN_DAYS = 14;
const RETENTION_DAYS = 365;

/** Hashes of photos that a planned change will show. */
export const plannedPhotos = sql`select jsonb_path_query(${plannedChanges.after}, '$.*.hash') #>> '{}'
  from ${plannedChanges} where ${eq(plannedChanges.state, 'planned')}`;

interface NewPlan {
  locationId: string;
  staff: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

async function storePlan(tx: Context, added: NewPlan, publishAt: Date): Promise<void> {
  const [plan] = await tx.db
    .insert(plannedChanges)
    .values({ ...added, publishAt, plannedAt: tx.now(), state: 'planned' })
    .returning({ id: plannedChanges.id });
  if (plan) await enqueueJob(tx.db, PUBLISH_CHANGE, { id: plan.id }, { runAt: publishAt });
}

/** @param until then what stood before the change stands there again; undefined: it stays */
export function changeUntil(
  context: Context,
  until: Date | undefined,
  { locationId, staff, before, after }: NewPlan,
  change: (tx: Context) => Promise<ChangeSettingsResult>,
): Promise<ChangeSettingsResult> {
  if (!until) return change(context);
  const isChanged = (name: string) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null);
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.keys(after)
        .filter(isChanged)
        .map((name) => [name, values[name] ?? null]),
    );
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const result = await change(tx);
    if (result.ok)
      await storePlan(tx, { locationId, staff, before: only(after), after: only(before) }, until);
    return result;
  });
}

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
    await storePlan(tx, { locationId, staff, before: only(before), after: only(after) }, publishAt);
    return { ok: true };
  });
}

/** Of menus, a picture or a redirect. */
export function planSubject(
  context: Context,
  { location, staff }: PlanPlace,
  { subject, before, after }: { subject: string; before: unknown; after: unknown },
  publishAt: Date,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const stored = await plannedSubject(subject)?.stored(tx, location, { before, after });
    if (!isDeepStrictEqual(stored, before)) return { ok: false, code: 'changed-meanwhile' };
    if (isDeepStrictEqual(before, after)) return { ok: false, code: 'nothing-new' };
    const values = { before: { [subject]: before }, after: { [subject]: after } };
    await storePlan(tx, { locationId: location.id, staff, ...values }, publishAt);
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

/** By the command that the form would have run. */
async function run(
  tx: Context,
  { locationId, staff, before, after }: Pick<NewPlan, 'locationId' | 'staff' | 'before' | 'after'>,
): Promise<ChangeSettingsResult> {
  const [subject = ''] = Object.keys(after);
  const planned = plannedSubject(subject);
  if (!planned) return changeSettings(tx, { locationId, staff, before, after });
  const location = await storedLocation(tx, locationId);
  if (!location) return { ok: false, code: 'changed-meanwhile' };
  return planned.publish(tx, { location, staff }, { before: before[subject], after: after[subject] });
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
    const result = await run(tx, plan);
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
    .where(and(eq(plannedChanges.state, 'planned'), lte(plannedChanges.publishAt, context.now())))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id));
  for (const { id } of due) await publish(context, id);
}

async function isStale(
  context: Context,
  location: LocationRow,
  subject: string,
  { before, after }: Pick<NewPlan, 'before' | 'after'>,
): Promise<boolean> {
  if (isEditable(subject)) return valuesDiffer(location, subject, before);
  const values = { before: before[subject], after: after[subject] };
  const stored = await plannedSubject(subject)?.stored(context, location, values);
  return !isDeepStrictEqual(stored, values.before);
}

/** Of these subjects: planned, or not published for a while. `isStale`: what it replaces has changed since. */
export async function listPlans(context: Context, stored: LocationRow, subjects: readonly string[]) {
  const { db, now } = context;
  const isShown = or(
    eq(plannedChanges.state, 'planned'),
    and(eq(plannedChanges.state, 'failed'), gt(plannedChanges.endedAt, daysBefore(now(), SHOWN_DAYS))),
  );
  const rows = await db
    .select()
    .from(plannedChanges)
    .where(and(eq(plannedChanges.locationId, stored.id), isShown))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id));
  const found = rows.filter(({ after }) => Object.keys(after).some((name) => subjects.includes(name)));
  /** By an earlier plan. */
  const willStand = (place: number, name: string, value: unknown) =>
    found
      .slice(0, place)
      .some(({ state, after }) => state === 'planned' && isDeepStrictEqual(after[name], value));
  return Promise.all(
    found.map(async ({ id, publishAt, staff, state, before, after }, place) => {
      const names = Object.keys(after);
      const stale = await Promise.all(
        names.map(
          async (name) =>
            !willStand(place, name, before[name]) && isStale(context, stored, name, { before, after }),
        ),
      );
      const isFailed = state === 'failed';
      return {
        id,
        publishAt,
        staff,
        names,
        before,
        after,
        isFailed,
        isStale: !isFailed && stale.includes(true),
      };
    }),
  );
}

export async function deleteOldPlans({ db, now }: Context): Promise<void> {
  await db
    .delete(plannedChanges)
    .where(
      and(ne(plannedChanges.state, 'planned'), lt(plannedChanges.endedAt, daysBefore(now(), RETENTION_DAYS))),
    );
}
