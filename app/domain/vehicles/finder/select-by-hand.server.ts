import { and, eq, type SQL } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { distinctValues } from '../distinct-values.server';
import { byLabel, summaryColumns, VEHICLES_TAG } from '../find-vehicle.server';
import { vehicles } from '../tables';
import { type SelectionStep, selectionSteps, type VehicleSummary, vehicleTypes } from '../vehicle';

export interface OfferedStep {
  step: SelectionStep;
  options: { key: string; label: string }[];
  chosen: string | undefined;
  /** The step has one option and is not asked. */
  isOnly: boolean;
}

export type SelectByHandResult =
  | {
      ok: true;
      steps: OfferedStep[];
      /** The open step, which is the last of `steps`; undefined: the selection is complete. */
      next: SelectionStep | undefined;
      /** Set once the selection is complete; several vehicles differ in power or years. */
      vehicles: VehicleSummary[];
    }
  | { ok: false; code: 'unknown-choice'; step: SelectionStep; steps: OfferedStep[] }
  | { ok: false; code: 'no-vehicles' };

/** Stands for a text that the data leaves empty. */
const EMPTY = { key: '-', label: 'ohne Angabe' };

const valueOfKey = (key: string) => (key === EMPTY.key ? '' : key);

async function optionsOf(context: Context, step: SelectionStep, condition: SQL | undefined) {
  const values = await distinctValues(context.db, vehicles, vehicles[step], condition);
  const sorted = step === 'vehicleType' ? vehicleTypes.filter((type) => values.includes(type)) : values;
  return sorted.map((value) => (value === '' ? EMPTY : { key: value, label: value }));
}

/** Follows the choices, takes steps with one option without asking, and ignores choices behind the first open step. */
export async function selectByHand(
  context: Context,
  chosen: Partial<Record<SelectionStep, string>>,
): Promise<SelectByHandResult> {
  dependsOn([VEHICLES_TAG]);
  const steps: OfferedStep[] = [];
  let condition: SQL | undefined;
  for (const step of selectionSteps) {
    const options = await optionsOf(context, step, condition);
    if (options.length === 0) return { ok: false, code: 'no-vehicles' };
    const requested = chosen[step] || undefined;
    const isLeft = options.some(({ key }) => key === requested);
    const only = options.length === 1 ? options[0]?.key : undefined;
    const key = isLeft ? requested : requested === undefined ? only : undefined;
    steps.push({ step, options, chosen: key, isOnly: only !== undefined });
    if (requested !== undefined && !isLeft) return { ok: false, code: 'unknown-choice', step, steps };
    if (key === undefined) return { ok: true, steps, next: step, vehicles: [] };
    condition = and(condition, eq(vehicles[step], valueOfKey(key)));
  }
  const found = await context.db
    .select(summaryColumns)
    .from(vehicles)
    .where(condition)
    .orderBy(...byLabel);
  return { ok: true, steps, next: undefined, vehicles: found };
}
