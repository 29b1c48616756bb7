import { and, eq, type SQL } from 'drizzle-orm';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { distinctValues } from '../distinct-values.server';
import { byLabel, summaryColumns, VEHICLES_TAG } from '../find-vehicle.server';
import { vehicles } from '../tables';
import { type SelectionStep, selectionSteps, type VehicleSummary, vehicleTypes } from '../vehicle';

export interface OfferedStep {
  step: SelectionStep;
  options: { key: string; label: string }[];
  /** Key of the option that was chosen, or that is the only one. */
  chosen: string | undefined;
  /** There is but one: nobody has to be asked. */
  isOnly: boolean;
}

export type SelectByHandResult =
  | {
      ok: true;
      steps: OfferedStep[];
      /** The step that has to be chosen now, the last of `steps`; none: everything is chosen. */
      next: SelectionStep | undefined;
      /** Once everything is chosen: one vehicle, or several that differ in power or years. */
      vehicles: VehicleSummary[];
    }
  /** The choice of a step is not left; `steps` ends with it and says what is. */
  | { ok: false; code: 'unknown-choice'; step: SelectionStep; steps: OfferedStep[] }
  | { ok: false; code: 'no-vehicles' };

/** What stands for a text that the data leaves empty. */
const EMPTY = { key: '-', label: 'ohne Angabe' };

const valueOfKey = (key: string) => (key === EMPTY.key ? '' : key);

async function optionsOf(context: Context, step: SelectionStep, condition: SQL | undefined) {
  const values = await distinctValues(context.db, vehicles, vehicles[step], condition);
  const sorted = step === 'vehicleType' ? vehicleTypes.filter((type) => values.includes(type)) : values;
  return sorted.map((value) => (value === '' ? EMPTY : { key: value, label: value }));
}

/**
 * The selection by hand: goes from step to step as far as choices are known, a step with one option without asking, and says what is
 * offered at the next. What was chosen behind an open step is not looked at.
 */
export async function selectByHand(
  context: Context,
  chosen: Partial<Record<SelectionStep, string>>,
): Promise<SelectByHandResult> {
  madeFrom([VEHICLES_TAG]);
  const steps: OfferedStep[] = [];
  let condition: SQL | undefined;
  for (const step of selectionSteps) {
    const options = await optionsOf(context, step, condition);
    if (options.length === 0) return { ok: false, code: 'no-vehicles' };
    const wanted = chosen[step] || undefined;
    const isLeft = options.some(({ key }) => key === wanted);
    const only = options.length === 1 ? options[0]?.key : undefined;
    const key = isLeft ? wanted : wanted === undefined ? only : undefined;
    steps.push({ step, options, chosen: key, isOnly: only !== undefined });
    if (wanted !== undefined && !isLeft) return { ok: false, code: 'unknown-choice', step, steps };
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
