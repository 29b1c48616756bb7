import { and, eq, sql } from 'drizzle-orm';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';
import { deskChanges } from '../tables';
import {
  columnOf,
  type EditableSetting,
  isEditable,
  problemOf,
  type SettingValues,
  storedForm,
  valuesDiffer,
} from './editable-settings';

export type LocationRow = typeof locations.$inferSelect;

/** As stored at this moment, which a node's network follows within a second. */
export async function storedLocation(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<LocationRow | undefined> {
  const [row] = await db.select().from(locations).where(eq(locations.id, id));
  return row;
}

export interface SettingsChange {
  locationId: string;
  staff: string;
  /** As the form showed them. */
  before: SettingValues;
  after: SettingValues;
}

export type ChangeSettingsResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' | 'nothing-new' }
  | { ok: false; code: 'invalid'; setting: EditableSetting; problem: string };

/** Changed, as the columns that a row gets. */
function written(name: EditableSetting, value: unknown) {
  const column = columnOf(name);
  const kept = storedForm(name, value);
  if (!column) return { theme: kept };
  const text = JSON.stringify(kept);
  return {
    [column]:
      kept === undefined
        ? sql`${locations[column]} - ${name}::text`
        : sql`jsonb_set(${locations[column]}, array[${name}], ${text}::jsonb)`,
  };
}

export type CheckedChange =
  | { ok: true; changed: EditableSetting[] }
  | Extract<ChangeSettingsResult, { ok: false }>;

/** @param row as stored, locked */
export function checkChange(
  row: LocationRow | undefined,
  before: SettingValues,
  after: SettingValues,
): CheckedChange {
  if (!row) return { ok: false, code: 'changed-meanwhile' };
  const names = Object.keys(after).filter(isEditable);
  if (names.some((name) => valuesDiffer(row, name, before))) return { ok: false, code: 'changed-meanwhile' };
  const changed = names.filter((name) => valuesDiffer(row, name, after));
  if (changed.length === 0) return { ok: false, code: 'nothing-new' };
  for (const setting of changed) {
    const problem = problemOf(setting, after[setting]);
    if (problem !== undefined) return { ok: false, code: 'invalid', setting, problem };
  }
  return { ok: true, changed };
}

/** All or none; the shop's pages follow within a second. */
export function changeSettings(
  context: Context,
  { locationId, staff, before, after }: SettingsChange,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const [row] = await tx.db.select().from(locations).where(eq(locations.id, locationId)).for('update');
    const checked = checkChange(row, before, after);
    if (!checked.ok) return checked;
    for (const name of checked.changed) {
      await tx.db.update(locations).set(written(name, after[name])).where(eq(locations.id, locationId));
      const change = {
        kind: 'setting',
        subject: name,
        before: before[name] ?? null,
        after: after[name] ?? null,
      } as const;
      await recordChange(tx, { locationId, staff, ...change });
    }
    return { ok: true };
  });
}

/** Restores the values before the change. */
export async function undoChange(
  context: Context,
  { locationId, staff, id }: { locationId: string; staff: string; id: number },
): Promise<ChangeSettingsResult> {
  const known = and(
    eq(deskChanges.id, id),
    eq(deskChanges.locationId, locationId),
    eq(deskChanges.kind, 'setting'),
  );
  const [change] = await context.db.select().from(deskChanges).where(known);
  if (!change || !isEditable(change.subject)) return { ok: false, code: 'changed-meanwhile' };
  const values = (value: unknown): SettingValues => ({ [change.subject]: value });
  return changeSettings(context, {
    locationId,
    staff,
    before: values(change.after),
    after: values(change.before),
  });
}
